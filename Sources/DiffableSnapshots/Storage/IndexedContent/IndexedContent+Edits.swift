extension IndexedContent {
    /// - Returns: An item that was there already, and moved, if there is one.
    @inlinable
    @discardableResult
    func append(_ identifiers: [ItemID], toSection section: Int32, _ call: StaticString) -> ItemID? {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: identifiers.count) { handles in
            let existing = takeOut(identifiers, into: handles, call)
            let end = structure.itemCount(inSection: section)
            structure.insertItems(UnsafeBufferPointer(handles), at: end, inSection: section)
            return existing
        }
    }

    /// - Returns: An item that was there already, and moved, if there is one.
    @inlinable
    @discardableResult
    func insert(_ identifiers: [ItemID], at anchor: ItemID, offset: Int, _ call: StaticString) -> ItemID? {
        guard let anchorHandle = item(anchor) else { Misuse.unknownItem(call, anchor) }
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: identifiers.count) { handles in
            let existing = takeOut(identifiers, into: handles, call)
            if !structure.containsItem(anchorHandle) { Misuse.itemIsItsOwnAnchor(call, anchor) }
            structure.insertItems(UnsafeBufferPointer(handles), beside: anchorHandle, offset: offset)
            return existing
        }
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
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: identifiers.count) { handles in
            find(identifiers, handles)
            removePlaces(of: identifiers, handles, call)
            let strangers = handles.indices.filter { handles[$0] < 0 }.map { identifiers[$0] }
            Misuse.checkItemUniqueness(strangers, call)
            var known = handles
            let count = known.partition { $0 < 0 }
            itemTable.remove(UnsafeBufferPointer(rebasing: known[..<count]), call)
        }
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
            var gone: [Int32] = []
            structure.removeSection(handle) { gone.append($0) }
            gone.withUnsafeBufferPointer { itemTable.remove($0, call) }
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
