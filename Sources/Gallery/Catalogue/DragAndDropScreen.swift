import Diffable
import Foundation

/// Delegates for what is dragged and dropped: rows make room, and the app brings its data into the order that is shown.
/// Drag a dish to another course, or into tonight’s menu.
final class DragAndDropScreen: Screen, CollectionViewDragDelegate, CollectionViewDropDelegate {
    private var courses: CollectionViewDiffableDataSource<String, Recipe>!
    private var menu: CollectionViewDiffableDataSource<String, Recipe>!

    init() {
        let view = Self.makeList()
        let sidebar = Self.makeList()
        super.init(title: "Drag and Drop", collectionView: view, sidebar: sidebar, sidebarTitle: "Tonight’s menu")
        courses = makeDataSource(of: view)
        menu = makeDataSource(of: sidebar)

        var snapshot = DiffableDataSourceSnapshot<String, Recipe>()
        for (index, course) in ["Starters", "Mains", "Sweets"].enumerated() {
            snapshot.appendSections([course])
            snapshot.appendItems(Array(Recipe.all.dropFirst(index * 3).prefix(3)))
        }
        courses.apply(snapshot, animatingDifferences: false)
        var tonight = DiffableDataSourceSnapshot<String, Recipe>()
        tonight.appendSections(["Tonight"])
        tonight.appendItems(Array(Recipe.all.prefix(1)))
        menu.apply(tonight, animatingDifferences: false)
    }

    private static func makeList() -> CollectionView {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        return CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
    }

    private func makeDataSource(of view: CollectionView) -> CollectionViewDiffableDataSource<String, Recipe> {
        let cell = CollectionView.CellRegistration<CollectionViewListCell, Recipe> { cell, _, dish in
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(dish.emoji)
            content.text = dish.name
            cell.contentConfiguration = content
        }
        let dataSource = CollectionViewDiffableDataSource<String, Recipe>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
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
        view.dragDelegate = self
        view.dropDelegate = self
        return dataSource
    }

    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] {
        let dataSource = collectionView === sidebar ? menu : courses
        return [DragItem(localObject: dataSource?.itemIdentifier(for: indexPath))]
    }

    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal {
        CollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator) {
        let dataSource: CollectionViewDiffableDataSource = collectionView === sidebar ? menu : courses
        guard let dish = coordinator.items.first?.dragItem.localObject as? Recipe,
            let destination = coordinator.destinationIndexPath,
            let section = dataSource.sectionIdentifier(for: destination.section)
        else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([dish])
        let dishes = snapshot.itemIdentifiers(inSection: section)
        if destination.item < dishes.count {
            snapshot.insertItems([dish], beforeItem: dishes[destination.item])
        } else {
            snapshot.appendItems([dish], toSection: section)
        }
        dataSource.apply(snapshot)
        present(Toast("\(dish.name): \(section)"))
    }
}
