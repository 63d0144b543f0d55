extension IndexedContent {
    /// - Returns: An item that was there already, and moved, if there is one.
    @inlinable
    @discardableResult
    mutating func append(_ identifiers: [ItemID], toSection section: Int32, _ call: StaticString) -> ItemID? {
        if identifiers.count == 1 {
            let (handle, isNew) = itemTable.insert(identifiers[0])
            if !isNew { structure.removeItem(handle) }
            withUnsafePointer(to: handle) {
                structure.appendItems(UnsafeBufferPointer(start: $0, count: 1), toSection: section)
            }
            return isNew ? nil : identifiers[0]
        }
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: identifiers.count) { handles in
            let existing = takeOut(identifiers, into: handles, call)
            structure.appendItems(UnsafeBufferPointer(handles), toSection: section)
            return existing
        }
    }

    /// - Returns: An item that was there already, and moved, if there is one.
    @inlinable
    @discardableResult
    mutating func insert(_ identifiers: [ItemID], at anchor: ItemID, offset: Int, _ call: StaticString) -> ItemID? {
        let anchorTag = IdentifierHash.tag(of: anchor)
        if identifiers.count == 1 {
            let tag = IdentifierHash.tag(of: identifiers[0])
            guard let anchorHandle = itemTable.handle(of: anchor, tag: anchorTag) else {
                Misuse.unknownItem(call, anchor)
            }
            let (handle, isNew) = itemTable.insert(identifiers[0], tag: tag)
            if isNew {
                structure.insertItem(handle, beside: anchorHandle, offset: offset)
            } else {
                if handle == anchorHandle { Misuse.itemIsItsOwnAnchor(call, anchor) }
                structure.moveItem(handle, to: anchorHandle, offset: offset)
            }
            return isNew ? nil : identifiers[0]
        }
        guard let anchorHandle = itemTable.handle(of: anchor, tag: anchorTag) else { Misuse.unknownItem(call, anchor) }
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: identifiers.count) { handles in
            let existing = takeOut(identifiers, into: handles, call)
            if !structure.containsItem(anchorHandle) { Misuse.itemIsItsOwnAnchor(call, anchor) }
            structure.insertItems(UnsafeBufferPointer(handles), at: anchorHandle, offset: offset)
            return existing
        }
    }

    @inlinable
    mutating func move(_ identifier: ItemID, to anchor: ItemID, offset: Int, _ call: StaticString) {
        let tag = IdentifierHash.tag(of: identifier)
        let anchorTag = IdentifierHash.tag(of: anchor)
        guard let handle = itemTable.handle(of: identifier, tag: tag) else { Misuse.unknownItem(call, identifier) }
        guard let anchorHandle = itemTable.handle(of: anchor, tag: anchorTag) else { Misuse.unknownItem(call, anchor) }
        if handle == anchorHandle { Misuse.itemIsItsOwnAnchor(call, identifier) }
        structure.moveItem(handle, to: anchorHandle, offset: offset)
    }

    @inlinable
    mutating func delete(_ identifiers: [ItemID], _ call: StaticString) {
        if identifiers.count == 1 {
            let tag = IdentifierHash.tag(of: identifiers[0])
            if itemTable.slotBits == 0 { return }
            let (slot, handle) = itemTable.find(identifiers[0], tag: tag)
            if handle < 0 { return }
            itemTable.remove(handle, slot: slot, tag: tag)
            structure.removeItem(handle)
            return
        }
        identifiers.withUnsafeBufferPointer { deleteRun($0, call) }
    }

    @inlinable
    mutating func insertSections(_ identifiers: [SectionID], at index: Int, _ call: StaticString) {
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
    mutating func deleteSections(_ identifiers: [SectionID], _ call: StaticString) {
        for identifier in identifiers {
            guard let handle = sectionTable.remove(identifier) else { continue }
            var gone: [Int32] = []
            structure.removeSection(handle) { gone.append($0) }
            for item in gone { itemTable.remove(handle: item, call) }
        }
    }

    @inlinable
    mutating func moveSection(_ identifier: SectionID, to anchor: SectionID, offset: Int, _ call: StaticString) {
        guard let handle = sectionTable.handle(of: identifier) else { Misuse.unknownSection(call, identifier) }
        guard let anchorHandle = sectionTable.handle(of: anchor) else { Misuse.unknownSection(call, anchor) }
        if handle == anchorHandle { Misuse.sectionIsItsOwnAnchor(call, identifier) }
        structure.moveSection(handle, to: anchorHandle, offset: offset)
    }
}
