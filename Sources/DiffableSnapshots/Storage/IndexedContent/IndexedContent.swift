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
    convenience init?(
        sections: [SectionID], items: [[ItemID]], progress: (_ share: Double) -> Void = { _ in }
    ) {
        guard let sectionTable = IdentifierTable([sections]), let itemTable = IdentifierTable(items, progress: progress)
        else { return nil }
        self.init(sectionTable, itemTable, SnapshotStructure(itemCounts: items.map { $0.count }), Lineage())
    }

    @inlinable
    func copy() -> IndexedContent { IndexedContent(sectionTable, itemTable, structure.copy(), lineage) }
}

extension IndexedContent {
    @inlinable
    var sectionIdentifiers: [SectionID] { sectionTable.identifiers(of: structure.sectionHandles) }

    @inlinable
    func itemIdentifiers(inSection section: Int32) -> [ItemID] {
        itemTable.identifiers(of: structure.itemHandles(inSection: section))
    }

    @inlinable
    var itemIdentifiers: [ItemID] { structure.sectionHandles.map { itemIdentifiers(inSection: $0) }.concatenated() }

    /// Stops the program when the content contradicts itself. For tests.
    func checkInvariants() {
        sectionTable.checkInvariants()
        itemTable.checkInvariants()
        structure.checkInvariants()
        precondition(itemTable.count == structure.itemCount, "items without a place, or places without an item")
        precondition(sectionTable.count == structure.sectionCount, "sections without a place, or the other way round")
        for section in structure.sectionHandles {
            precondition(self.section(sectionTable.identifier(of: section)) == section, "a section has two handles")
            for item in structure.itemHandles(inSection: section) {
                precondition(self.item(itemTable.identifier(of: item)) == item, "an item has two handles")
            }
        }
    }
}
