extension IndexedContent {
    /// Sets the handles of items, -1 for those that are not in the snapshot.
    @inlinable
    func find(_ identifiers: [ItemID], _ handles: UnsafeMutableBufferPointer<Int32>) {
        identifiers.withUnsafeBufferPointer { itemTable.find($0, handles: handles) }
    }

    /// Gives each item a handle that stands in no tree, after taking those that exist out of their places.
    ///
    /// - Returns: An item that existed, if there is one.
    @inlinable
    func takeOut(
        _ identifiers: [ItemID], into handles: UnsafeMutableBufferPointer<Int32>, _ call: StaticString
    ) -> ItemID? {
        identifiers.withUnsafeBufferPointer { items in
            withUnsafeTemporaryAllocation(of: HashedIndex.self, capacity: items.count) { run in
                itemTable.hash(items, into: run)
                itemTable.find(items, run, handles: handles)
                let existing = handles.firstIndex { $0 >= 0 }
                if existing != nil { removePlaces(of: identifiers, handles, call) }
                if let twice = itemTable.insert(items, run, handles: handles) {
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

    /// Puts items that are new to the snapshot in the place of some of a section.
    func replaceItems(
        in range: Range<Int>, ofSection section: Int32, withNew identifiers: [ItemID], _ call: StaticString
    ) {
        structure.removeItems(in: range, ofSection: section).withUnsafeBufferPointer { itemTable.remove($0, call) }
        let handles = insertIntoTable(identifiers)
        handles.withUnsafeBufferPointer { structure.insertItems($0, at: range.lowerBound, inSection: section) }
    }
}
