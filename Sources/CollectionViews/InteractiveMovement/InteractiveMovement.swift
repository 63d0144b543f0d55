import DiffableSnapshots
import Foundation

/// A drag that is under way: its items and its target.
///
/// The data is not changed before the drag ends. All paths are at the view's version: updates during the drag move them
/// along.
@MainActor final class InteractiveMovement {
    /// The dragged items, in order. In an outline their descendants move with them and are not listed.
    private(set) var items: ItemPathSet

    /// What ``liftedRows(in:)`` found. Each shown row asks for it; an update makes it outdated.
    private var knownLiftedRows: ItemPathSet?

    /// The item under the pointer, one of ``items``.
    var primary: ItemPath

    /// The present target; nil while a drop is not allowed.
    var target: Target?

    /// The target that was refused, while the drag is over it.
    var refused: Target?

    /// The collapsed parents that were expanded because the drag hovered over them.
    var openedParents: [ItemPath] = []

    /// The window whose viewer drags; nil for a movement by the app itself.
    weak var window: CollectionViewWindow?

    /// The key of the lifted row.
    let key: WindowTransaction.RowKey?

    /// The session of a drag that ends with a drop delegate; nil for one that ends with the data source.
    var session: DragSession?

    /// Whether the drop delegate inserts the items between rows, not into one.
    var insertsBetweenRows = false

    /// The drop delegate's last proposal.
    var proposal: CollectionViewDropProposal?

    /// Whether the items are dropped into a row, not between two.
    var dropsIntoRow: Bool { session != nil && !insertsBetweenRows }

    /// The target in another view, while the drag is over that.
    var externalTarget: ExternalTarget? {
        didSet {
            // Only a pointer leads to another view, so only one window makes room.
            if oldValue?.isGap == true { oldValue?.window?.incomingDrag = nil }
            if externalTarget?.isGap == true { externalTarget?.window?.incomingDrag = self }
        }
    }

    /// The height of the lifted row, and of the gap that another view makes for it.
    var height = 0.0

    /// Changes with each target, so that a delayed call knows whether the drag still hovers over the same one.
    var hoverGeneration = 0

    init(items: ItemPathSet, primary: ItemPath, window: CollectionViewWindow?, key: WindowTransaction.RowKey?) {
        self.items = items
        self.primary = primary
        self.window = window
        self.key = key
    }

    /// A position between items that are not dragged.
    struct Target: Equatable {
        var section: Int
        /// The parent in an outline; nil for root items and flat sections.
        var parent: ItemPath?
        /// The item after it; nil at the end of the section, or of the parent's children.
        var next: ItemPath?
        /// Whether the section is an outline with levels: a line marks the position, and rows make no room.
        var isOutline = false
        /// Whether the target is the parent's row itself.
        var isInto = false
    }

    /// The lifted rows in order: those of the items and of their visible descendants.
    func liftedRows(in view: CollectionView) -> ItemPathSet {
        if let knownLiftedRows { return knownLiftedRows }
        let rows = findLiftedRows(in: view)
        knownLiftedRows = rows
        return rows
    }

    private func findLiftedRows(in view: CollectionView) -> ItemPathSet {
        guard let outline = view.driver?.outline, view.showsChildren(inSectionsOf: items) else { return items }
        var rows = items
        for run in items.runs {
            // Whose descendants lie beyond the run is its last item, or a parent of that.
            var last: ItemPath? = ItemPath(section: run.section, item: run.items.upperBound - 1)
            while let path = last, items.contains(path) {
                for offset in 0..<outline.outlineDescendantCount(at: IndexPath(path)) {
                    rows.insert(ItemPath(section: path.section, item: path.item + 1 + offset))
                }
                last = view.outlineParent(of: path)
            }
        }
        return rows
    }

    /// Moves the items through an update.
    func moveItems(by map: IndexMap) {
        items = items.moved(by: map)
        knownLiftedRows = nil
    }

    /// The order of the items in which others make room for the lifted one. Other dragged items stay where they are
    /// until the drop. Nil if it is the data's order.
    func arrangement(in view: CollectionView) -> IndexMap? {
        guard let target, !target.isOutline else { return nil }
        var difference = SnapshotDifference()
        difference.movedItems = [
            SnapshotDifference.ItemMove(
                from: primary,
                to: view.insertionPath(before: target.next, section: target.section, excluding: [primary]))
        ]
        return IndexMap(difference)
    }

    /// The order of the items without the lifted one.
    var orderWithoutPrimary: IndexMap {
        var difference = SnapshotDifference()
        difference.deletedItems = [primary]
        return IndexMap(difference)
    }
}

extension CollectionView {
    /// The target of a drop now: before an item that isn't dragged.
    func destination(of movement: InteractiveMovement) -> InteractiveMovement.Target? {
        movement.target.map { destination(of: movement, at: $0) }
    }

    /// A target moved on to the next item that isn't dragged.
    func destination(
        of movement: InteractiveMovement, at target: InteractiveMovement.Target
    ) -> InteractiveMovement.Target {
        var target = target
        let lifted = movement.liftedRows(in: self)
        while let next = target.next, lifted.contains(next) {
            let after = ItemPath(section: next.section, item: next.item + 1)
            target.next = holds(after) ? after : nil
        }
        // The row after the lifted ones may have another parent.
        if target.isOutline, let next = target.next, outlineParent(of: next) != target.parent { target.next = nil }
        return target
    }

    /// The index path before an item, or at the end of a section, counted without the lifted rows.
    func insertionPath(before next: ItemPath?, section: Int, excluding lifted: ItemPathSet) -> ItemPath {
        let end = next?.item ?? counts[section]
        let missing = lifted.count(inSection: section, before: end)
        return ItemPath(section: section, item: end - missing)
    }

    /// The item at an index path that was counted without the lifted rows; nil at the end of its section.
    func item(atInsertionPath path: ItemPath, excluding lifted: ItemPathSet) -> ItemPath? {
        var item = path.item
        for row in lifted where row.section == path.section && row.item <= item { item += 1 }
        return item < counts[path.section] ? ItemPath(section: path.section, item: item) : nil
    }
}
