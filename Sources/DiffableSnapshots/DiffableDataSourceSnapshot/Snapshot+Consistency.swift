extension DiffableDataSourceSnapshot {
    /// Finds two item identifiers that are equal and yet hash differently, which breaks the law of `Hashable`.
    ///
    /// Such identifiers make a list show an item twice, or lose sight of one. Nothing in this module corrupts its
    /// storage over them, but it cannot know what they should mean. In debug builds ``difference(from:)`` finds those
    /// that stand at the same place, or in a block that moved; this finds all. What stands where it stood in `other` is
    /// compared first; then what has no counterpart in one of them with all there is, which is where such a pair mostly
    /// shows; then each with each. Use it to look for a mistake, not in a program that is out.
    ///
    /// - Parameter other: Another snapshot whose items are compared as well.
    /// - Returns: Two such identifiers, or `nil` when there are none.
    /// - Complexity: O(*n*) when the pair stands at the same place of two lists that are alike, and O(*n* · *m*)
    ///   comparisons when one of it has no counterpart; otherwise, and to find none, O(*n*²). *n* is the number of
    ///   different items in both, and *m* that of those which only one of them has.
    public func inconsistentIdentifiers(comparedWith other: Self? = nil) -> (ItemIdentifierType, ItemIdentifierType)? {
        // The arrays as they are: an index would be built by the very hash values that are in doubt.
        let mine = (storage.isIndexed ? storage.arrays.items : storage.flat.items).flatMap { $0 }
        var others: [ItemIdentifierType] = []
        if let other {
            others = (other.storage.isIndexed ? other.storage.arrays.items : other.storage.flat.items).flatMap { $0 }
            if let pair = Self.pairHashingDifferently(mine, others) { return pair }
        }
        // Of those that are equal and hash alike one will do.
        var different = Set<ItemIdentifierType>()
        for identifier in mine + others {
            let kept = different.insert(identifier).memberAfterInsert
            if kept.hashValue != identifier.hashValue { return (kept, identifier) }
        }
        let shared = Set(mine).intersection(others)
        var all = Array(different)
        _ = all.partition(by: shared.contains)
        let hashes = all.map { $0.hashValue }
        for (index, identifier) in all.enumerated() {
            for later in (index + 1)..<all.count where hashes[later] != hashes[index] && all[later] == identifier {
                return (identifier, all[later])
            }
        }
        return nil
    }

    /// Such a pair among what a walk through both lists finds to be equal.
    private static func pairHashingDifferently(
        _ old: [ItemIdentifierType], _ new: [ItemIdentifierType]
    ) -> (ItemIdentifierType, ItemIdentifierType)? {
        ListMatcher.withLists(old, new) { matcher in
            matcher.compare()
            return matcher.pairHashingDifferently()
        }
    }
}
