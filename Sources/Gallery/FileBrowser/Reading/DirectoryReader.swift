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
        let descriptor = folder.descriptor
        return FilePath(bytes: name).withCString { text in
            var status = stat()
            guard fstatat(descriptor, text, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                let code = errno
                if code == ENOENT { return nil }
                let reason = Failure(path: FilePath(bytes: name), code: code).reason
                return FileEntry(name: name, kind: .unreadable(reason: reason), size: 0, modified: .distantPast)
            }
            return FileEntry(
                name: name, kind: kind(of: status, text, in: descriptor), size: Int64(status.st_size),
                modified: modified(status), isExecutable: status.st_mode & 0o111 != 0)
        }
    }

    /// When the folder at `path` was changed last; nil when there is no folder.
    static func modificationDate(ofFolder path: FilePath) -> Date? {
        var status = stat()
        guard path.withCString({ lstat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        return modified(status)
    }

    /// Whether there is a folder at `path`, or a link that leads to one.
    static func isFolder(_ path: FilePath) -> Bool {
        path.withCString { destination(of: $0, in: AT_FDCWD) } == .folder
    }

    /// Whether there is a folder itself at `path`, and no link to one.
    static func isOwnFolder(_ path: FilePath) -> Bool { modificationDate(ofFolder: path) != nil }

    /// The file system's own number of what stands behind a name; nil when nothing does.
    static func inode(of name: [UInt8], in folder: OpenFolder) -> UInt64? {
        var status = stat()
        let result = FilePath(bytes: name).withCString {
            fstatat(folder.descriptor, $0, &status, AT_SYMLINK_NOFOLLOW)
        }
        return result == 0 ? UInt64(truncatingIfNeeded: status.st_ino) : nil
    }

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
    static func exists(_ path: FilePath) -> Bool {
        var status = stat()
        return path.withCString { lstat($0, &status) } == 0
    }

    /// Whether a symbolic link stands at `path`.
    static func isLink(_ path: FilePath) -> Bool {
        var status = stat()
        return path.withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

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

    private static func kind(
        of status: stat, _ name: UnsafePointer<CChar>, in folder: Int32
    ) -> FileEntry.Kind {
        switch status.st_mode & S_IFMT {
        case S_IFDIR: .folder
        case S_IFREG: .file
        case S_IFLNK: .link(target: target(of: name, in: folder), leads: destination(of: name, in: folder))
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
        var status = stat()
        guard fstatat(folder, name, &status, 0) == 0 else { return .nowhere }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    private static func modified(_ status: stat) -> Date {
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }
}
