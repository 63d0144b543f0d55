/// Where every item and section of a snapshot stands, by their handles.
///
/// Nothing here knows identifiers, so it is compiled once, whatever their types. Items stand in one tree per section;
/// sections stand in one tree in which each weighs as much as it has items, so that an index counted over all
/// sections is found in logarithmic time as well.
@usableFromInline
final class SnapshotStructure: @unchecked Sendable {
    // Written to only while one index alone refers to it, see `IndexedContent`.
    @exclusivity(unchecked) @usableFromInline var items: OrderForest
    @exclusivity(unchecked) @usableFromInline var sections: OrderForest
    @exclusivity(unchecked) @usableFromInline var sectionRoot: OrderNode?
    /// The root of each section's tree, by the section's handle.
    @exclusivity(unchecked) @usableFromInline var itemRoots: PagedArray<OrderNode?>

    @usableFromInline
    init(leafCapacity: Int = 128, branchCapacity: Int = 64) {
        items = OrderForest(leafCapacity: leafCapacity, branchCapacity: branchCapacity)
        sections = OrderForest(isWeighted: true, leafCapacity: leafCapacity, branchCapacity: branchCapacity)
        sectionRoot = nil
        itemRoots = PagedArray()
    }

    /// Makes the structure of sections whose items have the handles 0, 1, 2 and so on throughout.
    @usableFromInline
    convenience init(itemCounts: [Int]) {
        self.init()
        for (section, count) in itemCounts.enumerated() {
            insertSection(Int32(section), at: section)
            let start = Int32(items.leaves.count)
            itemRoots[section] = items.makeTree(of: start..<(start + Int32(count)), owner: Int32(section))
            sections.addWeight(count, to: Int32(section), in: &sectionRoot)
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
    @usableFromInline
    func forEachSection(_ body: (Int32) -> Void) {
        sections.forEachLeaf(of: sectionRoot) { for handle in $0 { body(handle) } }
    }

    @usableFromInline
    func forEachItem(inSection section: Int32, _ body: (Int32) -> Void) {
        items.forEachLeaf(of: itemRoots[Int(section)]) { for handle in $0 { body(handle) } }
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
            precondition(
                sections.weight(of: section, in: sectionRoot!) == itemRoots[Int(section)]?.elementCount ?? 0,
                "a section's weight is wrong")
        }
    }
}
