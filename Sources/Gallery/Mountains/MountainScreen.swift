import Diffable
import Foundation

/// One mountain: how high it is and where it stands, and the others of its range, each of which leads to its own page.
/// It is shared by a sheet that comes over it.
@MainActor final class MountainScreen: Screen {
    private enum Section: String {
        case portrait, about, facts, sharing
        case neighbours = "In the Same Range"
    }

    private enum Item: Hashable {
        case portrait, share
        case about(String)
        case fact(String, String)
        case neighbour(Mountain)
    }

    let mountain: Mountain
    /// Who finds the devices that are offered in the sheet.
    let finder: PeerFinder
    /// Which actions the sheet offers, in which order; it follows each change.
    var actions = ShareActions() { didSet { if actions != oldValue { sheet?.update() } } }
    /// What was done with the mountain, and can be taken back.
    var done: Set<ShareAction> = []

    private let shareButton = Button(label: "Share")
    private var dataSource: CollectionViewDiffableDataSource<Section, Item>!

    override var followsReadableWidth: Bool { true }

    override func screen(at component: String) -> Screen? {
        component == ShareSheetScreen.component
            ? ShareSheetScreen(self) : Self.screen(of: component, finder: finder)
    }

    /// The screen of the mountain that a component of an address names; nil when there is none.
    static func screen(of component: String, finder: PeerFinder) -> MountainScreen? {
        Mountain.all.first { $0.identifier == component }.map { MountainScreen($0, finder: finder) }
    }

    init(_ mountain: Mountain, finder: PeerFinder) {
        self.mountain = mountain
        self.finder = finder
        super.init(title: mountain.name, collectionView: CollectionView())
        restorationIdentifier = mountain.identifier
        collectionView.delegate = self
        shareButton.image = .symbol("square.and.arrow.up")
        shareButton.action = { [weak self] in self?.share() }
        controls = [shareButton]
        configureDataSource()
        collectionView.collectionViewLayout = makeLayout()
        applySnapshot()
    }

    private var sheet: ShareSheetScreen? { presentedScreen as? ShareSheetScreen }

    private func share() { present(ShareSheetScreen(self)) }

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
            case .share:
                content.text = "Share Mountain…"
                content.textProperties.color = .tintColor
            case .about(let text):
                content.text = text
                content.textProperties.numberOfLines = 0
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
        if let date = mountain.firstAscent { facts.append(.fact("First Climbed", date)) }
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.portrait])
        snapshot.appendItems([.portrait])
        if let about = mountain.about {
            snapshot.appendSections([.about])
            snapshot.appendItems([.about(about)])
        }
        snapshot.appendSections([.facts, .sharing])
        snapshot.appendItems(facts, toSection: .facts)
        snapshot.appendItems([.share], toSection: .sharing)
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
        switch dataSource.itemIdentifier(for: indexPath) {
        case .share, .neighbour: true
        case .portrait, .about, .fact, nil: false
        }
    }

    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        self.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .share: share()
        case .neighbour(let mountain): show(MountainScreen(mountain, finder: finder))
        case .portrait, .about, .fact, nil: break
        }
    }
}
