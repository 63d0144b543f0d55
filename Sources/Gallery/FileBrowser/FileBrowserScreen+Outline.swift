import Diffable
import Foundation

/// The outline as a whole.
extension FileBrowserScreen {
    /// What the outline is made from.
    var fileOutline: FileOutline {
        FileOutline(
            root: tree.root, contents: tree.contents, showsHidden: hiddenSwitch.isOn,
            filter: FoldedName.words(of: searchField.text),
            expansion: visit.filteredExpansion ?? expansion, search: search)
    }

    /// Changes the outline, behind all changes asked for before.
    func update(
        animated: Bool = true, completion: (@MainActor @Sendable () -> Void)? = nil,
        _ change: @escaping @Sendable (inout Outline) -> Void
    ) {
        updates.async { [dataSource = dataSource!] in
            dataSource.updateSection(.files, animatingDifferences: animated, completion: completion, change)
        }
    }

    /// Makes the outline anew from what is known; not while something is said in its place.
    func rebuild() {
        if visit.hasFailed { return }
        let (known, tree, dataSource) = (fileOutline, tree, dataSource!)
        // What is there first stands there; later changes are seen.
        let isAnimated = isFilled
        rebuilds.rebuild(dataSource) {
            known.make()
        } apply: { result, isLatest in
            dataSource.updateSection(.files, animatingDifferences: isAnimated) { outline in
                if isLatest() { outline = result.outline }
            }
        } didShow: { [weak self] result in
            guard let self, self.tree === tree else { return }
            didShow(result, of: known)
        }
    }

    /// An outline that was made anew is shown by now, and what is said of it is true.
    private func didShow(_ result: FileOutline.Result, of known: FileOutline) {
        isFilled = true
        markMatches()
        if known.search != nil, result.unread.isEmpty, !visit.isOpening { visit.isFilterComing = false }
        read(result.unread)
        scrollToRevealed()
        showPathOnceShown()
        if known.filter.isEmpty { showCount() } else { showMatches(result) }
    }

    /// Shows only what has the words of a text in its name, and the folders that lead there.
    func filter(by text: String) {
        let isEmpty = FoldedName.words(of: text).isEmpty
        visit.itemToReveal = isEmpty ? openFoldersOfSelected() : nil
        visit.awaitedFolder = nil
        visit.awaitedPlaces = []
        visit.isFilterComing = !isEmpty
        if isEmpty {
            visit.filteredExpansion = nil
            forgetSearched()
        } else if visit.filteredExpansion == nil {
            visit.filteredExpansion = expansion
            visit.filteredExpansion?.beginTemporaryLayer()
        }
        lookBelow()
        rebuild()
    }

    /// What was selected among the matches stays so without the filter: the folders that lead there are open from now
    /// on.
    ///
    /// - Returns: The first that is selected.
    private func openFoldersOfSelected() -> FileIdentity? {
        let selected = selectedItems
        var found: [FilePath] = []
        for item in selected.prefix(100) {
            var number = item.folder
            while let folder = tree.folder(numbered: number), folder != .root, let path = tree.path(of: folder) {
                if !expansion.isExpanded(path) { found.append(path) }
                number = folder.folder
            }
        }
        setOpen(true, found)
        return selected.first
    }

    private func scrollToRevealed() {
        guard let item = visit.itemToReveal, let indexPath = dataSource.indexPath(for: item) else { return }
        visit.itemToReveal = nil
        collectionView.scrollToItem(at: indexPath, at: [], animated: false)
    }

    /// Looks for what the field says in folders that nobody has opened, in place of a look that is under way.
    func lookBelow() {
        searchTask?.cancel()
        searchTask = nil
        search = nil
        let words = FoldedName.words(of: searchField.text)
        if words.isEmpty { return }
        let (tree, showsHidden) = (tree, hiddenSwitch.isOn)
        searchTask = Task { [weak self] in
            let found = await onDisk { [root = tree.rootPlace] in
                FileSearch.run(in: root, for: words, showsHidden: showsHidden)
            }
            guard let self, let found, self.tree === tree, !Task.isCancelled else { return }
            search = found
            searchTask = nil
            rebuild()
        }
    }

    /// Reads folders that are to be open.
    private func read(_ folders: [FileIdentity]) {
        for folder in folders {
            if visit.filteredExpansion != nil, let path = tree.path(of: folder), !expansion.isExpanded(path) {
                visit.searchedFolders.insert(folder)
            }
            children.expand(folder)
        }
    }

    /// What was read for a search alone is not kept, nor watched.
    private func forgetSearched() {
        for folder in visit.searchedFolders {
            if let path = tree.path(of: folder), expansion.isExpanded(path) { continue }
            children.unload(folder)
            tree.forget(folder)
        }
        visit.searchedFolders = []
    }

    /// Marks what is searched for in the rows that stayed.
    private func markMatches() {
        guard markedText != searchField.text else { return }
        markedText = searchField.text
        dataSource.reconfigureMade(in: collectionView)
    }

    /// Sorts the entries of all folders.
    func sort(by order: FileOrder) {
        let tree = tree
        Task {
            let incomplete = await tree.sort(by: order)
            guard self.tree === tree, tree.order == order else { return }
            for folder in incomplete {
                guard case .loading = children.state(of: folder) else { continue }
                children.unload(folder)
                children.expand(folder)
            }
            rebuild()
        }
    }

    /// The places stay in the order of their names, whatever the files are sorted by.
    private func showPlacesInside() {
        guard tree.order == FileOrder() else { return lookForPlaces() }
        places.show(tree.content(of: .root).shownNames.prefix { $0.isFolder }.filter { !$0.isHidden }.map(\.name))
    }

    /// Says how many entries there are.
    func showCount() {
        if tree.root == directory { showPlacesInside() }
        if visit.filteredExpansion != nil || visit.hasFailed { return }
        let content = tree.content(of: .root)
        if !content.isComplete {
            status = "Loading… \(grouped(content.readCount)) of \(grouped(content.names.count))"
        } else {
            let count = content.count(showingHidden: hiddenSwitch.isOn)
            status = count == 1 ? "1 item" : "\(grouped(count)) items"
        }
        if content.readCount > 0 || content.isComplete {
            showWhetherEmpty(content.count(showingHidden: hiddenSwitch.isOn))
        }
    }

    /// Says what is missing where there are no rows, once the last of them has left.
    private func showWhetherEmpty(_ count: Int) {
        guard count == 0 else {
            contentUnavailableConfiguration = nil
            return
        }
        let done: @MainActor @Sendable () -> Void = { [weak self, tree] in
            guard let self, self.tree === tree, visit.filteredExpansion == nil, !visit.hasFailed,
                tree.content(of: .root).count(showingHidden: hiddenSwitch.isOn) == 0
            else { return }
            showEmpty()
        }
        update(animated: false, completion: done) { _ in }
    }

    private func showEmpty() {
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.image = .symbol("folder")
        configuration.text = "Folder Is Empty"
        if tree.content(of: .root).readCount > 0 {
            configuration.secondaryText = "It contains hidden files."
            configuration.button = .init(title: "Show Hidden Files") { [weak self] in
                self?.hiddenSwitch.userDidSet(true)
            }
        } else {
            configuration.button = .init(title: "New Folder") { [weak self] in self?.folderButton.userDidPress() }
        }
        contentUnavailableConfiguration = configuration
    }

    private func showMatches(_ result: FileOutline.Result) {
        let count = max(result.searchedCount, search?.nameCount ?? 0)
        let more = searchTask != nil ? ", searching…" : search?.isCut == true ? ", and more" : ""
        status = "\(grouped(result.matchCount)) of \(grouped(count)) items\(more)"
        selectMatches()
        guard result.matchCount == 0, searchTask == nil, result.unread.isEmpty else {
            contentUnavailableConfiguration = nil
            return
        }
        var configuration = ContentUnavailableConfiguration.search(for: searchField.text)
        configuration.secondaryText = "No file in this folder or its subfolders has a name like that."
        configuration.button = .init(title: "Clear Search") { [weak self] in self?.searchField.clear() }
        contentUnavailableConfiguration = configuration
    }

    /// What is shown only because a match is below it is not what somebody means to rename or to throw away.
    private func selectMatches() {
        let words = FoldedName.words(of: searchField.text)
        for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
            guard let item = dataSource.itemIdentifier(for: indexPath), let entry = tree.entry(for: item),
                entry.isFolder, !FoldedName.bytes(of: entry.name).contains(all: words),
                let path = tree.path(of: item), search?.foldersWithMatches.contains(path) == true
            else { continue }
            collectionView.deselectItem(at: indexPath, animated: false)
        }
        showPath()
    }
}
