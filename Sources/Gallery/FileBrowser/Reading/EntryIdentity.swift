import Foundation

/// What makes an entry of the disk the same one, whatever its name and place on that disk.
struct EntryIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    /// When it was made, where the file system knows that: the number of a deleted file is given to the next one.
    private let birth: [Int64]?

    /// Nil where there is no such entry. Links are not followed.
    init?(_ name: [UInt8], in folder: OpenFolder) {
        guard let status = FileStatus(name, in: folder) else { return nil }
        device = status.device
        inode = status.inode
        #if canImport(Darwin)
        birth = status.birth
        #else
        birth = Self.birth(of: name, in: folder)
        #endif
    }

    #if !canImport(Darwin)
    private typealias StatX =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UInt32, UnsafeMutableRawPointer) -> Int32

    /// The C library keeps this function to those who ask for its own additions, so it is looked up by its name.
    private static let statX: StatX? = dlsym(nil, "statx").map { unsafeBitCast($0, to: StatX.self) }

    private static func birth(of name: [UInt8], in folder: OpenFolder) -> [Int64]? {
        guard let statX else { return nil }
        let (birthFlag, byteCount, placeOfBirth) = (UInt32(0x800), 256, 80)
        return withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 8) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            guard let start = bytes.baseAddress else { return nil }
            let code = FilePath(bytes: name).withCString {
                statX(folder.descriptor, $0, AT_SYMLINK_NOFOLLOW, birthFlag, start)
            }
            guard code == 0, bytes.load(as: UInt32.self) & birthFlag != 0 else { return nil }
            let seconds = bytes.load(fromByteOffset: placeOfBirth, as: Int64.self)
            return [seconds, Int64(bytes.load(fromByteOffset: placeOfBirth + 8, as: UInt32.self))]
        }
    }
    #endif
}
