/// Where every item and section of a snapshot stands, by their handles.
///
/// Nothing here knows identifiers, so it is compiled once, whatever their types. Items stand in one tree per section;
/// sections stand in one tree in which each weighs as much as it has items, so that an index counted over all
/// sections is found in logarithmic time as well.
@usableFromInline
struct SnapshotStructure {
    @usableFromInline var items: OrderForest
    @usableFromInline var sections: OrderForest
    @usableFromInline var sectionRoot: OrderNode?
    /// The root of each section's tree, by the section's handle.
    @usableFromInline var itemRoots: PagedArray<OrderNode?>

    @usableFromInline
    init(leafCapacity: Int = 256, branchCapacity: Int = 64) {
        items = OrderForest(leafCapacity: leafCapacity, branchCapacity: branchCapacity)
        sections = OrderForest(isWeighted: true, leafCapacity: leafCapacity, branchCapacity: branchCapacity)
        sectionRoot = nil
        itemRoots = PagedArray()
    }

    /// Makes the structure of sections whose items have the handles 0, 1, 2 and so on throughout.
    @usableFromInline
    init(itemCounts: [Int]) {
        self.init()
        for (section, count) in itemCounts.enumerated() {
            insertSection(Int32(section), at: section)
            let start = Int32(items.leaves.count)
            itemRoots[section] = items.makeTree(of: start..<(start + Int32(count)), owner: Int32(section))
            sections.addWeight(count, to: Int32(section), in: &sectionRoot)
        }
    }

    @usableFromInline var sectionCount: Int { sectionRoot?.elementCount ?? 0 }
    @usableFromInline var itemCount: Int { sectionRoot?.weight ?? 0 }
}

// The nodes are written to only while one value alone refers to them.
extension SnapshotStructure: @unchecked Sendable {}

extension SnapshotStructure {
    @usableFromInline
    mutating func insertSection(_ section: Int32, at index: Int) {
        while itemRoots.count <= Int(section) { itemRoots.append(nil) }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1) { buffer in
            buffer.initializeElement(at: 0, to: section)
            sections.insert(UnsafeBufferPointer(buffer), at: index, into: &sectionRoot, owner: 0)
        }
    }

    /// Takes a section out, with its items. `body` is called with the handle of each.
    @usableFromInline
    mutating func removeSection(_ section: Int32, _ body: (Int32) -> Void) {
        items.removeAll(from: &itemRoots[Int(section)], body)
        sections.remove(section, from: &sectionRoot)
    }

    @usableFromInline
    mutating func moveSection(_ section: Int32, to anchor: Int32, offset: Int) {
        let count = itemCount(inSection: section)
        sections.remove(section, from: &sectionRoot)
        insertSection(section, at: sectionIndex(of: anchor) + offset)
        sections.addWeight(count, to: section, in: &sectionRoot)
    }

    @usableFromInline
    mutating func insertItems(_ handles: UnsafeBufferPointer<Int32>, at index: Int, inSection section: Int32) {
        items.insert(handles, at: index, into: &itemRoots[Int(section)], owner: section)
        sections.addWeight(handles.count, to: section, in: &sectionRoot)
    }

    @usableFromInline
    mutating func appendItems(_ handles: UnsafeBufferPointer<Int32>, toSection section: Int32) {
        insertItems(handles, at: itemCount(inSection: section), inSection: section)
    }

    @usableFromInline
    mutating func removeItem(_ handle: Int32) {
        let section = items.owner(of: handle)!
        items.remove(handle, from: &itemRoots[Int(section)])
        sections.addWeight(-1, to: section, in: &sectionRoot)
    }

    @usableFromInline
    mutating func moveItem(_ handle: Int32, to anchor: Int32, offset: Int) {
        removeItem(handle)
        insertItem(handle, at: anchor, offset: offset)
    }

    @usableFromInline
    mutating func insertItem(_ handle: Int32, at anchor: Int32, offset: Int) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1) { buffer in
            buffer.initializeElement(at: 0, to: handle)
            insertItems(UnsafeBufferPointer(buffer), at: anchor, offset: offset)
        }
    }

    @usableFromInline
    mutating func insertItems(_ handles: UnsafeBufferPointer<Int32>, at anchor: Int32, offset: Int) {
        let section = items.owner(of: anchor)!
        let index = items.place(of: anchor, in: itemRoots[Int(section)]!).index
        insertItems(handles, at: index + offset, inSection: section)
    }
}

extension SnapshotStructure {
    @inlinable @inline(__always)
    func itemCount(inSection section: Int32) -> Int { itemRoots[Int(section)]?.elementCount ?? 0 }

    @inlinable @inline(__always)
    func sectionIndex(of section: Int32) -> Int { sections.place(of: section, in: sectionRoot!).index }

    @inlinable @inline(__always)
    func section(at index: Int) -> Int32 { sections.handle(at: index, in: sectionRoot!) }

    @inlinable @inline(__always)
    func path(of item: Int32) -> ItemPath {
        let section = items.owner(of: item)!
        let index = items.place(of: item, in: itemRoots[Int(section)]!).index
        return ItemPath(section: sectionIndex(of: section), item: index)
    }

    /// The index of an item over all sections.
    @inlinable @inline(__always)
    func index(of item: Int32) -> Int {
        let section = items.owner(of: item)!
        let index = items.place(of: item, in: itemRoots[Int(section)]!).index
        return index + sections.place(of: section, in: sectionRoot!).weight
    }

    /// The handle of the item at a place, which must be in range.
    @inlinable @inline(__always)
    func item(at index: Int, inSection section: Int32) -> Int32 {
        items.handle(at: index, in: itemRoots[Int(section)]!)
    }

    /// The handle of the item at an index over all sections, which must be in range.
    @inlinable @inline(__always)
    func item(atIndex index: Int) -> Int32 {
        let place = sections.handle(atUnit: index, in: sectionRoot!)
        return item(at: place.rest, inSection: place.handle)
    }

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
                sections.weight(of: section, in: sectionRoot!) == itemCount(inSection: section),
                "a section's weight is wrong")
        }
    }
}
