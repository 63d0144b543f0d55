import Diffable

/// What comes, or comes back, is what one goes on with: it is selected as soon as it is shown.
extension FileBrowserScreen {
    /// Selects entries, once the folders that they came to have been read again. Nothing is of those that came out of
    /// sight: a folder that is opened later takes no selection from others.
    func select(_ places: [EntryPlace]) {
        let folders = Set(places.map(\.folder)).filter { isOpen($0) }
        returned = places.filter { folders.contains($0.folder) && (hiddenSwitch.isOn || !$0.isHidden) }
        showPathOnceShown()
    }

    /// Whether what is in a folder is shown.
    private func isOpen(_ place: FolderPlace) -> Bool {
        guard let folder = tree.folder(at: place) else { return false }
        if folder == .root { return true }
        let outline = dataSource.snapshot(for: .files)
        return outline.contains(folder) && outline.isVisible(folder) && outline.isExpanded(folder)
    }

    /// Selects what came back and is shown by now.
    func selectReturned() {
        let found = tree.items(at: returned).compactMap { dataSource.indexPath(for: $0) }
        guard let first = found.first else { return }
        // Where a tap opens entries, they are only brought into sight.
        if !isCollapsed || isEditing {
            collectionView.selectItem(at: nil, animated: false)
            for indexPath in found { collectionView.selectItem(at: indexPath, animated: false, scrollPosition: []) }
        }
        collectionView.moveFocus(toItemAt: first)
        collectionView.scrollToItem(at: first, at: [], animated: true)
        if found.count == returned.count { returned = [] }
    }
}
