/// A look through a folder and all below it for names with a text in them, whether the folders are open or not.
struct FileSearch: Sendable {
    /// The folders that have a match in them or below them.
    private(set) var foldersWithMatches: Set<FilePath> = []
    /// How many names were looked at.
    private(set) var nameCount = 0
    /// Whether there may be more.
    private(set) var isCut = false

    /// Nobody reads more than what is in so many folders, or waits for more than so many names.
    private static let mostFolders = 200
    private static let mostNames = 500_000

    /// Searches; nil when its task was cancelled. It blocks. What can't be read is passed over, and links are not
    /// followed.
    ///
    /// - Parameters:
    ///   - root: Where to begin.
    ///   - words: What names must contain, folded.
    ///   - showsHidden: Whether hidden names count.
    static func run(in root: FolderPlace, for words: [[UInt8]], showsHidden: Bool) -> FileSearch? {
        var search = FileSearch()
        var waiting = [root]
        var next = 0
        // What is near comes first.
        while next < waiting.count {
            let place = waiting[next]
            next += 1
            guard let folder = try? OpenFolder(place), let names = try? DirectoryReader.names(in: folder) else {
                continue
            }
            var holdsMatch = false
            for name in names where showsHidden || name.bytes.first != UInt8(ascii: ".") {
                if search.nameCount & 1023 == 0, Task.isCancelled { return nil }
                search.nameCount += 1
                if name.isFolder {
                    waiting.append(place.appending(name.bytes))
                }
                if !holdsMatch { holdsMatch = FoldedName.bytes(of: name.bytes).contains(all: words) }
            }
            if holdsMatch { search.add(place, below: root) }
            search.isCut = search.isCut || search.foldersWithMatches.count > mostFolders || search.nameCount > mostNames
            if search.isCut { break }
        }
        return Task.isCancelled ? nil : search
    }

    private mutating func add(_ place: FolderPlace, below root: FolderPlace) {
        for count in root.names.count...place.names.count {
            foldersWithMatches.insert(place.prefix(count).path)
        }
    }
}
