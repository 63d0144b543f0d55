import Diffable
import Foundation

/// Makes the outline of what is known of a directory, whatever is hidden, filtered or closed. It works on values, off
/// the main actor.
struct FileOutline: Sendable {
    typealias Outline = DiffableDataSourceSectionSnapshot<FileIdentity>

    let root: FilePath
    let contents: [UInt32: FolderContent]
    let showsHidden: Bool
    /// The words that names must contain to be shown, without case and accents; none show all.
    let filter: [[UInt8]]
    let expansion: ExpansionStore<FilePath>
    /// What was found in folders that are not known yet.
    var search: FileSearch?

    /// The outline as it should be.
    struct Result: Sendable {
        var outline = Outline()
        /// Folders that are to be open and whose entries are not known yet.
        var unread: [FileIdentity] = []
        /// How many names contain what the filter says.
        var matchCount = 0
        /// How many names were searched.
        var searchedCount = 0
    }

    private struct Node {
        var id: FileIdentity
        var isExpanded: Bool
        var children: [Node] = []
    }

    func make() -> Result {
        var result = Result()
        let nodes = nodes(of: 0, at: root, isBelowMatch: false, &result)
        var expanded: [FileIdentity] = []
        append(nodes, to: nil, &result.outline, &expanded)
        result.outline.expand(expanded)
        return result
    }

    /// The rows of one folder, for an outline that holds the others already.
    func children(of folder: FileIdentity) -> [FileIdentity] {
        (contents[folder.number]?.shownNames ?? []).filter { showsHidden || !$0.isHidden }.map(\.id)
    }

    private func append(
        _ nodes: [Node], to parent: FileIdentity?, _ outline: inout Outline, _ expanded: inout [FileIdentity]
    ) {
        outline.append(nodes.map(\.id), to: parent)
        for node in nodes {
            if node.isExpanded { expanded.append(node.id) }
            if !node.children.isEmpty { append(node.children, to: node.id, &outline, &expanded) }
        }
    }

    private func nodes(
        of folder: UInt32, at path: FilePath, isBelowMatch: Bool, _ result: inout Result
    ) -> [Node] {
        var nodes: [Node] = []
        for name in contents[folder]?.shownNames ?? [] where showsHidden || !name.isHidden {
            if !filter.isEmpty { result.searchedCount += 1 }
            let matches = filter.isEmpty || name.folded.contains(all: filter)
            if matches { result.matchCount += 1 }
            var node = Node(id: name.id, isExpanded: false)
            var holdsMatch = false
            if name.isFolder {
                let path = path.appending(name.name)
                let before = result.matchCount
                // What stands below a folder that was looked for is of interest too.
                node.children = self.nodes(
                    of: name.id.number, at: path, isBelowMatch: isBelowMatch || (matches && !filter.isEmpty), &result)
                holdsMatch = result.matchCount > before
                if contents[name.id.number] == nil, search?.foldersWithMatches.contains(path) == true {
                    holdsMatch = true
                }
                // A filter opens what holds a match; of the rest, what was open stays so.
                node.isExpanded =
                    filter.isEmpty || holdsMatch ? expansion.isExpanded(path) : expansion.isExpandedByHand(path)
                if node.isExpanded, contents[name.id.number] == nil { result.unread.append(name.id) }
            }
            if matches || holdsMatch || isBelowMatch { nodes.append(node) }
        }
        return nodes
    }
}

extension [UInt8] {
    /// Whether each of some words stands in these bytes.
    func contains(all words: [[UInt8]]) -> Bool { words.allSatisfy { contains(run: $0) } }

    /// Whether some bytes stand in these, one behind the other.
    func contains(run: [UInt8]) -> Bool {
        if run.isEmpty { return true }
        if run.count > count { return false }
        return withUnsafeBytes { bytes in
            run.withUnsafeBytes { run in
                var place = bytes.baseAddress!
                let last = place + (bytes.count - run.count)
                while place <= last, let found = memchr(place, Int32(run[0]), last - place + 1) {
                    if memcmp(found, run.baseAddress!, run.count) == 0 { return true }
                    place = UnsafeRawPointer(found) + 1
                }
                return false
            }
        }
    }
}
