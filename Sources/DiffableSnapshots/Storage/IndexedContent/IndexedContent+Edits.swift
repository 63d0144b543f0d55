extension IndexedContent {
    /// - Returns: An item that was there already, and moved, if there is one.
    @inlinable
    @discardableResult
    func append(_ identifiers: [ItemID], toSection section: Int32, _ call: StaticString) -> ItemID? {
        let (handles, existing) = takeOut(identifiers, call)
        structure.insertItems(handles, at: structure.itemCount(inSection: section), inSection: section)
        return existing
    }

    /// - Returns: An item that was there already, and moved, if there is one.
    @inlinable
    @discardableResult
    func insert(_ identifiers: [ItemID], at anchor: ItemID, offset: Int, _ call: StaticString) -> ItemID? {
        guard let anchorHandle = item(anchor) else { Misuse.unknownItem(call, anchor) }
        let (handles, existing) = takeOut(identifiers, call)
        if !structure.containsItem(anchorHandle) { Misuse.itemIsItsOwnAnchor(call, anchor) }
        structure.insertItems(handles, beside: anchorHandle, offset: offset)
        return existing
    }

    @inlinable
    func move(_ identifier: ItemID, to anchor: ItemID, offset: Int, _ call: StaticString) {
        guard let handle = item(identifier) else { Misuse.unknownItem(call, identifier) }
        guard let anchorHandle = item(anchor) else { Misuse.unknownItem(call, anchor) }
        if handle == anchorHandle { Misuse.itemIsItsOwnAnchor(call, identifier) }
        structure.moveItem(handle, to: anchorHandle, offset: offset)
    }

    /// Deletes those of the identifiers that are there.
    @inlinable
    func delete(_ identifiers: [ItemID], _ call: StaticString) {
        let handles = identifiers.count == 1 ? [item(identifiers[0]) ?? -1] : itemTable.find(identifiers)
        let isEachKnown = handles.allSatisfy { $0 >= 0 }
        let known = isEachKnown ? handles : handles.filter { $0 >= 0 }
        removePlaces(of: known, call)
        if !isEachKnown {
            Misuse.checkItemUniqueness(handles.indices.filter { handles[$0] < 0 }.map { identifiers[$0] }, call)
        }
        itemTable.remove(known, call)
    }

    @inlinable
    func insertSections(_ identifiers: [SectionID], at index: Int, _ call: StaticString) {
        for (offset, identifier) in identifiers.enumerated() {
            let (handle, isNew) = sectionTable.insert(identifier)
            if !isNew {
                if identifiers.prefix(offset).contains(identifier) { Misuse.sectionGivenTwice(call, identifier) }
                Misuse.sectionExists(call, identifier)
            }
            structure.insertSection(handle, at: index + offset)
        }
    }

    @inlinable
    func deleteSections(_ identifiers: [SectionID], _ call: StaticString) {
        for identifier in identifiers {
            guard let handle = sectionTable.remove(identifier) else { continue }
            itemTable.remove(structure.removeSection(handle), call)
        }
    }

    @inlinable
    func moveSection(_ identifier: SectionID, to anchor: SectionID, offset: Int, _ call: StaticString) {
        guard let handle = section(identifier) else { Misuse.unknownSection(call, identifier) }
        guard let anchorHandle = section(anchor) else { Misuse.unknownSection(call, anchor) }
        if handle == anchorHandle { Misuse.sectionIsItsOwnAnchor(call, identifier) }
        structure.moveSection(handle, to: anchorHandle, offset: offset)
    }
}
