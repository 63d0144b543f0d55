import Diffable

/// From a folder to the one around it, where the row of the former is selected.
extension FileBrowserScreen {
    /// What is to be selected once a folder is read.
    enum AwaitedSelection {
        /// The folder that somebody comes from.
        case name([UInt8])
        /// What an address keeps.
        case state([String: String])
    }

    /// The name by which a folder leads to another one that somebody comes from; nil when it does not lead there.
    func nameOnWay(from inner: FilePath, to outer: FilePath) -> [UInt8]? {
        inner.isInside(outer) ? FolderPlace(inner, from: outer).names.first : nil
    }

    /// The way back leads to the folder around the one that is shown; from the outermost, to where the screen came
    /// from.
    func showWayUp() {
        var outer = tree.rootPlace
        guard outer.names.popLast() != nil else {
            navigationItem.backAction = nil
            return
        }
        navigationItem.backAction = Action(title: outer.path.lastComponentText) { [weak self] _ in
            self?.open(outer.path)
        }
    }

    /// Selects what was waited for, unless somebody has selected or searched for something else by now.
    func selectAwaited() {
        guard let awaited = awaitedSelection else { return }
        awaitedSelection = nil
        guard selectedItems.isEmpty, filteredExpansion == nil else { return }
        switch awaited {
        case .state(let state): super.restore(state)
        case .name(let name):
            guard let item = tree.item(named: name), let indexPath = dataSource.indexPath(for: item) else { return }
            // Where a tap opens folders, what was opened is not selected.
            if !isCollapsed { collectionView.selectItem(at: indexPath, animated: false, scrollPosition: []) }
            collectionView.scrollToItem(at: indexPath, at: [], animated: false)
        }
        showPath()
    }
}
