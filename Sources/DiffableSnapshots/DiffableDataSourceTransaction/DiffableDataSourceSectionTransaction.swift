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
    ///
    /// - Complexity: O(1) for an outline, O(*n*) for a section of *n* items without one.
    public var initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        initial.outline(for: sectionIdentifier)
    }

    /// What the section holds after it, hidden items included; nothing when it is gone.
    ///
    /// - Complexity: O(1) for an outline, O(*n*) for a section of *n* items without one.
    public var finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        final.outline(for: sectionIdentifier)
    }

    /// What turns ``DiffableDataSourceSectionSnapshot/items`` of the initial snapshot into those of the final one, with
    /// moves. Levels and expansion are not part of it: an item that became the child of the one before it changes none
    /// of this order.
    ///
    /// - Complexity: O(*m*) for *m* changes in a section without an outline; O(*n*) for *n* items of an outline.
    public var difference: CollectionDifference<ItemIdentifierType> {
        if initial.outlines[sectionIdentifier] == nil, final.outlines[sectionIdentifier] == nil,
            let known = CollectionDifference(
                change, from: initial.snapshot, to: final.snapshot, inSection: sectionIdentifier)
        {
            return known
        }
        return CollectionDifference(from: initialSnapshot.items, to: finalSnapshot.items)
    }

    private let initial: DataSourceState<SectionIdentifierType, ItemIdentifierType>
    private let final: DataSourceState<SectionIdentifierType, ItemIdentifierType>
    private let change: SnapshotDifference

    init(
        sectionIdentifier: SectionIdentifierType, initial: DataSourceState<SectionIdentifierType, ItemIdentifierType>,
        final: DataSourceState<SectionIdentifierType, ItemIdentifierType>, change: SnapshotDifference
    ) {
        self.sectionIdentifier = sectionIdentifier
        self.initial = initial
        self.final = final
        self.change = change
    }
}
