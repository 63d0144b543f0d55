import Diffable

/// Buttons beside rows: each style with a word and with a picture, and what sizes, corners and colours make of them.
final class ButtonStylesScreen: Screen {
    private typealias Configuration = ButtonView.Configuration

    private var dataSource: CollectionViewDiffableDataSource<String, String>!
    private var presses: [String: Int] = [:]
    private static let sections: KeyValuePairs<String, KeyValuePairs<String, Configuration>> = [
        "Styles": [
            "Plain": .plain(), "Gray": .gray(), "Tinted": .tinted(), "Filled": .filled(), "Bordered": .bordered(),
            "Bordered Tinted": .borderedTinted(), "Bordered Prominent": .borderedProminent(),
        ],
        "Sizes": [
            "Small": made(.filled()) { $0.buttonSize = .small }, "Large": made(.filled()) { $0.buttonSize = .large },
        ],
        "Corners": [
            "Small Corners": made(.tinted()) { $0.cornerStyle = .small },
            "Capsule": made(.tinted()) { $0.cornerStyle = .capsule },
        ],
        "Colors": [
            "Indigo": made(.filled()) { $0.baseBackgroundColor = .systemIndigo },
            "Indigo on Gray": made(.gray()) { $0.baseForegroundColor = .systemIndigo },
        ],
    ]

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        let layout = CollectionViewCompositionalLayout.list(using: list)
        super.init(title: "Button Styles", collectionView: CollectionView(collectionViewLayout: layout))
        let styles = Dictionary(uniqueKeysWithValues: Self.sections.flatMap { $0.value.map { ($0.key, $0.value) } })
        let cell = CollectionView.CellRegistration<CollectionViewListCell, String> { [unowned self] cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            content.secondaryText = presses[name].map { $0 == 1 ? "Pressed once" : "Pressed \($0) times" }
            cell.contentConfiguration = content
            let style = styles[name] ?? .plain()
            let word = Self.made(style) { $0.title = "Add" }
            cell.accessories = [word, Self.made(style) { $0.image = .symbol("plus") }].map { configuration in
                let press = Action { [weak self] _ in self?.press(name) }
                let button = ButtonView(configuration: configuration, primaryAction: press)
                button.accessibilityLabel = "Add to \(name)" + (configuration.image == nil ? "" : " by Picture")
                return .customView(configuration: .init(customView: button, placement: .trailing()))
            }
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { cell, _, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = Self.sections[indexPath.section].key
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: name)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = DiffableDataSourceSnapshot<String, String>()
        for (section, styles) in Self.sections {
            snapshot.appendSections([section])
            snapshot.appendItems(styles.map(\.key))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func made(_ base: Configuration, _ change: (inout Configuration) -> Void) -> Configuration {
        var configuration = base
        change(&configuration)
        return configuration
    }

    private func press(_ name: String) {
        presses[name, default: 0] += 1
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([name])
        dataSource.apply(snapshot)
    }
}
