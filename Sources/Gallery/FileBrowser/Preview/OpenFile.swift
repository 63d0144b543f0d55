import Foundation

/// A file that is open for reading. No link is followed on the way to it.
final class OpenFile: Sendable {
    let descriptor: Int32
    let size: Int64
    let version: Version

    /// What is the same for as long as nothing is written to a file, whatever its name.
    struct Version: Equatable {
        var device, inode: UInt64
        var size: Int64
        var seconds, nanoseconds: Int
    }

    /// Why a file can't be shown, in a sentence.
    struct Failure: Error, Equatable {
        let reason: String
        /// Whether there is no such file.
        var isGone = false
        /// Whether another try would end the same way.
        var isLasting = false
    }

    /// Opens a file in a folder. What is no plain file is refused: a pipe would never end. So is a name that leads
    /// elsewhere.
    init(_ name: [UInt8], in folder: OpenFolder) throws(Failure) {
        do { _ = try FileChanges.checked(name) } catch { throw Failure(reason: error.reason) }
        let opened = FilePath(bytes: name).withCString {
            openat(folder.descriptor, $0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        }
        guard opened >= 0 else {
            let code = errno
            switch code {
            case EACCES, EPERM: throw Failure(reason: "You don’t have permission to read this file.")
            case ENOENT: throw Failure(reason: "This file is gone.", isGone: true)
            case ELOOP: throw Failure(reason: "This is a link to somewhere else.")
            default: throw Failure(reason: String(cString: strerror(code)) + ".")
            }
        }
        guard let status = FileStatus(opened), status.isFile else {
            close(opened)
            throw Failure(reason: "This isn’t a regular file.", isLasting: true)
        }
        descriptor = opened
        size = status.size
        version = Version(
            device: status.device, inode: status.inode, size: size,
            seconds: Int(status.changed.tv_sec), nanoseconds: Int(status.changed.tv_nsec))
    }

    /// Opens the file at a place.
    convenience init(_ place: EntryPlace) throws {
        try self.init(place.name, in: OpenFolder(place.folder))
    }

    /// Why a file can't be read, in a sentence.
    static func reason(for error: any Error) -> String {
        (error as? Failure)?.reason ?? (error as? DirectoryReader.Failure)?.reason ?? "\(error)"
    }

    deinit { close(descriptor) }

    /// Reads what stands from a place on; answers how many bytes there were, or -1.
    func read(into buffer: inout [UInt8], at place: Int) -> Int {
        buffer.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, off_t(place)) }
    }

    /// The first bytes.
    func start(_ count: Int) -> [UInt8] { bytes(in: 0..<count) }

    /// The bytes at some places; fewer where there are no more.
    func bytes(in range: Range<Int>) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: range.count)
        let read = max(0, read(into: &bytes, at: range.lowerBound))
        return Array(bytes.prefix(read))
    }
}
