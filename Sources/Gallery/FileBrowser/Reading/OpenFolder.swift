import Foundation

/// A folder that is open for reading, whatever becomes of its name.
///
/// On the way from the directory that is shown no link is followed, so what is read is always inside of it, even when
/// somebody puts a link in a folder's place at this moment.
final class OpenFolder: Sendable {
    let place: FolderPlace
    let descriptor: Int32

    init(_ place: FolderPlace) throws(DirectoryReader.Failure) {
        self.place = place
        descriptor = try Self.open(place)
    }

    deinit {
        close(descriptor)
    }

    private static func open(_ place: FolderPlace) throws(DirectoryReader.Failure) -> Int32 {
        #if os(Linux) || os(Android)
        // A folder that one may pass through need not be one that one may read. The C library keeps the name of this
        // flag, O_PATH, to those who ask for its own additions.
        let passing = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC
        #else
        let passing = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        #endif
        let reading = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        func checked(_ descriptor: Int32) throws(DirectoryReader.Failure) -> Int32 {
            if descriptor >= 0 { return descriptor }
            throw DirectoryReader.Failure(path: place.path, code: errno)
        }
        let flags = place.names.isEmpty ? reading : passing
        #if canImport(Darwin)
        var current = try checked(place.root.withCString { Darwin.open($0, flags) })
        #elseif canImport(Musl)
        var current = try checked(place.root.withCString { Musl.open($0, flags) })
        #else
        var current = try checked(place.root.withCString { Glibc.open($0, flags) })
        #endif
        for (index, name) in place.names.enumerated() {
            let flags = (index == place.names.count - 1 ? reading : passing) | O_NOFOLLOW
            let next = FilePath(bytes: name).withCString { openat(current, $0, flags) }
            let code = errno
            close(current)
            errno = code
            current = try checked(next)
        }
        return current
    }
}
