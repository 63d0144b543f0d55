extension IndexedContent {
    /// The handle of an item that is in the snapshot, or `nil`.
    @inlinable @inline(__always)
    func item(_ identifier: ItemID) -> Int32? {
        // Hashed before the table is read, which would be retained over that call otherwise: to count its references, a
        // processor waits for all memory that it asked for before.
        let prefix = IdentifierHash.prefix(of: identifier)
        let handle = itemTable.find(identifier, prefix: prefix)
        return handle < 0 ? nil : handle
    }

    /// The handle of a section that is in the snapshot, or `nil`.
    @inlinable @inline(__always)
    func section(_ identifier: SectionID) -> Int32? { sectionTable.handle(of: identifier) }

    @inlinable
    func itemPath(of identifier: ItemID) -> ItemPath? { item(identifier).map { structure.path(of: $0) } }

    @inlinable
    func indexOfItem(_ identifier: ItemID) -> Int? { item(identifier).map { structure.index(of: $0) } }

    @inlinable
    func sectionIdentifier(containingItem identifier: ItemID) -> SectionID? {
        item(identifier).map { sectionTable.identifier(of: structure.section(ofItem: $0)) }
    }

    @inlinable
    func indexOfSection(_ identifier: SectionID) -> Int? { section(identifier).map { structure.sectionIndex(of: $0) } }

    /// The section at an index, which must be in range.
    @inlinable
    func sectionIdentifier(at index: Int) -> SectionID { sectionTable.identifier(of: structure.section(at: index)) }

    @inlinable
    func itemIdentifier(at path: ItemPath) -> ItemID? {
        let item = structure.item(at: path)
        return item < 0 ? nil : itemTable.identifier(of: item)
    }

    @inlinable
    func itemIdentifier(atIndex index: Int) -> ItemID? {
        let item = structure.item(atIndex: index)
        return item < 0 ? nil : itemTable.identifier(of: item)
    }

    /// The number of items in the section at an index, which must be in range.
    @inlinable
    func numberOfItems(inSectionAt index: Int) -> Int { structure.itemCount(inSection: structure.section(at: index)) }
}
