import Diffable
import Foundation

/// Mountain Search, the first demo of WWDC19 session 220: each typed letter filters a grid of mountains.
@MainActor final class MountainsScreen: Screen {
    enum Section {
        case main
    }

    let mountainsController = MountainsController()
    let searchField = SearchField(label: "Search mountains", prompt: "Name or country")
    let orderControl = SegmentedControl(label: "Sort by", segments: ["Height", "Name"])
    let favorites = Favorites()
    private let memory = ShareMemory()
    private let finder: PeerFinder
    private var markedText = ""
    var dataSource: MountainsDataSource!

    init(finder: PeerFinder = PeerFinder()) {
        self.finder = finder
        let view = CollectionView(collectionViewLayout: Self.makeLayout())
        super.init(title: "Mountain Search", collectionView: view)
        view.delegate = self
        configureControls()
        configureDataSource()
        let byName = Dictionary(uniqueKeysWithValues: mountainsController.mountains.map { ($0.identifier, $0) })
        listRestoration = ListRestoration(
            identifier: { [weak self] in self?.dataSource.itemIdentifier(for: $0)?.identifier },
            indexPath: { [weak self] name in byName[name].flatMap { self?.dataSource.indexPath(for: $0) } })
        favorites.keeper = self
        favorites.onChange = { [weak self] in self?.didChangeFavorites($0) }
        performQuery()
    }

    override func path(ofItemAt indexPath: IndexPath) -> [String]? {
        listRestoration?.identifier(indexPath).map { [$0] }
    }

    override func screen(at component: String) -> Screen? {
        MountainScreen.screen(of: component, finder: finder, favorites: favorites, memory: memory)
    }

    override func restoreKept(_ state: [String: String]) { favorites.restore(state) }

    func configureControls() {
        searchField.scopes = MountainsController.Scope.allCases.map(\.title)
        orderControl.restorationIdentifier = "sort"
        searchField.onChange = { [weak self] _ in self?.performQuery() }
        searchField.onTokensChange = { [weak self] _ in self?.performQuery() }
        searchField.onScopeChange = { [weak self] _ in self?.performQuery() }
        orderControl.onChange = { [weak self] _ in self?.performQuery() }
        controls = [searchField, orderControl]
    }

    func configureDataSource() {
        let registration = CollectionView.CellRegistration<ListCell, Mountain> { [weak self] cell, _, mountain in
            var content = mountain.content(marking: self?.searchField.text ?? "")
            // Before the height, so that all heights stay below each other.
            if self?.favorites.contains(mountain) == true {
                content.columns.insert(RowContent.Column(text: "⭐️", width: 0), at: 0)
            }
            cell.contentConfiguration = content
        }
        dataSource = MountainsDataSource(collectionView: collectionView) { view, indexPath, mountain in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: mountain)
        }
    }

    func performQuery() {
        let order = MountainsController.Order(rawValue: orderControl.selectedIndex) ?? .height
        let mountains = mountains(with: searchField.text, sortedBy: order)
        showSuggestions()

        var snapshot = DiffableDataSourceSnapshot<Section, Mountain>()
        snapshot.appendSections([.main])
        snapshot.appendItems(mountains)
        // In rows that stay, another part of the name matches what is searched for now.
        if searchField.text != markedText { snapshot.reconfigureItems(mountains) }
        markedText = searchField.text
        dataSource.setIndex(of: order == .name ? mountains : nil)
        dataSource.apply(snapshot, animatingDifferences: true)
        collectionView.reloadIndexTitles()

        status = mountains.count == 1 ? "1 mountain" : "\(mountains.count) mountains"
        contentUnavailableConfiguration = mountains.isEmpty ? nothingFound : nil
    }

    private func mountains(with text: String, sortedBy order: MountainsController.Order) -> [Mountain] {
        mountainsController.filteredMountains(
            with: text, countries: searchField.tokens, in: selectedScope, sortedBy: order,
            isFavorite: favorites.contains)
    }

    /// Suggests the countries that lead to mountains, beside the tokens and in the scope that there are.
    private func showSuggestions() {
        let countries = mountainsController.countries(
            beginningWith: searchField.text, of: mountains(with: "", sortedBy: .height))
        searchField.suggestions = countries.filter { !searchField.tokens.contains($0) }
    }

    /// Gives a mountain a star or takes it, and offers the way back.
    func toggleFavorite(_ mountain: Mountain) {
        favorites.toggle(mountain)
        let change = favorites.contains(mountain) ? "added to" : "removed from"
        present(
            Toast("“\(mountain.name)” \(change) Favorites", actionTitle: "Undo") { [weak self] in
                self?.favorites.toggle(mountain)
            })
    }

    private func didChangeFavorites(_ mountain: Mountain) {
        // The way back is offered from the latest change only.
        if let toast { userDidEnd(toast.id, pressed: false) }
        if dataSource.indexPath(for: mountain) != nil { dataSource.reconfigure([mountain]) }
        if selectedScope == .favorites { performQuery() }
    }

    private var selectedScope: MountainsController.Scope {
        MountainsController.Scope(rawValue: searchField.selectedScopeIndex) ?? .all
    }

    private var nothingFound: ContentUnavailableConfiguration {
        let text = searchField.text.trimmingCharacters(in: .whitespaces)
        if selectedScope == .favorites, text.isEmpty, searchField.tokens.isEmpty { return noFavorites }
        var configuration = ContentUnavailableConfiguration.search(for: text.isEmpty ? nil : text)
        let scope = searchField.selectedScopeIndex
        guard scope > 0 else {
            configuration.button = .init(title: "Show All Mountains") { [weak self] in self?.searchField.clear() }
            return configuration
        }
        configuration.text = (configuration.text ?? "") + " in “\(searchField.scopes[scope])”"
        configuration.secondaryText = "Other mountains weren’t searched."
        configuration.button = .init(title: "Search All") { [weak self] in self?.searchField.userDid(.choose(0)) }
        return configuration
    }

    private var noFavorites: ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.image = .symbol("star")
        configuration.text = "No Favorites"
        configuration.secondaryText = "Mountains you add to Favorites appear here."
        configuration.button = .init(title: "Show All Mountains") { [weak self] in
            self?.searchField.userDid(.choose(0))
        }
        return configuration
    }

    /// As many columns as there is room for.
    static func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { _, environment in
            let count = environment.columns(ofWidth: 372)
            // Large letters in one column have as many lines as they need, and so have any where there is little room.
            let isNarrow = environment.container.effectiveContentSize.width < 340
            let isMeasured = isNarrow || (environment.traitCollection.textScale >= 1.4 && count == 1)
            let height = environment.scaled(72)
            let itemSize = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: isMeasured ? .estimated(height) : .fractionalHeight(1))
            let groupSize = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: isMeasured ? .estimated(height) : .absolute(height))
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: groupSize, repeatingSubitem: CollectionLayoutItem(layoutSize: itemSize), count: count)
            group.interItemSpacing = .fixed(12)
            let section = CollectionLayoutSection(group: group)
            section.interGroupSpacing = 12
            let margin = environment.pageMargin
            section.contentInsets = DirectionalEdgeInsets(top: 12, leading: margin, bottom: 20, trailing: margin)
            return section
        }
    }
}

extension MountainsScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let mountain = dataSource.itemIdentifier(for: indexPath) {
            show(MountainScreen(mountain, finder: finder, favorites: favorites, memory: memory))
        }
    }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let mountain = indexPaths.first.flatMap(dataSource.itemIdentifier(for:)) else { return nil }
        let isFavorite = favorites.contains(mountain)
        return ContextMenuConfiguration(actionProvider: { [weak self] _ in
            let star = Action(
                title: isFavorite ? "Remove from Favorites" : "Add to Favorites",
                image: .symbol(isFavorite ? "star.slash" : "star")
            ) { [weak self] _ in self?.toggleFavorite(mountain) }
            return Menu(children: [star])
        })
    }
}
