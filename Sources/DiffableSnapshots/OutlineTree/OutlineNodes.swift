/// The number of a leaf among the leaves, or of a branch among the branches.
typealias OutlineNodeID = UInt32

extension OutlineNodeID {
    /// Stands for a node that doesn't exist.
    static let noNode: OutlineNodeID = .max
}

/// What stands side by side in a node: an entry in a leaf, a child in a branch.
protocol OutlinePart {
    var summary: OutlineSummary { get }
}

extension OutlineEntry: OutlinePart {
    var summary: OutlineSummary { OutlineSummary(self) }
}

extension ContiguousArray where Element: OutlinePart {
    /// What all of them add up to.
    var summary: OutlineSummary { summary(of: indices) }

    func summary(of range: Range<Int>) -> OutlineSummary {
        withUnsafeBufferPointer { parts in
            var summary = OutlineSummary()
            for slot in range { summary.append(parts[slot].summary) }
            return summary
        }
    }

    /// The slot of one that must be here.
    func slot(where isRight: (Element) -> Bool) -> Int {
        withUnsafeBufferPointer { parts in
            for slot in 0..<parts.count where isRight(parts[slot]) { return slot }
            fatalError("An outline lost an item: this is a fault in DiffableDataSourceSectionSnapshot.")
        }
    }

    /// The first slot with an entry that is no deeper than the root of a subtree; until there, takes all on.
    func endOfSubtree(from start: Int, inside: inout OutlineSummary) -> Int? {
        withUnsafeBufferPointer { parts in
            for slot in start..<parts.count {
                let next = parts[slot].summary
                if inside.level.sum &+ next.level.lowest <= 0 { return slot }
                inside.append(next)
            }
            return nil
        }
    }
}

/// A run of entries.
struct OutlineLeaf: Sendable {
    var parent = OutlineNodeID.noNode
    var previous = OutlineNodeID.noNode
    var next = OutlineNodeID.noNode
    var entries: ContiguousArray<OutlineEntry> = []
}

/// A run of leaves or of other branches, with what each of them adds up to.
struct OutlineBranch: Sendable {
    struct Child: OutlinePart {
        var node: OutlineNodeID
        var summary: OutlineSummary
    }

    var parent = OutlineNodeID.noNode
    var children: ContiguousArray<Child> = []

    func slot(of node: OutlineNodeID) -> Int { children.slot { $0.node == node } }
}

/// What is known of an item by its handle.
struct OutlineRecord {
    /// The leaf that holds the item's entry.
    var leaf = OutlineNodeID.noNode
    var parent = OutlineHandle.max
    var isExpanded = false
}

/// A place in the order: the entry at `slot`, or behind the last entry of its leaf.
struct OutlineCursor: Equatable {
    var leaf: OutlineNodeID
    var slot: Int
}

/// Where nodes are inserted.
@usableFromInline
enum OutlinePlace {
    /// Behind the existing children; nil stands for the roots.
    case endOfChildren(OutlineHandle?)
    case before(OutlineHandle)
    case after(OutlineHandle)
}
