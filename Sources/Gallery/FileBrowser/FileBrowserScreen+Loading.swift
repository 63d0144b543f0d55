import Diffable
import Foundation

/// What the loader tells of a folder that is read.
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
            isFilled = true
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
    func onceShown() async {
        await withCheckedContinuation { continuation in
            update(animated: false, completion: { continuation.resume() }) { _ in }
        }
    }

    /// The folders that were open once, and are here again.
    func foldersToOpen(among folders: some Sequence<FileIdentity>) -> [FileIdentity] {
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

    func showFailure(_ error: any Error) {
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
}
