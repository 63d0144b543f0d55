import Foundation

/// What is in the trash, of what a user may see. All of it blocks, so call it off the main actor.
extension Trash {
    /// Something in the trash, as it was when it was looked at.
    struct Entry: Hashable, Sendable {
        let item: Item
        let entry: FileEntry
        /// Nil where nobody noted it.
        let deleted: Date?

        var displayName: String { FileNameText.text(of: item.original.name) }

        /// What it is named by where it is, which no other one is there.
        var name: [UInt8] { entry.name }
    }

    /// What was deleted in a directory or below, the latest first; with `isEverywhere`, of what was deleted elsewhere
    /// too. What came from elsewhere, or from nobody knows where, is left out.
    func entries(of directory: FilePath, isEverywhere: Bool = false) throws(DirectoryReader.Failure) -> [Entry] {
        var found: [Entry] = []
        var failure: DirectoryReader.Failure?
        for place in places(of: directory) {
            do throws(DirectoryReader.Failure) {
                found += try entries(in: place, of: directory, isEverywhere: isEverywhere)
            } catch {
                if error.code != ENOENT { failure = failure ?? error }
            }
        }
        if let failure, found.isEmpty { throw failure }
        return found.map { (entry: $0, date: $0.deleted ?? .distantPast, name: FoldedName.bytes(of: $0.name)) }
            .sorted { $0.date == $1.date ? $0.name.lexicographicallyPrecedes($1.name) : $0.date > $1.date }
            .map(\.entry)
    }

    /// A trash that is there, and what its notes begin from.
    private struct Place {
        let path: FilePath
        /// The top of its file system; nil for the one in the user's home.
        var top: FilePath?
    }

    /// The folders that ``moveIn(_:at:)`` would choose for what is in a directory, as far as they are there.
    private func places(of directory: FilePath) -> [Place] {
        let own = [Place(path: home)]
        guard let device = try? Self.device(of: directory), (try? Self.device(of: home)) != device,
            let top = try? Self.topFolder(of: directory, device: device)
        else { return own }
        // There, somebody else may have made a folder of that name.
        return own
            + Self.folders(at: top).filter { folder in
                [folder, folder.appending(Self.files), folder.appending(Self.notes)].allSatisfy { path in
                    FileStatus(at: path).map { $0.isFolder && $0.owner.user == getuid() } == true
                }
            }.map { Place(path: $0, top: top) }
    }

    private func entries(
        in place: Place, of directory: FilePath, isEverywhere: Bool
    ) throws(DirectoryReader.Failure) -> [Entry] {
        let (filesPath, notesPath) = (place.path.appending(Self.files), place.path.appending(Self.notes))
        let notes = try OpenFolder(FolderPlace(root: notesPath))
        let files = try OpenFolder(FolderPlace(root: filesPath))
        let shown = Self.paths(of: directory)
        return try DirectoryReader.names(in: notes).compactMap { found in
            let name = Array(found.bytes.dropLast(Self.noteEnding.count))
            guard found.bytes == name + Self.noteEnding, !name.isEmpty,
                let file = try? OpenFile(found.bytes, in: notes),
                let note = TrashNote(file.start(Self.longestNote)),
                var original = Self.original(of: note, top: place.top, in: shown, isEverywhere: isEverywhere),
                let entry = DirectoryReader.entry(named: name, in: files)
            else { return nil }
            original.identity = EntryIdentity(name, in: files)
            let item = Item(
                original: original, trashed: filesPath.appending(name), note: notesPath.appending(found.bytes))
            return Entry(item: item, entry: entry, deleted: note.deleted)
        }
    }

    /// Where something came from; nil where that is not to be seen, or no place at all.
    private static func original(
        of note: TrashNote, top: FilePath?, in shown: [FilePath], isEverywhere: Bool
    ) -> EntryPlace? {
        let isAbsolute = note.path.first == UInt8(ascii: "/")
        guard isAbsolute == (top == nil), let directory = shown.first else { return nil }
        let names = note.path.dropFirst(isAbsolute ? 1 : 0)
            .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Array.init)
        // A name that leads upwards would lead out of what is shown.
        guard let name = names.last, names.allSatisfy({ (try? FileChanges.checked($0)) != nil }) else { return nil }
        let path = FilePath(components: (top?.components ?? []) + names)
        for one in shown where path != one && path.isInside(one) {
            let inner = FolderPlace(path, from: one).names
            return EntryPlace(folder: FolderPlace(root: directory, names: inner.dropLast()), name: name)
        }
        guard isEverywhere, let folder = path.parent else { return nil }
        return EntryPlace(folder: FolderPlace(root: folder), name: name)
    }

    /// The path of a directory as it is shown, and the one without links, which other programs note.
    private static func paths(of directory: FilePath) -> [FilePath] {
        guard let real = directory.withCString({ realpath($0, nil) }) else { return [directory] }
        defer { free(real) }
        let path = FilePath(bytes: UnsafeRawBufferPointer(start: real, count: strlen(real)).map { $0 })
        return path == directory ? [directory] : [directory, path]
    }

    static let files = Array("files".utf8)
    static let notes = Array("info".utf8)
    static let noteEnding = Array(".trashinfo".utf8)
    /// A path has up to 4096 bytes, of which each may be written as three.
    private static let longestNote = 65_536
}

extension Trash {
    /// The folders whose changes tell that something came or went.
    func watchedFolders(of directory: FilePath) -> [FilePath] {
        places(of: directory).flatMap { [$0.path.appending(Self.files), $0.path.appending(Self.notes)] }
            .filter(DirectoryReader.isOwnFolder)
    }
}
