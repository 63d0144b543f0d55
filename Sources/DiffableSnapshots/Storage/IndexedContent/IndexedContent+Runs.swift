extension IndexedContent {
    /// Sets the handles of items, -1 for those that are not in the snapshot.
    @inlinable
    func find(_ identifiers: [ItemID], _ handles: UnsafeMutableBufferPointer<Int32>) {
        identifiers.withUnsafeBufferPointer { identifiers in
            withUnsafeTemporaryAllocation(of: TaggedIndex.self, capacity: identifiers.count) { run in
                itemTable.hash(into: run) { identifiers[$0] }
                itemTable.find(identifiers, run, handles: handles)
            }
        }
    }

    /// Gives each item a handle that stands in no tree, after taking those that exist out of their places.
    ///
    /// - Returns: An item that existed, if there is one.
    @inlinable
    func takeOut(
        _ identifiers: [ItemID], into handles: UnsafeMutableBufferPointer<Int32>, _ call: StaticString
    ) -> ItemID? {
        identifiers.withUnsafeBufferPointer { items in
            withUnsafeTemporaryAllocation(of: TaggedIndex.self, capacity: items.count) { run in
                itemTable.hash(into: run) { items[$0] }
                itemTable.find(items, run, handles: handles)
                let existing = handles.firstIndex { $0 >= 0 }
                if existing != nil { removePlaces(of: identifiers, handles, call) }
                if let twice = itemTable.insert(run, handles: handles, { items[$0] }) {
                    Misuse.itemGivenTwice(call, identifiers[twice])
                }
                return existing.map { items[$0] }
            }
        }
    }

    /// Takes those of the items out of their places that have a handle.
    @inlinable
    func removePlaces(
        of identifiers: [ItemID], _ handles: UnsafeMutableBufferPointer<Int32>, _ call: StaticString
    ) {
        var start = 0
        while start < handles.count {
            if handles[start] < 0 {
                start += 1
                continue
            }
            let end = handles[start...].firstIndex { $0 < 0 } ?? handles.count
            // One that has no place any more was given before.
            if let twice = structure.removeItems(UnsafeBufferPointer(rebasing: handles[start..<end])) {
                Misuse.itemGivenTwice(call, identifiers[start + twice])
            }
            start = end
        }
    }

    /// Puts items of another table, which are new to the snapshot, in the place of some of a section.
    @inlinable
    func replaceItems(
        in range: Range<Int>, ofSection section: Int32, with new: [Int32], of table: IdentifierTable<ItemID>,
        _ call: StaticString
    ) {
        structure.removeItems(in: range, ofSection: section).withUnsafeBufferPointer {
            itemTable.remove($0, call)
        }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: new.count) { handles in
            handles.initialize(repeating: -1)
            let twice = withUnsafeTemporaryAllocation(of: TaggedIndex.self, capacity: new.count) { run in
                itemTable.hash(into: run) { table.identifier(of: new[$0]) }
                return itemTable.insert(run, handles: handles) { table.identifier(of: new[$0]) }
            }
            if let twice { Misuse.itemGivenTwice(call, table.identifier(of: new[twice])) }
            structure.insertItems(UnsafeBufferPointer(handles), at: range.lowerBound, inSection: section)
        }
    }
}
