import Foundation

/// Reads a directory and the folders in it that are opened, and keeps what is known of them.
@MainActor final class FileTree {
    private(set) var known: KnownFiles

    /// By what the entries of each folder are sorted.
    var order = FileOrder()

    private let numbers: FileNumbers
    private var loads: [UInt32: Int] = [:]
    private var lastLoad = 0

    /// - Parameter former: What was shown before: its rows are there for a while longer, and none of them is taken for
    ///   an entry of this directory.
    init(root: FolderPlace, following former: FileTree? = nil) {
        known = KnownFiles(root: root)
        numbers = former?.numbers.followers ?? FileNumbers()
    }

    var rootPlace: FolderPlace { known.rootPlace }

    var root: FilePath { rootPlace.path }

    var contents: [UInt32: FolderContent] { known.contents }

    /// What is known of an entry; nil for one that is gone.
    func entry(for identity: FileIdentity) -> FileEntry? { known.entry(for: identity) }

    /// The entry of the directory that is shown with a name, if it is known.
    func item(named name: [UInt8]) -> FileIdentity? {
        contents[0]?.shownNames.first { $0.name == name }?.id
    }

    /// The folder with a number.
    func folder(numbered number: UInt32) -> FileIdentity? { known.folders[number] }

    // MARK: See KnownFiles

    func content(of folder: FileIdentity) -> FolderContent { known.content(of: folder) }

    func movableEntries(_ items: [FileIdentity]) -> [MovableEntry] { known.movableEntries(items) }

    func item(at place: EntryPlace) -> FileIdentity? { known.item(at: place) }

    func items(at places: [EntryPlace]) -> [FileIdentity] { known.items(at: places) }

    func folder(at place: FolderPlace) -> FileIdentity? { known.folder(at: place) }

    func place(of folder: FileIdentity) -> FolderPlace? { known.place(of: folder) }

    func entryPlace(of identity: FileIdentity) -> EntryPlace? { known.entryPlace(of: identity) }

    func path(of identity: FileIdentity) -> FilePath? { known.path(of: identity) }

    // MARK: Reading

    /// Reads the names in a folder, off the main actor, and forgets what was known of it before but its identities.
    ///
    /// - Returns: What ``readPiece(of:in:load:)`` goes on with.
    func startLoad(_ folder: FileIdentity) async throws -> (folder: OpenFolder, load: Int) {
        guard let place = place(of: folder) else {
            throw DirectoryReader.Failure(path: FilePath(bytes: []), code: ENOENT)
        }
        lastLoad += 1
        let (number, load) = (folder.number, lastLoad)
        known.folders[number] = folder
        loads[number] = load
        let (open, listed) = try await Self.list(place, number, order, contents[number]?.names ?? [], numbers)
        guard loads[number] == load else { throw CancellationError() }
        known.contents[number] = listed
        return (open, load)
    }

    /// Looks at the next entries of a folder, off the main actor; nil when there are no more.
    func readPiece(of folder: FileIdentity, in open: OpenFolder, load: Int) async throws -> [FileIdentity]? {
        while contents[folder.number]?.isComplete == false {
            // Nobody else may hold the content when it is added to: it would be copied, piece after piece.
            let found = await Self.look(at: contents[folder.number]!.nextPiece, in: open)
            try Task.checkCancellation()
            guard loads[folder.number] == load else { throw CancellationError() }
            let added = known.contents[folder.number]!.add(found)
            if !added.isEmpty { return added.map(\.id) }
        }
        return nil
    }

    /// What a folder's second reading found.
    struct Refresh {
        /// The entries that were known before and look different now.
        var changed: [FileIdentity] = []
        /// The folders among them that have another name now, with their old places.
        var renamed: [(folder: FileIdentity, oldPath: FilePath)] = []
    }

    /// Reads a folder that was read before once more, off the main actor.
    func refresh(_ folder: FileIdentity) async throws -> Refresh {
        while true {
            guard let place = place(of: folder), let old = contents[folder.number] else {
                throw DirectoryReader.Failure(path: FilePath(bytes: []), code: ENOENT)
            }
            let (load, order) = (loads[folder.number], order)
            let (new, changed) = try await Self.read(place, folder.number, order, old, numbers)
            // Another load, or another order, came in between: once more from there.
            guard loads[folder.number] == load, order == self.order else { continue }
            known.contents[folder.number] = new
            let parent = place.path
            return Refresh(
                changed: changed.map(\.id),
                renamed: changed.compactMap { name in
                    guard name.isFolder, let before = old.entries[name.id], before.name != name.name else { return nil }
                    return (name.id, parent.appending(before.name))
                })
        }
    }

    /// Looks at a few names in a large folder that was read before, off the main actor, instead of reading all of it.
    ///
    /// - Returns: What is different; nil where the whole folder has to be read.
    func refresh(_ folder: FileIdentity, names: Set<[UInt8]>) async throws -> FolderPatch? {
        guard let place = place(of: folder), let count = contents[folder.number]?.patchableCount,
            count >= FolderPatch.smallestFolder
        else { return nil }
        let (load, order) = (loads[folder.number], order)
        let found = try await Self.look(at: names, place)
        guard loads[folder.number] == load, order == self.order else { return nil }
        return known.contents[folder.number]?.patch(found, folder: folder.number, order: order, numbers: numbers)
    }

    private static func look(
        at names: Set<[UInt8]>, _ place: FolderPlace
    ) async throws(DirectoryReader.Failure) -> [FolderPatch.Found] {
        try await onDisk { () throws(DirectoryReader.Failure) in
            let folder = try OpenFolder(place)
            return names.map { name in
                FolderPatch.Found(
                    name: name, entry: DirectoryReader.entry(named: name, in: folder),
                    inode: FileStatus(name, in: folder)?.inode)
            }
        }
    }

    /// Sorts everything that is known anew, off the main actor.
    ///
    /// - Returns: The folders whose entries are not all here, which have to be loaded again.
    func sort(by order: FileOrder) async -> [FileIdentity] {
        self.order = order
        let complete = contents.filter(\.value.isComplete)
        let loads = loads
        let sorted = await Self.sort(complete, by: order)
        guard self.order == order else { return [] }
        for (number, content) in sorted where loads[number] == self.loads[number] { known.contents[number] = content }
        return contents.filter { !$0.value.isComplete }.compactMap { known.folders[$0.key] }
    }

    /// Forgets what is in a folder.
    func forget(_ folder: FileIdentity) {
        known.contents[folder.number] = nil
        loads[folder.number] = nil
    }

    private static func list(
        _ place: FolderPlace, _ number: UInt32, _ order: FileOrder, _ known: [ListedName], _ numbers: FileNumbers
    ) async throws(DirectoryReader.Failure) -> (OpenFolder, FolderContent) {
        try await onDisk { () throws(DirectoryReader.Failure) in
            let folder = try OpenFolder(place)
            return (
                folder,
                try FolderContent.list(folder, number: number, order: order, known: known, numbers: numbers)
            )
        }
    }

    private static func look(at names: ArraySlice<ListedName>, in folder: OpenFolder) async -> [FileEntry?] {
        await onDisk { names.map { DirectoryReader.entry(named: $0.name, in: folder) } }
    }

    private static func read(
        _ place: FolderPlace, _ number: UInt32, _ order: FileOrder, _ old: FolderContent, _ numbers: FileNumbers
    ) async throws(DirectoryReader.Failure) -> (content: FolderContent, changed: [ListedName]) {
        try await onDisk { () throws(DirectoryReader.Failure) in
            let folder = try OpenFolder(place)
            var content = try FolderContent.list(
                folder, number: number, order: order, known: old.names, numbers: numbers)
            content.readAll(in: folder)
            return (content, content.changes(from: old))
        }
    }

    private static func sort(_ contents: [UInt32: FolderContent], by order: FileOrder) async -> [UInt32: FolderContent]
    {
        await onDisk {
            contents.mapValues { content in
                var content = content
                content.sort(by: order)
                return content
            }
        }
    }
}
