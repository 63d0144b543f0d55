import Foundation

/// What is known of a directory and of the folders in it that were opened.
///
/// Folders have numbers, which entries name instead of paths: when a folder is renamed, nothing below it changes.
@MainActor final class FileTree {
    let root: FilePath
    let rootIdentity = FileIdentity(folder: -1, device: 0, inode: 0)

    /// Whether entries whose names start with a dot are shown.
    var showsHidden = false

    private var childrenByFolder: [Int: [FileIdentity]] = [:]
    private var entriesByFolder: [Int: [FileIdentity: FileEntry]] = [:]
    private var numbers: [FileIdentity: Int]
    private var folders: [Int: FileIdentity]

    init(root: FilePath) {
        self.root = root
        numbers = [rootIdentity: 0]
        folders = [0: rootIdentity]
    }

    /// What is known of an entry; nil for one that is gone.
    func entry(for identity: FileIdentity) -> FileEntry? { entriesByFolder[identity.folder]?[identity] }

    /// The folder's number, given when it is first asked for.
    func number(of folder: FileIdentity) -> Int {
        if let number = numbers[folder] { return number }
        let number = numbers.count
        numbers[folder] = number
        folders[number] = folder
        return number
    }

    /// The folder with a number.
    func folder(numbered number: Int) -> FileIdentity? { folders[number] }

    /// Where an entry is now; nil when it, or a folder above it, is gone.
    func path(of identity: FileIdentity) -> FilePath? {
        if identity == rootIdentity { return root }
        guard let entry = entry(for: identity), let folder = folders[identity.folder] else { return nil }
        return path(of: folder)?.appending(entry.name)
    }

    /// The folders that were read and are still there.
    var readFolders: [FileIdentity] {
        childrenByFolder.keys.compactMap { folders[$0] }.filter { path(of: $0) != nil }
    }

    /// The children of a folder that are to be seen, as far as they were read.
    func shownChildren(of folder: FileIdentity) -> [FileIdentity] {
        let children = childrenByFolder[number(of: folder)] ?? []
        return showsHidden ? children : children.filter { entry(for: $0)?.isHidden == false }
    }

    /// Reads a folder, off the main actor, and remembers what is in it.
    ///
    /// - Returns: The entries that were known before and look different now.
    @discardableResult
    func read(_ folder: FileIdentity) async throws(DirectoryReader.Failure) -> [FileIdentity] {
        guard let path = path(of: folder) else {
            throw DirectoryReader.Failure(path: FilePath(bytes: []), code: ENOENT)
        }
        let number = number(of: folder)
        let known = entriesByFolder[number] ?? [:]
        let found = try await Self.read(path, number: number, known: known)
        entriesByFolder[number] = found.entries
        childrenByFolder[number] = found.children
        return found.changed
    }

    private struct Found: Sendable {
        var children: [FileIdentity]
        var changed: [FileIdentity]
        var entries: [FileIdentity: FileEntry]
    }

    @concurrent private nonisolated static func read(
        _ path: FilePath, number: Int, known: [FileIdentity: FileEntry]
    ) async throws(DirectoryReader.Failure) -> Found {
        let listed = try DirectoryReader.entries(of: path, folder: number)
        let entries = Dictionary(listed.map { ($0.id, $0) }) { first, _ in first }
        var seen: Set<FileIdentity> = []
        let children = listed.map(\.id).filter { seen.insert($0).inserted }
        let changed = children.filter { known[$0] != nil && known[$0] != entries[$0] }
        return Found(children: children, changed: changed, entries: entries)
    }
}
