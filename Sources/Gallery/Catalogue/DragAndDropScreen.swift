import Diffable
import Foundation

/// Delegates for what is dragged and dropped: drag a dish to another course, or into tonight’s menu. Rows make room.
final class DragAndDropScreen: Screen, CollectionViewDragDelegate, CollectionViewDropDelegate {
    private typealias DataSource = CollectionViewDiffableDataSource<String, Recipe>

    private var courses: DataSource!
    private var menu: DataSource!

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
        let sidebar = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
        super.init(title: "Drag and Drop", collectionView: view, sidebar: sidebar, sidebarTitle: "Tonight’s menu")
        courses = show(["Starters": 3..<6, "Mains": 6..<9, "Sweets": 13..<16], in: view)
        menu = show(["Tonight": 0..<1], in: sidebar)
    }

    private func show(_ sections: KeyValuePairs<String, Range<Int>>, in view: CollectionView) -> DataSource {
        let cell = CollectionView.CellRegistration<CollectionViewListCell, Recipe> { cell, _, dish in
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(dish.emoji)
            content.text = dish.name
            cell.contentConfiguration = content
        }
        let dataSource = DataSource(collectionView: view) { view, indexPath, dish in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: dish)
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak dataSource] header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = dataSource?.sectionIdentifier(for: indexPath.section)
            header.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = DiffableDataSourceSnapshot<String, Recipe>()
        for (section, dishes) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(Recipe.all[dishes]))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        view.dragDelegate = self
        view.dropDelegate = self
        return dataSource
    }

    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] {
        [DragItem(localObject: (collectionView === sidebar ? menu : courses).itemIdentifier(for: indexPath))]
    }

    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal {
        CollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator) {
        let dataSource: DataSource = collectionView === sidebar ? menu : courses
        guard let dish = coordinator.items.first?.dragItem.localObject as? Recipe,
            let place = coordinator.destinationIndexPath, let section = dataSource.sectionIdentifier(for: place.section)
        else { return }
        undoHistory = dataSource.history
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([dish])
        var dishes = snapshot.itemIdentifiers(inSection: section)
        dishes.insert(dish, at: min(place.item, dishes.count))
        snapshot.replaceItems(in: section, with: dishes)
        dataSource.apply(snapshot)
        dataSource.history.setActionName("Move of \(dish.name)")
        present(Toast("\(dish.name): \(section)", actionTitle: "Undo") { [weak self] in self?.undo() })
    }
}
