extension DiffableDataSourceSnapshot {
    /// The number of items in all sections.
    ///
    /// - Complexity: O(1), but for the first look after several calls that appended items: whether any was appended
    ///   twice is found out then, in O(*n*) for *n* items.
    @inlinable
    public var numberOfItems: Int {
        storage.isFlatAndCounted ? storage.flat.itemCount : storage.content.structure.itemCount
    }

    /// The number of sections.
    ///
    /// - Complexity: O(1).
    @inlinable
    public var numberOfSections: Int {
        storage.isIndexed ? storage.content.structure.sectionCount : storage.flat.sections.count
    }

    /// The sections in order.
    ///
    /// - Complexity: O(*n*), *n* being the number of sections; O(1) in a snapshot that was only appended to.
    @inlinable
    public var sectionIdentifiers: [SectionIdentifierType] {
        storage.isIndexed ? storage.content.sectionIdentifiers : storage.flat.sections
    }

    /// All items in order, section by section.
    ///
    /// - Complexity: O(*n*), *n* being the number of items; O(1) where one section was filled by one call, but for the
    ///   first look, which finds out whether each item stands here once.
    @inlinable
    public var itemIdentifiers: [ItemIdentifierType] {
        guard storage.proveFlat() else { return storage.content.itemIdentifiers }
        let items = storage.flat.items
        return items.count == 1 ? items[0] : items.flatMap { $0 }
    }

    /// The number of items in a section.
    ///
    /// - Parameter identifier: The section. An unknown one stops the program.
    /// - Complexity: O(1), or that of ``numberOfItems`` where it is greater.
    @inlinable
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        guard let index = flatOrIndexedSection(identifier) else {
            Misuse.unknownSection("numberOfItems(inSection:)", identifier)
        }
        if storage.isFlatAndCounted { return storage.flat.items[index].count }
        return storage.content.structure.itemCount(inSection: Int32(index))
    }

    /// The items of a section in order.
    ///
    /// - Parameter identifier: The section. An unknown one stops the program.
    /// - Complexity: O(*k*), *k* being the number of items in the section. The first look at the items of a snapshot that
    ///   was only appended to finds out whether each stands here once, in O(*n*) for *n* items.
    @inlinable
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let index = flatOrIndexedSection(identifier) else {
            Misuse.unknownSection("itemIdentifiers(inSection:)", identifier)
        }
        if storage.proveFlat() { return storage.flat.items[index] }
        return storage.content.itemIdentifiers(inSection: Int32(index))
    }

    /// The section that an item is in, or `nil` when the item is not in the snapshot.
    ///
    /// - Complexity: O(log *n*), *n* being the number of items, once the snapshot has an index. One that was only
    ///   appended to makes it at the first look that needs it, in O(*n*).
    @inlinable
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        storage.content.sectionIdentifier(containingItem: identifier)
    }

    /// The place of an item counted over all sections, or `nil` when it is not in the snapshot.
    ///
    /// - Complexity: O(log *n*), *n* being the number of items, once the snapshot has an index. One that was only
    ///   appended to makes it at the first look that needs it, in O(*n*).
    @inlinable
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        storage.content.indexOfItem(identifier)
    }

    /// The index of a section, or `nil` when it is not in the snapshot.
    ///
    /// - Complexity: O(log *n*), *n* being the number of sections.
    @inlinable
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        if !storage.isIndexed { return storage.flat.index(ofSection: identifier) }
        return storage.content.indexOfSection(identifier)
    }

    /// Whether an item is in the snapshot.
    ///
    /// - Complexity: O(log *n*), *n* being the number of items, once the snapshot has an index. One that was only
    ///   appended to makes it at the first look that needs it, in O(*n*).
    @inlinable
    public func contains(item identifier: ItemIdentifierType) -> Bool {
        storage.content.item(identifier) != nil
    }

    /// Whether a section is in the snapshot.
    ///
    /// - Complexity: O(1).
    @inlinable
    public func contains(section identifier: SectionIdentifierType) -> Bool {
        storage.isIndexed
            ? storage.content.section(identifier) != nil : storage.flat.index(ofSection: identifier) != nil
    }

    /// The item at a place, or `nil` when the place is out of range.
    ///
    /// - Complexity: O(log *n*), *n* being the number of items, once the snapshot has an index. One that was only
    ///   appended to makes it at the first look that needs it, in O(*n*).
    @inlinable
    public func itemIdentifier(at path: ItemPath) -> ItemIdentifierType? {
        if storage.proveFlat() {
            let items = storage.flat.items
            guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else {
                return nil
            }
            return items[path.section][path.item]
        }
        return storage.content.itemIdentifier(at: path)
    }

    /// The item at an index counted over all sections, or `nil` when the index is out of range.
    ///
    /// - Complexity: O(log *n*), *n* being the number of items, once the snapshot has an index. One that was only
    ///   appended to makes it at the first look that needs it, in O(*n*).
    @inlinable
    public func itemIdentifier(atIndex index: Int) -> ItemIdentifierType? {
        if storage.proveFlat(), storage.flat.items.count == 1 {
            let items = storage.flat.items[0]
            return items.indices.contains(index) ? items[index] : nil
        }
        return storage.content.itemIdentifier(atIndex: index)
    }

    /// The place of an item as section and item indexes, or `nil` when it is not in the snapshot.
    ///
    /// - Complexity: O(log *n*), *n* being the number of items, once the snapshot has an index. One that was only
    ///   appended to makes it at the first look that needs it, in O(*n*).
    @inlinable
    public func itemPath(of identifier: ItemIdentifierType) -> ItemPath? {
        storage.content.itemPath(of: identifier)
    }

    /// The section at an index, or `nil` when the index is out of range.
    ///
    /// - Complexity: O(log *n*), *n* being the number of sections.
    @inlinable
    public func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        guard index >= 0, index < numberOfSections else { return nil }
        return storage.isIndexed ? storage.content.sectionIdentifier(at: index) : storage.flat.sections[index]
    }

    /// The number of items in the section at an index, or 0 when the index is out of range.
    ///
    /// - Complexity: O(log *n*), *n* being the number of sections, or that of ``numberOfItems`` where it is greater.
    @inlinable
    public func numberOfItems(inSectionAt index: Int) -> Int {
        guard index >= 0, index < numberOfSections else { return 0 }
        if storage.isFlatAndCounted { return storage.flat.items[index].count }
        return storage.content.numberOfItems(inSectionAt: index)
    }

    /// Whether two snapshots hold the same sections and items in the same order, whatever is marked in either.
    ///
    /// - Complexity: O(1) for copies that were not edited, O(*n*) for *n* items otherwise.
    @inlinable
    public func hasSameContent(as other: Self) -> Bool {
        if storage === other.storage { return true }
        let (mine, others) = (storage.arrays, other.storage.arrays)
        return mine.sections == others.sections && mine.items == others.items
    }
}

extension DiffableDataSourceSnapshot {
    /// The index of a section in the flat form, which is its handle in an index made from that; its handle in the
    /// indexed form.
    @inlinable
    func flatOrIndexedSection(_ identifier: SectionIdentifierType) -> Int? {
        if !storage.isIndexed { return storage.flat.index(ofSection: identifier) }
        return storage.content.section(identifier).map { Int($0) }
    }
}
