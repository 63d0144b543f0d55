import CollectionViews
import Foundation

/// The data source that drives the view behind a table: of moving rows and of the index it asks the table's own.
final class EngineDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: CollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> {
    override func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        (collectionView.tableSource as? TableBridge)?.collectionView(collectionView, canMoveItemAt: indexPath) ?? false
    }

    override func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        (collectionView.tableSource as? TableBridge)?.collectionView(
            collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }

    override func indexTitles(for collectionView: CollectionView) -> [String]? {
        (collectionView.tableSource as? TableBridge)?.indexTitles(for: collectionView)
    }

    override func collectionView(
        _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        (collectionView.tableSource as? TableBridge)?
            .collectionView(collectionView, indexPathForIndexTitle: title, at: index)
            ?? IndexPath(item: 0, section: NSNotFound)
    }
}
