import Foundation

/// What is known of the entries of one folder: all names in order, and behind the first of them the entries.
struct FolderContent: Sendable {
    /// All names, in order.
    private(set) var names: [ListedName] = []
    /// How many of them were looked at. These are shown.
    private(set) var readCount = 0
    private(set) var entries: [FileIdentity: FileEntry] = [:]
    /// How many of the entries shown are hidden ones.
    private(set) var hiddenCount = 0

    var isComplete: Bool { readCount == names.count }

    var shownNames: ArraySlice<ListedName> { names[..<readCount] }

    /// How many entries there are to be seen.
    func count(showingHidden: Bool) -> Int { showingHidden ? readCount : readCount - hiddenCount }

    /// The next names to look at: a screenful first, so that something is there at once, then more.
    var nextPiece: ArraySlice<ListedName> {
        names[readCount..<min(names.count, readCount + (readCount == 0 ? 100 : 1000))]
    }

    /// Takes over what was found behind the next names, in their order. A name with nothing behind it is gone.
    ///
    /// - Returns: The names that are shown now.
    mutating func add(_ found: [FileEntry?]) -> [ListedName] {
        let piece = names[readCount..<readCount + found.count]
        var added: [ListedName] = []
        for (name, entry) in zip(piece, found) {
            guard let entry else { continue }
            entries[name.id] = entry
            added.append(name)
        }
        if added.count < found.count { names.replaceSubrange(piece.indices, with: added) }
        readCount += added.count
        hiddenCount += added.count { $0.isHidden }
        return added
    }

    /// Reads the names in a folder and sorts them; looks at the entries only if the order asks for it.
    static func list(
        _ folder: OpenFolder, number: UInt32, order: FileOrder, known: [ListedName], numbers: FileNumbers
    ) throws(DirectoryReader.Failure) -> FolderContent {
        let found = try DirectoryReader.names(in: folder)
        let identities = numbers.identities(
            of: found.map { (name: $0.bytes, inode: $0.inode) }, inFolder: number, known: known)
        var content = FolderContent()
        content.names = zip(found, identities).map { name, id in
            ListedName(
                id: id, name: name.bytes, inode: name.inode, isFolder: name.isFolder,
                folded: FoldedName.bytes(of: name.bytes))
        }
        if order.needsEntries {
            content.readAll(in: folder)
        }
        content.sort(by: order)
        if order.needsEntries { (content.readCount, content.hiddenCount) = (0, 0) }
        return content
    }

    /// Looks at all entries that were not looked at.
    mutating func readAll(in folder: OpenFolder) {
        _ = add(names[readCount...].map { DirectoryReader.entry(named: $0.name, in: folder) })
    }

    mutating func replace(_ id: FileIdentity, with entry: FileEntry) { entries[id] = entry }

    /// Forgets the name at an index of a complete content.
    mutating func remove(at index: Int) -> FileIdentity {
        let name = names.remove(at: index)
        entries[name.id] = nil
        readCount -= 1
        if name.isHidden { hiddenCount -= 1 }
        return name.id
    }

    /// Takes a new name into a complete content, where it belongs; answers where that is.
    mutating func insert(_ name: ListedName, _ entry: FileEntry, order: FileOrder) -> Int {
        entries[name.id] = entry
        var range = 0..<names.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            let first = FileSorter.sorted([names[middle], name], by: order, entries: entries)[0]
            range = first.id == name.id ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        names.insert(name, at: range.lowerBound)
        readCount += 1
        if name.isHidden { hiddenCount += 1 }
        return range.lowerBound
    }

    mutating func sort(by order: FileOrder) {
        names = FileSorter.sorted(names, by: order, entries: entries)
    }

    /// The names whose entries look different in an older content that has them too.
    func changes(from old: FolderContent) -> [ListedName] {
        shownNames.filter { name in old.entries[name.id].map { $0 != entries[name.id] } ?? false }
    }
}
