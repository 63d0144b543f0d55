import DiffableSnapshots
import Foundation

extension CollectionViewDiffableDataSource {
    /// What the view shows, as a copy of your own: change it and apply it, or throw it away.
    ///
    /// It carries no marks for reload or reconfiguration.
    ///
    /// - Complexity: O(1).
    public func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        pipeline.state.snapshot
    }

    /// The item shown at `indexPath`, or nil when there is no such index path.
    ///
    /// - Complexity: A handful of steps, whatever the number of items; see ``DiffableDataSourceSnapshot``.
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let path = ItemPath(indexPath) else { return nil }
        return pipeline.state.snapshot.itemIdentifier(at: path)
    }

    /// The index path at which `itemIdentifier` is shown, or nil when it is not.
    ///
    /// - Complexity: A handful of steps, whatever the number of items; see ``DiffableDataSourceSnapshot``.
    public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        pipeline.state.snapshot.itemPath(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// The section at `index`, or nil when there is none.
    public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        pipeline.state.snapshot.sectionIdentifier(at: index)
    }

    /// The index of `sectionIdentifier`, or nil when it is not shown.
    public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        pipeline.state.snapshot.indexOfSection(sectionIdentifier)
    }
}

extension CollectionViewDiffableDataSource: @MainActor CustomStringConvertible {
    /// How many sections and items are shown, for debugging.
    public var description: String {
        let snapshot = pipeline.state.snapshot
        return "<CollectionViewDiffableDataSource: \(snapshot.numberOfSections) sections, "
            + "\(snapshot.numberOfItems) items>"
    }
}
