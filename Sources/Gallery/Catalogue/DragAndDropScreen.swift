import Diffable
import Foundation

/// Drag a dish to another course, or into tonight’s menu: rows make room. Keys and a menu do the same.
final class DragAndDropScreen: Screen, CollectionViewDelegate, CollectionViewDragDelegate, CollectionViewDropDelegate {
    private typealias DataSource = CollectionViewDiffableDataSource<String, Recipe>
    private var lists: [DataSource] = []
    private func list(in view: CollectionView) -> DataSource { lists[view === sidebar ? 1 : 0] }

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
        let sidebar = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
        super.init(title: "Drag and Drop", collectionView: view, sidebar: sidebar, sidebarTitle: "Tonight’s menu")
        show(["Starters": 3..<6, "Mains": 6..<9, "Sweets": 13..<16], in: view)
        show(["Tonight": 0..<1], in: sidebar)
        UndoButtons.offer(lists[0].history, lists[1].history, on: self)
    }

    private func show(_ sections: KeyValuePairs<String, Range<Int>>, in view: CollectionView) {
        let cell = CollectionView.CellRegistration<CollectionViewListCell, Recipe> { cell, _, dish in
            var content = cell.defaultContentConfiguration()
            (content.image, content.text) = (.emoji(dish.emoji), dish.name)
            cell.contentConfiguration = content
        }
        let list = DataSource(collectionView: view) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak list] header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = list?.sectionIdentifier(for: indexPath.section)
            header.contentConfiguration = content
        }
        list.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, for: $2) }
        list.apply(.init { for (course, dishes) in sections { SnapshotSection(course) { Array(Recipe.all[dishes]) } } })
        // Without a drag too: the drop delegate takes in what keys move.
        (list.reorderingHandlers.canReorderItem, list.reorderingHandlers.didReorder) = ({ _ in true }, { _ in })
        (view.delegate, view.dragDelegate, view.dropDelegate) = (self, self, self)
        lists.append(list)
    }

    func collectionView(
        _ view: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] { [DragItem(localObject: list(in: view).itemIdentifier(for: indexPath))] }

    func collectionView(
        _ view: CollectionView, dropSessionDidUpdate session: DragSession, withDestinationIndexPath place: IndexPath?
    ) -> CollectionViewDropProposal { .init(operation: .move, intent: .insertAtDestinationIndexPath) }

    func collectionView(_ view: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator) {
        let (rows, place) = (list(in: view), coordinator.destinationIndexPath)
        guard let place, let dish = coordinator.items.first?.dragItem.localObject as? Recipe else { return }
        move(dish, to: rows.snapshot().sectionIdentifiers[place.section], at: place.item, of: rows)
    }

    func collectionView(
        _ view: CollectionView, contextMenuConfigurationForItemsAt places: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let dish = places.first.flatMap(list(in: view).itemIdentifier) else { return nil }
        let moves = lists.flatMap { list in
            let (menu, verb) = (list.snapshot(), list.indexPath(for: dish) == nil ? "Add" : "Move")
            return menu.sectionIdentifiers.filter { menu.sectionIdentifier(containingItem: dish) != $0 }.map { course in
                Action(title: "\(verb) to \(course)") { [weak self] _ in self?.move(dish, to: course, of: list) }
            }
        }
        return .init(actionProvider: { _ in Menu(children: [Menu(options: .displayInline, children: moves)]) })
    }

    private func move(_ dish: Recipe, to course: String, at item: Int = .max, of list: DataSource) {
        undoHistory = list.history
        var snapshot = list.snapshot()
        let others = snapshot.itemIdentifiers(inSection: course).filter { $0 != dish }
        snapshot.deleteItems([dish])
        snapshot.replaceItems(in: course, with: others.prefix(item) + [dish] + others.dropFirst(item))
        list.apply(snapshot)
        list.history.setActionName("Move of \(dish.name)")
        present(Toast("\(dish.name): \(course)", undoingLatestStepOf: self))
    }
}
