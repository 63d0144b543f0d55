import Diffable

/// What comes back is what one goes on with: it is selected as soon as it is shown.
extension FileBrowserScreen {
    /// Selects entries, once the folders that they came back to have been read again.
    func select(_ places: [EntryPlace]) {
        // Where a tap opens entries, none is selected.
        guard !isCollapsed || isEditing else { return }
        returned = places
        showPathOnceShown()
    }

    /// Selects what came back and is shown by now.
    func selectReturned() {
        let found = tree.items(at: returned).compactMap { dataSource.indexPath(for: $0) }
        guard let first = found.first else { return }
        collectionView.selectItem(at: nil, animated: false)
        for indexPath in found { collectionView.selectItem(at: indexPath, animated: false, scrollPosition: []) }
        collectionView.moveFocus(toItemAt: first)
        collectionView.scrollToItem(at: first, at: [], animated: true)
        if found.count == returned.count { returned = [] }
    }
}
