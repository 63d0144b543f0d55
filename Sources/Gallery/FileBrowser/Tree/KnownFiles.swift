/// What is known of a directory and of the folders in it that were opened: a value, so that what takes long for very
/// many entries is worked out off the main actor, and what somebody began with stays what it was.
///
/// Entries name their folder by its number instead of a path: when a folder is renamed, nothing below it changes.
struct KnownFiles: Sendable {
    let rootPlace: FolderPlace
    var contents: [UInt32: FolderContent] = [:]
    var folders: [UInt32: FileIdentity] = [0: .root]

    init(root: FolderPlace) {
        rootPlace = root
    }

    /// What is known of an entry; nil for one that is gone.
    func entry(for identity: FileIdentity) -> FileEntry? { contents[identity.folder]?.entries[identity] }

    /// Whether an entry is known, which asks for less than ``entry(for:)``.
    func contains(_ identity: FileIdentity) -> Bool {
        contents[identity.folder]?.entries.index(forKey: identity) != nil
    }

    /// The entry at a place, if it and all folders on the way are known.
    func item(at place: EntryPlace) -> FileIdentity? {
        folder(at: place.folder).flatMap { contents[$0.number]?.shownNames.first { $0.name == place.name }?.id }
    }

    /// The entries at some places, of those that are known. A folder that many of them stand in is looked through once.
    func items(at places: [EntryPlace]) -> [FileIdentity] {
        var known: [FolderPlace: [[UInt8]: FileIdentity]] = [:]
        return places.compactMap { place in
            if known[place.folder] == nil {
                let names = folder(at: place.folder).flatMap { contents[$0.number] }?.shownNames ?? []
                known[place.folder] = Dictionary(
                    names.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
            }
            return known[place.folder]?[place.name]
        }
    }

    /// The folder at a place, if it and all folders on the way are known.
    func folder(at place: FolderPlace) -> FileIdentity? {
        guard place.root == rootPlace.root, place.names.starts(with: rootPlace.names) else { return nil }
        return place.names.dropFirst(rootPlace.names.count).reduce(FileIdentity.root) { folder, name in
            folder.flatMap { contents[$0.number]?.shownNames.first { $0.name == name }?.id }
        }
    }

    /// The first folders among entries, but for some. Those of one folder mostly follow each other.
    func folders(among items: [FileIdentity], but excluded: Set<FileIdentity>, most: Int) -> [FileIdentity] {
        var found: [FileIdentity] = []
        var folder: (number: UInt32, entries: [FileIdentity: FileEntry])?
        for item in items {
            if found.count == most { break }
            if folder?.number != item.folder { folder = (item.folder, contents[item.folder]?.entries ?? [:]) }
            if folder?.entries[item]?.isFolder == true, !excluded.contains(item) { found.append(item) }
        }
        return found
    }

    /// What is known of a folder's entries.
    func content(of folder: FileIdentity) -> FolderContent { contents[folder.number] ?? FolderContent() }

    /// Where a folder is now; nil when it, or a folder above it, is gone.
    func place(of folder: FileIdentity) -> FolderPlace? {
        if folder == .root { return rootPlace }
        guard let entry = entry(for: folder), let parent = folders[folder.folder], var place = place(of: parent)
        else { return nil }
        place.names.append(entry.name)
        return place
    }

    /// The folder that an entry is in, and its name there.
    func entryPlace(of identity: FileIdentity) -> EntryPlace? {
        guard let entry = entry(for: identity), let parent = folders[identity.folder],
            let place = place(of: parent)
        else { return nil }
        return EntryPlace(folder: place, name: entry.name)
    }

    /// Those of many entries that are known, with their places. What is in one folder mostly follows each other: where
    /// that is, is looked for once.
    func movableEntries(_ items: [FileIdentity]) -> [MovableEntry] {
        var folder: (number: UInt32, place: FolderPlace?, entries: [FileIdentity: FileEntry])?
        return items.compactMap { item in
            if folder?.number != item.folder {
                folder = (
                    item.folder, folders[item.folder].flatMap { place(of: $0) }, contents[item.folder]?.entries ?? [:]
                )
            }
            guard let folder, let source = folder.place, let entry = folder.entries[item] else { return nil }
            return MovableEntry(item: item, name: entry.name, source: source)
        }
    }

    /// The paths of many entries as text, a line for each.
    func pathsText(of items: [FileIdentity]) -> (text: String, count: Int) {
        var folder: (place: FolderPlace, text: String)?
        let paths = movableEntries(items).map { entry in
            if folder?.place != entry.source {
                folder = (entry.source, FileNameText.text(of: entry.source.path.appending([]).bytes))
            }
            return (folder?.text ?? "") + FileNameText.text(of: entry.name)
        }
        return (paths.joined(separator: "\n"), paths.count)
    }

    /// Where an entry is now; nil when it, or a folder above it, is gone.
    func path(of identity: FileIdentity) -> FilePath? { place(of: identity)?.path }
}
