import Diffable
import Foundation

/// Letters to be pulled down, chosen with the arrow keys, read, and cleared away: what a list does beside showing rows.
@MainActor final class InboxScreen: CollectionViewController {
    private(set) var dataSource: CollectionViewDiffableDataSource<String, InboxLetter>!
    /// The letters that are shown.
    var letters: [InboxLetter] { dataSource.snapshot().itemIdentifiers }
    /// All letters while a search shows some of them.
    var whole: [InboxLetter]?
    let searchField = SearchField(label: "Search letters", prompt: "Search")
    private var lastNumber = 0
    var readNumbers: Set<Int> = []
    var flaggedNumbers: Set<Int> = []
    var sent: [Int: [InboxReply]] = [:]
    /// What was written in answer to letters, and not sent yet.
    var drafts: [Int: InboxReply] = [:]
    /// Whether the letter beside the list will be the selected one in a moment.
    var isFollowing = false
    /// The letter that was read beside the list when several began to be chosen.
    var letterBeforeEditing: InboxLetter?
    /// The letter beside the list while letters are chosen in that: nothing else tells it from the others then.
    var markedLetter: InboxLetter? {
        didSet { if markedLetter != oldValue { reconfigure([oldValue, markedLetter].compactMap(\.self)) } }
    }
    /// The letters that were selected when they were removed, and are again when they come back.
    var removedSelection: Set<InboxLetter> = []
    /// What came back with the undo or redo that is being done.
    private var returned: [InboxLetter] = []
    /// What the menu was made for.
    var menuState: MenuState?
    private let refresh = RefreshControl()
    let editButton = Button(label: "Edit")
    let moreButton = Button(label: "More")
    let selectAllButton = Button(label: "Select All")
    let markButton = Button(label: "Mark as Read")
    let archiveButton = Button(label: "Archive")
    let deleteButton = Button(label: "Delete")
    /// How long fetching letters takes.
    private let delay: Duration

    init(delay: Duration = .milliseconds(900)) {
        self.delay = delay
        super.init(
            collectionViewLayout: CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .plain)))
    }

    override var followsReadableWidth: Bool { true }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        editingDidChange(editing, animated: animated)
    }

    override func setCollapsed(_ isCollapsed: Bool) {
        super.setCollapsed(isCollapsed)
        // Where the letter is shown beside the list, rows have no sign that they lead on.
        dataSource.reconfigure(letters)
        if let reader {
            selectInList(reader.letter)
            reader.update()
        }
        followSelection()
    }

    override var restorableState: [String: String] {
        var state = super.restorableState
        // The letter that is read says it, in the address of its own.
        if selectedLetters.count == 1 { state["selected"] = nil }
        return state
    }

    override func restore(_ state: [String: String]) {
        super.restore(state)
        followSelection()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Inbox"
        collectionView.collectionViewLayout = makeLayout()
        collectionView.allowsMultipleSelection = true
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.tapReplacesSelection = true
        collectionView.contentInset = EdgeInsets(top: 0, left: 0, bottom: 40, right: 0)
        refresh.addAction(Action { [weak self] _ in self?.fetch() }, for: .valueChanged)
        collectionView.refreshControl = refresh
        clearsSelectionOnViewWillAppear = false
        showPlaceholder()
        configureControls()
        makeDataSource()
        listRestoration = ListRestoration(of: dataSource) { String($0.number) }
        // The first letters of the day were read already.
        readNumbers = Set(1...22)
        add(30)
        undoHistory = WholeListHistory(dataSource.history) { [weak self] in self?.turn($0) }
        dataSource.history.onFinish = { [weak self] in self?.returned = $0.changeset.insertedItemIdentifiers }
    }

    private func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { [weak self] _, environment in
            var list = CollectionLayoutListConfiguration(appearance: .plain)
            list.footerMode = .supplementary
            list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.readingActions(at: $0) }
            list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.deletingActions(at: $0) }
            return .list(using: list, layoutEnvironment: environment)
        }
    }

    private func makeDataSource() {
        let row = CollectionView.CellRegistration<CollectionViewListCell, InboxLetter> { [weak self] cell, _, letter in
            cell.contentConfiguration = letter.content(marking: self?.searchField.text ?? "")
            cell.backgroundConfiguration = self?.markedLetter == letter ? .marked : nil
            cell.accessories = [.multiselect()] + (self?.accessories(of: letter) ?? [])
            if self?.isCollapsed != false { cell.accessories.append(.disclosureIndicator(displayed: .whenNotEditing)) }
        }
        let foot = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionFooter
        ) { [weak self] view, _, _ in
            var content = ListContentConfiguration.groupedFooter()
            // How many were found is said beside the search.
            let count = self?.isSearching == true ? "" : "\(self?.countText ?? ""). Pull down for more. "
            content.text = "\(count)Swipe a letter to delete or flag it."
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, letter in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: letter)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: foot, for: indexPath)
        }
    }

    // MARK: Reading

    override func path(ofItemAt indexPath: IndexPath) -> [String]? {
        listRestoration?.identifier(indexPath).map { [$0] }
    }

    override func screen(at component: String) -> Screen? {
        guard let number = Int(component) ?? all.meant(by: component, name: \.subject)?.number, number > 0,
            number <= lastNumber + 100
        else { return nil }
        let letter = InboxLetter(number: number)
        guard number > lastNumber || all.contains(letter) else { return nil }
        return InboxLetterScreen(letter, in: self)
    }

    override func alert(at component: String) -> AlertController? {
        hasAlert(at: component) && !letters.isEmpty ? questionAboutAll() : nil
    }

    override func hasAlert(at component: String) -> Bool { component == Self.clearing }

    /// Somebody begins to look at a letter. Whoever was sent the address of one that came later has it fetched.
    func willShow(_ letter: InboxLetter) {
        if letter.number > lastNumber { add(letter.number - lastNumber) }
        setRead(true, [letter])
        selectInList(letter)
    }

    override func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        read(dataSource.itemIdentifier(for: indexPath))
    }

    func letter(at indexPath: IndexPath) -> InboxLetter? { dataSource.itemIdentifier(for: indexPath) }

    func indexPath(of letter: InboxLetter) -> IndexPath? { dataSource.indexPath(for: letter) }

    var selectedLetters: [InboxLetter] {
        (collectionView.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) }
    }

    /// Shows letters anew that are still there.
    func reconfigure(_ letters: [InboxLetter]) {
        dataSource.reconfigure(letters.filter { indexPath(of: $0) != nil })
    }

    // MARK: Coming and going

    /// Takes a step back or does it again.
    private func turn(_ body: () -> Void) {
        returned = []
        changeWhole(body)
        didUndo(returned)
    }

    private func fetch() {
        Task { [weak self, delay] in
            try? await Task.sleep(for: delay)
            self?.add(3)
            self?.refresh.endRefreshing()
        }
    }

    /// New letters come by themselves: taking something back leaves them alone.
    func add(_ count: Int) {
        let new = (lastNumber + 1...lastNumber + count).reversed().map { InboxLetter(number: $0) }
        lastNumber += count
        guard undoHistory != nil else {
            apply(new)
            return showState()
        }
        dataSource.history.disableUndoRegistration()
        changeWhole { apply(new + letters) }
        dataSource.history.enableUndoRegistration()
        showState()
    }

    func goToTop() {
        collectionView.setContentOffset(CGPoint(x: 0, y: -collectionView.adjustedContentInset.top), animated: true)
    }

    func apply(_ letters: [InboxLetter]) {
        var snapshot = DiffableDataSourceSnapshot<String, InboxLetter>()
        if !letters.isEmpty {
            snapshot.appendSections(["letters"])
            snapshot.appendItems(letters)
        }
        // Which ones are in sight is known once they are shown.
        dataSource.apply(snapshot, animatingDifferences: true) { [weak self] in self?.showCount() }
    }

    /// Whether the top is out of sight.
    var isFarDown: Bool { collectionView.contentOffset.y > collectionView.bounds.height }

    override func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        followSelection()
        if isCollapsed, !isEditing { readSelectedInPlace() }
    }

    /// Arrow keys show letters beside the list. Where a letter takes its place, or taps set marks, they only lead
    /// there.
    override func collectionView(
        _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { !isCollapsed && !isEditing }

    override func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        followSelection()
    }

    override func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? { menu(for: indexPaths) }

    override func scrollViewDidScroll(_ scrollView: ScrollView) { showCount() }
}

extension BackgroundConfiguration {
    /// Behind what is shown beside the list, and is not selected in it.
    fileprivate static var marked: Self {
        var background = listPlainCell()
        background.backgroundColor = .systemGray6
        background.cornerRadius = 10
        return background
    }
}
