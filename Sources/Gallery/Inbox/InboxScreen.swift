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
    private(set) var readNumbers: Set<Int> = []
    private var flaggedNumbers: Set<Int> = []
    private var sent: [Int: [InboxReply]] = [:]
    /// What was written in answer to letters, and not sent yet.
    private var drafts: [Int: InboxReply] = [:]
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
            let more = self?.isSearching == true ? "" : " Pull down for more."
            content.text = "\(self?.countText ?? "").\(more) Swipe a letter to delete or flag it."
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, letter in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: letter)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: foot, for: indexPath)
        }
    }

    /// What stands beside a letter wherever it is a row.
    func accessories(of letter: InboxLetter) -> [CellAccessory] {
        [.unread(isHidden: isRead(letter))] + (isFlagged(letter) ? [.flag] : [])
            + (replies(to: letter).isEmpty ? [] : [.replied]) + (draft(to: letter) == nil ? [] : [.draft])
            + [.label(text: letter.time)]
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
        (collectionView.indexPathsForSelectedItems ?? []).sorted().compactMap { dataSource.itemIdentifier(for: $0) }
    }

    func isRead(_ letter: InboxLetter) -> Bool { readNumbers.contains(letter.number) }

    func setRead(_ isRead: Bool, _ letters: [InboxLetter]) {
        for letter in letters {
            if isRead { readNumbers.insert(letter.number) } else { readNumbers.remove(letter.number) }
        }
        didChange(letters)
        showCount()
    }

    /// Shows letters anew that are still there.
    func reconfigure(_ letters: [InboxLetter]) {
        dataSource.reconfigure(letters.filter { indexPath(of: $0) != nil })
    }

    /// Letters look otherwise, wherever they are seen.
    private func didChange(_ letters: [InboxLetter]) {
        reconfigure(letters)
        if presentedScreen is InboxSelectionScreen { followSelection() }
    }

    func isFlagged(_ letter: InboxLetter) -> Bool { flaggedNumbers.contains(letter.number) }

    func setFlagged(_ isFlagged: Bool, _ letters: [InboxLetter]) {
        for letter in letters {
            if isFlagged { flaggedNumbers.insert(letter.number) } else { flaggedNumbers.remove(letter.number) }
        }
        didChange(letters)
    }

    func replies(to letter: InboxLetter) -> [InboxReply] { sent[letter.number] ?? [] }

    func draft(to letter: InboxLetter) -> InboxReply? { drafts[letter.number] }

    func keepDraft(_ reply: InboxReply?, to letter: InboxLetter) {
        let isNews = (drafts[letter.number] == nil) != (reply == nil)
        drafts[letter.number] = reply
        if isNews { reconfigure([letter]) }
        showDraft(to: letter)
    }

    /// Lets the letter that is read show what was begun to be written.
    func showDraft(to letter: InboxLetter) {
        if reader?.letter == letter { reader?.show(letter) }
    }

    func send(_ reply: InboxReply, inReplyTo letter: InboxLetter) {
        sent[letter.number, default: []].append(reply)
        keepDraft(nil, to: letter)
        reconfigure([letter])
        present(Toast("Reply sent"))
    }

    // MARK: Coming and going

    func delete(_ letters: [InboxLetter]) { remove(letters, "deleted") }

    func archive(_ letters: [InboxLetter]) { remove(letters, "archived") }

    private func remove(_ letters: [InboxLetter], _ what: String) {
        let name = letters.count == 1 ? "“\(letters[0].subject)” \(what)" : "\(letters.count) letters \(what)"
        let gone = Set(letters)
        remove(name) { !gone.contains($0) }
    }

    /// Deletes all letters, once that is confirmed.
    func clear() {
        let all = letters
        let count = all.count == 1 ? "1 letter" : "\(all.count) letters"
        let question = AlertController(
            title: all.count == 1 ? "Delete this letter?" : "Delete all \(count)?", preferredStyle: .actionSheet)
        question.addAction(
            AlertAction(title: "Delete All", style: .destructive) { [weak self] _ in
                // Letters that came while the question was shown stay: it was not about them.
                let asked = Set(all)
                self?.remove("\(count) deleted") { !asked.contains($0) }
            })
        question.addAction(AlertAction(title: "Cancel", style: .cancel))
        present(question)
    }

    /// Keeps some letters, and offers the way back to the others.
    private func remove(_ name: String, keeping isKept: (InboxLetter) -> Bool) {
        let letters = letters
        guard all.contains(where: { !isKept($0) }) else { return }
        removedSelection.formUnion(selectedLetters.filter { !isKept($0) })
        let next = reader.flatMap { successor(of: $0.letter, in: letters, keeping: isKept) }
        if let next, next != reader?.letter { read(next) }
        changeWhole { apply(self.letters.filter(isKept)) }
        showState()
        dataSource.history.setActionName(name)
        showMenu()
        present(Toast(name, actionTitle: "Undo") { [weak self] in self?.undo() })
    }

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

    func showState() {
        collectionView.backgroundView = letters.isEmpty ? ContentUnavailableView(configuration: nothing) : nil
        showFoot()
        if let reader { all.contains(reader.letter) ? reader.update() : dismiss() } else { followSelection() }
        showCount()
    }

    /// Lets the line below the letters say how many there are.
    private func showFoot() {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureSections(snapshot.sectionIdentifiers)
        dataSource.apply(snapshot)
    }

    func showCount() {
        let count = letters.count
        let chosen = collectionView.indexPathsForSelectedItems?.count ?? 0
        let unread = letters.count { !isRead($0) }
        let parts = [
            chosen < 2 ? "" : "\(chosen) selected",
            count == 0 ? "" : unread == 0 ? "All read" : "\(unread) unread",
        ]
        // Where what can be done stands below the letters, nothing else does: one bar leaves them more room than two.
        let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
        caption = text.isEmpty || isEditing ? nil : text
        let choice = chosen == 0 ? "Select Letters" : "\(chosen) selected"
        status = isEditing ? choice : countText
        showMenu()
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
