import DiffablePipeline
import DiffableSnapshots

extension CollectionViewDiffableDataSource {
    /// What happens when a user drags items into another order.
    ///
    /// Users can drag items once both ``canReorderItem`` and ``didReorder`` are set. The data source itself brings the
    /// items into the new order; the app only updates its own data.
    ///
    /// ```swift
    /// dataSource.reorderingHandlers.canReorderItem = { _ in true }
    /// dataSource.reorderingHandlers.didReorder = { transaction in
    ///     if let updated = backingStore.applying(transaction.difference) { backingStore = updated }
    /// }
    /// ```
    ///
    /// On a drop, ``willReorder`` is called while the data source still has the old order; then the new order is shown;
    /// then ``didReorder`` is called. A drag that is cancelled, or ends where it began, calls neither. In an outline an
    /// item moves with all its descendants, before, after or into another item, never into itself.
    public struct ReorderingHandlers {
        /// Whether a user may drag an item; asked when a drag starts.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?

        /// Called before items that a user dropped come into their new order.
        public var willReorder: ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Called after items that a user dropped came into their new order.
        public var didReorder: ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Whether items that a user drags may be dropped at a destination; asked each time they hover over another
        /// one, and once more when they are dropped. Without it, they may be dropped everywhere. An addition to
        /// Apple's.
        public var canMove:
            (
                (
                    _ items: [ItemIdentifierType],
                    _ destination: ReorderingDestination<SectionIdentifierType, ItemIdentifierType>
                ) -> Bool
            )?

        /// Called when a user drops items where ``canMove`` forbids it, after they moved back: tell the user why. An
        /// addition to Apple's.
        public var didRefuse:
            (
                (
                    _ items: [ItemIdentifierType],
                    _ destination: ReorderingDestination<SectionIdentifierType, ItemIdentifierType>
                ) -> Void
            )?

        /// Makes handlers that let a user reorder nothing.
        public init() {}

        var isOn: Bool { canReorderItem != nil && didReorder != nil }
    }
}
