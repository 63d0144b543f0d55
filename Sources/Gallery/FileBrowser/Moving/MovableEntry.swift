/// An entry that a user may move: its row, and where it is on disk.
struct MovableEntry: Sendable {
    let item: FileIdentity
    let name: [UInt8]
    let source: FolderPlace

    var place: EntryPlace { EntryPlace(folder: source, name: name) }

    /// Whether it could go to a folder: to one that it is not in, and that is not in it.
    func canMove(to folder: FolderPlace) -> Bool {
        folder != source && folder.path != source.path && !folder.path.isInside(source.path.appending(name))
    }
}
