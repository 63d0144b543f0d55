import Diffable

/// The entries that are dragged, as they were when the drag began, whatever is shown by the time they are dropped. The
/// session carries it: very many entries are not looked at one by one whenever the drag comes over another row.
@MainActor final class DraggedFiles {
    private let known: KnownFiles
    private(set) var items: [FileIdentity] = []
    private var sources: [Source] = []
    /// All rows, while very many of them are asked for one after the other.
    var rows: [FileIdentity] = []

    /// A folder that some of the entries are in.
    private struct Source {
        let folder: FileIdentity
        let path: FilePath
    }

    init(of known: KnownFiles) { self.known = known }

    /// Takes an entry along. Answers false where it is gone.
    func add(_ item: FileIdentity) -> Bool {
        guard known.contains(item) else { return false }
        if items.last?.folder != item.folder, !sources.contains(where: { $0.folder.number == item.folder }) {
            guard let folder = known.folders[item.folder], let place = known.place(of: folder) else { return false }
            sources.append(Source(folder: folder, path: place.path))
        }
        items.append(item)
        return true
    }

    /// The entries with their places, worked out off the main actor.
    func movableEntries() async -> [MovableEntry] {
        await onDisk { [known, items] in known.movableEntries(items) }
    }

    /// Whether they could go to a folder: one of them is not in it yet, and it is in none of them.
    func canMove(to folder: FolderPlace) -> Bool {
        let path = folder.path
        let others = sources.filter { $0.path != path }
        return !others.isEmpty && others.allSatisfy { !isInside(path, entryOf: $0) }
    }

    private func isInside(_ path: FilePath, entryOf source: Source) -> Bool {
        guard path.isInside(source.path), let name = FolderPlace(path, from: source.path).names.first,
            let entry = known.content(of: source.folder).shownNames.first(where: { $0.name == name })
        else { return false }
        return items.contains(entry.id)
    }
}

extension DragSession {
    /// The entries that are dragged; nil where something else is.
    var files: DraggedFiles? { localContext as? DraggedFiles }

    /// They may be dropped on a folder that one of them is not in yet, and that is in none of them.
    func proposal(for folder: FolderPlace?) -> CollectionViewDropProposal {
        let isPossible = folder.flatMap { files?.canMove(to: $0) } == true
        return CollectionViewDropProposal(operation: isPossible ? .move : .forbidden)
    }
}
