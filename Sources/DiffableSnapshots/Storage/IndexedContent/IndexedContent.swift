/// The content of a snapshot with an index: every identifier has a handle, every handle its place.
@usableFromInline
struct IndexedContent<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    // The structure comes first, so that it lies where the content does.
    @usableFromInline var structure: SnapshotStructure
    @usableFromInline var sectionTable: IdentifierTable<SectionID>
    @usableFromInline var itemTable: IdentifierTable<ItemID>
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

extension IndexedContent {
    @inlinable
    var sectionIdentifiers: [SectionID] {
        var result: [SectionID] = []
        result.reserveCapacity(sectionTable.count)
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
        result.reserveCapacity(itemTable.count)
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
