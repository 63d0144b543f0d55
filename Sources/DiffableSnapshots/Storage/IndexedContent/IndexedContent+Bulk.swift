extension IndexedContent {
    /// Gives each item a handle that stands in no tree, after taking those that exist out of their places.
    ///
    /// - Returns: The handles, and an item that existed, if there is one.
    @inlinable
    func takeOut(_ identifiers: [ItemID], _ call: StaticString) -> (handles: [Int32], existing: ItemID?) {
        if identifiers.count == 1 {
            let (handle, isNew) = itemTable.insert(identifiers[0])
            if !isNew { removePlaces(of: [handle], call) }
            return ([handle], isNew ? nil : identifiers[0])
        }
        let hashed = itemTable.hashed(identifiers)
        var handles = itemTable.find(identifiers, hashed)
        let existing = handles.firstIndex { $0 >= 0 }
        if existing != nil { removePlaces(of: handles.filter { $0 >= 0 }, call) }
        if let twice = itemTable.insert(identifiers, hashed, handles: &handles) {
            Misuse.itemGivenTwice(call, identifiers[twice])
        }
        return (handles, existing.map { identifiers[$0] })
    }

    /// Takes items out of their places.
    @inlinable
    func removePlaces(of handles: [Int32], _ call: StaticString) {
        // One that has no place any more was given before.
        if let twice = structure.removeItems(handles) { Misuse.itemGivenTwice(call, itemTable.identifier(of: twice)) }
    }

    /// Gives handles to items that are new here.
    func insertIntoTable(_ identifiers: [ItemID]) -> [Int32] {
        let (handles, twice) = itemTable.insert(identifiers)
        precondition(twice == nil, "an item that is to be new stands in the snapshot twice")
        return handles
    }

    /// Puts items that are new to the snapshot in the place of some of a section.
    func replaceItems(
        in range: Range<Int>, ofSection section: Int32, withNew identifiers: [ItemID], _ call: StaticString
    ) {
        itemTable.remove(structure.removeItems(in: range, ofSection: section), call)
        structure.insertItems(insertIntoTable(identifiers), at: range.lowerBound, inSection: section)
    }
}
