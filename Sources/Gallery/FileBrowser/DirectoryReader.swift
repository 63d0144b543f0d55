import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads a folder's entries. It blocks, so call it off the main actor.
enum DirectoryReader {
    /// A folder that could not be read, in a sentence for its row.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let path: FilePath
        let code: Int32

        var reason: String {
            switch code {
            case EACCES, EPERM: "No permission to read this folder"
            case ENOENT: "This folder is gone"
            case ENOTDIR: "This is no longer a folder"
            case ELOOP: "Too many links lead in a circle"
            case EMFILE, ENFILE: "Too many files are open"
            default: String(cString: strerror(code))
            }
        }

        var description: String { "\(path): \(reason)" }
    }

    /// The entries of the folder at `path`, folders first, by name.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - folder: The folder's number, for the identity of its entries.
    ///
    /// An entry that can't be looked at is listed as unreadable; only a folder that can't be read at all throws.
    static func entries(of path: FilePath, folder: Int = 0) throws(Failure) -> [FileEntry] {
        guard let directory = path.withCString({ opendir($0) }) else { throw Failure(path: path, code: errno) }
        defer { closedir(directory) }
        var entries: [FileEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else {
                if errno != 0 { throw Failure(path: path, code: errno) }
                break
            }
            let name = self.name(of: entry)
            if name == [UInt8(ascii: ".")] || name == Array("..".utf8) { continue }
            // A name that vanished between the reading and the looking is not an entry any more.
            if let found = look(at: path.appending(name), name: name, folder: folder) { entries.append(found) }
        }
        return sorted(entries)
    }

    /// The entry at `path` itself, or nil when there is none.
    static func entry(at path: FilePath) -> FileEntry? {
        let name = path.bytes.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? Array("/".utf8)
        return look(at: path, name: name, folder: 0)
    }

    /// Whether there is a folder at `path`, or a link that leads to one.
    static func isFolder(_ path: FilePath) -> Bool { destination(of: path) == .folder }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
                Array(
                    UnsafeBufferPointer(
                        start: $0, count: strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))))
            }
        }
    }

    private static func look(at path: FilePath, name: [UInt8], folder: Int) -> FileEntry? {
        var status = stat()
        guard path.withCString({ lstat($0, &status) }) == 0 else {
            let code = errno
            if code == ENOENT { return nil }
            return FileEntry(
                id: FileIdentity(folder: folder, device: 0, inode: 0, linkName: name), name: name,
                kind: .unreadable(reason: Failure(path: path, code: code).reason), size: 0, modified: .distantPast)
        }
        let kind = kind(of: status, at: path)
        let isShared = kind != .folder && status.st_nlink > 1
        return FileEntry(
            id: FileIdentity(
                folder: folder, device: UInt64(truncatingIfNeeded: status.st_dev),
                inode: UInt64(truncatingIfNeeded: status.st_ino), linkName: isShared ? name : []),
            name: name, kind: kind, size: Int64(status.st_size), modified: modified(status))
    }

    private static func kind(of status: stat, at path: FilePath) -> FileEntry.Kind {
        switch status.st_mode & S_IFMT {
        case S_IFDIR: .folder
        case S_IFREG: .file
        case S_IFLNK: .link(target: target(of: path), leads: destination(of: path))
        case S_IFIFO: .other("pipe")
        case S_IFSOCK: .other("socket")
        case S_IFBLK, S_IFCHR: .other("device")
        default: .other("special file")
        }
    }

    private static func target(of path: FilePath) -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = buffer.withUnsafeMutableBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { target in
                path.withCString { readlink($0, target.baseAddress!, target.count) }
            }
        }
        return FileNameText.text(of: buffer.prefix(max(0, count)))
    }

    private static func destination(of path: FilePath) -> FileEntry.Destination {
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0 else { return .nowhere }
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

    /// Folders first, then by name as a person sorts: case and accents last, numbers by value.
    private static func sorted(_ entries: [FileEntry]) -> [FileEntry] {
        entries.map { (entry: $0, key: FileSortKey($0)) }.sorted { $0.key < $1.key }.map(\.entry)
    }
}
