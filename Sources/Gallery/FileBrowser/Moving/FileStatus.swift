import Foundation

/// What the file system says of an entry itself; a link is not followed. Two are equal when they are the same entry.
struct FileStatus: Equatable {
    private let status: stat

    /// The status of an entry; nil when it can't be had.
    init?(_ name: [UInt8], in folder: OpenFolder) {
        var status = stat()
        let result = FilePath(bytes: name).withCString { fstatat(folder.descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
        if result != 0 { return nil }
        self.status = status
    }

    init?(_ descriptor: Int32) {
        var status = stat()
        if fstat(descriptor, &status) != 0 { return nil }
        self.status = status
    }

    init?(_ folder: OpenFolder) { self.init(folder.descriptor) }

    static func == (left: FileStatus, right: FileStatus) -> Bool {
        left.status.st_dev == right.status.st_dev && left.status.st_ino == right.status.st_ino
    }

    var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
    var isFile: Bool { status.st_mode & S_IFMT == S_IFREG }
    var isLink: Bool { status.st_mode & S_IFMT == S_IFLNK }
    var size: Int64 { Int64(status.st_size) }
    var device: UInt64 { UInt64(truncatingIfNeeded: status.st_dev) }
    var inode: UInt64 { UInt64(truncatingIfNeeded: status.st_ino) }
    var mode: mode_t { status.st_mode & 0o7777 }
    var owner: (user: uid_t, group: gid_t) { (status.st_uid, status.st_gid) }

    #if canImport(Darwin)
    /// When it was made.
    var birth: [Int64] { [Int64(status.st_birthtimespec.tv_sec), Int64(status.st_birthtimespec.tv_nsec)] }
    #endif

    /// When it was read and changed last, as the file system wants to have it.
    var times: [timespec] {
        #if canImport(Darwin)
        [status.st_atimespec, status.st_mtimespec]
        #else
        [status.st_atim, status.st_mtim]
        #endif
    }
}

extension OpenFolder {
    /// A descriptor of its own for the folder.
    func duplicate() -> Int32 { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }

    /// Whether entries may be made and deleted in the folder; `errno` says why not.
    var isWritable: Bool { faccessat(descriptor, ".", W_OK | X_OK, 0) == 0 }
}
