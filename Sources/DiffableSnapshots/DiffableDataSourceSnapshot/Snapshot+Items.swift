extension DiffableDataSourceSnapshot {
    /// Appends items to a section, in the order given.
    ///
    /// Items that the snapshot holds already are moved to their new place, from whatever section they are in. A data
    /// source warns of that when it is handed the snapshot: whoever means to move them should say so.
    ///
    /// - Parameters:
    ///   - identifiers: The items. The same item twice stops the program: at this call in a debug build; in a release
    ///     build at the first look at an item, at the latest when a difference is worked out or the snapshot is
    ///     applied. Until then the number of items is that of the items given.
    ///   - sectionIdentifier: The section they join; without one, the last. An unknown section stops the program, and
    ///     so does the lack of any section.
    /// - Complexity: O(`identifiers.count`).
    @inlinable
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let call: StaticString = "appendItems(_:toSection:)"
        assert(Misuse.checkItemUniqueness(identifiers, call))
        if storage.isFlatAndUnseen, isKnownUniquelyReferenced(&storage) {
            var index = storage.flat.sections.count - 1
            if let sectionIdentifier {
                guard let found = storage.flat.index(ofSection: sectionIdentifier) else {
                    Misuse.unknownSection(call, sectionIdentifier)
                }
                index = found
            } else if index < 0 {
                Misuse.noSections(call)
            }
            storage.flat.appendItems(identifiers, toSectionAt: index)
            return
        }
        let content = edit()
        let section: Int32
        if let sectionIdentifier {
            guard let found = content.section(sectionIdentifier) else { Misuse.unknownSection(call, sectionIdentifier) }
            section = found
        } else {
            let count = content.structure.sectionCount
            if count == 0 { Misuse.noSections(call) }
            section = content.structure.section(at: count - 1)
        }
        marks.note(addedAgain: content.append(identifiers, toSection: section, call))
    }

    /// Inserts items directly before another item, in the order given and into its section.
    ///
    /// Items that the snapshot holds already are moved to their new place.
    ///
    /// - Parameters:
    ///   - identifiers: The items. The same item twice stops the program.
    ///   - beforeIdentifier: The item they are placed before. It stops the program when it is unknown, or among the
    ///     items inserted.
    /// - Complexity: O(`identifiers.count` . log *n*), *n* being the number of items in the snapshot.
    @inlinable
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        assert(Misuse.checkItemUniqueness(identifiers, "insertItems(_:beforeItem:)"))
        let content = edit()
        marks.note(
            addedAgain: content.insert(identifiers, at: beforeIdentifier, offset: 0, "insertItems(_:beforeItem:)"))
    }

    /// Inserts items directly after another item, in the order given and into its section.
    ///
    /// Items that the snapshot holds already are moved to their new place.
    ///
    /// - Parameters:
    ///   - identifiers: The items. The same item twice stops the program.
    ///   - afterIdentifier: The item they are placed after. It stops the program when it is unknown, or among the items
    ///     inserted.
    /// - Complexity: O(`identifiers.count` . log *n*), *n* being the number of items in the snapshot.
    @inlinable
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        assert(Misuse.checkItemUniqueness(identifiers, "insertItems(_:afterItem:)"))
        let content = edit()
        marks.note(
            addedAgain: content.insert(identifiers, at: afterIdentifier, offset: 1, "insertItems(_:afterItem:)"))
    }

    /// Deletes items, with their marks for reload and reconfiguration. Those that are not in the snapshot are ignored.
    ///
    /// - Parameter identifiers: The items. The same item twice stops the program.
    /// - Complexity: O(`identifiers.count` . log *n*), *n* being the number of items in the snapshot.
    @inlinable
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        assert(Misuse.checkItemUniqueness(identifiers, "deleteItems(_:)"))
        edit().delete(identifiers, "deleteItems(_:)")
        marks.remove(items: identifiers)
    }

    /// Deletes all items, all sections, and all marks with them.
    ///
    /// - Complexity: O(1), and the release of the storage where nobody else refers to it.
    @inlinable
    public mutating func deleteAllItems() {
        storage = SnapshotStorage()
        marks = SnapshotMarks()
    }

    /// Moves an item directly before another one, into the other's section.
    ///
    /// - Parameters:
    ///   - identifier: The item. An unknown one stops the program.
    ///   - toIdentifier: The item it is placed before. An unknown one, or the item itself, stops the program.
    /// - Complexity: O(log *n*), *n* being the number of items in the snapshot.
    @inlinable
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        edit().move(identifier, to: toIdentifier, offset: 0, "moveItem(_:beforeItem:)")
    }

    /// Moves an item directly after another one, into the other's section.
    ///
    /// - Parameters:
    ///   - identifier: The item. An unknown one stops the program.
    ///   - toIdentifier: The item it is placed after. An unknown one, or the item itself, stops the program.
    /// - Complexity: O(log *n*), *n* being the number of items in the snapshot.
    @inlinable
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        edit().move(identifier, to: toIdentifier, offset: 1, "moveItem(_:afterItem:)")
    }
}
