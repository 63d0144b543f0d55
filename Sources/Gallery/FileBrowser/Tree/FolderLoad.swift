import Foundation

/// The reading of one folder, piece by piece, each when it is asked for.
@MainActor final class FolderLoad {
    private let folder: FileIdentity
    private weak var tree: FileTree?
    private var open: (folder: OpenFolder, load: Int)?

    nonisolated init(_ folder: FileIdentity, of tree: FileTree?) {
        self.folder = folder
        self.tree = tree
    }

    /// The next entries; nil when there are no more.
    func next() async throws -> [FileIdentity]? {
        guard let tree else { return nil }
        if open == nil { open = try await tree.startLoad(folder) }
        guard let open else { return nil }
        return try await tree.readPiece(of: folder, in: open.folder, load: open.load)
    }
}
