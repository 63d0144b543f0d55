import Foundation

/// What a user changes on disk, one at a time. All of it blocks, so call it off the main actor.
enum FileChanges {
    /// Why a change can't be made, in a sentence.
    struct Failure: Error, Equatable {
        let reason: String
        /// What the system calls it; nil where no call of the system failed.
        let code: Int32?

        init(_ reason: String, code: Int32? = nil) { (self.reason, self.code) = (reason, code) }

        init(code: Int32) {
            self.code = code
            switch code {
            case EACCES, EPERM, EROFS: reason = "You don’t have permission to do that."
            case ENOENT: reason = "It’s already gone."
            case ENOSPC: reason = "The disk is full."
            case EXDEV: reason = "It’s on another disk."
            default: reason = String(cString: strerror(code)) + "."
            }
        }
    }

    /// Makes a folder in another one, and answers where it is.
    @discardableResult
    static func makeFolder(named name: String, in folder: FolderPlace) throws(Failure) -> EntryPlace {
        guard let made = try makeFolderUnlessTaken(named: name, in: folder) else {
            throw Failure("“\(name)” already exists.")
        }
        return made
    }

    /// Makes a folder with a name that nothing has yet, numbered where need be, and answers where it is.
    static func makeNewFolder(in folder: FolderPlace) throws(Failure) -> EntryPlace {
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
    ) throws(Failure) -> EntryPlace? {
        let made = EntryPlace(folder: folder, name: try checked(name))
        let parent = try made.openFolder()
        if FilePath(bytes: made.name).withCString({ mkdirat(parent.descriptor, $0, 0o777) }) == 0 {
            return made.identified(in: parent)
        }
        let code = errno
        if code == EEXIST { return nil }
        throw Failure(code: code)
    }

    /// Gives a file or folder another name in its folder, and answers where it is then. What has that name is never
    /// replaced.
    @discardableResult
    static func rename(_ place: EntryPlace, to name: [UInt8]) throws(Failure) -> EntryPlace {
        if name == place.name { return place }
        let folder = try place.openFolder()
        let code = ExclusiveRename.rename(place.name, folder, to: name, folder)
        if code == EEXIST { throw Failure("“\(FileNameText.text(of: name))” already exists.") }
        if code != 0 { throw Failure(code: code) }
        return EntryPlace(folder: place.folder, name: name).identified(in: folder)
    }

    /// How many bytes a name has at most.
    static let longestName = 255

    /// A name that a file can have, as the file system has it.
    static func checked(_ name: String) throws(Failure) -> [UInt8] { try checked(Array(name.utf8)) }

    static func checked(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
        if bytes.isEmpty { throw Failure("A name needs at least one character.") }
        if bytes.contains(UInt8(ascii: "/")) { throw Failure("A name can’t contain “/”.") }
        if bytes.contains(0) { throw Failure("A name can’t contain a null character.") }
        if [".", ".."].contains(where: { bytes.elementsEqual($0.utf8) }) {
            throw Failure("“.” and “..” are reserved.")
        }
        if bytes.count > longestName { throw Failure("A name can be at most \(longestName) bytes long.") }
        return bytes
    }
}
