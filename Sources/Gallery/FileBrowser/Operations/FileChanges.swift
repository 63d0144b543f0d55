import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a user changes on disk, one at a time. All of it blocks, so call it off the main actor.
enum FileChanges {
    /// Makes a folder in another one, and answers where it is.
    @discardableResult static func makeFolder(named name: String, in folder: FilePath) throws(Trash.Failure) -> FilePath
    {
        let path = folder.appending(try checked(name))
        guard path.withCString({ mkdir($0, 0o777) }) == 0 else {
            if errno == EEXIST { throw Trash.Failure("“\(name)” exists already.") }
            throw Trash.Failure(code: errno)
        }
        return path
    }

    /// Gives a file or folder another name in its folder, and answers where it is then. What has that name is never
    /// replaced.
    @discardableResult static func rename(_ path: FilePath, to name: String) throws(Trash.Failure) -> FilePath {
        let parts = path.bytes.split(separator: UInt8(ascii: "/"))
        let parent = FilePath(bytes: parts.count < 2 ? [47] : parts.dropLast().flatMap { [UInt8(ascii: "/")] + $0 })
        let new = parent.appending(try checked(name))
        if new == path { return path }
        if Trash.exists(new) { throw Trash.Failure("“\(name)” exists already.") }
        guard Trash.rename(path, to: new) == 0 else { throw Trash.Failure(code: errno) }
        return new
    }

    /// A name that a file can have, as the file system has it.
    static func checked(_ name: String) throws(Trash.Failure) -> [UInt8] {
        let bytes = Array(name.utf8)
        if bytes.isEmpty { throw Trash.Failure("A name has at least one letter.") }
        if bytes.contains(UInt8(ascii: "/")) { throw Trash.Failure("A name can't hold “/”.") }
        if bytes.contains(0) { throw Trash.Failure("A name can't hold the character of number 0.") }
        if name == "." || name == ".." { throw Trash.Failure("“\(name)” stands for a folder itself.") }
        if bytes.count > 255 { throw Trash.Failure("A name has 255 bytes at most.") }
        return bytes
    }
}
