import Foundation

/// What the file system says of an entry; a link is followed only where that is asked for. Two are equal when they are
/// the same entry.
struct FileStatus: Equatable {
    private let status: stat

    /// The status of an entry; nil when it can't be had, and `errno` says why.
    init?(_ name: [UInt8], in folder: OpenFolder) {
        self.init { status in
            FilePath(bytes: name).withCString { fstatat(folder.descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
        }
    }

    /// The status of what a name leads to in an open folder.
    init?(following name: UnsafePointer<CChar>, in folder: Int32) {
        self.init { fstatat(folder, name, &$0, 0) }
    }

    init?(at path: FilePath) { self.init { status in path.withCString { lstat($0, &status) } } }

    init?(_ descriptor: Int32) { self.init { fstat(descriptor, &$0) } }

    init?(_ folder: OpenFolder) { self.init(folder.descriptor) }

    private init?(_ read: (inout stat) -> Int32) {
        var status = stat()
        if read(&status) != 0 { return nil }
        self.status = status
    }

    static func == (left: FileStatus, right: FileStatus) -> Bool {
        left.status.st_dev == right.status.st_dev && left.status.st_ino == right.status.st_ino
    }

    var type: mode_t { status.st_mode & S_IFMT }
    var isFolder: Bool { type == S_IFDIR }
    var isFile: Bool { type == S_IFREG }
    var isLink: Bool { type == S_IFLNK }
    var size: Int64 { Int64(status.st_size) }
    var device: UInt64 { UInt64(truncatingIfNeeded: status.st_dev) }
    var inode: UInt64 { UInt64(truncatingIfNeeded: status.st_ino) }
    var mode: mode_t { status.st_mode & 0o7777 }
    var owner: (user: uid_t, group: gid_t) { (status.st_uid, status.st_gid) }

    #if canImport(Darwin)
    /// When it was made.
    var birth: [Int64] { [Int64(status.st_birthtimespec.tv_sec), Int64(status.st_birthtimespec.tv_nsec)] }
    #endif

    #if canImport(Darwin)
    private var read: timespec { status.st_atimespec }
    /// When it was changed last.
    var changed: timespec { status.st_mtimespec }
    #else
    private var read: timespec { status.st_atim }
    /// When it was changed last.
    var changed: timespec { status.st_mtim }
    #endif

    /// When it was read and changed last, as the file system wants to have it.
    var times: [timespec] { [read, changed] }

    var modified: Date { Date(timeIntervalSince1970: Double(changed.tv_sec) + Double(changed.tv_nsec) / 1e9) }
}

extension OpenFolder {
    /// A descriptor of its own for the folder.
    func duplicate() -> Int32 { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }

    /// Whether entries may be made and deleted in the folder; `errno` says why not.
    var isWritable: Bool { faccessat(descriptor, ".", W_OK | X_OK, 0) == 0 }
}
