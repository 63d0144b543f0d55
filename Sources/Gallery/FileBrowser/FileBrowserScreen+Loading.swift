import Diffable
import Foundation
import Synchronization

/// What the loader and the disk tell.
extension FileBrowserScreen {
    /// The loading of a folder went a step on. The root has no row.
    func show(_ state: LazyChildren<FileIdentity>.State, of folder: FileIdentity) {
        dataSource.reconfigure([folder])
        switch state {
        case .loading:
            // From here on nothing is missed: what happens while the folder is read is looked up afterwards.
            if let path = tree.path(of: folder) { watcher.watch(path, as: folder.number) }
        case .unloaded:
            watcher.unwatch(folder.number)
            visit.changedAgain.remove(folder.number)
        case .loaded:
            if folder == .root { didReadAll() } else { selectAwaitedSelection() }
            if visit.changedAgain.remove(folder.number) != nil { refresh(folder.number) }
        case .failed(let error):
            watcher.unwatch(folder.number)
            if folder == .root {
                visit.isOpening = false
                showFailure(error)
            } else {
                visit.isFilterComing = false
                selectAwaitedSelection()
            }
        }
    }

    /// All entries of the directory are known; the last of them are on their way to the view.
    private func didReadAll() {
        let done: @MainActor @Sendable () -> Void = { [weak self, tree] in
            guard let self, self.tree === tree else { return }
            showCount()
            visit.isOpening = false
            selectAwaitedSelection()
            (presentedScreen as? FilePreviewScreen)?.updateControls()
        }
        update(animated: false, completion: done) { _ in }
    }

    /// Some more entries of a folder are here. It returns when they are shown: whatever else happens meanwhile has one
    /// piece before it at most.
    func show(_ piece: [FileIdentity], of folder: FileIdentity) async {
        let isFirst = children.numberOfChildrenSoFar(of: folder) == piece.count
        if folder != .root {
            dataSource.reconfigure([folder])
        } else if isFirst || !tree.content(of: .root).isComplete {
            // How many there are at last is said once they are shown: who goes to the last one goes there.
            showCount()
        }
        if visit.filteredExpansion != nil { return rebuild() }
        let shown = hiddenSwitch.isOn ? piece : piece.filter { !isHidden($0) }
        let open = foldersToOpen(among: piece)
        let change: @Sendable (inout Outline) -> Void = { outline in
            let parent = folder == .root ? nil : folder
            if let parent, !outline.contains(parent) { return }
            if isFirst {
                outline.setChildren(of: parent, to: shown)
            } else {
                outline.append(shown.filter { !outline.contains($0) }, to: parent)
            }
            outline.expand(open)
        }
        if isFirst {
            // The folder that is shown is there at once; one that opens in it unfolds.
            if folder != .root { visit.comingFolders.insert(folder) }
            update(animated: folder != .root, change)
            if folder != .root { noteOnceShown(folder) }
        } else {
            update(animated: false, change)
            await onceShown()
        }
        for folder in open { children.expand(folder) }
    }

    /// What an address names in a folder is there by then.
    private func noteOnceShown(_ folder: FileIdentity) {
        updates.async { [weak self, tree, dataSource = dataSource!] in
            dataSource.onceShown { [weak self] in
                guard let self, self.tree === tree else { return }
                visit.comingFolders.remove(folder)
                selectAwaitedSelection()
            }
        }
    }

    /// Returns once all changes of the outline that were asked for are shown.
    private func onceShown() async {
        await withCheckedContinuation { continuation in
            update(animated: false, completion: { continuation.resume() }) { _ in }
        }
    }

    /// Reads a folder again in which something changed; later where that waits for changes to end.
    func refresh(_ number: UInt32) {
        guard let folder = tree.folder(numbered: number) else { return }
        if refreshHolds > 0 {
            visit.heldRefreshes.insert(number)
        } else {
            readAgain(folder, number)
        }
    }

    private func readAgain(_ folder: FileIdentity, _ number: UInt32) {
        if case .loading = children.state(of: folder) {
            visit.changedAgain.insert(number)
            return
        }
        guard visit.refreshing.insert(number).inserted else {
            visit.changedAgain.insert(number)
            return
        }
        Task { [weak self, tree, clock] in
            let began = ContinuousClock.now
            await self?.reload(folder)
            if self?.visit.changedAgain.contains(number) == true {
                await self?.onceShown()
                // What changes all the time, and takes long to read and to show, leaves others half of the time.
                try? await clock.sleep(for: min(.now - began, Self.longestPause))
            }
            self?.didRefresh(number, in: tree)
        }
    }

    /// Whoever shows such a folder does not wait longer for what they changed in it.
    private static let longestPause = Duration.seconds(2)

    private func didRefresh(_ number: UInt32, in tree: FileTree) {
        // Another folder has numbers of its own.
        guard self.tree === tree else { return }
        visit.refreshing.remove(number)
        if visit.changedAgain.remove(number) != nil { refresh(number) }
    }

    /// Until ``releaseRefreshes()``, no folder is read again: many entries that come or go are one change of the rows.
    func holdRefreshes() { refreshHolds += 1 }

    func releaseRefreshes() {
        refreshHolds -= 1
        if refreshHolds == 0 { readHeldAgain() }
    }

    /// Does what brings or takes many entries, which are one change of the rows; or, while it takes long, one every
    /// other second: what others change meanwhile is seen, too.
    func holdingRefreshes<Result>(_ body: () async -> Result) async -> Result {
        holdRefreshes()
        let pauses = Task { [weak self, clock] in
            while (try? await clock.sleep(for: Self.longestPause)) != nil, !Task.isCancelled { self?.readHeldAgain() }
        }
        defer {
            pauses.cancel()
            releaseRefreshes()
        }
        return await body()
    }

    private func readHeldAgain() {
        let folders = visit.heldRefreshes
        visit.heldRefreshes = []
        for number in folders { tree.folder(numbered: number).map { readAgain($0, number) } }
    }

    private func reload(_ folder: FileIdentity) async {
        guard case .loaded = children.state(of: folder) else { return }
        let tree = tree
        if visit.filteredExpansion == nil, let names = watcher.takeNames(of: folder.number),
            let patch = try? await tree.refresh(folder, names: names)
        {
            guard self.tree === tree else { return }
            if folder == .root { visit.hasFailed = false }
            show(patch, of: folder)
            return
        }
        do {
            let found = try await tree.refresh(folder)
            guard self.tree === tree, case .loaded = children.state(of: folder) else { return }
            if folder == .root { visit.hasFailed = false }
            for (renamed, oldPath) in found.renamed {
                if let path = tree.path(of: renamed) { folderDidMove(from: oldPath, to: path) }
            }
            showChildren(of: folder)
            updates.async { [dataSource] in dataSource?.reconfigure(found.changed) }
            // What happened in a renamed folder while only its old name was known is seen now.
            for child in found.changed { refresh(child.number) }
            forgetVanished()
            showPathOnceShown()
        } catch {
            guard self.tree === tree else { return }
            // A folder that is gone leaves with its own row, when the one above it is read; so does a renamed one come
            // back to its name. The root has no row.
            guard folder == .root, !(await followRoot()), self.tree === tree else { return }
            showFailure(error)
        }
    }

    /// Shows what is different in a large folder, without a look at the rest of it.
    private func show(_ patch: FolderPatch, of folder: FileIdentity) {
        let showsHidden = hiddenSwitch.isOn
        let parent = folder == .root ? nil : folder
        update { outline in
            if let parent, !outline.contains(parent) { return }
            outline.delete(patch.deleted.filter { outline.contains($0) })
            for inserted in patch.inserted where showsHidden || !inserted.name.isHidden {
                let next = showsHidden ? inserted.next : inserted.nextShown
                if let next, outline.contains(next) {
                    outline.insert([inserted.name.id], before: next)
                } else {
                    outline.append([inserted.name.id], to: parent)
                }
            }
        }
        if !patch.changed.isEmpty {
            updates.async { [dataSource] in dataSource?.reconfigure(patch.changed) }
        }
        forgetVanished()
        if folder == .root { showCount() }
        showPathOnceShown()
    }

    /// Says what is selected once the rows are what was asked for so far: of what went, nothing is.
    func showPathOnceShown() {
        let awaited = visit.awaitedPlaces
        // What is known by now has its row then. The rows of what is read meanwhile are still where they were.
        let known = tree.known
        let items = Mutex<[FileIdentity]>([])
        let done: @MainActor @Sendable () -> Void = { [weak self, tree] in
            guard let self, self.tree === tree else { return }
            if visit.awaitedPlaces == awaited { selectAwaited(items.withLock { $0 }) }
            showPath()
            editNewFolder()
            (presentedScreen as? FilePreviewScreen)?.updateControls()
        }
        update(animated: false, completion: done) { _ in items.withLock { $0 = known.items(at: awaited) } }
    }

    /// Brings the outline to what is known of a folder's children by now.
    private func showChildren(of folder: FileIdentity) {
        if visit.filteredExpansion != nil { return rebuild() }
        let known = fileOutline
        let open = foldersToOpen(among: tree.content(of: folder).shownNames.lazy.filter(\.isFolder).map(\.id))
        updates.async { [dataSource] in
            let children = known.children(of: folder)
            dataSource?.updateSection(.files) { outline in
                guard folder == .root || outline.contains(folder) else { return }
                outline.setChildren(of: folder == .root ? nil : folder, to: children)
                outline.expand(open)
            }
        }
        for folder in open { children.expand(folder) }
        if folder == .root { showCount() }
    }

    /// The folders that were open once, and are here again.
    private func foldersToOpen(among folders: some Sequence<FileIdentity>) -> [FileIdentity] {
        if expansion.expandedItems.isEmpty { return [] }
        return folders.filter { folder in
            guard tree.entry(for: folder)?.isFolder == true, case .unloaded = children.state(of: folder),
                let path = tree.path(of: folder)
            else { return false }
            return expansion.isExpanded(path)
        }
    }

    private func isHidden(_ entry: FileIdentity) -> Bool {
        tree.entry(for: entry)?.name.first == UInt8(ascii: ".")
    }

    private func showFailure(_ error: any Error) {
        visit.hasFailed = true
        status = ""
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.image = .symbol("exclamationmark.triangle")
        let failure = error as? DirectoryReader.Failure
        if failure?.code == ENOENT {
            configuration.text = "This Folder Is Gone"
            configuration.secondaryText = "It was deleted or moved to another folder."
        } else {
            configuration.text = "Can’t Show This Folder"
            configuration.secondaryText = failure.map { $0.reason + "." } ?? "\(error)"
        }
        configuration.isFailure = true
        let isGone = !DirectoryReader.exists(tree.root)
        if isGone { showWayUp(isGone: true) }
        if isGone, let back = navigationItem.backAction {
            configuration.button = .init(title: "Go to “\(back.title)”") { [weak self] in self?.userDidDismiss() }
        } else {
            configuration.button = .init(title: "Try Again") { [weak self] in self.map { $0.open($0.tree.root) } }
        }
        contentUnavailableConfiguration = configuration
        showControls()
        rebuilds.next()
        update { $0.deleteAll() }
        // One that is gone is no place any more.
        if tree.root != directory { lookForPlaces() }
        // Choosing the place again is how a user tries again.
        places.select(nil)
    }

    /// Stops watching folders that are gone, and forgets what was in them.
    private func forgetVanished() {
        for number in watcher.watchedFolders {
            guard let folder = tree.folder(numbered: number), tree.path(of: folder) == nil else { continue }
            children.unload(folder)
            tree.forget(folder)
        }
    }
}
