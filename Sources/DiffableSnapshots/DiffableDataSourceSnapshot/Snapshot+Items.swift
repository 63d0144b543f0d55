extension DiffableDataSourceSnapshot {
    /// Appends items to a section, in the order given.
    ///
    /// Items that the snapshot holds already are moved to their new place, from whatever section they are in.
    ///
    /// - Parameters:
    ///   - identifiers: The items. The same item twice stops the program.
    ///   - sectionIdentifier: The section they join; without one, the last. An unknown section stops the program, and
    ///     so does the lack of any section.
    /// - Complexity: O(`identifiers.count`).
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIndexForAppending(to: sectionIdentifier, "appendItems(_:toSection:)")
        checkUniqueness(ofItems: identifiers, "appendItems(_:toSection:)")
        removeItems(identifiers)
        items[index].append(contentsOf: identifiers)
        for item in identifiers { sectionOfItem[item] = sections[index] }
    }

    /// Inserts items directly before another item, in the order given and into its section.
    ///
    /// Items that the snapshot holds already are moved to their new place.
    ///
    /// - Parameters:
    ///   - identifiers: The items. The same item twice stops the program.
    ///   - beforeIdentifier: The item they are placed before. It stops the program when it is unknown, or among the
    ///     items inserted.
    /// - Complexity: O(`identifiers.count` · log *n*), *n* being the number of items in the snapshot.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, offset: 0, "insertItems(_:beforeItem:)")
    }

    /// Inserts items directly after another item, in the order given and into its section.
    ///
    /// Items that the snapshot holds already are moved to their new place.
    ///
    /// - Parameters:
    ///   - identifiers: The items. The same item twice stops the program.
    ///   - afterIdentifier: The item they are placed after. It stops the program when it is unknown, or among the items
    ///     inserted.
    /// - Complexity: O(`identifiers.count` · log *n*), *n* being the number of items in the snapshot.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, at: afterIdentifier, offset: 1, "insertItems(_:afterItem:)")
    }

    /// Deletes items. Those that are not in the snapshot are ignored.
    ///
    /// - Parameter identifiers: The items. The same item twice stops the program.
    /// - Complexity: O(`identifiers.count` · log *n*), *n* being the number of items in the snapshot.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        checkUniqueness(ofItems: identifiers, "deleteItems(_:)")
        removeItems(identifiers)
    }

    /// Deletes all items, and all sections with them.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func deleteAllItems() {
        sections = []
        items = []
        sectionIndexes = [:]
        sectionOfItem = [:]
    }

    /// Moves an item directly before another one, into the other's section.
    ///
    /// - Parameters:
    ///   - identifier: The item. An unknown one stops the program.
    ///   - toIdentifier: The item it is placed before. An unknown one, or the item itself, stops the program.
    /// - Complexity: O(log *n*), *n* being the number of items in the snapshot.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0, "moveItem(_:beforeItem:)")
    }

    /// Moves an item directly after another one, into the other's section.
    ///
    /// - Parameters:
    ///   - identifier: The item. An unknown one stops the program.
    ///   - toIdentifier: The item it is placed after. An unknown one, or the item itself, stops the program.
    /// - Complexity: O(log *n*), *n* being the number of items in the snapshot.
    ///
    /// Apple has it since iOS 13, tvOS 13 and macOS 10.15.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1, "moveItem(_:afterItem:)")
    }
}

extension DiffableDataSourceSnapshot {
    func checkUniqueness(ofItems identifiers: [ItemIdentifierType], _ call: StaticString) {
        guard identifiers.count > 1 else { return }
        var seen: Set<ItemIdentifierType> = []
        seen.reserveCapacity(identifiers.count)
        for item in identifiers where !seen.insert(item).inserted { Misuse.itemGivenTwice(call, item) }
    }

    func sectionIndexForAppending(to section: SectionIdentifierType?, _ call: StaticString) -> Int {
        guard let section else {
            if sections.isEmpty { Misuse.noSections(call) }
            return sections.count - 1
        }
        guard let index = sectionIndexes[section] else { Misuse.unknownSection(call, section) }
        return index
    }

    mutating func removeItems(_ identifiers: [ItemIdentifierType]) {
        var affected: [Int: Set<ItemIdentifierType>] = [:]
        for item in identifiers {
            guard let section = sectionOfItem.removeValue(forKey: item), let index = sectionIndexes[section] else {
                continue
            }
            affected[index, default: []].insert(item)
        }
        for (index, gone) in affected { items[index].removeAll { gone.contains($0) } }
    }

    mutating func insert(
        _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int, _ call: StaticString
    ) {
        guard let section = sectionOfItem[anchor], let index = sectionIndexes[section] else {
            Misuse.unknownItem(call, anchor)
        }
        checkUniqueness(ofItems: identifiers, call)
        if identifiers.contains(anchor) { Misuse.itemIsItsOwnAnchor(call, anchor) }
        removeItems(identifiers)
        items[index].insert(contentsOf: identifiers, at: items[index].firstIndex(of: anchor)! + offset)
        for item in identifiers { sectionOfItem[item] = section }
    }

    mutating func move(
        _ item: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int, _ call: StaticString
    ) {
        if sectionOfItem[item] == nil { Misuse.unknownItem(call, item) }
        insert([item], at: anchor, offset: offset, call)
    }
}
