import CollectionViews
import Synchronization

/// The files that the pages of one server were sent the addresses of: pictures, and what is taken along.
///
/// An address is a name that nobody can guess, and no path: there is nothing to ask for but what a page was sent. It is
/// good for as long as somebody has the file, and the server listens.
final class ServedFiles: Sendable {
    private struct Reference {
        weak var file: ServedFile?
    }

    private let files = Mutex<[String: Reference]>([:])
    private static let start = "/-/file/"

    /// The path at which a page finds a file from now on.
    func address(of file: ServedFile) -> String {
        files.withLock { files in
            if files[file.name] == nil {
                files = files.filter { $0.value.file != nil }
                files[file.name] = Reference(file: file)
            }
        }
        return Self.start + file.name
    }

    /// What stands at a path; nil when that is no file's, or none's any more.
    func file(at path: String) -> ServedFile? {
        guard path.hasPrefix(Self.start) else { return nil }
        return files.withLock { $0[String(path.dropFirst(Self.start.count))]?.file }
    }
}
