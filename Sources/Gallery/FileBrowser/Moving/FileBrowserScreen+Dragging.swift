import Diffable
import Foundation

/// Entries are dragged onto folders, in the outline and in the list of places.
extension FileBrowserScreen: CollectionViewDragDelegate, FolderDropTarget {
    func configureDragging() {
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        places.onDrop = { [weak self] session, folder in self?.drop(session, into: folder) }
        places.onDropIntoTrash = { [weak self] session in self?.moveToTrash(session.movableEntries.map(\.item)) }
    }

    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] {
        guard let item = item(at: indexPath, in: session), let entry = movableEntry(item) else { return [] }
        return [DragItem(localObject: entry)]
    }

    /// The view asks for one after the other. Very many are found faster among all.
    private func item(at indexPath: IndexPath, in session: DragSession) -> FileIdentity? {
        if session.items.count < 1000 { return dataSource.itemIdentifier(for: indexPath) }
        if session.localContext == nil {
            session.localContext = dataSource.snapshot().itemIdentifiers(inSection: .files)
        }
        guard let all = session.localContext as? [FileIdentity], indexPath.item < all.count else { return nil }
        return all[indexPath.item]
    }

    func drop(_ session: DragSession, into folder: FolderPlace) {
        let entries = session.movableEntries
        Task { [weak self] in await self?.move(entries, to: folder) }
    }

    func folder(at indexPath: IndexPath) -> FolderPlace? {
        guard let item = dataSource.itemIdentifier(for: indexPath), tree.entry(for: item)?.isFolder == true else {
            return nil
        }
        return tree.place(of: item)
    }
}
