import Diffable
import Foundation

/// Delegates for what is dragged and dropped: rows make room, and the app brings its data into the order that is shown.
/// Drag a dish to another course.
final class DragAndDropScreen: Screen, CollectionViewDragDelegate, CollectionViewDropDelegate {
    private var dataSource: CollectionViewDiffableDataSource<String, Recipe>!
    private static let courses = ["Starters", "Mains", "Sweets"]

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        let layout = CollectionViewCompositionalLayout.list(using: list)
        super.init(title: "Drag and Drop", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewListCell, Recipe> { cell, _, dish in
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(dish.emoji)
            content.text = dish.name
            cell.contentConfiguration = content
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, dish in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: dish)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = DiffableDataSourceSnapshot<String, Recipe>()
        for (index, course) in Self.courses.enumerated() {
            snapshot.appendSections([course])
            snapshot.appendItems(Array(Recipe.all.dropFirst(index * 3).prefix(3)))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
    }

    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] {
        [DragItem(localObject: dataSource.itemIdentifier(for: indexPath))]
    }

    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal {
        CollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator) {
        guard let dish = coordinator.items.first?.dragItem.localObject as? Recipe,
            let destination = coordinator.destinationIndexPath,
            let course = dataSource.sectionIdentifier(for: destination.section)
        else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([dish])
        let dishes = snapshot.itemIdentifiers(inSection: course)
        if destination.item < dishes.count {
            snapshot.insertItems([dish], beforeItem: dishes[destination.item])
        } else {
            snapshot.appendItems([dish], toSection: course)
        }
        dataSource.apply(snapshot)
        present(Toast("\(dish.name) among the \(course.lowercased())"))
    }
}
