import Diffable
import Foundation

/// What was deleted in the directory that is shown: it can be put back, and be deleted for good. What the trash holds
/// of other places is neither shown nor touched.
@MainActor final class TrashScreen: Screen {
    /// Its part of an address. No file has such a name, and no list of names either.
    static let name = "trash/"

    /// What is under way here may outlive it.
    private(set) weak var browser: FileBrowserScreen?
    let directory: FilePath
    /// Whether what was deleted elsewhere is shown too.
    let isEverywhere: Bool
    let now: @MainActor () -> Date
    let trash: Trash
    let places: PlacesList
    let putBackButton = Button(label: "Put Back")
    let deleteButton = Button(label: "Delete")
    let emptyButton = Button(label: "Empty Trash…")
    private let lookButton = Button(label: "Quick Look")
    let searchField = SearchField(label: "Find in the trash", prompt: "Find by name")
    let columnHeads = ColumnHeads(
        label: "Sort by",
        columns: [.init(title: "Name"), .init(title: "Date", width: 160, startsDescending: true)],
        sortedBy: dateColumn, isDescending: true)
    static let dateColumn = 1
    /// What is marked in the names that are shown.
    var markedText = ""
    private let selectionButtons = SelectionButtons()
    private let undoButtons = UndoButtons()
    /// What is there; nil until it is known.
    var content: TrashContent?
    /// Why that could not be read.
    var failure: DirectoryReader.Failure?
    /// The latest first; nil until they are known.
    var entries: [Trash.Entry]? { content?.entries }
    private(set) var dataSource: CollectionViewDiffableDataSource<Int, FilePath>!
    /// There may be many rows: they are worked out off the main actor, one change after the other.
    let updates = DispatchQueue(label: "trash")
    private(set) lazy var rebuilds = Rebuilds(on: updates)
    /// Whether the rows have been shown once.
    var isFilled = false
    private(set) var watcher: DirectoryWatcher!
    /// The folders that are watched, by the numbers that the watcher knows them by.
    var watched: [FilePath: UInt32] = [:]
    var lastWatched: UInt32 = 0
    private var days: Task<Void, Never>?
    /// Whether what is there is being read, and whether it has changed since that began.
    var isReading = false
    var isOutdated = false
    /// Whether what is selected has changed, and the controls are to follow.
    var areControlsStale = false
    /// Whether changes are under way whose rows follow at once.
    var isChanging = false {
        didSet {
            showControls()
            if !isChanging {
                reload()
                for change in waiting { change.resume() }
                waiting = []
            }
            (presentedScreen as? FilePreviewScreen)?.updateControls()
        }
    }

    /// What begins once those changes are made.
    var waiting: [CheckedContinuation<Void, Never>] = []

    override var followsReadableWidth: Bool { false }

    init(in browser: FileBrowserScreen, trash: Trash = Trash()) {
        self.browser = browser
        self.trash = trash
        (directory, isEverywhere, now) = (browser.directory, browser.places.offersElsewhere, browser.now)
        places = PlacesList(of: directory, offersElsewhere: isEverywhere)
        super.init(
            title: "Trash", collectionView: CollectionView(), sidebar: places.collectionView, sidebarTitle: "Places")
        restorationIdentifier = Self.name
        navigationItem.largeTitleDisplayMode = .always
        undoHistory = browser.history
        collectionView.collectionViewLayout = makeLayout()
        collectionView.allowsMultipleSelection = true
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.delegate = self
        configurePlaces(of: browser)
        configureDataSource()
        configureControls()
        configureOrder()
        contentUnavailableConfiguration = .loading()
        status = "\u{A0}"
        watcher = DirectoryWatcher { [weak self] _ in
            Task { @MainActor in self?.reload() }
        }
        days = FileDateText.followDays(by: browser.clock, now: now) { [weak self] in self?.showDates() }
        browser.history.observe(for: self) { [weak self] in self.map { $0.undoButtons.update(from: $0) } }
        reload()
    }

    isolated deinit { days?.cancel() }

    private func configurePlaces(of browser: FileBrowserScreen) {
        places.isDrawer = isCollapsed
        places.show(browser.places.names)
        places.selectTrash()
        // Whoever comes by the address is here before the browser knows them.
        Task { [weak self, directory] in
            if let names = await FileBrowserScreen.folders(in: directory) { self?.places.show(names) }
        }
        places.onChoose = { [weak browser] path in
            guard let browser else { return }
            browser.dismiss()
            if path != browser.tree.root { browser.open(path) }
        }
    }

    private func configureDataSource() {
        let registration = makeRowRegistration()
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        collectionView.typeSelectStringProvider = { [weak self] in self?.entry(at: $0)?.displayName }
        listRestoration = ListRestoration(of: dataSource) { $0.lastComponentText }
        listRestoration?.isLoading = { [weak self] in self?.isFilled == false }
    }

    private func configureControls() {
        putBackButton.action = { [weak self] in self.map { $0.putBack($0.selectedEntries) } }
        deleteButton.accessibilityLabel = "Delete Immediately…"
        deleteButton.keyEquivalent = .deleteForward
        deleteButton.action = { [weak self] in self.map { $0.delete($0.selectedEntries) } }
        emptyButton.action = { [weak self] in self?.empty() }
        for button in [deleteButton, emptyButton] { button.isDestructive = true }
        lookButton.isHidden = true
        lookButton.keyEquivalent = .space
        lookButton.action = { [weak self] in self?.look() }
        selectionButtons.attach(to: self) { [weak self] in self?.showControls() }
        selectionButtons.show(false, on: self)
        undoButtons.stayInMenu()
        undoButtons.attach(to: self)
        controls = [
            selectionButtons.select, selectionButtons.all, putBackButton, deleteButton, emptyButton, lookButton,
            undoButtons.undo, undoButtons.redo, searchField, columnHeads,
        ]
        showControls()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        selectionButtons.show(editing, on: self)
        if opensByTap { collectionView.selectItem(at: nil, animated: true) }
        showControls()
    }

    override func restore(_ state: [String: String]) {
        super.restore(withoutOpened(state))
        showControls()
    }

    override func setCollapsed(_ isCollapsed: Bool) {
        let isOther = isCollapsed != self.isCollapsed
        super.setCollapsed(isCollapsed)
        places.isDrawer = isCollapsed
        showControls()
        // Where there is less room, dates have less.
        if isOther { showDates() }
    }

    private func showDates() { dataSource.reconfigureMade(in: collectionView) }

    override func screen(at component: String) -> Screen? {
        guard let name = try? FileChanges.checked(component) else { return nil }
        let entry =
            entries.map { $0.first { $0.name == name && $0.isFile } }
            ?? trash.entry(named: name, of: directory, isEverywhere: isEverywhere)
        return entry.flatMap { $0.isFile ? preview(of: $0) : nil }
    }

    override func path(ofItemAt indexPath: IndexPath) -> [String]? {
        entry(at: indexPath).flatMap { $0.isFile ? $0.addressName.map { [$0] } : nil }
    }

    /// Offers what can be done. Where a tap opens a file, what is done with several is at hand while they are selected.
    func showControls() {
        let (count, selected) = (entries?.count ?? 0, collectionView.indexPathsForSelectedItems?.count ?? 0)
        putBackButton.isEnabled = selected > 0 && !isChanging
        deleteButton.isEnabled = selected > 0 && !isChanging
        lookButton.isEnabled = selected > 0 && !isEditing
        putBackButton.accessibilityHint = selected > 0 ? nil : "first select what to put back"
        deleteButton.accessibilityHint = selected > 0 ? nil : "first select what to delete"
        emptyButton.isEnabled = count > 0 && !isChanging
        selectionButtons.select.isEnabled = count > 0 || isEditing
        selectionButtons.all.isInMenuOnly = isCollapsed
        for button in [putBackButton, deleteButton] {
            button.isHidden = opensByTap && !isEditing
            button.isInToolbar = isEditing
        }
        for button in [emptyButton, undoButtons.undo, undoButtons.redo] { button.isHidden = isEditing }
        // Below the rows they are words, as nothing else is there: the picture of one is that of Undo.
        putBackButton.image = isCollapsed ? nil : .symbol("arrow.uturn.backward")
        putBackButton.showsLabelBesideImage = true
        deleteButton.image = isCollapsed ? nil : .symbol("trash")
        emptyButton.isInToolbar = isCollapsed
        caption = isEditing && selected > 0 ? "\(grouped(selected)) selected" : nil
    }

    var selectedEntries: [Trash.Entry] {
        (collectionView.indexPathsForSelectedItems ?? []).compactMap { entry(at: $0) }
    }

    func entry(at indexPath: IndexPath) -> Trash.Entry? {
        dataSource.itemIdentifier(for: indexPath).flatMap { entry(at: $0) }
    }

    func entry(at path: FilePath) -> Trash.Entry? { content?.entry(at: path) }
}
