/// Look-ups in content that lies in memory. They lend themselves the parts they read: to copy the whole content would
/// count up a dozen references.
extension UnsafePointer {
    @inlinable @inline(__always)
    func structure<SectionID, ItemID>() -> UnsafePointer<SnapshotStructure>
    where Pointee == IndexedContent<SectionID, ItemID> {
        // The first stored property of a structure lies where the structure does.
        UnsafeRawPointer(self).assumingMemoryBound(to: SnapshotStructure.self)
    }

    @inlinable @inline(__always)
    func itemPath<SectionID, ItemID>(of identifier: ItemID) -> ItemPath?
    where Pointee == IndexedContent<SectionID, ItemID> {
        guard let item = item(identifier) else { return nil }
        return structure().path(of: item)
    }

    @inlinable @inline(__always)
    func indexOfItem<SectionID, ItemID>(_ identifier: ItemID) -> Int?
    where Pointee == IndexedContent<SectionID, ItemID> {
        guard let item = item(identifier) else { return nil }
        return structure().index(of: item)
    }

    @inlinable @inline(__always)
    func containsItem<SectionID, ItemID>(_ identifier: ItemID) -> Bool
    where Pointee == IndexedContent<SectionID, ItemID> {
        item(identifier) != nil
    }

    /// The handle of an item that is in the snapshot, or `nil`.
    @inlinable @inline(__always)
    func item<SectionID, ItemID>(_ identifier: ItemID) -> Int32?
    where Pointee == IndexedContent<SectionID, ItemID> {
        // The table is not touched before the hash is there: what is read before a call is retained over it.
        if pointee.itemTable.slotBits == 0 { return nil }
        let tag = IdentifierHash.tag(of: identifier)
        let handle = pointee.itemTable.find(identifier, tag: tag).handle
        return handle < 0 ? nil : handle
    }

    /// The handle of a section that is in the snapshot, or `nil`.
    @inlinable @inline(__always)
    func section<SectionID, ItemID>(_ identifier: SectionID) -> Int32?
    where Pointee == IndexedContent<SectionID, ItemID> {
        if pointee.sectionTable.slotBits == 0 { return nil }
        let tag = IdentifierHash.tag(of: identifier)
        let handle = pointee.sectionTable.find(identifier, tag: tag).handle
        return handle < 0 ? nil : handle
    }

    @inlinable @inline(__always)
    func sectionIdentifier<SectionID, ItemID>(containingItem identifier: ItemID) -> SectionID?
    where Pointee == IndexedContent<SectionID, ItemID> {
        guard let item = item(identifier) else { return nil }
        return pointee.sectionTable.identifier(of: structure().section(ofItem: item))
    }

    @inlinable @inline(__always)
    func indexOfSection<SectionID, ItemID>(_ identifier: SectionID) -> Int?
    where Pointee == IndexedContent<SectionID, ItemID> {
        guard let section = section(identifier) else { return nil }
        return structure().sectionIndex(of: section)
    }

    /// The section at an index, which must be in range.
    @inlinable @inline(__always)
    func sectionIdentifier<SectionID, ItemID>(at index: Int) -> SectionID
    where Pointee == IndexedContent<SectionID, ItemID> {
        pointee.sectionTable.identifier(of: structure().section(at: index))
    }

    @inlinable @inline(__always)
    func itemIdentifier<SectionID, ItemID>(at path: ItemPath) -> ItemID?
    where Pointee == IndexedContent<SectionID, ItemID> {
        let item = structure().item(at: path)
        return item < 0 ? nil : pointee.itemTable.identifier(of: item)
    }

    @inlinable @inline(__always)
    func itemIdentifier<SectionID, ItemID>(atIndex index: Int) -> ItemID?
    where Pointee == IndexedContent<SectionID, ItemID> {
        let item = structure().item(atIndex: index)
        return item < 0 ? nil : pointee.itemTable.identifier(of: item)
    }

    /// The number of items in the section at an index, which must be in range.
    @inlinable @inline(__always)
    func numberOfItems<SectionID, ItemID>(inSectionAt index: Int) -> Int
    where Pointee == IndexedContent<SectionID, ItemID> {
        structure().itemCount(inSection: structure().section(at: index))
    }
}
