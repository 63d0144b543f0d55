/// What is in a trash, of what a user may see. There may be very much, so all of this is called off the main actor but
/// what asks for one entry.
struct TrashContent: Sendable {
    /// The latest first.
    let entries: [Trash.Entry]
    private let entriesByPath: [FilePath: Trash.Entry]
    /// What the entries were called before, by their indices.
    private let names: [ListedName]

    init(_ entries: [Trash.Entry]) {
        self.entries = entries
        entriesByPath = Dictionary(entries.map { ($0.item.trashed, $0) }) { first, _ in first }
        names = entries.enumerated().map { index, entry in
            let name = entry.item.original.name
            return ListedName(
                id: FileIdentity(folder: 0, number: UInt32(index)), name: name, inode: 0,
                isFolder: entry.entry.isFolder, folded: FoldedName.bytes(of: name))
        }
    }

    func entry(at path: FilePath) -> Trash.Entry? { entriesByPath[path] }

    /// What has some words in its name, by where it is in the trash: as a folder sorts names, or by when it was
    /// deleted.
    func paths(with words: [[UInt8]], by order: FileOrder) -> [FilePath] {
        let found = words.isEmpty ? names : names.filter { $0.folded.contains(all: words) }
        let sorted =
            switch order.key {
            case .date: order.isDescending ? found : found.reversed()
            default: FileSorter.sorted(found, by: order)
            }
        return sorted.map { entries[Int($0.id.number)].item.trashed }
    }

    /// What looks different in an older content that has it too.
    func changes(from old: TrashContent?) -> [FilePath] {
        guard let old else { return [] }
        return entries.compactMap { entry in
            old.entry(at: entry.item.trashed).flatMap { $0 == entry ? nil : entry.item.trashed }
        }
    }
}
