import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where an entry of a folder is. What is done with it goes through the open folder, so that no link is followed even
/// when somebody puts one in a folder's place.
struct EntryPlace: Hashable, Sendable {
    var folder: FolderPlace
    var name: [UInt8]

    var path: FilePath { folder.path.appending(name) }

    /// Opens the folder that the entry is in.
    func openFolder() throws(Trash.Failure) -> OpenFolder { try folder.openForChange() }
}

extension FolderPlace {
    /// Opens the folder for a change of what is in it.
    func openForChange() throws(Trash.Failure) -> OpenFolder {
        do { return try OpenFolder(self) } catch {
            // Something else, a link perhaps, has taken the place of a folder on the way.
            throw Trash.Failure(code: [ELOOP, ENOTDIR].contains(error.code) ? ENOENT : error.code)
        }
    }
}
