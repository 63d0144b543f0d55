/// What is different in a folder of which only a few names were looked at.
struct FolderPatch: Sendable {
    /// Smaller folders are read as a whole in no time.
    static let smallestFolder = 2000

    /// What stands behind a name.
    struct Found: Sendable {
        var name: [UInt8]
        /// Nil when nothing does.
        var entry: FileEntry?
        var inode: UInt64?
    }

    /// A new entry, and the ones behind it that it may be shown before.
    struct Inserted: Sendable {
        var name: ListedName
        var next: FileIdentity?
        /// The next one that is not hidden.
        var nextShown: FileIdentity?
    }

    var inserted: [Inserted] = []
    var deleted: [FileIdentity] = []
    var changed: [FileIdentity] = []
}

extension FolderContent {
    /// How many names there are, if all of them are here.
    var patchableCount: Int? { isComplete ? names.count : nil }

    /// Takes over what was found behind a few names.
    ///
    /// - Returns: What is different; nil, with nothing taken over, where the order of others changes or something was
    ///   renamed.
    /// - Complexity: O(*n*) for *n* names, without looking at what is behind them.
    mutating func patch(
        _ found: [FolderPatch.Found], folder: UInt32, order: FileOrder, numbers: FileNumbers
    ) -> FolderPatch? {
        guard isComplete else { return nil }
        let wanted = Set(found.map(\.name))
        var places: [[UInt8]: Int] = [:]
        for (index, name) in names.enumerated() where wanted.contains(name.name) { places[name.name] = index }
        let lost = Set(found.compactMap { $0.entry == nil ? places[$0.name].map { names[$0].inode } : nil })
        for one in found where one.entry != nil {
            if let place = places[one.name] {
                let isOther = names[place].isFolder != one.entry?.isFolder || names[place].inode != one.inode
                if isOther || (order.needsEntries && entries[names[place].id] != one.entry) { return nil }
            } else if one.inode.map(lost.contains) ?? true {
                return nil
            }
        }
        var patch = FolderPatch()
        for one in found {
            guard let place = places[one.name], let entry = one.entry else { continue }
            let id = names[place].id
            if entries[id] != entry {
                replace(id, with: entry)
                patch.changed.append(id)
            }
        }
        for place in found.filter({ $0.entry == nil }).compactMap({ places[$0.name] }).sorted(by: >) {
            patch.deleted.append(remove(at: place))
        }
        for one in found {
            guard places[one.name] == nil, let entry = one.entry, let inode = one.inode else { continue }
            let id = numbers.identities(of: [(one.name, inode)], inFolder: folder, known: [])[0]
            let name = ListedName(
                id: id, name: one.name, inode: inode, isFolder: entry.isFolder, folded: FoldedName.bytes(of: one.name))
            let place = insert(name, entry, order: order)
            let rest = names[(place + 1)...]
            patch.inserted.append(
                .init(name: name, next: rest.first?.id, nextShown: rest.first { !$0.isHidden }?.id))
        }
        return patch
    }
}
