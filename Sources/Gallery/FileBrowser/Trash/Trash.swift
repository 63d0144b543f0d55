import Foundation

/// The desktop's trash, as the specification of freedesktop.org has it: what is deleted is moved there, beside a note
/// on where it came from, and every file manager can bring it back.
///
/// On another file system than the user's home, the trash at the top of that one is used: nothing is copied.
struct Trash: Sendable {
    /// Something in the trash.
    struct Item: Hashable, Sendable {
        let original: EntryPlace
        let trashed: FilePath
        let note: FilePath

        /// Its place in the trash; nil where that is none.
        var kept: EntryPlace? {
            guard let files = trashed.parent, let name = trashed.components.last else { return nil }
            return EntryPlace(folder: FolderPlace(root: files), name: name, identity: original.identity)
        }

        /// Why it can't be where it was, where something else is there.
        var takenFailure: Failure { Failure("Another item is at \(original.path) now.", code: EEXIST) }
    }

    typealias Failure = FileChanges.Failure

    /// The trash in the user's home.
    let home: FilePath
    /// Lets moves fail, or wait, for tests.
    var faults: FileMove.Faults = { _ in nil }

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        self.home = FilePath((data ?? "\(home)/.local/share") + "/Trash")
    }

    /// Moves a file or folder into the trash. It blocks, so call it off the main actor.
    func moveIn(_ place: EntryPlace, at date: Date = Date()) throws(Failure) -> Item {
        let path = place.path
        let device = try Self.device(of: path)
        try Self.makeFolder(home)
        if try Self.device(of: home) == device {
            return try move(place, into: home, notedAs: path.bytes, at: date)
        }
        let top = try Self.topFolder(of: path, device: device)
        let trash = try Self.trash(at: top)
        // There, paths are noted from the top on.
        let noted = path.bytes.dropFirst(top.bytes.count).drop { $0 == UInt8(ascii: "/") }
        return try move(place, into: trash, notedAs: Array(noted), at: date)
    }

    /// Moves something back to where it was, under another name perhaps, and answers where it is then. What stands
    /// there by now is never replaced.
    @discardableResult
    func restore(_ item: Item, as name: [UInt8]? = nil) throws(Failure) -> EntryPlace {
        let item = found(item)
        guard let kept = item.kept else { throw Failure(code: ENOENT) }
        let trash = try kept.openFolder()
        var place = item.original
        place.name = name ?? place.name
        let folder: OpenFolder
        do { folder = try place.folder.openForChange() } catch {
            guard error.code == ENOENT else { throw error }
            throw Failure("The folder that it was in is gone: \(place.folder.path).")
        }
        let code = rename(kept.name, trash, to: place.name, folder)
        if code == EEXIST { throw item.takenFailure }
        if code != 0 { throw Failure(code: code) }
        _ = item.note.withCString { unlink($0) }
        return place
    }

    /// Deletes something for good, with all that is in it. It blocks, so call it off the main actor.
    func delete(_ item: Item) throws(Failure) {
        guard let kept = item.kept else { throw Failure(code: ENOENT) }
        _ = try kept.openFolder()
        let move = FileMove(name: kept.name, source: kept.folder, target: kept.folder)
        let tree = FileTreeCopy(move: move, faults: { _ in nil }, progress: { _ in })
        guard tree.remove(kept, isCopy: true) else { throw Failure("Some of it can’t be deleted.") }
        _ = item.note.withCString { unlink($0) }
    }

    private func move(
        _ place: EntryPlace, into trash: FilePath, notedAs noted: [UInt8], at date: Date
    ) throws(Failure) -> Item {
        let (files, notes) = (trash.appending(Self.files), trash.appending(Self.notes))
        try Self.makeFolder(files)
        try Self.makeFolder(notes)
        let folder = try place.openFolder()
        let target = try FolderPlace(root: files).openForChange()
        let name = place.name
        for attempt in 1...10_000 {
            // The name of the note is ten bytes longer, and none has more than 255.
            let isKept = attempt == 1 && name.count <= 245
            let free = isKept ? name : Array(name.prefix(200)) + Array(".\(attempt)".utf8)
            let note = notes.appending(free + Self.noteEnding)
            // Whoever makes the note first has the name.
            let descriptor = note.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
            if descriptor < 0 {
                guard errno == EEXIST else { throw Failure(code: errno) }
                continue
            }
            let text = Array(TrashNote.text(on: noted, at: date).utf8)
            let isWritten = text.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == text.count
            close(descriptor)
            let trashed = files.appending(free)
            let code = isWritten ? rename(name, folder, to: free, target) : ENOSPC
            if code == 0 {
                var original = place
                original.identity = EntryIdentity(free, in: target)
                return Item(original: original, trashed: trashed, note: note)
            }
            _ = note.withCString { unlink($0) }
            if code != EEXIST { throw Failure(code: code) }
        }
        throw Failure("The trash has too many files with this name.")
    }

    private func rename(_ name: [UInt8], _ folder: OpenFolder, to newName: [UInt8], _ target: OpenFolder) -> Int32 {
        faults(.rename) ?? ExclusiveRename.rename(name, folder, to: newName, target)
    }

    static func device(of path: FilePath) throws(Failure) -> UInt64 {
        guard let status = FileStatus(at: path) else { throw Failure(code: errno) }
        return status.device
    }

    /// The outermost folder of the file system that a path stands on.
    static func topFolder(of path: FilePath, device: UInt64) throws(Failure) -> FilePath {
        var top = path
        while let parent = top.parent, try self.device(of: parent) == device { top = parent }
        return top
    }

    /// The trash at the top of a file system: the user's part of one that the administrator made, or one of the user's
    /// own.
    private static func trash(at top: FilePath) throws(Failure) -> FilePath {
        let folders = folders(at: top)
        for folder in folders.dropLast() where (try? makeFolder(folder)) != nil { return folder }
        try makeFolder(folders[folders.count - 1])
        return folders[folders.count - 1]
    }

    /// What may be the trash at the top of a file system, the best first.
    static func folders(at top: FilePath) -> [FilePath] {
        let user = Array(String(getuid()).utf8)
        let own = top.appending(Array(".Trash-".utf8) + user)
        let common = top.appending(Array(".Trash".utf8))
        guard let status = FileStatus(at: common), status.isFolder, status.mode & S_ISVTX != 0 else { return [own] }
        return [common.appending(user), own]
    }

    private static func makeFolder(_ path: FilePath) throws(Failure) {
        if let status = FileStatus(at: path) {
            guard status.isFolder else { throw Failure("\(path) is no folder.") }
            return
        }
        if let parent = path.parent, !DirectoryReader.exists(parent) { try makeFolder(parent) }
        guard path.withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST else { throw Failure(code: errno) }
    }
}
