import Diffable

/// What is selected while the list is edited.
extension RemindersScreen {
    func showSelection() {
        deleteButton.isEnabled = collectionView.indexPathsForSelectedItems != nil
        selectAllButton.label = isAllSelected ? "Deselect All" : "Select All"
        selectAllButton.image = .symbol(isAllSelected ? "checkmark.circle.fill" : "checkmark.circle")
        showStatus()
    }

    private var isAllSelected: Bool {
        let count = dataSource.snapshot().numberOfItems
        return count > 0 && collectionView.indexPathsForSelectedItems?.count == count
    }

    func selectAllOrNone() {
        if isAllSelected {
            collectionView.selectItem(at: nil, animated: true)
        } else {
            for id in dataSource.snapshot().itemIdentifiers {
                collectionView.selectItem(at: dataSource.indexPath(for: id), animated: true, scrollPosition: [])
            }
        }
        showSelection()
    }

    func deleteSelected() {
        let selected = (collectionView.indexPathsForSelectedItems ?? []).compactMap(dataSource.itemIdentifier(for:))
        deletedSelection.formUnion(selected)
        delete(selected)
    }

    /// What was selected when it was deleted is so again when it comes back.
    func selectReturned() {
        guard isEditing else { return }
        for indexPath in returned.filter(deletedSelection.contains).compactMap(dataSource.indexPath(for:)) {
            collectionView.selectItem(at: indexPath, animated: true, scrollPosition: [])
        }
        showSelection()
    }
}
