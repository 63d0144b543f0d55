/// What makes an entry of a folder the same entry, whatever its name: the folder it is in, its device and its inode.
///
/// A renamed file keeps its identity, so its row moves instead of going and coming. The folder is part of it because one
/// file may be found at several places of a tree, and its number rather than its path because folders are renamed too.
struct FileIdentity: Hashable, Sendable {
    /// The number that the tree gave the folder; 0 is the root.
    let folder: Int
    let device: UInt64
    let inode: UInt64
    /// The name, where device and inode do not tell two entries of one folder apart (hard links); else empty.
    var linkName: [UInt8] = []
}
