extension DiffableDataSourceSnapshot {
    /// Finds out now whether each item stands here once, for those who take a snapshot over without looking at its items.
    ///
    /// An item that one call appended twice stops the program.
    /// - Complexity: O(*n*) for *n* items; O(1) when it is known.
    package func verifyUniqueness() {
        storage.verify()
    }
}
