import Diffable
import Foundation

/// Entries are dragged onto folders, in the outline and in the list of places.
extension FileBrowserScreen: CollectionViewDragDelegate, FolderDropTarget {
    func configureDragging() {
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        places.onDrop = { [weak self] session, folder in self?.drop(session, into: folder) }
        places.onDropIntoTrash = { [weak self] session in self?.moveToTrash(session.files?.items ?? []) }
    }

    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] {
        let files = session.files ?? DraggedFiles(of: tree.known)
        if files.items.isEmpty { session.localContext = files }
        guard let item = item(at: indexPath, among: files), files.add(item) else { return [] }
        return [DragItem(localObject: item)]
    }

    /// The view asks for one after the other. Very many are found faster among all.
    private func item(at indexPath: IndexPath, among files: DraggedFiles) -> FileIdentity? {
        if files.items.count < 1000 { return dataSource.itemIdentifier(for: indexPath) }
        if files.rows.isEmpty { files.rows = dataSource.snapshot().itemIdentifiers(inSection: .files) }
        return indexPath.item < files.rows.count ? files.rows[indexPath.item] : nil
    }

    func drop(_ session: DragSession, into folder: FolderPlace) {
        guard let files = session.files else { return }
        Task { [weak self] in await self?.move(files.movableEntries(), to: folder) }
    }

    func folder(at indexPath: IndexPath) -> FolderPlace? {
        guard let item = dataSource.itemIdentifier(for: indexPath), tree.entry(for: item)?.isFolder == true else {
            return nil
        }
        return tree.place(of: item)
    }
}
