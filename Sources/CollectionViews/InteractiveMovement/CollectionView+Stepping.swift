import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Moves a drag to the next or the previous target. Targets that are forbidden, and those that the delegate
    /// redirects to the present one, are skipped.
    func step(_ movement: InteractiveMovement, forward: Bool, pastClosedParents: Bool) {
        if movement.dropsIntoRow { return }
        let start = movement.target ?? originalTarget(of: movement)
        var stop = start
        let former = movement.target
        for _ in 0..<1000 {
            let next = self.nextTarget(
                after: stop, of: movement, forward: forward, pastClosedParents: pastClosedParents)
            guard let next else { break }
            stop = next
            retarget(movement, to: stop)
            if let target = movement.target, !isSameDrop(target, start, for: movement) { return }
        }
        setTarget(former, of: movement)
    }

    /// Whether a drop at either target has the same result, as between rows that are all dragged.
    private func isSameDrop(
        _ one: InteractiveMovement.Target, _ other: InteractiveMovement.Target, for movement: InteractiveMovement
    ) -> Bool {
        if one.isOutline || other.isOutline { return one == other }
        let lifted = movement.liftedRows(in: self)
        return insertionPath(before: one.next, section: one.section, excluding: lifted)
            == insertionPath(before: other.next, section: other.section, excluding: lifted)
    }

    /// Moves a drag to the last or the first target; if that is refused, to the nearest one that is not.
    func stepToEnd(_ movement: InteractiveMovement, forward: Bool, pastClosedParents: Bool) {
        if movement.dropsIntoRow { return }
        let former = movement.target
        let section = forward ? counts.count - 1 : 0
        let first = ItemPath(section: section, item: 0)
        let isOutline = driver?.reordering?.isOutline(section: section) ?? false
        var stop: InteractiveMovement.Target? =
            isOutline
            ? dropTarget(aboveRow: forward ? counts[section] : 0, section, level: 0, movement.liftedRows(in: self))
            : .init(section: section, next: forward ? nil : item(atInsertionPath: first, excluding: [movement.primary]))
        for _ in 0..<1000 {
            guard let wanted = stop else { break }
            retarget(movement, to: wanted)
            if movement.target != nil { return }
            stop = self.nextTarget(
                after: wanted, of: movement, forward: !forward, pastClosedParents: pastClosedParents)
        }
        setTarget(former, of: movement)
    }

    /// Moves a drag to a target, which may be refused.
    private func retarget(_ movement: InteractiveMovement, to stop: InteractiveMovement.Target) {
        if stop.isOutline { return setTarget(stop, of: movement) }
        propose(insertionPath(before: stop.next, section: stop.section, excluding: [movement.primary]), for: movement)
    }

    /// Moves a drag to another level between the same rows of an outline. If other children of its parent follow, one
    /// level less is after the parent and all its descendants.
    func indent(_ movement: InteractiveMovement, by levels: Int) {
        guard let target = movement.target, target.isOutline, !target.isInto else { return }
        let lifted = movement.liftedRows(in: self)
        let level = target.parent.map { self.level(of: $0) + 1 } ?? 0
        var wanted = dropTarget(aboveRow: row(of: target), target.section, level: level + levels, lifted)
        if levels < 0, wanted == target, let parent = target.parent {
            wanted = dropTarget(
                aboveRow: rowAfterSubtree(of: parent), target.section, level: self.level(of: parent), lifted)
        }
        setTarget(wanted, of: movement)
    }

    /// The index of the row after a row and its visible descendants.
    private func rowAfterSubtree(of parent: ItemPath) -> Int {
        parent.item + (driver?.outline?.outlineDescendantCount(at: IndexPath(parent)) ?? 0) + 1
    }

    /// The index of the row after a target in an outline.
    private func row(of target: InteractiveMovement.Target) -> Int {
        if let next = target.next { return next.item }
        guard let parent = target.parent else { return counts[target.section] }
        return rowAfterSubtree(of: parent)
    }

    private func nextTarget(
        after target: InteractiveMovement.Target, of movement: InteractiveMovement, forward: Bool,
        pastClosedParents: Bool
    ) -> InteractiveMovement.Target? {
        let lifted: ItemPathSet = [movement.primary]
        let section = target.section
        if target.isOutline {
            let lifted = movement.liftedRows(in: self)
            let next = nextOutlineTarget(after: target, lifted, forward: forward, pastClosedParents: pastClosedParents)
            if let next { return next }
        } else {
            let insertion = insertionPath(before: target.next, section: section, excluding: lifted)
            let most = counts[section] - lifted.count(inSection: section)
            let item = insertion.item + (forward ? 1 : -1)
            if (0...most).contains(item) {
                let path = ItemPath(section: section, item: item)
                return .init(section: section, next: self.item(atInsertionPath: path, excluding: lifted))
            }
        }
        let other = section + (forward ? 1 : -1)
        guard counts.indices.contains(other) else { return nil }
        let isOutline = driver?.reordering?.isOutline(section: other) ?? false
        if isOutline {
            return dropTarget(
                aboveRow: forward ? 0 : counts[other], other, level: 0, movement.liftedRows(in: self))
        }
        let first = ItemPath(section: other, item: 0)
        return .init(section: other, next: forward ? item(atInsertionPath: first, excluding: lifted) : nil)
    }

    /// The next target in an outline: between two rows, or into a collapsed row, unless these are skipped.
    private func nextOutlineTarget(
        after target: InteractiveMovement.Target, _ lifted: ItemPathSet, forward: Bool, pastClosedParents: Bool
    ) -> InteractiveMovement.Target? {
        let section = target.section
        func isOpenable(_ path: ItemPath) -> Bool {
            !pastClosedParents && !lifted.contains(path)
                && driver?.outline?.outlinePosition(at: IndexPath(path))?.isExpanded == false
        }
        if target.isInto, let parent = target.parent {
            let row = forward ? parent.item + 1 : parent.item
            return dropTarget(aboveRow: row, section, level: level(of: parent), lifted)
        }
        var row = row(of: target)
        if forward {
            while row < counts[section], lifted.contains(ItemPath(section: section, item: row)) { row += 1 }
            guard row < counts[section] else { return nil }
            let path = ItemPath(section: section, item: row)
            return isOpenable(path)
                ? dropTarget(into: path) : dropTarget(aboveRow: row + 1, section, level: .max, lifted)
        }
        row -= 1
        while row >= 0, lifted.contains(ItemPath(section: section, item: row)) { row -= 1 }
        guard row >= 0 else { return nil }
        let path = ItemPath(section: section, item: row)
        return isOpenable(path)
            ? dropTarget(into: path) : dropTarget(aboveRow: row, section, level: level(of: path), lifted)
    }
}
