/// A section with its items, as a snapshot's builder takes it.
///
/// See ``DiffableDataSourceSnapshot/init(_:)``.
public struct SnapshotSection<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    Sendable
{
    let identifier: SectionIdentifierType
    let items: [ItemIdentifierType]

    /// Makes a section of the items that the closure lists: single ones, arrays, and what loops and conditions make of
    /// them.
    public init(
        _ identifier: SectionIdentifierType,
        @SnapshotItemsBuilder<ItemIdentifierType> items: () -> [ItemIdentifierType]
    ) {
        self.identifier = identifier
        self.items = items()
    }

    /// Makes a section without items.
    public init(_ identifier: SectionIdentifierType) {
        self.identifier = identifier
        items = []
    }
}

extension DiffableDataSourceSnapshot {
    /// Makes a snapshot that reads like the list it makes.
    ///
    /// ```swift
    /// let hasGuests = true
    /// let snapshot = DiffableDataSourceSnapshot<String, String> {
    ///     SnapshotSection("fruit") {
    ///         "apple"
    ///         "pear"
    ///         if hasGuests { "pineapple" }
    ///     }
    ///     for number in 1...2 {
    ///         SnapshotSection("shelf \(number)") { ["top \(number)", "bottom \(number)"] }
    ///     }
    /// }
    /// assert(snapshot.numberOfItems == 7)
    /// ```
    ///
    /// The same section twice stops the program, and so does the same item twice in one section. Apple has no such
    /// member.
    public init(
        @SnapshotBuilder<SectionIdentifierType, ItemIdentifierType> _ sections: () -> [SnapshotSection<
            SectionIdentifierType, ItemIdentifierType
        >]
    ) {
        self.init(sections: sections().map { ($0.identifier, $0.items) })
    }
}
