/// What makes an entry of a folder the same entry, whatever its name: its device and inode.
///
/// A renamed or moved file keeps its identity, so its row moves instead of going and coming. A file that several names
/// point to (hard links) would stand in a list more than once, so its name is then part of its identity.
struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    /// The path that tells hard links apart; empty where device and inode are enough.
    let linkPath: FilePath

    init(device: UInt64, inode: UInt64, linkPath: FilePath = FilePath(bytes: [])) {
        self.device = device
        self.inode = inode
        self.linkPath = linkPath
    }
}
