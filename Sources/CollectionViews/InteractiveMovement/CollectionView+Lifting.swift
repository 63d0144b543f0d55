import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Whether a user may drag a row into another order.
    func canMove(_ path: ItemPath) -> Bool {
        dataSource?.collectionView(self, canMoveItemAt: IndexPath(path)) ?? false
    }

    /// Lifts an item, or all selected items if it is one of them; nil if it can't be moved.
    func lift(
        _ path: ItemPath, window: CollectionViewWindow?, key: WindowTransaction.RowKey?
    ) -> InteractiveMovement? {
        guard holds(path) else { return nil }
        if let movement = liftSession(path, window: window, key: key) {
            // Without a drop delegate here, items that the data source can move are reordered instead.
            if dropDelegate != nil || !holds(path) || !canMove(path) { return movement }
        } else if dragDelegate != nil, dragInteractionEnabled, !isEditing {
            return nil
        }
        guard holds(path), canMove(path) else { return nil }
        var items: ItemPathSet = [path]
        if selection.count > 1, selection.contains(path), driver?.reordering?.isReorderingEnabled == true {
            items = withoutDescendants(ItemPathSet(selection.filter { $0 == path || canMove($0) }))
        }
        // The app may have changed everything when it was asked.
        guard holds(path) else { return nil }
        let primary = items.last(upTo: path) ?? path
        let movement = InteractiveMovement(items: items, primary: primary, window: window, key: key)
        movement.target = originalTarget(of: movement)
        return movement
    }

    /// Whether some row is shown below its parent. Nothing else needs to be asked of very many items of a plain list.
    func showsChildren(inSectionsOf items: ItemPathSet) -> Bool {
        guard let outline = driver?.outline else { return false }
        return items.sections.contains { outline.showsChildren(inSection: $0) }
    }

    /// The items that are descendants of none of the others.
    func withoutDescendants(_ items: ItemPathSet) -> ItemPathSet {
        guard items.count > 1, let outline = driver?.outline, showsChildren(inSectionsOf: items) else { return items }
        var roots = items
        for section in items.sections {
            for row in outline.expandedRows(inSection: section) {
                let parent = ItemPath(section: section, item: row)
                guard roots.contains(parent) else { continue }
                for offset in 0..<outline.outlineDescendantCount(at: IndexPath(parent)) {
                    roots.remove(ItemPath(section: section, item: row + 1 + offset))
                }
            }
        }
        return roots
    }

    /// The target that leaves the item where it is.
    func originalTarget(of movement: InteractiveMovement) -> InteractiveMovement.Target {
        let primary = movement.primary
        let isOutline = driver?.reordering?.isOutline(section: primary.section) ?? false
        var target = InteractiveMovement.Target(section: primary.section, isOutline: isOutline)
        let lifted = isOutline ? movement.liftedRows(in: self) : [primary]
        target.next = rows(after: primary).first { !lifted.contains($0) }
        guard isOutline, let outline = driver?.outline else { return target }
        target.parent = outline.outlineParent(at: IndexPath(primary)).flatMap { ItemPath($0) }
        let level = outline.outlinePosition(at: IndexPath(primary))?.level ?? 0
        if let next = target.next, outline.outlinePosition(at: IndexPath(next))?.level != level { target.next = nil }
        return target
    }

    private func rows(after path: ItemPath) -> some Sequence<ItemPath> {
        (path.item..<counts[path.section]).dropFirst().lazy.map { ItemPath(section: path.section, item: $0) }
    }

    /// Updates the windows after the target has changed.
    func movementDidChange(_ movement: InteractiveMovement?) {
        showMovementsInCells()
        if let window = movement?.window {
            window.cachedSolution = nil
            window.setNeedsTransaction()
            return
        }
        for window in openWindows {
            window.cachedSolution = nil
            window.setNeedsTransaction()
        }
    }
}
