/// Where a folder is: the directory that is shown, and the names that lead from there to the folder.
struct FolderPlace: Hashable, Sendable {
    let root: FilePath
    var names: [[UInt8]] = []

    var path: FilePath { names.reduce(root) { $0.appending($1) } }

    /// The place of a folder at a path: by the names that lead there from `directory`, where it is in that.
    init(_ path: FilePath, from directory: FilePath) {
        guard path.isInside(directory) else {
            root = path
            return
        }
        root = directory
        names = path.bytes.dropFirst(directory.bytes.count).split(separator: UInt8(ascii: "/")).map(Array.init)
    }

    init(root: FilePath, names: [[UInt8]] = []) {
        self.root = root
        self.names = names
    }

    /// The place of a folder in this one.
    func appending(_ name: [UInt8]) -> FolderPlace { FolderPlace(root: root, names: names + [name]) }

    /// The folder on the way to this one that the first `count` names lead to.
    func prefix(_ count: Int) -> FolderPlace { FolderPlace(root: root, names: Array(names.prefix(count))) }

    /// The folders on the way to this one, the outermost first, without itself.
    var ancestors: [FolderPlace] { names.indices.map(prefix) }
}
