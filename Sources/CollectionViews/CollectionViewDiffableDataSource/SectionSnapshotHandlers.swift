import DiffableSnapshots

extension CollectionViewDiffableDataSource {
    /// What happens when a user expands or collapses a row of an outline.
    ///
    /// The handlers run for gestures only, not when the app applies a section snapshot. While one runs, the data source
    /// still holds the old state. Without handlers a user may expand and collapse everything.
    ///
    /// On expanding, ``shouldExpandItem`` is asked first; then ``willExpandItem`` is told; then
    /// ``snapshotForExpandingParent`` may bring the children; then they appear. On collapsing, ``shouldCollapseItem``
    /// is asked, ``willCollapseItem`` is told, and the children disappear.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Whether a user may expand an item; without it, yes.
        public var shouldExpandItem: ((Item) -> Bool)?

        /// Called before an item that a user expands is expanded.
        public var willExpandItem: ((Item) -> Void)?

        /// Whether a user may collapse an item; without it, yes.
        public var shouldCollapseItem: ((Item) -> Bool)?

        /// Called before an item that a user collapses is collapsed.
        public var willCollapseItem: ((Item) -> Void)?

        /// Gives the children of an item that a user expands. Its result replaces all descendants of the item; return
        /// the second argument, the descendants as they are, to keep them.
        public var snapshotForExpandingParent:
            ((Item, DiffableDataSourceSectionSnapshot<Item>) -> DiffableDataSourceSectionSnapshot<Item>)?

        /// Makes handlers that let a user expand and collapse everything.
        public init() {}
    }
}
