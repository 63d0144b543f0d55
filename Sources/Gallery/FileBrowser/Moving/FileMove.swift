import Foundation

/// A move of one entry from a folder to another one, which never overwrites anything and never loses anything.
///
/// On one disk it is a single step of the file system. To another disk the entry is copied under a name that nobody
/// sees, taken out of sight where it was, compared byte for byte, given its name, and only then deleted where it was.
/// Whatever fails before that is taken back. Links are moved as links. Nothing on the way follows one.
struct FileMove: Hashable, Sendable {
    /// The entry's name where it is.
    var name: [UInt8]
    /// Its name where it goes, if that is another one.
    var newName: [UInt8]?
    /// The folder that it is in.
    var source: FolderPlace
    /// The folder that it goes to.
    var target: FolderPlace
    /// The entry that is meant; nil for whichever has the name.
    var identity: EntryIdentity?

    /// The move back.
    var reversed: FileMove {
        let formerName = newName == nil ? nil : name
        return FileMove(name: nameThere, newName: formerName, source: target, target: source, identity: identity)
    }

    /// The entry's name once it was moved.
    var nameThere: [UInt8] { newName ?? name }

    /// The place that it goes to, whichever entry has it.
    var placeThere: EntryPlace { EntryPlace(folder: target, name: nameThere) }

    /// The move that was done, of the entry that it brought there and of no other.
    func identified() -> FileMove {
        var move = self
        move.identity = (try? open(target)).flatMap { EntryIdentity(nameThere, in: $0) }
        return move
    }

    /// Whether the folder that it goes to is on another disk, so that the entry is copied and then deleted.
    func leavesDisk() -> Bool {
        guard let from = (try? open(source)).flatMap({ FileStatus($0) }),
            let to = (try? open(target)).flatMap({ FileStatus($0) })
        else { return false }
        return from.device != to.device
    }

    /// Those of some moves that lead to another disk. What is in one folder is on one disk. It blocks.
    static func leavingDisk(_ moves: [FileMove]) -> [FileMove] {
        var leaving: [FolderPlace: Bool] = [:]
        var last: (source: FolderPlace, leaves: Bool)?
        return moves.filter { move in
            if last?.source != move.source {
                let leaves = leaving[move.source] ?? move.leavesDisk()
                leaving[move.source] = leaves
                last = (move.source, leaves)
            }
            return last?.leaves == true
        }
    }

    /// What came of a move that was done.
    struct Outcome: Equatable, Sendable {
        /// What could not be deleted where the entry was, although all of it is where it should go.
        var leftover: FilePath?
    }

    /// How far a move to another disk has come.
    struct Progress: Equatable, Sendable {
        var doneBytes: Int64 = 0
        var totalBytes: Int64 = 0
        /// Of those that are copied, how many were compared; nil where none will be.
        var comparedBytes: Int64?

        /// Each byte is copied, and may be read once more.
        var fraction: Double {
            let whole = Double(totalBytes) * (comparedBytes == nil ? 1 : 2)
            return whole > 0 ? min(1, Double(doneBytes + (comparedBytes ?? 0)) / whole) : 0
        }
    }

    /// What a test can let fail.
    enum Step: Sendable {
        case rename, write, hide, publish, flush, remove
    }

    /// The error number with which a step fails; nil for none.
    typealias Faults = @Sendable (Step) -> Int32?

    /// Moves the entry. It blocks. Cancelling the task takes everything back until the entry has its name on another
    /// disk; a move on one disk is done.
    ///
    /// - Parameters:
    ///   - faults: Lets steps fail, for tests.
    ///   - progress: Told now and then, on any thread, of a move to another disk.
    func perform(
        faults: @escaping Faults = { _ in nil }, progress: @escaping @Sendable (Progress) -> Void = { _ in }
    ) throws(Failure) -> Outcome {
        let from = try open(source)
        let to = try open(target)
        guard let status = FileStatus(name, in: from) else { throw failure(ENOENT) }
        if let identity, EntryIdentity(name, in: from) != identity { throw Failure(path: path, reason: .replaced) }
        if FileStatus(from) == FileStatus(to) { throw Failure(path: path, reason: .sameFolder) }
        if status.isFolder, try isInside(target, status) { throw Failure(path: path, reason: .intoItself) }
        let code = faults(.rename) ?? ExclusiveRename.rename(name, from, to: nameThere, to)
        switch code {
        case 0: return Outcome()
        case EXDEV: break
        default: throw failure(code)
        }
        // Copying takes long: whether there is room for the name is asked now, and once more in the end.
        if FileStatus(nameThere, in: to) != nil { throw Failure(path: path, reason: .exists) }
        let copy = FileTreeCopy(move: self, faults: faults, progress: progress)
        return try copy.perform()
    }

    /// Copies the entry under its new name, and leaves it where it is. It blocks. Cancelling the task takes everything
    /// back.
    func copy(progress: @escaping @Sendable (Progress) -> Void = { _ in }) throws(Failure) -> Outcome {
        try FileTreeCopy(move: self, faults: { _ in nil }, progress: progress).copyOnly()
        return Outcome()
    }

    var path: FilePath { source.path.appending(name) }

    /// Whether what has its name where it goes could make room for it: not the folder that it comes from, nor one
    /// around.
    var canReplace: Bool { !path.isInside(target.path.appending(name)) }

    func failure(_ code: Int32) -> Failure { Failure(path: path, reason: Failure.Reason(code)) }

    func open(_ place: FolderPlace) throws(Failure) -> OpenFolder {
        do { return try OpenFolder(place) } catch {
            throw Failure(path: place.path, reason: Failure.Reason(error.code))
        }
    }

    /// Whether a folder is an entry itself, or below it.
    private func isInside(_ folder: FolderPlace, _ entry: FileStatus) throws(Failure) -> Bool {
        var descriptor = try open(folder).duplicate()
        defer { close(descriptor) }
        while let status = FileStatus(descriptor) {
            if status == entry { return true }
            let parent = openat(descriptor, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            if parent < 0 { return false }
            close(descriptor)
            descriptor = parent
            if FileStatus(descriptor) == status { return false }
        }
        return false
    }
}

extension FileMove {
    /// Why a move was not done: everything is as it was.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let path: FilePath
        let reason: Reason

        enum Reason: Equatable, Sendable {
            /// There is something of that name.
            case exists
            /// The entry, or a folder, is gone.
            case vanished
            /// A folder can't go into itself.
            case intoItself
            /// It is there already.
            case sameFolder
            case noPermission
            case diskFull
            /// Devices, sockets and pipes stay on their disk.
            case special
            /// The entry changed while it was copied.
            case changed
            /// Another entry has its name by now.
            case replaced
            case cancelled
            case other(Int32)

            init(_ code: Int32) {
                switch code {
                case EEXIST, ENOTEMPTY: self = .exists
                case ENOENT, ENOTDIR: self = .vanished
                case EINVAL: self = .intoItself
                case EACCES, EPERM, EROFS: self = .noPermission
                case ENOSPC, EDQUOT: self = .diskFull
                case ECANCELED: self = .cancelled
                default: self = .other(code)
                }
            }
        }

        /// The reason in a sentence for the entry's row.
        var text: String { text(of: "moved") }

        /// The reason why an entry was not moved, or not copied, in a sentence.
        func text(of change: String) -> String {
            switch reason {
            case .exists: "Not \(change): an item with this name exists"
            case .vanished: "Not \(change): it is gone"
            case .intoItself: "A folder can’t be moved into itself"
            case .sameFolder: "It’s already in this folder"
            case .noPermission: "Not \(change): no permission"
            case .diskFull: "Not \(change): the disk is full"
            case .special: "Devices, sockets, and pipes can’t be copied"
            case .changed: "Not \(change): it changed in the meantime"
            case .replaced: "Not \(change): it was replaced by another file"
            case .cancelled: "Not \(change): canceled"
            case .other(let code): "Not \(change): \(String(cString: strerror(code)))"
            }
        }

        var description: String { "\(path): \(text)" }
    }
}
