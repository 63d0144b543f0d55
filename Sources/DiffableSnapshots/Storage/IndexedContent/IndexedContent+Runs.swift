extension IndexedContent {
    /// Gives each item a handle that stands in no tree, after taking those that exist out of their places.
    ///
    /// - Returns: An item that existed, if there is one.
    @inlinable
    mutating func takeOut(
        _ identifiers: [ItemID], into handles: UnsafeMutableBufferPointer<Int32>, _ call: StaticString
    ) -> ItemID? {
        identifiers.withUnsafeBufferPointer { identifiers in
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: identifiers.count) { entries in
                IdentifierTable.hash(identifiers, entries: entries)
                itemTable.find(identifiers, entries: entries, handles: handles)
                let existing = handles.firstIndex { $0 >= 0 }
                removePlaces(of: identifiers, handles, call)
                if let twice = itemTable.insert(identifiers, entries: entries, handles: handles) {
                    Misuse.itemGivenTwice(call, identifiers[twice])
                }
                return existing.map { identifiers[$0] }
            }
        }
    }

    /// Deletes those of the identifiers that are there.
    @inlinable
    mutating func deleteRun(_ identifiers: UnsafeBufferPointer<ItemID>, _ call: StaticString) {
        var strangers: [ItemID] = []
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: identifiers.count) { handles in
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: identifiers.count) { entries in
                IdentifierTable.hash(identifiers, entries: entries)
                itemTable.find(identifiers, entries: entries, handles: handles)
                for index in 0..<handles.count where handles[index] < 0 { strangers.append(identifiers[index]) }
                removePlaces(of: identifiers, handles, call)
                let known = IdentifierHash.keepKnown(entries, handles)
                itemTable.remove(entries: known.entries, handles: known.handles, call)
            }
        }
        Misuse.checkItemUniqueness(strangers, call)
    }

    /// Takes those of the items out of their places that have a handle.
    @inlinable
    mutating func removePlaces(
        of identifiers: UnsafeBufferPointer<ItemID>, _ handles: UnsafeMutableBufferPointer<Int32>, _ call: StaticString
    ) {
        var start = 0
        while start < handles.count {
            if handles[start] < 0 {
                start += 1
                continue
            }
            var end = start + 1
            while end < handles.count, handles[end] >= 0 { end += 1 }
            // One that has no place any more was given before.
            if let twice = structure.removeItems(UnsafeBufferPointer(rebasing: handles[start..<end])) {
                Misuse.itemGivenTwice(call, identifiers[start + twice])
            }
            start = end
        }
    }

    /// Puts items of another table, which are new to the snapshot, in the place of some of a section.
    @inlinable
    mutating func replaceItems(
        in range: Range<Int>, ofSection section: Int32, with new: UnsafeBufferPointer<Int32>,
        of table: IdentifierTable<ItemID>, _ call: StaticString
    ) {
        if !range.isEmpty { removeItems(in: range, ofSection: section, call) }
        if new.isEmpty { return }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: new.count) { handles in
            handles.initialize(repeating: -1)
            let twice = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: new.count) { entries in
                table.hash(new, entries: entries)
                return itemTable.insert(new, of: table, entries: entries, handles: handles)
            }
            if let twice { Misuse.itemGivenTwice(call, table.identifier(of: new[twice])) }
            structure.insertItems(UnsafeBufferPointer(handles), at: range.lowerBound, inSection: section)
        }
    }

    @inlinable
    mutating func removeItems(in range: Range<Int>, ofSection section: Int32, _ call: StaticString) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: range.count) { handles in
            structure.removeItems(in: range, ofSection: section, handles)
            let handles = UnsafeBufferPointer(handles)
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: range.count) { entries in
                itemTable.hash(handles, entries: entries)
                itemTable.remove(entries: entries, handles: handles, call)
            }
        }
    }
}
