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
    }

    typealias Failure = FileChanges.Failure

    /// The trash in the user's home.
    let home: FilePath

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
            return try Self.move(place, into: home, notedAs: path.bytes, at: date)
        }
        let top = try Self.topFolder(of: path, device: device)
        let trash = try Self.trash(at: top)
        // There, paths are noted from the top on.
        let noted = path.bytes.dropFirst(top.bytes.count).drop { $0 == UInt8(ascii: "/") }
        return try Self.move(place, into: trash, notedAs: Array(noted), at: date)
    }

    /// Moves something back to where it was. What stands there by now is never replaced.
    func restore(_ item: Item) throws(Failure) {
        guard let files = item.trashed.parent, let name = item.trashed.components.last else {
            throw Failure(code: ENOENT)
        }
        let kept = EntryPlace(folder: FolderPlace(root: files), name: name, identity: item.original.identity)
        let trash = try kept.openFolder()
        let folder = try item.original.folder.openForChange()
        let code = ExclusiveRename.rename(kept.name, trash, to: item.original.name, folder)
        if code == EEXIST { throw Failure("Another item is at \(item.original.path) now.") }
        if code != 0 { throw Failure(code: code) }
        _ = item.note.withCString { unlink($0) }
    }

    private static func move(
        _ place: EntryPlace, into trash: FilePath, notedAs noted: [UInt8], at date: Date
    ) throws(Failure) -> Item {
        let (files, notes) = (trash.appending(Array("files".utf8)), trash.appending(Array("info".utf8)))
        try makeFolder(files)
        try makeFolder(notes)
        let folder = try place.openFolder()
        let target = try FolderPlace(root: files).openForChange()
        let name = place.name
        for attempt in 1...10_000 {
            // The name of the note is ten bytes longer, and none has more than 255.
            let isKept = attempt == 1 && name.count <= 245
            let free = isKept ? name : Array(name.prefix(200)) + Array(".\(attempt)".utf8)
            let note = notes.appending(free + Array(".trashinfo".utf8))
            // Whoever makes the note first has the name.
            let descriptor = note.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
            if descriptor < 0 {
                guard errno == EEXIST else { throw Failure(code: errno) }
                continue
            }
            let text = Array(Self.note(on: noted, at: date).utf8)
            let isWritten = text.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == text.count
            close(descriptor)
            let trashed = files.appending(free)
            let code = isWritten ? ExclusiveRename.rename(name, folder, to: free, target) : ENOSPC
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

    /// What the note says.
    static func note(on path: [UInt8], at date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
        let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~/".utf8)
        let escaped = path.map { byte in
            allowed.contains(byte)
                ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "[Trash Info]\nPath=\(escaped.joined())\nDeletionDate=\(formatter.string(from: date))\n"
    }

    private static func device(of path: FilePath) throws(Failure) -> UInt64 {
        guard let status = FileStatus(at: path) else { throw Failure(code: errno) }
        return status.device
    }

    /// The outermost folder of the file system that a path stands on.
    private static func topFolder(of path: FilePath, device: UInt64) throws(Failure) -> FilePath {
        var top = path
        while let parent = top.parent, try self.device(of: parent) == device { top = parent }
        return top
    }

    /// The trash at the top of a file system: the user's part of one that the administrator made, or one of the user's
    /// own.
    private static func trash(at top: FilePath) throws(Failure) -> FilePath {
        let user = Array(String(getuid()).utf8)
        let common = top.appending(Array(".Trash".utf8))
        if let status = FileStatus(at: common), status.isFolder, status.mode & S_ISVTX != 0 {
            let own = common.appending(user)
            if (try? makeFolder(own)) != nil { return own }
        }
        let own = top.appending(Array(".Trash-".utf8) + user)
        try makeFolder(own)
        return own
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
