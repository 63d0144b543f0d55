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

        /// The name as an address has it; nil where it is no text.
        var addressName: String? { String(validating: name, as: UTF8.self) }
    }

    /// What was deleted in a directory or below, the latest first; with `isEverywhere`, of what was deleted elsewhere
    /// too. What came from elsewhere, or from nobody knows where, is left out.
    func entries(of directory: FilePath, isEverywhere: Bool = false) throws(DirectoryReader.Failure) -> [Entry] {
        var found: [Entry] = []
        var failure: DirectoryReader.Failure?
        for place in places(of: directory, isEverywhere: isEverywhere) {
            do throws(DirectoryReader.Failure) {
                found += try Look(at: place, of: directory, isEverywhere: isEverywhere).entries()
            } catch {
                if error.code != ENOENT { failure = failure ?? error }
            }
        }
        if let failure, found.isEmpty { throw failure }
        return found.map { (entry: $0, date: $0.deleted ?? .distantPast, name: FoldedName.bytes(of: $0.name)) }
            .sorted { $0.date == $1.date ? $0.name.lexicographicallyPrecedes($1.name) : $0.date > $1.date }
            .map(\.entry)
    }

    /// An item where it is now: what came back under another name, and was deleted again, has another one in the trash.
    func found(_ item: Item) -> Item {
        guard let kept = item.kept, let identity = kept.identity, let trash = kept.folder.path.parent,
            let folder = try? OpenFolder(kept.folder), EntryIdentity(kept.name, in: folder) == nil,
            let names = try? DirectoryReader.names(in: folder),
            let name = names.first(where: { EntryIdentity($0.bytes, in: folder) == identity })?.bytes
        else { return item }
        return Item(
            original: item.original, trashed: kept.folder.path.appending(name),
            note: trash.appending(Self.notes).appending(name + Self.noteEnding))
    }

    /// What has a name in the trash, if it is to be seen: without looking at anything else there.
    func entry(named name: [UInt8], of directory: FilePath, isEverywhere: Bool = false) -> Entry? {
        for place in places(of: directory, isEverywhere: isEverywhere) {
            guard let look = try? Look(at: place, of: directory, isEverywhere: isEverywhere) else { continue }
            if let entry = look.entry(named: name) { return entry }
        }
        return nil
    }

    /// A look into a trash that is there.
    private struct Look {
        let place: Place
        let notes: OpenFolder
        let files: OpenFolder
        let shown: [FilePath]
        let isEverywhere: Bool

        init(at place: Place, of directory: FilePath, isEverywhere: Bool) throws(DirectoryReader.Failure) {
            self.place = place
            notes = try OpenFolder(FolderPlace(root: place.path.appending(Trash.notes)))
            files = try OpenFolder(FolderPlace(root: place.path.appending(Trash.files)))
            shown = Trash.paths(of: directory)
            self.isEverywhere = isEverywhere
        }

        func entries() throws(DirectoryReader.Failure) -> [Entry] {
            try DirectoryReader.names(in: notes).compactMap { note in
                let name = Array(note.bytes.dropLast(Trash.noteEnding.count))
                return note.bytes == name + Trash.noteEnding && !name.isEmpty ? entry(named: name) : nil
            }
        }

        func entry(named name: [UInt8]) -> Entry? {
            let noteName = name + Trash.noteEnding
            // A name that leads upwards would lead out of the trash.
            guard (try? FileChanges.checked(name)) != nil, let file = try? OpenFile(noteName, in: notes),
                let note = TrashNote(file.start(Trash.longestNote)),
                var original = Trash.original(of: note, top: place.top, in: shown, isEverywhere: isEverywhere),
                let entry = DirectoryReader.entry(named: name, in: files)
            else { return nil }
            original.identity = EntryIdentity(name, in: files)
            let item = Item(
                original: original, trashed: files.place.path.appending(name),
                note: notes.place.path.appending(noteName))
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
    static func paths(of directory: FilePath) -> [FilePath] {
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
