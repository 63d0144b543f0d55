extension DiffableDataSourceSnapshot {
    /// The number of items in all sections.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public var numberOfItems: Int { sectionOfItem.count }

    /// The number of sections.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public var numberOfSections: Int { sections.count }

    /// The sections in order.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }

    /// All items in order, section by section.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public var itemIdentifiers: [ItemIdentifierType] { items.count == 1 ? items[0] : items.flatMap { $0 } }

    /// The number of items in a section.
    ///
    /// - Parameter identifier: The section. An unknown one stops the program.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        guard let index = sectionIndexes[identifier] else {
            Misuse.unknownSection("numberOfItems(inSection:)", identifier)
        }
        return items[index].count
    }

    /// The items of a section in order.
    ///
    /// - Parameter identifier: The section. An unknown one stops the program.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let index = sectionIndexes[identifier] else {
            Misuse.unknownSection("itemIdentifiers(inSection:)", identifier)
        }
        return items[index]
    }

    /// The section that an item is in, or `nil` when the item is not in the snapshot.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// The place of an item counted over all sections, or `nil` when it is not in the snapshot.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let path = itemPath(of: identifier) else { return nil }
        return items[..<path.section].reduce(path.item) { $0 + $1.count }
    }

    /// The index of a section, or `nil` when it is not in the snapshot.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIndexes[identifier] }

    /// Whether an item is in the snapshot.
    public func contains(item identifier: ItemIdentifierType) -> Bool { sectionOfItem[identifier] != nil }

    /// Whether a section is in the snapshot.
    public func contains(section identifier: SectionIdentifierType) -> Bool { sectionIndexes[identifier] != nil }

    /// The item at a place, or `nil` when the place is out of range.
    public func itemIdentifier(at path: ItemPath) -> ItemIdentifierType? {
        guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
        return items[path.section][path.item]
    }

    /// The item at an index counted over all sections, or `nil` when the index is out of range.
    public func itemIdentifier(atIndex index: Int) -> ItemIdentifierType? {
        guard index >= 0 else { return nil }
        var rest = index
        for section in items {
            if rest < section.count { return section[rest] }
            rest -= section.count
        }
        return nil
    }

    /// The place of an item as section and item indexes, or `nil` when it is not in the snapshot.
    public func itemPath(of identifier: ItemIdentifierType) -> ItemPath? {
        guard let section = sectionOfItem[identifier], let index = sectionIndexes[section],
            let item = items[index].firstIndex(of: identifier)
        else { return nil }
        return ItemPath(section: index, item: item)
    }

    /// The section at an index, or `nil` when the index is out of range.
    public func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index] : nil
    }

    /// The number of items in the section at an index, or 0 when the index is out of range.
    public func numberOfItems(inSectionAt index: Int) -> Int {
        items.indices.contains(index) ? items[index].count : 0
    }

    /// Whether two snapshots hold the same sections and items in the same order, whatever is marked in either.
    public func hasSameContent(as other: Self) -> Bool { sections == other.sections && items == other.items }
}
