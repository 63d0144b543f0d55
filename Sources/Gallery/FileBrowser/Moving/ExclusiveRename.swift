import Foundation

/// Renames within one disk without ever replacing what has the new name, in one step: nobody can come in between.
enum ExclusiveRename {
    /// Gives an entry another name, in another folder perhaps.
    ///
    /// - Returns: An error number; 0 when it was done.
    static func rename(_ name: [UInt8], _ from: OpenFolder, to newName: [UInt8], _ to: OpenFolder) -> Int32 {
        FilePath(bytes: name).withCString { old in
            FilePath(bytes: newName).withCString { new in
                #if canImport(Darwin)
                return renameatx_np(from.descriptor, old, to.descriptor, new, UInt32(RENAME_EXCL)) == 0 ? 0 : errno
                #else
                let code = byFlag(from.descriptor, old, to.descriptor, new)
                // File systems that don't know the flag say so.
                guard [ENOSYS, EINVAL, ENOTSUP].contains(code) else { return code }
                return bySteps(from.descriptor, old, to.descriptor, new)
                #endif
            }
        }
    }

    #if !canImport(Darwin)
    private typealias RenameAt2 =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// The C library keeps this function to those who ask for its own additions, so it is looked up by its name.
    private static let renameAt2: RenameAt2? = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: RenameAt2.self) }

    private static func byFlag(
        _ from: Int32, _ old: UnsafePointer<CChar>, _ to: Int32, _ new: UnsafePointer<CChar>
    ) -> Int32 {
        guard let renameAt2 else { return ENOSYS }
        let noReplace: UInt32 = 1
        return renameAt2(from, old, to, new, noReplace) == 0 ? 0 : errno
    }
    #endif

    /// A file gets its new name as a second one, which fails where the name is taken. A folder takes the place of an
    /// empty one that was made to hold the name.
    static func bySteps(
        _ from: Int32, _ old: UnsafePointer<CChar>, _ to: Int32, _ new: UnsafePointer<CChar>
    ) -> Int32 {
        var status = stat()
        guard fstatat(from, old, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return errno }
        if status.st_mode & S_IFMT == S_IFDIR {
            guard mkdirat(to, new, 0o700) == 0 else { return errno }
            if renameat(from, old, to, new) == 0 { return 0 }
            let code = errno
            unlinkat(to, new, AT_REMOVEDIR)
            return code
        }
        guard linkat(from, old, to, new, 0) == 0 else { return errno }
        if unlinkat(from, old, 0) == 0 { return 0 }
        let code = errno
        unlinkat(to, new, 0)
        return code
    }
}
