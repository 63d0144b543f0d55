import Foundation

extension FileTreeCopy {
    /// Reads both once more: what differs was changed by somebody, or by a disk.
    func compare(
        _ original: EntryPlace, _ copy: EntryPlace, _ progress: inout FileMove.Progress
    ) throws(Failure) {
        var waiting = [(original, copy)]
        while let (original, copy) = waiting.popLast() {
            if Task.isCancelled { throw move.failure(ECANCELED) }
            let from = try move.open(original.folder)
            let to = try move.open(copy.folder)
            guard let old = FileStatus(original.name, in: from), let new = FileStatus(copy.name, in: to),
                old.isFolder == new.isFolder, old.isFile == new.isFile, old.isLink == new.isLink
            else { throw Failure(path: move.path, reason: .changed) }
            if old.isFolder {
                let names = Set(try children(try open(original)))
                guard names == Set(try children(try open(copy))) else {
                    throw Failure(path: move.path, reason: .changed)
                }
                waiting += names.map { (original.child($0), copy.child($0)) }
            } else if old.isLink {
                guard from.link(original.name) == to.link(copy.name) else {
                    throw Failure(path: move.path, reason: .changed)
                }
            } else if old.size != new.size || !isSame(original.name, from, copy.name, to, &progress) {
                throw Failure(path: move.path, reason: .changed)
            }
        }
    }

    private func isSame(
        _ name: [UInt8], _ folder: OpenFolder, _ other: [UInt8], _ otherFolder: OpenFolder,
        _ progress: inout FileMove.Progress
    ) -> Bool {
        func open(_ name: [UInt8], _ folder: OpenFolder) -> FileHandle? {
            let descriptor = FilePath(bytes: name).withCString {
                openat(folder.descriptor, $0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            }
            return descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        }
        guard let left = open(name, folder), let right = open(other, otherFolder) else { return false }
        while true {
            if Task.isCancelled { return true }
            guard let one = try? left.read(upToCount: Self.chunk), !one.isEmpty else {
                return (try? right.read(upToCount: 1))?.isEmpty ?? true
            }
            guard let two = try? right.read(upToCount: one.count), one == two else { return false }
            progress.comparedBytes = (progress.comparedBytes ?? 0) + Int64(one.count)
            report(progress)
        }
    }
}
