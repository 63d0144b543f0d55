extension DiffableDataSourceSnapshot {
    /// An item that was appended or inserted though the snapshot held it already, and so moved; nil when there is none,
    /// or nobody has had to find out so far. For the warning of a data source that was handed this snapshot.
    ///
    /// - Complexity: O(1) when there is none; O(*n*) when the items were only appended and there is one.
    package var itemAddedAgain: ItemIdentifierType? {
        if let item = marks.lists?.addedAgain.first { return item }
        // Flat content names an item more than once where its index has fewer.
        guard !storage.isIndexed, let index = storage.presentIndex, index.itemTable.count != storage.flat.itemCount
        else { return nil }
        var seen: Set<ItemIdentifierType> = []
        for items in storage.flat.items {
            for item in items where !seen.insert(item).inserted { return item }
        }
        return nil
    }
}
