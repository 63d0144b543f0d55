import Diffable
import Synchronization

/// What the disk tells: folders in which something changed are read again.
extension FileBrowserScreen {
    /// Reads a folder again in which something changed; later where that waits for changes to end.
    func refresh(_ number: UInt32) {
        guard let folder = tree.folder(numbered: number) else { return }
        if refreshHolds > 0 {
            visit.heldRefreshes.insert(number)
        } else {
            readAgain(folder, number)
        }
    }

    func readAgain(_ folder: FileIdentity, _ number: UInt32) {
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
    static let longestPause = Duration.seconds(2)

    private func didRefresh(_ number: UInt32, in tree: FileTree) {
        // Another folder has numbers of its own.
        guard self.tree === tree else { return }
        visit.refreshing.remove(number)
        if visit.changedAgain.remove(number) != nil { refresh(number) }
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

    /// Stops watching folders that are gone, and forgets what was in them.
    private func forgetVanished() {
        for number in watcher.watchedFolders {
            guard let folder = tree.folder(numbered: number), tree.path(of: folder) == nil else { continue }
            children.unload(folder)
            tree.forget(folder)
        }
    }
}
