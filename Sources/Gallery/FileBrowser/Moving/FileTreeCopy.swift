import Foundation

/// A move to another disk, which copies, compares, and deletes what was copied; or a copy alone.
///
/// Contents, rights, and times are copied, and so are extended attributes and lists of who may do what, but for those
/// of links, as far as the other disk keeps them: a move is done also where it does not.
struct FileTreeCopy {
    typealias Failure = FileMove.Failure

    let move: FileMove
    let faults: FileMove.Faults
    let report: @Sendable (FileMove.Progress) -> Void

    init(
        move: FileMove, faults: @escaping FileMove.Faults, progress: @escaping @Sendable (FileMove.Progress) -> Void
    ) {
        self.move = move
        self.faults = faults
        report = progress
    }

    /// A new name that nobody sees, for what is half there.
    private static func newHiddenName() -> [UInt8] { Array(".moving-\(UUID().uuidString)".utf8) }

    func perform() throws(Failure) -> FileMove.Outcome {
        let from = try move.open(move.source)
        let to = try move.open(move.target)
        var progress = FileMove.Progress(totalBytes: try measure(), comparedBytes: 0)
        report(progress)

        let copied = EntryPlace(folder: move.target, name: Self.newHiddenName())
        do throws(Failure) {
            try copy(EntryPlace(folder: move.source, name: move.name), to: copied, &progress)
        } catch {
            _ = remove(copied, isCopy: true)
            throw error
        }

        // From here on nobody else finds the entry by its name. To rename it asks for the rights that deleting needs.
        let hidden = EntryPlace(folder: move.source, name: Self.newHiddenName())
        let hiding = faults(.hide) ?? ExclusiveRename.rename(move.name, from, to: hidden.name, from)
        if hiding != 0 {
            _ = remove(copied, isCopy: true)
            throw move.failure(hiding)
        }
        do throws(Failure) {
            try compare(hidden, copied, &progress)
            if Task.isCancelled { throw move.failure(ECANCELED) }
            let publishing = faults(.publish) ?? ExclusiveRename.rename(copied.name, to, to: move.nameThere, to)
            if publishing != 0 { throw move.failure(publishing) }
        } catch {
            let code = ExclusiveRename.rename(hidden.name, from, to: move.name, from)
            // Somebody put something in its place meanwhile: the copy goes, the original keeps its hidden name.
            _ = remove(copied, isCopy: true)
            if code != 0 { throw Failure(path: hidden.path, reason: error.reason) }
            throw error
        }
        // The disks keep no order between them: the original stays until the other one has the entry's name for good.
        let isGone = flush(to) == 0 && faults(.remove) == nil && remove(hidden)
        return FileMove.Outcome(leftover: isGone ? nil : hidden.path)
    }

    /// Copies the entry, and leaves it where it is.
    func copyOnly() throws(Failure) {
        let to = try move.open(move.target)
        var progress = FileMove.Progress(totalBytes: try measure(isLeaving: false))
        report(progress)
        let copied = EntryPlace(folder: move.target, name: Self.newHiddenName())
        do throws(Failure) {
            try copy(EntryPlace(folder: move.source, name: move.name), to: copied, &progress)
            let code = ExclusiveRename.rename(copied.name, to, to: move.nameThere, to)
            if code != 0 { throw move.failure(code) }
        } catch {
            _ = remove(copied, isCopy: true)
            throw error
        }
    }

    func open(_ entry: EntryPlace) throws(Failure) -> OpenFolder { try move.open(entry.asFolder) }

    func status(_ entry: EntryPlace) throws(Failure) -> FileStatus {
        guard let status = FileStatus(entry.name, in: try move.open(entry.folder)) else { throw fail(ENOENT, entry) }
        return status
    }

    func children(_ folder: OpenFolder) throws(Failure) -> [[UInt8]] {
        do {
            return try DirectoryReader.names(in: folder).map(\.bytes)
        } catch {
            throw Failure(path: folder.place.path, reason: Failure.Reason(error.code))
        }
    }

    func fail(_ code: Int32, _ entry: EntryPlace) -> Failure { Failure(path: entry.path, reason: Failure.Reason(code)) }

    /// How many bytes there are to copy. What could not be copied or not be deleted is found now.
    private func measure(isLeaving: Bool = true) throws(Failure) -> Int64 {
        let root = EntryPlace(folder: move.source, name: move.name)
        let parent = try move.open(move.source)
        guard !isLeaving || parent.isWritable else { throw fail(errno, root) }
        var total: Int64 = 0
        var folders: [EntryPlace] = []
        func add(_ entry: EntryPlace, _ status: FileStatus) throws(Failure) {
            if status.isFolder {
                folders.append(entry)
            } else if status.isFile {
                total += status.size
            } else if !status.isLink {
                throw Failure(path: entry.path, reason: .special)
            }
        }
        try add(root, status(root))
        while let entry = folders.popLast() {
            if Task.isCancelled { throw fail(ECANCELED, entry) }
            let folder = try open(entry)
            let names = try children(folder)
            if isLeaving, !names.isEmpty, !folder.isWritable { throw fail(errno, entry) }
            for name in names {
                guard let status = FileStatus(name, in: folder) else { throw fail(ENOENT, entry.child(name)) }
                try add(entry.child(name), status)
            }
        }
        return total
    }
}
