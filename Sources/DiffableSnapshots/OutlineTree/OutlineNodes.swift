/// The number of a leaf among the leaves, or of a branch among the branches.
typealias OutlineNodeID = UInt32

extension OutlineNodeID {
    /// Stands for a node that doesn't exist.
    static let noNode: OutlineNodeID = .max
}

/// A run of entries.
struct OutlineLeaf: Sendable {
    var parent = OutlineNodeID.noNode
    var previous = OutlineNodeID.noNode
    var next = OutlineNodeID.noNode
    var entries: ContiguousArray<OutlineEntry> = []

    var summary: OutlineSummary { summary(of: 0..<entries.count) }

    func summary(of range: Range<Int>) -> OutlineSummary {
        entries.withUnsafeBufferPointer { entries in
            var summary = OutlineSummary()
            for slot in range { summary.append(OutlineSummary(entries[slot])) }
            return summary
        }
    }

    func slot(of handle: OutlineHandle) -> Int {
        entries.withUnsafeBufferPointer { entries in
            for slot in 0..<entries.count where entries[slot].handle == handle { return slot }
            fatalError("An outline lost an item: this is a fault in DiffableDataSourceSectionSnapshot.")
        }
    }
}

/// A run of leaves or of other branches, with what each of them adds up to.
struct OutlineBranch: Sendable {
    struct Child {
        var node: OutlineNodeID
        var summary: OutlineSummary
    }

    var parent = OutlineNodeID.noNode
    var children: ContiguousArray<Child> = []

    var summary: OutlineSummary { summary(of: 0..<children.count) }

    func summary(of range: Range<Int>) -> OutlineSummary {
        children.withUnsafeBufferPointer { children in
            var summary = OutlineSummary()
            for slot in range { summary.append(children[slot].summary) }
            return summary
        }
    }

    func slot(of node: OutlineNodeID) -> Int {
        children.withUnsafeBufferPointer { children in
            for slot in 0..<children.count where children[slot].node == node { return slot }
            fatalError("An outline lost a branch: this is a fault in DiffableDataSourceSectionSnapshot.")
        }
    }
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

/// A node on its way into an outline, or out of it: its handle, its level, and its expansion.
@usableFromInline
struct OutlineNode {
    @usableFromInline var handle: OutlineHandle
    @usableFromInline var level: Int32
    @usableFromInline var isExpanded: Bool

    @usableFromInline
    init(handle: OutlineHandle, level: Int32, isExpanded: Bool) {
        self.handle = handle
        self.level = level
        self.isExpanded = isExpanded
    }
}

/// Where nodes are inserted.
@usableFromInline
enum OutlinePlace {
    /// Behind the existing children; nil stands for the roots.
    case endOfChildren(OutlineHandle?)
    case before(OutlineHandle)
    case after(OutlineHandle)
}
