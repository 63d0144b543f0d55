import DiffableSnapshots
import Foundation

extension CollectionView {
    /// The target of a drag in an outline: before, after or into the row under the point. Between two rows, the
    /// horizontal distance of the drag chooses among the levels that are possible there.
    func outlineTarget(
        of movement: InteractiveMovement, at point: CGPoint, from frame: CGRect, inSection section: Int,
        of solution: LayoutSolution, lifted: ItemPathSet
    ) -> InteractiveMovement.Target? {
        guard let outline = driver?.outline else { return nil }
        let count = counts[section]
        let row = solution.rowIndex(at: point.y, inSection: section)
        let path = ItemPath(section: section, item: row)
        let origin = outline.outlinePosition(at: IndexPath(movement.primary))?.level ?? 0
        let level = origin + Int(((point.x - frame.midX) / Self.levelWidth).rounded())
        guard count > 0, let found = solution.contentFrame(of: .item(path)) else {
            return InteractiveMovement.Target(section: section, isOutline: true)
        }
        let share = (point.y - found.minY) / max(1, found.height)
        let isLifted = lifted.contains(path)
        if !isLifted, let expanded = outline.outlinePosition(at: IndexPath(path))?.isExpanded {
            if share >= 0.25, share <= 0.75 { return dropTarget(into: path) }
            // Below an expanded parent's row its first child begins.
            let isBelow = share > 0.75
            return dropTarget(
                aboveRow: isBelow ? row + 1 : row, section, level: isBelow && expanded ? .max : level, lifted)
        }
        let isBelow = share == 0.5 ? path > movement.primary : share > 0.5
        return dropTarget(aboveRow: isBelow ? row + 1 : row, section, level: level, lifted)
    }

    private static let levelWidth = 20.0

    func dropTarget(into parent: ItemPath) -> InteractiveMovement.Target {
        InteractiveMovement.Target(section: parent.section, parent: parent, next: nil, isOutline: true, isInto: true)
    }

    /// The target between two rows of an outline, at the possible level that is nearest to the given one.
    func dropTarget(
        aboveRow row: Int, _ section: Int, level: Int, _ lifted: ItemPathSet
    ) -> InteractiveMovement.Target {
        let above = (0..<row).reversed().lazy.map { ItemPath(section: section, item: $0) }
            .first { !lifted.contains($0) }
        let below = (row..<counts[section]).lazy.map { ItemPath(section: section, item: $0) }
            .first { !lifted.contains($0) }
        let levels = levels(between: above, and: below)
        let level = min(max(level, levels.lowerBound), levels.upperBound)
        var target = InteractiveMovement.Target(section: section, isOutline: true)
        if let below, self.level(of: below) == level { target.next = below }
        var parent = above
        while let current = parent, self.level(of: current) >= level {
            parent = driver?.outline?.outlineParent(at: IndexPath(current)).flatMap { ItemPath($0) }
        }
        target.parent = parent
        return target
    }

    /// The levels that are possible between two adjacent rows.
    func levels(between above: ItemPath?, and below: ItemPath?) -> ClosedRange<Int> {
        guard let above else { return 0...0 }
        let least = below.map { level(of: $0) } ?? 0
        // All children of an expanded parent above may be lifted: they can stay where they are.
        let isOpen = driver?.outline?.outlinePosition(at: IndexPath(above))?.isExpanded == true
        return least...max(least, level(of: above) + (isOpen ? 1 : 0))
    }

    func level(of path: ItemPath) -> Int { driver?.outline?.outlinePosition(at: IndexPath(path))?.level ?? 0 }
}
