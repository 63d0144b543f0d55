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
}
