/// A name that stands in a folder, before the entry behind it is looked at.
struct ListedName: Sendable {
    let id: FileIdentity
    let name: [UInt8]
    let inode: UInt64
    let isFolder: Bool
    /// The name without case and accents, for finding and sorting.
    let folded: [UInt8]

    /// By the convention of Unix, an entry whose name starts with a dot is hidden.
    var isHidden: Bool { name.first == UInt8(ascii: ".") }
}
