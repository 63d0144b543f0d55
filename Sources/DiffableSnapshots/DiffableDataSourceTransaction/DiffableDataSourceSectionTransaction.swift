/// What one step changed in a section: a part of a ``DiffableDataSourceTransaction``.
///
/// An app that keeps the items of each section by themselves writes the final ones back:
///
/// ```swift
/// func didReorder(
///     _ transaction: DiffableDataSourceTransaction<String, Int>, store: inout [String: [Int]]
/// ) {
///     for section in transaction.sectionTransactions {
///         store[section.sectionIdentifier] = section.finalSnapshot.items
///     }
/// }
/// ```
public struct DiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType

    /// What the section held before, hidden items included; nothing when it was not there.
    public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// What the section holds after it, hidden items included; nothing when it is gone.
    public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// What turns ``DiffableDataSourceSectionSnapshot/items`` of the initial snapshot into those of the final one, with
    /// moves. Levels and expansion are not part of it: an item that became the child of the one before it changes none
    /// of this order.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(
        sectionIdentifier: SectionIdentifierType,
        initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        self.sectionIdentifier = sectionIdentifier
        self.initialSnapshot = initialSnapshot
        self.finalSnapshot = finalSnapshot
        difference = CollectionDifference(from: initialSnapshot.items, to: finalSnapshot.items)
    }
}
