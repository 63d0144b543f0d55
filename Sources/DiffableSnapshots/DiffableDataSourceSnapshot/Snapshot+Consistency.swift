extension DiffableDataSourceSnapshot {
    /// Finds two item identifiers that are equal and yet hash differently, which breaks the law of `Hashable`.
    ///
    /// Such identifiers make a list show an item twice, or lose sight of one. Nothing in this module corrupts its storage
    /// over them, but it cannot know what they should mean. This compares each with each: use it to look for a mistake,
    /// not in a program that is out.
    ///
    /// - Parameter other: Another snapshot whose items are compared as well.
    /// - Returns: Two such identifiers, or `nil` when there are none.
    /// - Complexity: O(*n*²) comparisons, *n* being the number of items in both.
    public func inconsistentIdentifiers(comparedWith other: Self? = nil) -> (ItemIdentifierType, ItemIdentifierType)? {
        // The arrays as they are: an index would be built by the very hash values that are in doubt.
        var all = (storage.isIndexed ? storage.arrays.items : storage.flat.items).flatMap { $0 }
        if let other {
            all += (other.storage.isIndexed ? other.storage.arrays.items : other.storage.flat.items).flatMap { $0 }
        }
        let hashes = all.map { $0.hashValue }
        for (index, identifier) in all.enumerated() {
            for earlier in 0..<index where hashes[earlier] != hashes[index] && all[earlier] == identifier {
                return (all[earlier], identifier)
            }
        }
        return nil
    }
}
