import Diffable
import Foundation

/// A directory as an outline: children are loaded when a folder opens, and what changes on disk changes here.
@MainActor final class FileBrowserScreen: Screen {
    enum Section {
        case files
    }

    typealias DataSource = CollectionViewDiffableDataSource<Section, FileIdentity>
    typealias Outline = DiffableDataSourceSectionSnapshot<FileIdentity>

    let directory: FilePath
    private let memory: FolderMemory
    /// By which the day turns, and what day and time it is.
    let clock: any Clock<Duration>
    let now: @MainActor () -> Date
    private var days: Task<Void, Never>?
    /// Which folders are open here: at first those that are remembered, if any.
    private(set) var expansion: ExpansionStore<FilePath>
    private(set) var tree: FileTree
    let places: PlacesList
    let searchField = SearchField(label: "Find in this folder and below", prompt: "Find by name")
    let hiddenSwitch = Switch(label: "Hidden Files")
    let columnHeads = ColumnHeads(
        label: "Sort by",
        columns: [
            .init(title: "Name"), .init(title: "Size", width: 90, startsDescending: true),
            .init(title: "Date", width: 160, startsDescending: true),
        ])
    let pathControl = PathControl(label: "Folder")
    let folderButton = Button(label: "New Folder")
    let copyButton = Button(label: "Copy Path")
    let downloadButton = Button(label: "Download")
    let moveButton = Button(label: "Move to")
    let renameButton = Button(label: "Rename")
    let trashButton = Button(label: "Move to Trash")
    let selectionButtons = SelectionButtons()
    let lookButton = Button(label: "Quick Look")
    let undoButtons = UndoButtons()
    var dataSource: DataSource!
    private(set) var children: LazyChildren<FileIdentity>!
    private(set) var watcher: DirectoryWatcher!
    /// What holds for the folder that is shown, and for no other.
    var visit = FolderVisit()
    let history = StepHistory()
    /// What is marked in the names that are shown.
    var markedText = ""
    /// The folder that was made last, until it has another name.
    var unnamedFolder: FileIdentity?
    var formerNames = FormerNames()
    var folderPress = PressInterval()
    /// What a look through folders that nobody opened has found, and the look that is under way.
    var search: FileSearch?
    var searchTask: Task<Void, Never>?
    /// How many changes are under way whose rows follow at once.
    var refreshHolds = 0
    /// What is on its way to the trash.
    var goingToTrash: Set<FileIdentity> = []
    /// Whether files are moved or copied, or the user is asked about that on the way: no other moves begin.
    var isMoving = false
    /// Lets steps of moves fail, or wait, for tests.
    var moveFaults: FileMove.Faults = { _ in nil }
    /// Where entries go that are deleted.
    var trash = Trash()
    /// Folders may be large: their rows are worked out off the main actor, one change after the other.
    let updates = DispatchQueue(label: "file-browser")
    private(set) lazy var rebuilds = Rebuilds(on: updates)
    /// Whether the selection has changed since it was told.
    var isPathStale = false
    /// Whether the files have been shown once.
    var isFilled = false

    /// Columns need room.
    override var followsReadableWidth: Bool { false }

    /// Makes a screen that shows nothing outside of a directory, unless the user asks for places elsewhere too.
    init(
        directory: FilePath, memory: FolderMemory, offersElsewhere: Bool,
        clock: any Clock<Duration> = ContinuousClock(), now: @escaping @MainActor () -> Date = { Date() }
    ) {
        self.directory = directory
        self.memory = memory
        self.clock = clock
        self.now = now
        expansion = memory.expansion
        tree = FileTree(root: FolderPlace(root: directory))
        places = PlacesList(of: directory, offersElsewhere: offersElsewhere)
        super.init(
            title: directory.lastComponentText, collectionView: CollectionView(), sidebar: places.collectionView,
            sidebarTitle: "Places")
        collectionView.collectionViewLayout = makeLayout()
        places.isDrawer = isCollapsed
        places.onChoose = { [weak self] in self?.open($0) }
        places.onChooseTrash = { [weak self] in self?.openTrash() }
        searchField.onChange = { [weak self] in self?.filter(by: $0) }
        hiddenSwitch.onChange = { [weak self] _ in
            self?.lookBelow()
            self?.rebuild()
        }
        columnHeads.onChange = { [weak self] index, isDescending in
            self?.sort(by: FileOrder(key: FileOrder.Key(rawValue: index) ?? .name, isDescending: isDescending))
        }
        hiddenSwitch.restorationIdentifier = "hidden"
        columnHeads.restorationIdentifier = "sort"
        collectionView.allowsMultipleSelection = true
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.delegate = self
        configureDataSource()
        configureControls()
        configureDragging()
        configureRestoration()
        showControls()
        open(directory)
        days = FileDateText.followDays(by: clock, now: now) { [weak self] in self?.showDates() }
    }

    isolated deinit { days?.cancel() }

    /// Shows a directory, from the start.
    func open(_ directory: FilePath) {
        let tree = FileTree(root: FolderPlace(directory, from: self.directory), following: self.tree)
        tree.order = self.tree.order
        visit = FolderVisit(awaitedSelection: nameOnWay(from: self.tree.root, to: directory).map { .name($0) })
        self.tree = tree
        title = directory.lastComponentText
        identifyRoot()
        showPlaces()
        showWayUp()
        contentUnavailableConfiguration = .loading()
        // Room for what is said of the rows, so that nothing moves when they come.
        status = "\u{A0}"
        caption = nil
        // What was told of the folder before is over, unless there is something to do about it.
        if let toast, toast.actionTitle == nil { userDidEnd(toast.id, pressed: false) }
        // What was looked for was looked for elsewhere.
        searchField.setText("")
        lookBelow()
        places.select(directory)
        children = makeLoader(for: tree)
        watcher = DirectoryWatcher { [weak self, weak tree] folders in
            Task { @MainActor in
                guard let self, self.tree === tree else { return }
                for folder in folders { self.refresh(folder) }
            }
        }
        rebuilds.next()
        let done: @MainActor @Sendable () -> Void = { [weak self] in
            guard let self, self.tree === tree else { return }
            // A page that is shown the next rows at once was never without any, and would stay where it was.
            collectionView.scrollToTop(animated: false)
            showControls()
        }
        update(animated: false, completion: done) { $0.deleteAll() }
        children.expand(.root)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        showSelecting(editing)
    }

    override func setCollapsed(_ isCollapsed: Bool) {
        super.setCollapsed(isCollapsed)
        places.isDrawer = isCollapsed
        selectPreviewed()
        showPath()
    }

    override var path: [String] { folderNames ?? [] }

    override func enter(_ path: [String]) -> [String] { enterFolders(path) }

    override var restorableState: [String: String] {
        var state = super.restorableState
        state["open"] = openFoldersText
        return state
    }

    override func restore(_ state: [String: String]) {
        let state = withoutOpened(state)
        super.restore(state)
        showPath()
        if visit.isOpening, state["selected"] != nil { visit.awaitedSelection = .state(state) }
        if let open = state["open"] { openFolders(in: open) }
    }

    override func path(ofItemAt indexPath: IndexPath) -> [String]? { pathOfRow(at: indexPath) }

    override func screen(at component: String) -> Screen? {
        if component == TrashScreen.name { return TrashScreen(in: self, trash: trash) }
        return placeOfPreview(at: component).map { makePreview(of: $0, closesBySpace: false) }
    }

    private func configureRestoration() {
        listRestoration = ListRestoration(
            identifier: { [weak self] in self?.nameOfRow(at: $0) }, indexPath: { [weak self] in self?.row(named: $0) })
        listRestoration?.isLoading = { [weak self] in
            self?.isReadingWhatIsShown == true || self?.visit.isFilterComing == true
        }
    }

    private func makeLoader(for tree: FileTree) -> LazyChildren<FileIdentity> {
        let loader = LazyChildren<FileIdentity>(pieces: { [weak tree] folder in
            let load = FolderLoad(folder, of: tree)
            return AsyncThrowingStream { try await load.next() }
        })
        loader.onChange = { [weak self] folder, state in self?.show(state, of: folder) }
        loader.onPiece = { [weak self] folder, piece in await self?.show(piece, of: folder) }
        return loader
    }

    private func configureDataSource() {
        let registration = makeRowRegistration()
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        collectionView.typeSelectStringProvider = { [weak self] indexPath in
            guard let self, let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
            return tree.entry(for: item)?.displayName
        }
        dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] folder in
            guard let self else { return }
            setExpanded(true, folder)
            children.expand(folder)
        }
        dataSource.sectionSnapshotHandlers.willCollapseItem = { [weak self] folder in
            self?.setExpanded(false, folder)
            self?.children.collapse(folder)
        }
    }

    private func setExpanded(_ isExpanded: Bool, _ folder: FileIdentity) {
        guard let path = tree.path(of: folder) else { return }
        visit.filteredExpansion?.setExpanded(isExpanded, path)
        // What a filter opened may be closed and is open again afterwards; what a user opens stays open.
        if isExpanded || visit.filteredExpansion == nil { setOpen(isExpanded, [path]) }
    }

    /// Folders are open here, or no more; where that is remembered, on pages to come too.
    func setOpen(_ isOpen: Bool, _ paths: [FilePath]) {
        for path in paths { expansion.setOpen(isOpen, path) }
        memory.setExpanded(isOpen, paths)
    }

    func folderDidMove(from old: FilePath, to new: FilePath) {
        expansion.rename(old, to: new)
        memory.rename(old, to: new)
    }
}
