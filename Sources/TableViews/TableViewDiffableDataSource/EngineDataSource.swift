import CollectionViews
import Foundation

/// The data source of the collection view that a table is built on. It asks the table's data source about moving rows
/// and the index.
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
