import DiffablePipeline
import DiffableSnapshots

extension CollectionViewDiffableDataSource {
    /// What happens when a user drags items into another order.
    ///
    /// Users can drag items once both ``canReorderItem`` and ``didReorder`` are set. The data source brings the items
    /// into the new order by itself: all that is left to the app is to bring its own data along.
    ///
    /// ```swift
    /// dataSource.reorderingHandlers.canReorderItem = { _ in true }
    /// dataSource.reorderingHandlers.didReorder = { transaction in
    ///     if let updated = backingStore.applying(transaction.difference) { backingStore = updated }
    /// }
    /// ```
    ///
    /// On a drop, ``willReorder`` is told while the data source still holds the old order; then the new order is shown;
    /// then ``didReorder`` is told. A drag that is cancelled, or ends where it began, calls neither. In an outline an
    /// item moves with all that hangs below it, and goes before, after or into another one, never into itself.
    public struct ReorderingHandlers {
        /// Whether a user may drag an item; asked when a drag starts.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?

        /// Called before items that a user dropped come into their new order.
        public var willReorder: ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Called after items that a user dropped came into their new order.
        public var didReorder: ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Whether items that a user drags may go to a place; asked each time they hover over another one, and once
        /// more when they are dropped. Without it, they may go everywhere. An addition to Apple's.
        public var canMove:
            (
                (
                    _ items: [ItemIdentifierType],
                    _ destination: ReorderingDestination<SectionIdentifierType, ItemIdentifierType>
                ) -> Bool
            )?

        /// Called when a user drops items where ``canMove`` forbids it, and they are back where they were: the place to
        /// say why. An addition to Apple's.
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
