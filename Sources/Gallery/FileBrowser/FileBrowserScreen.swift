import Diffable
import Foundation

/// A directory as an outline: children are loaded when a folder opens, and what changes on disk changes here.
@MainActor final class FileBrowserScreen: Screen {
    enum Section {
        case files
    }

    typealias DataSource = CollectionViewDiffableDataSource<Section, FileIdentity>
    typealias Outline = DiffableDataSourceSectionSnapshot<FileIdentity>

    private(set) var tree: FileTree
    let places: PlacesList
    let hiddenSwitch = Switch(label: "Hidden files")
    var dataSource: DataSource!
    private(set) var children: LazyChildren<FileIdentity>!
    private var watcher: DirectoryWatcher!
    private var refreshing: Set<Int> = []
    private var changedAgain: Set<Int> = []
    /// Folders may be large: their rows are sorted in off the main actor, one change after the other.
    private let updates = DispatchQueue(label: "file-browser")

    init(directory: FilePath) {
        tree = FileTree(root: directory)
        places = PlacesList(around: directory)
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.rowHeight = 36
        super.init(
            title: directory.lastComponentText,
            collectionView: CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration)),
            sidebar: places.collectionView, sidebarTitle: "Places")
        places.onChoose = { [weak self] in self?.open($0) }
        hiddenSwitch.onChange = { [weak self] isOn in
            guard let self else { return }
            tree.showsHidden = isOn
            showChildren(of: tree.readFolders)
        }
        controls = [hiddenSwitch]
        configureDataSource()
        open(directory)
    }

    /// Shows a directory, from the start.
    func open(_ directory: FilePath) {
        let tree = FileTree(root: directory)
        tree.showsHidden = hiddenSwitch.isOn
        self.tree = tree
        title = directory.lastComponentText
        status = ""
        refreshing = []
        changedAgain = []
        places.select(directory)
        children = LazyChildren { [weak tree] folder in
            try await tree?.read(folder)
            return await tree?.shownChildren(of: folder) ?? []
        }
        children.onChange = { [weak self] folder, state in self?.show(state, of: folder) }
        dataSource.lazyChildren = children
        watcher = DirectoryWatcher { [weak self, weak tree] folders in
            Task { @MainActor in
                guard let self, self.tree === tree else { return }
                for folder in folders { self.refresh(folder) }
            }
        }
        update(animated: false) { $0.deleteAll() }
        children.expand(tree.rootIdentity)
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
    }

    // MARK: What the loader and the disk tell

    /// The loading of a folder went a step on. Its row and its children follow by themselves; the root has no row.
    private func show(_ state: LazyChildren<FileIdentity>.State, of folder: FileIdentity) {
        switch state {
        case .loaded:
            if folder == tree.rootIdentity { showChildren(of: [folder]) }
            if let path = tree.path(of: folder) { watcher.watch(path, as: tree.number(of: folder)) }
        case .failed(let error) where folder == tree.rootIdentity:
            showNothing(because: (error as? DirectoryReader.Failure)?.reason ?? "\(error)")
        case .unloaded, .loading, .failed: break
        }
    }

    /// Reads a folder again in which something changed.
    private func refresh(_ number: Int) {
        guard let folder = tree.folder(numbered: number) else { return }
        guard refreshing.insert(number).inserted else {
            changedAgain.insert(number)
            return
        }
        Task {
            await reload(folder)
            refreshing.remove(number)
            if changedAgain.remove(number) != nil { refresh(number) }
        }
    }

    private func reload(_ folder: FileIdentity) async {
        guard case .loaded = children.state(of: folder) else { return }
        let tree = tree
        do {
            let changed = try await tree.read(folder)
            guard self.tree === tree else { return }
            showChildren(of: [folder])
            updates.async { [dataSource] in dataSource?.reconfigure(changed) }
            // What happened in a renamed folder while only its old name was known is seen now.
            for child in changed { refresh(tree.number(of: child)) }
            forgetVanished()
        } catch {
            guard self.tree === tree else { return }
            // A folder that is gone leaves with its own row, when the one above it is read; so does a renamed one come
            // back to its name. The root has no row.
            if folder == tree.rootIdentity { showNothing(because: error.reason) }
        }
    }

    private func showNothing(because reason: String) {
        status = reason
        update { $0.deleteAll() }
        // Choosing the place again is how a user tries again.
        places.select(nil)
    }

    // MARK: The outline

    /// Brings the outline to what is known of the children of some folders.
    private func showChildren(of folders: [FileIdentity]) {
        let root = tree.rootIdentity
        let known = folders.map { (folder: $0, children: tree.shownChildren(of: $0)) }
        update { outline in
            for (folder, children) in known where folder == root || outline.contains(folder) {
                outline.setChildren(of: folder == root ? nil : folder, to: children)
            }
        }
        let count = tree.shownChildren(of: root).count
        status = count == 1 ? "1 item" : "\(count) items"
    }

    private func update(animated: Bool = true, _ change: @escaping @Sendable (inout Outline) -> Void) {
        updates.async { [dataSource] in
            dataSource?.updateSection(.files, animatingDifferences: animated, change)
        }
    }

    /// Stops watching folders that are gone.
    private func forgetVanished() {
        for number in watcher.watchedFolders {
            guard let folder = tree.folder(numbered: number), tree.path(of: folder) == nil else { continue }
            watcher.unwatch(number)
            children.unload(folder)
        }
    }
}

extension FilePath {
    /// The last component for reading; the whole path where there is none.
    var lastComponentText: String {
        bytes.split(separator: UInt8(ascii: "/")).last.map { FileNameText.text(of: $0) } ?? description
    }
}
