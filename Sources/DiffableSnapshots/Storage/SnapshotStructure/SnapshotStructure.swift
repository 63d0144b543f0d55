/// Where every item and section of a snapshot stands, by their handles.
///
/// Nothing here knows identifiers, so it is compiled once, whatever their types. Items stand in one tree per section;
/// sections stand in one tree in which each weighs as much as it has items, so that an index counted over all
/// sections is found in logarithmic time as well.
@usableFromInline
final class SnapshotStructure: @unchecked Sendable {
    // Written to only while one index alone refers to it, see `IndexedContent`.
    @exclusivity(unchecked) var items: OrderForest<Int32>
    @exclusivity(unchecked) var sections: OrderForest<WeightedEntry>
    @exclusivity(unchecked) var sectionRoot: OrderNode<WeightedEntry>?
    /// The root of each section's tree, by the section's handle.
    @exclusivity(unchecked) var itemRoots = PagedArray<OrderNode<Int32>?>()

    @usableFromInline
    init(leafCapacity: Int = 128, branchCapacity: Int = 64) {
        items = OrderForest(leafCapacity: leafCapacity, branchCapacity: branchCapacity)
        sections = OrderForest(leafCapacity: leafCapacity, branchCapacity: branchCapacity)
    }

    /// Makes the structure of sections whose items have the handles 0, 1, 2 and so on throughout.
    @usableFromInline
    convenience init(itemCounts: [Int]) {
        self.init()
        for (section, count) in itemCounts.enumerated() {
            insertSection(Int32(section), at: section)
            let start = Int32(items.leaves.count)
            insertItems(Array(start..<start + Int32(count)), at: 0, inSection: Int32(section))
        }
    }

    private init(copyOf other: SnapshotStructure) {
        (items, sections, sectionRoot) = (other.items, other.sections, other.sectionRoot)
        itemRoots = other.itemRoots
    }

    @usableFromInline
    func copy() -> SnapshotStructure { SnapshotStructure(copyOf: self) }
}

extension SnapshotStructure {
    /// The sections in order.
    @usableFromInline
    var sectionHandles: [Int32] { sectionRoot?.handles(in: 0..<sectionCount) ?? [] }

    /// The items of a section in order.
    @usableFromInline
    func itemHandles(inSection section: Int32) -> [Int32] {
        itemRoots[Int(section)].map { $0.handles(in: 0..<$0.count) } ?? []
    }

    /// Stops the program when the structure contradicts itself. For tests.
    func checkInvariants() {
        itemRoots.checkInvariants()
        sections.checkInvariants(roots: [(0, sectionRoot)])
        items.checkInvariants(roots: (0..<itemRoots.count).map { (Int32($0), itemRoots[$0]) })
        for section in 0..<Int32(itemRoots.count) {
            guard sections.contains(section) else {
                precondition(itemRoots[Int(section)] == nil, "a section that is gone has items")
                continue
            }
            let entry = sections.place(
                of: section, at: sections.path(of: section), in: .passUnretained(sectionRoot!)
            ).entry
            precondition(Int(entry.weight) == itemCount(inSection: section), "a section's weight is wrong")
        }
    }
}
