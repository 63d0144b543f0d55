import DiffableSnapshots
import Foundation

/// One drag under way: what is lifted, and where it would go.
///
/// It never touches the data before it ends. All places are at the view's version: updates that come meanwhile take
/// them along, so that a drag survives whatever happens around it.
@MainActor final class InteractiveMovement {
    /// The items that are dragged, in order; what hangs below them in an outline goes along unnamed.
    var items: [ItemPath]

    /// The item under the pointer, one of ``items``.
    var primary: ItemPath

    /// Where the items would go; nil while they are over a place where they may not.
    var target: Target?

    /// The place that the items are over, and where they may not go.
    var refused: Target?

    /// The parents that were opened because the drag hovered over them.
    var opened: [ItemPath] = []

    /// The window whose viewer drags; nil for a program that moves by hand.
    weak var window: CollectionViewWindow?

    /// The name that the viewer knows the lifted row by.
    let key: WindowTransaction.RowKey?

    /// What is dragged, for a drag that ends with a drop delegate; nil for one that ends with the data source.
    var session: DragSession?

    /// The delegate has what is dropped go between rows, not into one.
    var inserts = false

    /// What the drop delegate proposed at last.
    var proposal: CollectionViewDropProposal?

    /// Whether the drag ends in a row, and not between two.
    var goesOntoRows: Bool { session != nil && !inserts }

    /// The place in another view that a drag is over and would end at.
    var elsewhere: Elsewhere? {
        didSet {
            // Only the pointer leads here, and one pointer is in one window.
            if oldValue?.isGap == true { oldValue?.window?.guest = nil }
            if elsewhere?.isGap == true { elsewhere?.window?.guest = self }
        }
    }

    /// How high the row under the pointer is, and with it the room that another view makes.
    var height = 0.0

    /// Grows with each target, so that a clock knows whether the drag still hovers where it did.
    var hover = 0

    init(items: [ItemPath], primary: ItemPath, window: CollectionViewWindow?, key: WindowTransaction.RowKey?) {
        self.items = items
        self.primary = primary
        self.window = window
        self.key = key
    }

    /// A place between items that stay.
    struct Target: Equatable {
        var section: Int
        /// The parent in an outline; nil for root items and flat sections.
        var parent: ItemPath?
        /// The item that follows there; nil at the end of the section, or of the parent's children.
        var next: ItemPath?
        /// Whether the section is an outline with levels: then a line shows the place, and rows make no room.
        var isOutline = false
        /// Whether the place is the parent's row itself.
        var isInto = false
    }

    /// The rows that are lifted, those that hang below the items among them, in order.
    func liftedRows(in view: CollectionView) -> [ItemPath] {
        guard let outline = view.driver?.outline else { return items }
        return items.flatMap { item in
            let count = outline.outlineDescendantCount(at: IndexPath(item))
            return (0...count).map { ItemPath(section: item.section, item: item.item + $0) }
        }
    }

    /// Where the items stand while others make room for the one under the pointer; those that are dragged with it stay
    /// where they are until the drop. Nil when all stand where the data has them.
    func arrangement(in view: CollectionView) -> IndexMap? {
        guard let target, !target.isOutline else { return nil }
        var difference = SnapshotDifference()
        difference.movedItems = [
            SnapshotDifference.ItemMove(
                from: primary, to: view.restingPath(before: target.next, section: target.section, without: [primary]))
        ]
        return IndexMap(difference)
    }

    /// The layout's order without the item under the pointer.
    var rest: IndexMap {
        var difference = SnapshotDifference()
        difference.deletedItems = [primary]
        return IndexMap(difference)
    }
}

extension CollectionView {
    /// Where the items come to stand when they are dropped now: before an item that isn't one of them.
    func destination(of movement: InteractiveMovement) -> InteractiveMovement.Target? {
        movement.target.map { destination(of: movement, at: $0) }
    }

    /// A place before an item that isn't one of those that are dragged.
    func destination(
        of movement: InteractiveMovement, at target: InteractiveMovement.Target
    ) -> InteractiveMovement.Target {
        var target = target
        let lifted = Set(movement.liftedRows(in: self))
        while let next = target.next, lifted.contains(next) {
            let after = ItemPath(section: next.section, item: next.item + 1)
            target.next = holds(after) ? after : nil
        }
        // Behind the lifted rows other parents' children may follow.
        if target.isOutline, let next = target.next, outlineParent(of: next) != target.parent { target.next = nil }
        return target
    }

    /// The place before an item, or at the end of a section, counted without some rows.
    func restingPath(before next: ItemPath?, section: Int, without lifted: [ItemPath]) -> ItemPath {
        let end = next?.item ?? counts[section]
        let missing = lifted.count { $0.section == section && $0.item < end }
        return ItemPath(section: section, item: end - missing)
    }

    /// The item at a place that was counted without some rows; nil at the end of its section.
    func item(atResting path: ItemPath, without lifted: [ItemPath]) -> ItemPath? {
        var item = path.item
        for row in lifted where row.section == path.section && row.item <= item { item += 1 }
        return item < counts[path.section] ? ItemPath(section: path.section, item: item) : nil
    }
}
