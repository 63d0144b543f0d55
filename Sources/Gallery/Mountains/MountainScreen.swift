import Diffable
import Foundation

/// One mountain: how high it is and where it stands, compared with others, each of which leads to its own page.
/// It is shared by a sheet that comes over it.
@MainActor final class MountainScreen: Screen {
    enum Section {
        case portrait, ranks, facts, sharing, heights, next, neighbours

        var title: String? {
            switch self {
            case .portrait, .ranks, .facts, .sharing: nil
            case .heights: "Heights Compared"
            case .next: "Next in Height"
            case .neighbours: "In the Same Range"
            }
        }
    }

    enum Item: Hashable {
        case portrait, share
        case rank(MountainComparison.Rank, String)
        case fact(String, String)
        case bar(Mountain)
        case next(Mountain)
        case neighbour(Mountain)
    }

    let mountain: Mountain
    /// Who finds the devices that are offered in the sheet.
    let finder: PeerFinder
    /// What was done in the sheet, with this mountain and others.
    let memory: ShareMemory
    /// Which actions the sheet offers, in which order.
    var actions: ShareActions {
        get { memory.actions }
        set { memory.actions = newValue }
    }

    private let favorites: Favorites
    private let comparison: MountainComparison
    let favoriteButton = Button(label: "Add to Favorites")
    private let shareButton = Button(label: "Share")
    private var dataSource: CollectionViewDiffableDataSource<Section, Item>!

    override var followsReadableWidth: Bool { true }

    override func screen(at component: String) -> Screen? {
        component == ShareSheetScreen.component
            ? ShareSheetScreen(self) : Self.screen(of: component, finder: finder, favorites: favorites, memory: memory)
    }

    override func path(ofItemAt indexPath: IndexPath) -> [String]? { target(of: indexPath).map { [$0.identifier] } }

    /// The screen of the mountain that a component of an address names; nil when there is none.
    static func screen(
        of component: String, finder: PeerFinder, favorites: Favorites, memory: ShareMemory
    ) -> MountainScreen? {
        Mountain.meant(by: component).map {
            MountainScreen($0, finder: finder, favorites: favorites, memory: memory)
        }
    }

    init(_ mountain: Mountain, finder: PeerFinder, favorites: Favorites, memory: ShareMemory) {
        self.mountain = mountain
        self.finder = finder
        self.memory = memory
        self.favorites = favorites
        comparison = MountainComparison(of: mountain)
        super.init(title: mountain.name, collectionView: CollectionView())
        restorationIdentifier = mountain.identifier
        if favorites.keeper == nil { favorites.keeper = self }
        collectionView.delegate = self
        favoriteButton.action = { [weak self] in self?.toggleFavorite() }
        shareButton.image = .symbol("square.and.arrow.up")
        shareButton.action = { [weak self] in self?.share() }
        controls = [favoriteButton, shareButton]
        configureDataSource()
        collectionView.collectionViewLayout = makeLayout()
        applySnapshot()
        showFavorite()
    }

    override func restoreKept(_ state: [String: String]) {
        favorites.restore(state)
        showFavorite()
    }

    func section(at index: Int) -> Section? { dataSource.sectionIdentifier(for: index) }

    /// A second press means the sheet that comes already.
    private func share() {
        if !(presentedScreen is ShareSheetScreen) { present(ShareSheetScreen(self)) }
    }

    private func toggleFavorite() {
        favorites.toggle(mountain)
        showFavorite()
        announce("“\(mountain.name)” \(favorites.contains(mountain) ? "added to" : "removed from") Favorites")
    }

    func isDone(_ action: ShareAction) -> Bool {
        action == .favorites ? favorites.contains(mountain) : memory.isDone(action, with: mountain)
    }

    /// Does something with the mountain that leaves a mark, or takes it back.
    func toggle(_ action: ShareAction) {
        if action == .favorites { toggleFavorite() } else { memory.toggle(action, with: mountain) }
    }

    private func showFavorite() {
        let isFavorite = favorites.contains(mountain)
        favoriteButton.label = isFavorite ? "Remove from Favorites" : "Add to Favorites"
        favoriteButton.image = .symbol(isFavorite ? "star.fill" : "star")
    }

    private func configureDataSource() {
        let portrait = makePortraitRegistration()
        let rank = makeRankRegistration()
        let neighbour = makeNeighbourRegistration()
        let row = makeRowRegistration()
        dataSource = .init(collectionView: collectionView) { view, indexPath, item in
            switch item {
            case .portrait: view.dequeueConfiguredReusableCell(using: portrait, for: indexPath, item: item)
            case .rank: view.dequeueConfiguredReusableCell(using: rank, for: indexPath, item: item)
            case .neighbour: view.dequeueConfiguredReusableCell(using: neighbour, for: indexPath, item: item)
            case .share, .fact, .bar, .next:
                view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
            }
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            var content = ListContentConfiguration.prominentInsetGroupedHeader()
            content.text = self?.section(at: indexPath.section)?.title
            cell.contentConfiguration = content
        }
        let footer = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionFooter
        ) { [weak self] cell, _, _ in
            var content = ListContentConfiguration.groupedFooter()
            content.text = self?.summary
            cell.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == CollectionView.elementKindSectionFooter ? footer : header, for: indexPath)
        }
    }

    /// What the comparison says, in words.
    private var summary: String {
        let count = "the \(grouped(comparison.rank.count)) mountains listed here"
        if mountain == Mountain.highest { return "The highest of \(count)." }
        let gap = Mountain.highest.height - mountain.height
        return "\(grouped(gap)) m lower than \(Mountain.highest.name). "
            + "\(comparison.percentLower)% of \(count) are lower still."
    }

    private func applySnapshot() {
        var facts: [Item] = [
            .fact("Range", mountain.range),
            .fact(
                mountain.countries.count == 1 ? "Country" : "Countries", mountain.countries.joined(separator: ", ")),
        ]
        if mountain.isVolcano { facts.append(.fact("Kind", "Volcano")) }
        if let date = mountain.firstAscent { facts.append(.fact("First Climbed", date)) }
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.portrait, .ranks, .facts, .sharing, .heights, .next])
        snapshot.appendItems([.portrait], toSection: .portrait)
        snapshot.appendItems(
            [
                .rank(comparison.rank, "listed here"), .rank(comparison.rankInRange, "in its range"),
                .rank(comparison.rank(in: mountain.countries[0]), "in \(mountain.countries[0])"),
            ], toSection: .ranks)
        snapshot.appendItems(facts, toSection: .facts)
        snapshot.appendItems([.share], toSection: .sharing)
        snapshot.appendItems(comparison.scale.map { .bar($0) }, toSection: .heights)
        snapshot.appendItems(comparison.nextInHeight.map { .next($0) }, toSection: .next)
        let neighbours = comparison.neighboursInRange
        if !neighbours.isEmpty {
            snapshot.appendSections([.neighbours])
            snapshot.appendItems(neighbours.map { .neighbour($0) }, toSection: .neighbours)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension MountainScreen: CollectionViewDelegate {
    /// The mountain whose page a row leads to.
    private func target(of indexPath: IndexPath) -> Mountain? {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .bar(let other) where other != mountain: other
        case .next(let other), .neighbour(let other): other
        default: nil
        }
    }

    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        target(of: indexPath) != nil || dataSource.itemIdentifier(for: indexPath) == .share
    }

    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        self.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let other = target(of: indexPath) {
            show(MountainScreen(other, finder: finder, favorites: favorites, memory: memory))
        } else {
            share()
        }
    }
}
