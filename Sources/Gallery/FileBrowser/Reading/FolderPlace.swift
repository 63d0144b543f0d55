/// Where a folder is: the directory that is shown, and the names that lead from there to the folder.
struct FolderPlace: Hashable, Sendable {
    let root: FilePath
    var names: [[UInt8]] = []

    var path: FilePath { names.reduce(root) { $0.appending($1) } }
}
