import Foundation

/// What a user changes on disk, one at a time. All of it blocks, so call it off the main actor.
enum FileChanges {
    /// Makes a folder in another one, and answers where it is.
    @discardableResult
    static func makeFolder(named name: String, in folder: FolderPlace) throws(Trash.Failure) -> EntryPlace {
        guard let made = try makeFolderUnlessTaken(named: name, in: folder) else {
            throw Trash.Failure("“\(name)” already exists.")
        }
        return made
    }

    /// Makes a folder with a name that nothing has yet, numbered where need be, and answers where it is.
    static func makeNewFolder(in folder: FolderPlace) throws(Trash.Failure) -> EntryPlace {
        var name = "New Folder"
        var number = 2
        while true {
            if let made = try makeFolderUnlessTaken(named: name, in: folder) { return made }
            name = "New Folder \(number)"
            number += 1
        }
    }

    private static func makeFolderUnlessTaken(
        named name: String, in folder: FolderPlace
    ) throws(Trash.Failure) -> EntryPlace? {
        let made = EntryPlace(folder: folder, name: try checked(name))
        let parent = try made.openFolder()
        if FilePath(bytes: made.name).withCString({ mkdirat(parent.descriptor, $0, 0o777) }) == 0 {
            return made.identified(in: parent)
        }
        let code = errno
        if code == EEXIST { return nil }
        throw Trash.Failure(code: code)
    }

    /// Gives a file or folder another name in its folder, and answers where it is then. What has that name is never
    /// replaced.
    @discardableResult
    static func rename(_ place: EntryPlace, to name: [UInt8]) throws(Trash.Failure) -> EntryPlace {
        if name == place.name { return place }
        let folder = try place.openFolder()
        let code = ExclusiveRename.rename(place.name, folder, to: name, folder)
        if code == EEXIST { throw Trash.Failure("“\(FileNameText.text(of: name))” already exists.") }
        if code != 0 { throw Trash.Failure(code: code) }
        return EntryPlace(folder: place.folder, name: name).identified(in: folder)
    }

    /// How many bytes a name has at most.
    static let longestName = 255

    /// A name that a file can have, as the file system has it.
    static func checked(_ name: String) throws(Trash.Failure) -> [UInt8] { try checked(Array(name.utf8)) }

    static func checked(_ bytes: [UInt8]) throws(Trash.Failure) -> [UInt8] {
        if bytes.isEmpty { throw Trash.Failure("A name needs at least one character.") }
        if bytes.contains(UInt8(ascii: "/")) { throw Trash.Failure("A name can’t contain “/”.") }
        if bytes.contains(0) { throw Trash.Failure("A name can’t contain a null character.") }
        if [".", ".."].contains(where: { bytes.elementsEqual($0.utf8) }) {
            throw Trash.Failure("“.” and “..” are reserved.")
        }
        if bytes.count > longestName { throw Trash.Failure("A name can be at most \(longestName) bytes long.") }
        return bytes
    }
}
