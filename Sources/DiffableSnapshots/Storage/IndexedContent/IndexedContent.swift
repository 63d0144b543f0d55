/// The content of a snapshot with an index: every identifier has a handle, every handle its place.
///
/// An object, so that a look-up counts one reference and not one for each part. It is written to only while one storage
/// alone refers to it; ``copy()`` makes another one in O(1), which shares all pages and nodes.
@usableFromInline
final class IndexedContent<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: @unchecked Sendable {
    // Nobody reads what somebody writes, see above; checking that for each access takes longer than many look-ups.
    @exclusivity(unchecked) @usableFromInline var sectionTable: IdentifierTable<SectionID>
    @exclusivity(unchecked) @usableFromInline var itemTable: IdentifierTable<ItemID>
    @usableFromInline let structure: SnapshotStructure
    /// The same in all snapshots that were edited from one another; `nil` in one that was never filled.
    @usableFromInline let lineage: Lineage?

    @usableFromInline
    final class Lineage: Sendable {
        @usableFromInline
        init() {}
    }

    @inlinable
    init(
        _ sectionTable: IdentifierTable<SectionID>, _ itemTable: IdentifierTable<ItemID>,
        _ structure: SnapshotStructure, _ lineage: Lineage?
    ) {
        self.sectionTable = sectionTable
        self.itemTable = itemTable
        self.structure = structure
        self.lineage = lineage
    }

    /// Makes empty content to be filled.
    @inlinable
    convenience init(leafCapacity: Int = 128, branchCapacity: Int = 64) {
        let structure = SnapshotStructure(leafCapacity: leafCapacity, branchCapacity: branchCapacity)
        self.init(IdentifierTable(), IdentifierTable(), structure, Lineage())
    }

    /// Indexes lists of items, section by section. `nil` when one of them stands there twice.
    @inlinable
    convenience init?(sections: [SectionID], items: [[ItemID]]) {
        guard let sectionTable = IdentifierTable([sections]), let itemTable = IdentifierTable(items) else { return nil }
        self.init(sectionTable, itemTable, SnapshotStructure(itemCounts: items.map { $0.count }), Lineage())
    }

    @inlinable
    func copy() -> IndexedContent { IndexedContent(sectionTable, itemTable, structure.copy(), lineage) }
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
        let itemTable = self.itemTable
        structure.forEachItem(inSection: section) { result.append(itemTable.identifier(of: $0)) }
    }

    @inlinable
    var itemIdentifiers: [ItemID] {
        var result: [ItemID] = []
        result.reserveCapacity(itemTable.count)
        structure.forEachSection { appendItemIdentifiers(inSection: $0, to: &result) }
        return result
    }

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
