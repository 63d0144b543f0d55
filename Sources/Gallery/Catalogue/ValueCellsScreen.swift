import Diffable
import Foundation

/// Names and values: the second text stands at the trailing edge, or a switch does. No tap leads anywhere, so there are
/// no chevrons.
final class ValueCellsScreen: Screen, CollectionViewDelegate {
    private struct Setting: Hashable {
        var emoji: String
        var name: String
        var value: String?
    }

    private var dataSource: CollectionViewDiffableDataSource<String, Setting>!
    /// Kept beside the list: what a switch changes is the same row still.
    private var isOn = ["Flight Mode": false, "Night Light": true]
    private static let settings: KeyValuePairs = [
        "Networks": [
            Setting(emoji: "✈️", name: "Flight Mode"),
            Setting(emoji: "🛜", name: "Wi-Fi", value: "Lighthouse"),
            Setting(emoji: "🎧", name: "Bluetooth", value: "On"),
        ],
        "This Device": [
            Setting(emoji: "🔋", name: "Battery", value: "82%"),
            Setting(emoji: "💾", name: "Storage", value: "96 of 128 GB"),
            Setting(emoji: "🌙", name: "Night Light"),
            Setting(emoji: "🌍", name: "Language", value: "English"),
        ],
    ]

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        let layout = CollectionViewCompositionalLayout.list(using: list)
        super.init(title: "Value Cells", collectionView: CollectionView(collectionViewLayout: layout))
        let cell = CollectionView.CellRegistration<CollectionViewListCell, Setting> { [weak self] cell, _, setting in
            var content = ListContentConfiguration.valueCell()
            content.image = .emoji(setting.emoji)
            content.text = setting.name
            content.secondaryText = setting.value
            cell.contentConfiguration = content
            cell.accessories = []
            guard let isOn = self?.isOn[setting.name] else { return }
            let toggle = AccessoryView.toggle(isOn: isOn, label: setting.name) { self?.turn(setting, on: $0) }
            cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { cell, _, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = Self.settings[indexPath.section].key
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, setting in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: setting)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = DiffableDataSourceSnapshot<String, Setting>()
        for (section, settings) in Self.settings {
            snapshot.appendSections([section])
            snapshot.appendItems(settings)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        collectionView.delegate = self
    }

    private func turn(_ setting: Setting, on isOn: Bool) {
        self.isOn[setting.name] = isOn
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([setting])
        dataSource.apply(snapshot)
    }

    /// A switch is all there is to press.
    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { false }
}
