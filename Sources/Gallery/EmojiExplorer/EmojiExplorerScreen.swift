import Diffable
import Foundation

/// The second talk's screen: three sections of one data source, which section snapshots fill and change each by itself.
@MainActor final class EmojiExplorerScreen: Screen {
    private typealias DataSource = CollectionViewDiffableDataSource<EmojiSection, EmojiItem>

    let searchField = SearchField(label: "Search emoji", prompt: "Search")
    private var dataSource: DataSource!
    let history = StepHistory()
    private let undoButtons = UndoButtons()
    private(set) var starred: [Character]
    /// The outline while a search hides it.
    private var hiddenOutline: DiffableDataSourceSectionSnapshot<EmojiItem>?
    /// What is searched meanwhile.
    private var listOfAll = EmojiExplorerScreen.start

    init(starred: [Character] = ["😀", "🌲", "🍎", "⚽", "🚀", "💡", "❤️", "🐶", "☕", "🎸", "🏔️", "🔑"]) {
        self.starred = starred
        super.init(title: "Emoji Explorer", collectionView: CollectionView())
        collectionView.delegate = self
        searchField.onChange = { [weak self] in self?.search($0) }
        controls = [undoButtons.undo, undoButtons.redo, searchField]
        undoHistory = history
        undoButtons.attach(to: self)
        history.observe(for: self) { [weak self] in self.map { $0.undoButtons.update(from: $0) } }
        configureDataSource()
        collectionView.collectionViewLayout = EmojiExplorerLayout.make { [weak self] in
            self?.dataSource.sectionIdentifier(for: $0)
        } leadingActions: { [weak self] indexPath in
            self?.item(at: indexPath)?.character.flatMap { self?.starring(of: $0) }
        }
        applyInitialSnapshots()
        configureRestoration()
        showCount()
    }

    /// Open parents wait for the end of a search that hides them.
    private func configureRestoration() {
        var restoration = ListRestoration(of: dataSource, outlines: [.outline]) { $0.restorationName }
        let expand = restoration.expand
        let expanded = restoration.expanded
        restoration.expanded = { [weak self] in
            self?.hiddenOutline.map { outline in
                outline.expandedItems.filter(outline.hasChildren).map(\.restorationName)
            } ?? expanded?() ?? []
        }
        restoration.expand = { [weak self] names in
            guard var outline = self?.hiddenOutline else { expand?(names); return }
            let parents = outline.items.filter(outline.hasChildren)
            outline.collapse(parents)
            outline.expand(parents.filter { names.contains($0.restorationName) })
            self?.hiddenOutline = outline
        }
        listRestoration = restoration
    }

    private func configureDataSource() {
        let tile = makeTileRegistration()
        let category = makeCategoryRegistration()
        let row = makeRowRegistration()
        let header = makeHeaderRegistration()
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, item in
            switch item {
            case .starred(let character):
                view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: character)
            case .category(let name):
                view.dequeueConfiguredReusableCell(using: category, for: indexPath, item: name)
            case .outlined, .listed:
                view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
            }
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        collectionView.typeSelectStringProvider = { [weak self] in self?.item(at: $0)?.name }
    }

    override var followsReadableWidth: Bool { true }

    override func path(ofItemAt indexPath: IndexPath) -> [String]? {
        item(at: indexPath)?.character.map { [EmojiDetailScreen.component(for: $0)] }
    }

    override func screen(at component: String) -> Screen? {
        EmojiDetailScreen.character(meantBy: component).map { EmojiDetailScreen($0, explorer: self) }
    }

    func item(at indexPath: IndexPath) -> EmojiItem? { dataSource.itemIdentifier(for: indexPath) }

    func section(at index: Int) -> EmojiSection? { dataSource.sectionIdentifier(for: index) }

    // MARK: Snapshots

    private func applyInitialSnapshots() {
        dataSource.apply(Self.start, animatingDifferences: false)
        applyStarred(animated: false)
        dataSource.apply(Self.outline, to: .outline, animatingDifferences: false)
    }

    /// The sections, with the list of all in it from the start: beside others' rows each of its own would be looked for
    /// in those. Made by whoever is first, for all visitors.
    nonisolated static let start = {
        var start = DiffableDataSourceSnapshot<EmojiSection, EmojiItem>()
        start.appendSections(EmojiSection.allCases)
        start.appendItems(EmojiCatalog.all.map { .listed($0.character) }, toSection: .list)
        return start
    }()

    /// Made by whoever is first, for all visitors.
    nonisolated static let outline = {
        var outline = DiffableDataSourceSectionSnapshot<EmojiItem>()
        for category in EmojiCategory.allCases {
            let emoji = EmojiCatalog.byCategory[category] ?? []
            outline.append([.category(category)])
            outline.append(emoji.map { .outlined($0.character) }, to: .category(category))
            for one in emoji where !one.tones.isEmpty {
                outline.append(one.tones.map { .outlined($0) }, to: .outlined(one.character))
            }
        }
        return outline
    }()

    private func applyStarred(animated: Bool = true) {
        guard hiddenOutline == nil else { return }
        var snapshot = DiffableDataSourceSectionSnapshot<EmojiItem>()
        snapshot.append(starred.map { .starred($0) })
        dataSource.apply(snapshot, to: .starred, animatingDifferences: animated)
    }

    /// What is found is taken from the list that is shown, and that comes back whole: to look for each of its rows
    /// again would take longer than all else.
    private func hideOutline() {
        hiddenOutline = dataSource.snapshot(for: .outline)
        listOfAll = dataSource.snapshot()
        listOfAll.deleteSections([.starred, .outline])
    }

    /// Shows the emoji whose names hold what was typed; the other sections come back with the empty field.
    private func search(_ text: String) {
        let isSearching = !text.trimmingCharacters(in: .whitespaces).isEmpty
        if isSearching {
            if hiddenOutline == nil { hideOutline() }
            var snapshot = listOfAll
            snapshot.deleteSections([.list])
            snapshot.appendSections([.list])
            snapshot.appendItems(EmojiCatalog.matching(text).map { .listed($0.character) })
            dataSource.apply(snapshot)
        } else if let outline = hiddenOutline {
            hiddenOutline = nil
            var snapshot = listOfAll
            snapshot.insertSections([.starred, .outline], beforeSection: .list)
            dataSource.apply(snapshot)
            applyStarred()
            dataSource.apply(outline, to: .outline)
        }
        // In rows that stay, another part of the name matches what is searched for now.
        dataSource.reconfigure(collectionView.indexPathsForVisibleItems.compactMap(item(at:)))
        showCount()
    }

    // MARK: Stars

    func isStarred(_ character: Character) -> Bool { starred.contains(character) }

    /// Puts an emoji at a place of the lane, or takes it out where that is nil.
    ///
    /// - Returns: The place where it was.
    func setStar(_ character: Character, at place: Int?) -> Int? {
        let former = starred.firstIndex(of: character)
        if let former { starred.remove(at: former) }
        if let place { starred.insert(character, at: min(place, starred.count)) }
        applyStarred()
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(
            [EmojiItem.outlined(character), .listed(character)].filter { snapshot.indexOfItem($0) != nil })
        dataSource.apply(snapshot)
        showCount()
        for case let detail as EmojiDetailScreen in screensInFront { detail.didChangeStar(of: character) }
        return former
    }

    private var nothingFound: ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration.search(
            for: searchField.text.trimmingCharacters(in: .whitespaces))
        configuration.button = .init(title: "Show All Emoji") { [weak self] in self?.searchField.clear() }
        return configuration
    }

    private func showCount() {
        guard hiddenOutline == nil else {
            let count = dataSource.snapshot().numberOfItems(inSection: .list)
            status = count == 0 ? "No emoji found" : count == 1 ? "1 emoji found" : "\(count) emoji found"
            contentUnavailableConfiguration = count == 0 ? nothingFound : nil
            return
        }
        contentUnavailableConfiguration = nil
        status = "\(starred.count) starred"
    }
}
