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
        hiddenSwitch.onChange = { [weak self] _ in self?.showAllLoaded() }
        controls = [hiddenSwitch]
        configureDataSource()
        open(directory)
    }

    /// Shows a directory, from the start.
    func open(_ directory: FilePath) {
        let tree = FileTree(root: directory)
        self.tree = tree
        title = directory.lastComponentText
        status = ""
        listed = [:]
        refreshing = []
        changedAgain = []
        places.select(directory)
        children = LazyChildren { [weak tree] folder in try await tree?.read(folder).children ?? [] }
        children.onChange = { [weak self] folder, state in self?.show(state, of: folder) }
        watcher = DirectoryWatcher { [weak self, weak tree] folders in
            Task { @MainActor in
                guard let self, self.tree === tree else { return }
                for folder in folders { self.refresh(folder) }
            }
        }
        dataSource.apply(Outline(), to: .files, animatingDifferences: false)
        children.expand(tree.rootIdentity)
    }

    private func configureDataSource() {
        let registration = makeRowRegistration()
        dataSource = DataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.children.expand($0) }
        dataSource.sectionSnapshotHandlers.willCollapseItem = { [weak self] in self?.children.collapse($0) }
    }

    // MARK: What the loader and the disk tell

    /// Shows how far the loading of a folder is.
    private func show(_ state: LazyChildren<FileIdentity>.State, of folder: FileIdentity) {
        switch state {
        case .loaded:
            showChildren(of: [folder])
            if let path = tree.path(of: folder) { watcher.watch(path, as: tree.number(of: folder)) }
        case .failed(let error) where folder == tree.rootIdentity:
            status = (error as? DirectoryReader.Failure)?.reason ?? "\(error)"
        case .unloaded, .loading, .failed:
            // The row may not have been committed as expanded yet: it is told once that is done.
            Task { reconfigure([folder]) }
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
            let found = try await tree.read(folder)
            guard self.tree === tree else { return }
            listed[folder] = found.children
            showChildren(of: [folder])
            reconfigure(found.changed)
        } catch {
            guard self.tree === tree else { return }
            // A folder that is gone leaves with its own row, when the one above it is read; the root has none.
            watcher.unwatch(tree.number(of: folder))
            if folder == tree.rootIdentity { showNothing(because: error.reason) }
        }
    }

    private func showNothing(because reason: String) {
        status = reason
        dataSource.apply(Outline(), to: .files)
    }

    // MARK: The outline

    /// The children of folders that were read again since they were loaded.
    private var listed: [FileIdentity: [FileIdentity]] = [:]

    /// The children of a folder that are to be seen.
    private func shownChildren(of folder: FileIdentity) -> [FileIdentity]? {
        guard let all = listed[folder] ?? children.children(of: folder) else { return nil }
        if hiddenSwitch.isOn { return all }
        return all.filter { tree.entry(for: $0)?.isHidden == false }
    }

    private func showAllLoaded() {
        let outline = dataSource.snapshot(for: .files)
        showChildren(of: [tree.rootIdentity] + outline.items.filter { tree.entry(for: $0)?.isFolder == true })
    }

    /// Brings the outline to what is known of the children of some folders.
    private func showChildren(of folders: [FileIdentity]) {
        var outline = dataSource.snapshot(for: .files)
        for folder in folders {
            let isRoot = folder == tree.rootIdentity
            guard isRoot || outline.contains(folder), let shown = shownChildren(of: folder) else { continue }
            let vanished = Set(isRoot ? outline.rootItems : outline.children(of: folder)).subtracting(shown)
            for item in vanished where outline.contains(item) {
                forget(outline.snapshot(of: item, includingParent: true))
            }
            outline.setChildren(shown, of: isRoot ? nil : folder)
        }
        dataSource.apply(outline, to: .files)
        reconfigure(folders)
        let count = outline.rootItems.count
        status = count == 1 ? "1 item" : "\(count) items"
    }

    /// Stops watching what left the outline.
    private func forget(_ subtree: Outline) {
        for item in subtree.items {
            guard case .loaded = children.state(of: item) else { continue }
            children.unload(item)
            listed[item] = nil
            watcher.unwatch(tree.number(of: item))
        }
    }

    private func reconfigure(_ items: [FileIdentity]) {
        var snapshot = dataSource.snapshot()
        let shown = items.filter { snapshot.indexOfItem($0) != nil }
        guard !shown.isEmpty else { return }
        snapshot.reconfigureItems(shown)
        dataSource.apply(snapshot)
    }
}

extension FilePath {
    /// The last component for reading; the whole path where there is none.
    var lastComponentText: String {
        bytes.split(separator: UInt8(ascii: "/")).last.map { FileNameText.text(of: $0) } ?? description
    }
}
