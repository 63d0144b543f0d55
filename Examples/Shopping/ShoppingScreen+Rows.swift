import Diffable
import Foundation

extension ShoppingScreen {
    func offerSwipes() {
        collectionView.collectionViewLayout = Self.layout { [weak self] indexPath in
            guard let product = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
            let bought = ContextualAction(style: .destructive, title: "Bought") { _, _, completion in
                self?.list.remove(product)
                completion(true)
            }
            return SwipeActionsConfiguration(actions: [bought])
        }
    }
}

extension ShoppingScreen {
    func allowReordering() {
        dataSource.reorderingHandlers.canReorderItem = { [weak self] _ in self?.searched == "" }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            let snapshot = transaction.finalSnapshot
            let moved = snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) }
            self?.list.change("Move", to: Dictionary(uniqueKeysWithValues: moved))
        }
    }
}
