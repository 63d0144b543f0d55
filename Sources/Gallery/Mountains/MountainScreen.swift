import Diffable
import Foundation

/// One mountain: how high it is and where it stands, and the others of its range, each of which leads to its own page.
@MainActor final class MountainScreen: Screen {
    private enum Section: String {
        case portrait, facts
        case neighbours = "In the Same Range"
    }

    private enum Item: Hashable {
        case portrait
        case fact(String, String)
        case neighbour(Mountain)
    }

    private let mountain: Mountain
    private var dataSource: CollectionViewDiffableDataSource<Section, Item>!

    override var followsReadableWidth: Bool { true }

    override func screen(at component: String) -> Screen? { Self.screen(of: component) }

    /// The screen of the mountain that a component of an address names; nil when there is none.
    static func screen(of component: String) -> MountainScreen? {
        Mountain.all.first { $0.identifier == component }.map { MountainScreen($0) }
    }

    init(_ mountain: Mountain) {
        self.mountain = mountain
        super.init(title: mountain.name, collectionView: CollectionView())
        restorationIdentifier = mountain.identifier
        collectionView.delegate = self
        configureDataSource()
        collectionView.collectionViewLayout = makeLayout()
        applySnapshot()
    }

    private func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { [weak self] index, environment in
            let section = self?.dataSource.sectionIdentifier(for: index)
            if section == .portrait { return .portrait(height: 176, in: environment) }
            var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = section == .neighbours ? .supplementary : .none
            return .list(using: list, layoutEnvironment: environment)
        }
    }

    private func configureDataSource() {
        let portrait = CollectionView.CellRegistration<CollectionViewCell, Mountain> { cell, _, mountain in
            cell.contentConfiguration = ListContentConfiguration.portrait(mountain.content.image)
            cell.accessibilityLabel = mountain.name
        }
        let row = CollectionView.CellRegistration<CollectionViewListCell, Item> { cell, _, item in
            var content = ListContentConfiguration.valueCell()
            switch item {
            case .portrait: break
            case .fact(let name, let value): (content.text, content.secondaryText) = (name, value)
            case .neighbour(let mountain):
                content.image = mountain.content.image
                (content.text, content.secondaryText) = (mountain.name, "\(grouped(mountain.height)) m")
                cell.accessories = [.disclosureIndicator()]
            }
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { [mountain] view, indexPath, item in
            if item == .portrait {
                return view.dequeueConfiguredReusableCell(using: portrait, for: indexPath, item: mountain)
            }
            return view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        dataSource.showHeaders(.prominentInsetGroupedHeader()) { $0.rawValue }
    }

    private func applySnapshot() {
        let all = Mountain.all
        let place = all.count { $0.height > mountain.height } + 1
        let feet = Int((Double(mountain.height) / 0.3048).rounded())
        var facts: [Item] = [
            .fact("Height", "\(grouped(mountain.height)) m · \(grouped(feet)) ft"),
            .fact("Rank", "\(grouped(place)) of \(grouped(all.count))"),
            .fact("Range", mountain.range),
            .fact(mountain.countries.count == 1 ? "Country" : "Countries", mountain.country),
        ]
        if mountain.isVolcano { facts.append(.fact("Kind", "Volcano")) }
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.portrait, .facts])
        snapshot.appendItems([.portrait], toSection: .portrait)
        snapshot.appendItems(facts, toSection: .facts)
        let neighbours = all.filter { $0.range == mountain.range && $0 != mountain }
        if !neighbours.isEmpty {
            snapshot.appendSections([.neighbours])
            snapshot.appendItems(neighbours.map { .neighbour($0) }, toSection: .neighbours)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension MountainScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        if case .neighbour = dataSource.itemIdentifier(for: indexPath) { true } else { false }
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard case .neighbour(let mountain) = dataSource.itemIdentifier(for: indexPath) else { return }
        show(MountainScreen(mountain))
    }
}
