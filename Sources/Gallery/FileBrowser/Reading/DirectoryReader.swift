import Foundation

/// Reads a folder's entries. It blocks, so call it off the main actor.
enum DirectoryReader {
    /// A folder that could not be read, in a sentence for its row.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let path: FilePath
        let code: Int32

        var reason: String {
            switch code {
            case EACCES, EPERM: "You don’t have permission to read this folder"
            case ENOENT: "This folder is gone"
            case ENOTDIR: "This is no longer a folder"
            case ELOOP: "Too many links lead in a circle"
            case EMFILE, ENFILE: "Too many files are open"
            default: String(cString: strerror(code))
            }
        }

        var description: String { "\(path): \(reason)" }
    }

    /// A name as the folder has it.
    struct Name {
        var bytes: [UInt8]
        var inode: UInt64
        var isFolder: Bool
    }

    /// The names in a folder, in no order. Reading them is fast, however many there are.
    static func names(in folder: OpenFolder) throws(Failure) -> [Name] {
        let copy = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if copy < 0 { throw Failure(path: folder.place.path, code: errno) }
        guard let directory = fdopendir(copy) else {
            let code = errno
            close(copy)
            throw Failure(path: folder.place.path, code: code)
        }
        defer { closedir(directory) }
        var names: [Name] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else {
                if errno != 0 { throw Failure(path: folder.place.path, code: errno) }
                return names
            }
            let bytes = name(of: entry)
            if bytes.count <= 2, bytes.allSatisfy({ $0 == UInt8(ascii: ".") }) { continue }
            names.append(
                Name(
                    bytes: bytes, inode: UInt64(truncatingIfNeeded: entry.pointee.d_ino),
                    isFolder: isFolder(entry, bytes, in: folder)))
        }
    }

    /// What stands behind a name in a folder; nil when nothing does any more. An entry that can't be looked at is
    /// unreadable, and no error.
    static func entry(named name: [UInt8], in folder: OpenFolder) -> FileEntry? {
        guard let status = FileStatus(name, in: folder) else {
            let code = errno
            if code == ENOENT { return nil }
            let reason = Failure(path: FilePath(bytes: name), code: code).reason
            return FileEntry(name: name, kind: .unreadable(reason: reason), size: 0, modified: .distantPast)
        }
        return FileEntry(
            name: name, kind: kind(of: status, name, in: folder), size: status.size, modified: status.modified,
            isExecutable: status.mode & 0o111 != 0)
    }

    /// When the folder at `path` was changed last; nil when there is no folder.
    static func modificationDate(ofFolder path: FilePath) -> Date? {
        guard let status = FileStatus(at: path), status.isFolder else { return nil }
        return status.modified
    }

    /// Whether there is a folder at `path`, or a link that leads to one.
    static func isFolder(_ path: FilePath) -> Bool {
        path.withCString { destination(of: $0, in: AT_FDCWD) } == .folder
    }

    /// Whether there is a folder itself at `path`, and no link to one.
    static func isOwnFolder(_ path: FilePath) -> Bool { FileStatus(at: path)?.isFolder == true }

    /// Why a folder can't be read; nil when it can.
    static func failure(ofReading path: FilePath) -> Failure? {
        do throws(Failure) {
            _ = try OpenFolder(FolderPlace(root: path))
            return nil
        } catch {
            return error
        }
    }

    /// Whether anything stands at `path`, be it a link that leads nowhere.
    static func exists(_ path: FilePath) -> Bool { FileStatus(at: path) != nil }

    /// Whether nothing stands at `path`, as far as one may know.
    static func isGone(_ path: FilePath) -> Bool {
        FileStatus(at: path) == nil && [ENOENT, ENOTDIR].contains(errno)
    }

    /// Whether a symbolic link stands at `path`.
    static func isLink(_ path: FilePath) -> Bool { FileStatus(at: path)?.isLink == true }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            let bytes = UnsafeRawPointer(pointer)
            let count = strlen(bytes.assumingMemoryBound(to: CChar.self))
            return Array(UnsafeRawBufferPointer(start: bytes, count: count))
        }
    }

    /// Most file systems tell what is a folder along with the name; where they don't, the entry itself does.
    private static func isFolder(
        _ entry: UnsafeMutablePointer<dirent>, _ name: [UInt8], in folder: OpenFolder
    ) -> Bool {
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): true
        case Int(DT_UNKNOWN): self.entry(named: name, in: folder)?.isFolder == true
        default: false
        }
    }

    private static func kind(of status: FileStatus, _ name: [UInt8], in folder: OpenFolder) -> FileEntry.Kind {
        switch status.type {
        case S_IFDIR: .folder
        case S_IFREG: .file
        case S_IFLNK:
            FilePath(bytes: name).withCString {
                .link(target: target(of: $0, in: folder.descriptor), leads: destination(of: $0, in: folder.descriptor))
            }
        case S_IFIFO: .other("pipe")
        case S_IFSOCK: .other("socket")
        case S_IFBLK, S_IFCHR: .other("device")
        default: .other("special file")
        }
    }

    private static func target(of name: UnsafePointer<CChar>, in folder: Int32) -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = buffer.withUnsafeMutableBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { readlinkat(folder, name, $0.baseAddress!, $0.count) }
        }
        return FileNameText.text(of: buffer.prefix(max(0, count)))
    }

    private static func destination(of name: UnsafePointer<CChar>, in folder: Int32) -> FileEntry.Destination {
        guard let status = FileStatus(following: name, in: folder) else { return .nowhere }
        return status.isFolder ? .folder : .file
    }
}
