import CollectionViews
import Synchronization

/// The files of pictures that the pages of one server were sent the addresses of.
///
/// An address is a name that nobody can guess, and no path: there is nothing to ask for but what a page shows. It is
/// good for as long as the image is there, and the server listens.
final class PictureFiles: Sendable {
    private struct Reference {
        weak var file: ImageFile?
    }

    private let files = Mutex<[String: Reference]>([:])
    private static let start = "/-/picture/"

    /// The path at which a page finds a picture from now on.
    func address(of file: ImageFile) -> String {
        files.withLock { files in
            if files[file.name] == nil {
                files = files.filter { $0.value.file != nil }
                files[file.name] = Reference(file: file)
            }
        }
        return Self.start + file.name
    }

    /// What stands at a path; nil when that is no picture's, or none's any more.
    func file(at path: String) -> ImageFile? {
        guard path.hasPrefix(Self.start) else { return nil }
        return files.withLock { $0[String(path.dropFirst(Self.start.count))]?.file }
    }
}
