/// The content of a snapshot with an index: every identifier has a handle, every handle its place.
@usableFromInline
struct IndexedContent<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    @usableFromInline var sectionTable: IdentifierTable<SectionID>
    @usableFromInline var itemTable: IdentifierTable<ItemID>
    @usableFromInline var structure: SnapshotStructure
    /// The same in all snapshots that were edited from one another; `nil` in one that was never filled.
    @usableFromInline let lineage: Lineage?

    @usableFromInline
    final class Lineage: Sendable {
        @usableFromInline
        init() {}
    }

    /// Makes content that stays empty.
    @inlinable
    init() {
        sectionTable = IdentifierTable()
        itemTable = IdentifierTable()
        structure = SnapshotStructure()
        lineage = nil
    }

    /// Makes empty content to be filled.
    @inlinable
    init(leafCapacity: Int, branchCapacity: Int) {
        sectionTable = IdentifierTable()
        itemTable = IdentifierTable()
        structure = SnapshotStructure(leafCapacity: leafCapacity, branchCapacity: branchCapacity)
        lineage = Lineage()
    }

    /// Indexes lists of items, section by section.
    ///
    /// - Parameter duplicate: Set to the indexes of two equal items over all sections when there are such. The result
    ///   is then of no use.
    @inlinable
    init(sections: [SectionID], items: [[ItemID]], duplicate: inout (earlier: Int, later: Int)?) {
        var sectionDuplicate: (earlier: Int, later: Int)?
        sectionTable = IdentifierTable([sections], duplicate: &sectionDuplicate)
        precondition(sectionDuplicate == nil)
        itemTable = IdentifierTable(items, duplicate: &duplicate)
        structure = duplicate == nil ? SnapshotStructure(itemCounts: items.map { $0.count }) : SnapshotStructure()
        lineage = Lineage()
    }
}

/// Look-ups. They lend themselves the parts they read: to copy the whole content would count up a dozen references.
extension UnsafePointer {
    @inlinable @inline(__always)
    func itemPath<SectionID, ItemID>(of identifier: ItemID) -> ItemPath?
    where Pointee == IndexedContent<SectionID, ItemID> {
        guard let item = pointee.itemTable.handle(of: identifier) else { return nil }
        return pointee.structure.path(of: item)
    }

    @inlinable @inline(__always)
    func indexOfItem<SectionID, ItemID>(_ identifier: ItemID) -> Int?
    where Pointee == IndexedContent<SectionID, ItemID> {
        guard let item = pointee.itemTable.handle(of: identifier) else { return nil }
        return pointee.structure.index(of: item)
    }

    @inlinable @inline(__always)
    func sectionIdentifier<SectionID, ItemID>(containingItem identifier: ItemID) -> SectionID?
    where Pointee == IndexedContent<SectionID, ItemID> {
        guard let item = pointee.itemTable.handle(of: identifier), let section = pointee.structure.items.owner(of: item)
        else {
            return nil
        }
        return pointee.sectionTable.identifier(of: section)
    }

    @inlinable @inline(__always)
    func indexOfSection<SectionID, ItemID>(_ identifier: SectionID) -> Int?
    where Pointee == IndexedContent<SectionID, ItemID> {
        guard let section = pointee.sectionTable.handle(of: identifier) else { return nil }
        return pointee.structure.sectionIndex(of: section)
    }

    @inlinable @inline(__always)
    func itemIdentifier<SectionID, ItemID>(at path: ItemPath) -> ItemID?
    where Pointee == IndexedContent<SectionID, ItemID> {
        guard path.section >= 0, path.section < pointee.structure.sectionCount else { return nil }
        let section = pointee.structure.section(at: path.section)
        guard path.item >= 0, path.item < pointee.structure.itemCount(inSection: section) else { return nil }
        return pointee.itemTable.identifier(of: pointee.structure.item(at: path.item, inSection: section))
    }

    @inlinable @inline(__always)
    func itemIdentifier<SectionID, ItemID>(atIndex index: Int) -> ItemID?
    where Pointee == IndexedContent<SectionID, ItemID> {
        guard index >= 0, index < pointee.structure.itemCount else { return nil }
        return pointee.itemTable.identifier(of: pointee.structure.item(atIndex: index))
    }

    @inlinable @inline(__always)
    func numberOfItems<SectionID, ItemID>(inSectionAt index: Int) -> Int
    where Pointee == IndexedContent<SectionID, ItemID> {
        pointee.structure.itemCount(inSection: pointee.structure.section(at: index))
    }
}

extension IndexedContent {
    @inlinable
    func sectionIdentifier(at index: Int) -> SectionID { sectionTable.identifier(of: structure.section(at: index)) }

    @inlinable
    var sectionIdentifiers: [SectionID] {
        var result: [SectionID] = []
        result.reserveCapacity(structure.sectionCount)
        structure.forEachSection { result.append(sectionTable.identifier(of: $0)) }
        return result
    }

    @inlinable
    func itemIdentifiers(inSection section: Int32) -> [ItemID] {
        var result: [ItemID] = []
        result.reserveCapacity(structure.itemCount(inSection: section))
        appendItemIdentifiers(inSection: section, to: &result)
        return result
    }

    @inlinable
    func appendItemIdentifiers(inSection section: Int32, to result: inout [ItemID]) {
        structure.forEachItem(inSection: section) { result.append(itemTable.identifier(of: $0)) }
    }

    @inlinable
    var itemIdentifiers: [ItemID] {
        var result: [ItemID] = []
        result.reserveCapacity(structure.itemCount)
        structure.forEachSection { appendItemIdentifiers(inSection: $0, to: &result) }
        return result
    }

    /// The handle of an item that is in the snapshot, or `nil`.
    @inlinable
    func item(_ identifier: ItemID) -> Int32? { itemTable.handle(of: identifier) }

    /// The handle of a section that is in the snapshot, or `nil`.
    @inlinable
    func section(_ identifier: SectionID) -> Int32? { sectionTable.handle(of: identifier) }

    /// Stops the program when the content contradicts itself. For tests.
    func checkInvariants() {
        sectionTable.checkInvariants()
        itemTable.checkInvariants()
        structure.checkInvariants()
        precondition(itemTable.count == structure.itemCount, "items without a place, or places without an item")
        precondition(sectionTable.count == structure.sectionCount, "sections without a place, or the other way round")
        structure.forEachSection { section in
            precondition(self.section(sectionTable.identifier(of: section)) == section, "a section has two handles")
            structure.forEachItem(inSection: section) { item in
                precondition(self.item(itemTable.identifier(of: item)) == item, "an item has two handles")
            }
        }
    }
}
