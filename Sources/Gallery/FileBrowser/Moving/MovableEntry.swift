import Diffable

/// An entry that a user may move: its row, and where it is on disk.
struct MovableEntry {
    let item: FileIdentity
    let name: [UInt8]
    let source: FolderPlace

    /// Whether it could go to a folder: to one that it is not in, and that is not in it.
    func canMove(to folder: FolderPlace) -> Bool {
        folder.path != source.path && !folder.path.isInside(source.path.appending(name))
    }
}

extension DragSession {
    /// The entries that are dragged.
    var movableEntries: [MovableEntry] { items.compactMap { $0.localObject as? MovableEntry } }

    /// They may be dropped on a folder that one of them is not in yet, and that is in none of them.
    func proposal(for folder: FolderPlace?) -> CollectionViewDropProposal {
        guard let folder else { return CollectionViewDropProposal(operation: .forbidden) }
        let others = movableEntries.filter { $0.source.path != folder.path }
        let isPossible = !others.isEmpty && others.allSatisfy { $0.canMove(to: folder) }
        return CollectionViewDropProposal(operation: isPossible ? .move : .forbidden)
    }
}
