import Foundation

/// Where an entry of a folder is. What is done with it goes through the open folder, so that no link is followed even
/// when somebody puts one in a folder's place.
struct EntryPlace: Hashable, Sendable {
    var folder: FolderPlace
    var name: [UInt8]
    /// The entry that is meant; nil for whichever has the name.
    var identity: EntryIdentity?

    var path: FilePath { folder.path.appending(name) }

    /// The place of the entry, which is a folder.
    var asFolder: FolderPlace { folder.appending(name) }

    /// An entry of this one, which is a folder.
    func child(_ name: [UInt8]) -> EntryPlace { EntryPlace(folder: asFolder, name: name) }

    var isHidden: Bool { name.first == UInt8(ascii: ".") }

    /// Opens the folder that the entry is in, unless another entry has its name by now.
    func openFolder() throws(FileChanges.Failure) -> OpenFolder {
        let open = try folder.openForChange()
        guard let identity, let now = EntryIdentity(name, in: open), now != identity else { return open }
        throw FileChanges.Failure("“\(FileNameText.text(of: name))” was replaced by another file.")
    }

    /// The place of the entry that has the name now, and of no other.
    func identified(in open: OpenFolder) -> EntryPlace {
        EntryPlace(folder: folder, name: name, identity: EntryIdentity(name, in: open))
    }
}

extension EntryPlace {
    /// The places that are not in a folder which is one of them, too.
    static func outermost(of places: [EntryPlace]) -> [EntryPlace] {
        let chosen = Set(places.map(\.path))
        return places.filter { place in
            !(place.folder.ancestors.dropFirst() + [place.folder]).contains { chosen.contains($0.path) }
        }
    }
}

extension FolderPlace {
    /// Opens the folder for a change of what is in it.
    func openForChange() throws(FileChanges.Failure) -> OpenFolder {
        do { return try OpenFolder(self) } catch {
            // Something else, a link perhaps, has taken the place of a folder on the way.
            throw FileChanges.Failure(code: [ELOOP, ENOTDIR].contains(error.code) ? ENOENT : error.code)
        }
    }
}
