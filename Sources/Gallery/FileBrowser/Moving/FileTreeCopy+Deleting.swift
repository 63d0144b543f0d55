import Foundation

extension FileTreeCopy {
    /// Deletes an entry with all that is in it, as far as possible; a copy whatever the rights that it got from its
    /// original.
    ///
    /// - Returns: Whether nothing is left.
    func remove(_ entry: EntryPlace, isCopy: Bool = false) -> Bool {
        var waiting = [entry]
        var folders: [EntryPlace] = []
        while let entry = waiting.popLast() {
            guard let parent = try? move.open(entry.folder), let status = FileStatus(entry.name, in: parent) else {
                continue
            }
            if status.isFolder {
                folders.append(entry)
                if let folder = try? open(entry), let names = try? children(folder) {
                    if isCopy { fchmod(folder.descriptor, 0o700) }
                    waiting += names.map { entry.child($0) }
                }
            } else {
                _ = FilePath(bytes: entry.name).withCString { unlinkat(parent.descriptor, $0, 0) }
            }
        }
        for entry in folders.reversed() {
            guard let parent = try? move.open(entry.folder) else { continue }
            _ = FilePath(bytes: entry.name).withCString { unlinkat(parent.descriptor, $0, AT_REMOVEDIR) }
        }
        guard let parent = try? move.open(entry.folder) else { return false }
        return FileStatus(entry.name, in: parent) == nil
    }
}
