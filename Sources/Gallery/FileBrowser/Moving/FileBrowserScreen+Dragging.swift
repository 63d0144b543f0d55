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
        guard let item = dataSource.itemIdentifier(for: indexPath), let entry = movableEntry(item) else { return [] }
        return [DragItem(localObject: entry)]
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
