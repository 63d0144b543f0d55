import DiffableSnapshots
import Foundation

extension CollectionView {
    /// The state of a drag for its viewer; nil for a drag without a viewer.
    func report(
        of movement: InteractiveMovement, _ phase: WindowTransaction.Movement.Phase
    ) -> WindowTransaction.Movement? {
        guard let key = movement.key else { return nil }
        var report = WindowTransaction.Movement(phase: phase, key: key, count: movement.items.count)
        let lifted = movement.liftedRows(in: self)
        report.rowCount = lifted.count
        if let externalTarget = movement.externalTarget {
            report.isElsewhere = true
            if let gap = externalTarget.window?.gap, externalTarget.isGap {
                report.position = gap.path.item
                report.siblingCount =
                    (externalTarget.window?.collectionView.counts[gap.path.section] ?? 0) + movement.items.count
            }
            return report
        }
        guard !movement.dropsIntoRow, let target = destination(of: movement) else { return report }
        if target.isOutline, let outline = driver?.outline {
            let roots = movement.items.filter { $0.section == target.section && outlineParent(of: $0) == target.parent }
            let siblings = numberOfChildren(of: target.parent, inSection: target.section)
            let end = target.next.flatMap { outline.outlinePosition(at: IndexPath($0))?.siblingPosition } ?? siblings
            let before = roots.count { (outline.outlinePosition(at: IndexPath($0))?.siblingPosition ?? end) < end }
            report.position = end - before
            report.siblingCount = siblings - roots.count + movement.items.count
        } else {
            let insertion = insertionPath(before: target.next, section: target.section, excluding: lifted)
            report.position = insertion.item
            report.siblingCount =
                counts[target.section] - lifted.count(inSection: target.section)
                + movement.items.count
        }
        return report
    }

    private func numberOfChildren(of parent: ItemPath?, inSection section: Int) -> Int {
        guard let outline = driver?.outline else { return 0 }
        if let parent {
            return outline.outlineChildCount(at: IndexPath(parent))
        }
        guard counts[section] > 0 else { return 0 }
        return outline.outlinePosition(at: IndexPath(item: 0, section: section))?.siblingCount ?? 0
    }
}

extension CollectionViewWindow {
    /// Adds the state of the viewer's drag, if it is new.
    func addMovement(to transaction: inout WindowTransaction, _ state: ViewerState) {
        guard let movement else {
            sentMovement = nil
            transaction.movement = unsentMovementEnd
            unsentMovementEnd = nil
            return
        }
        unsentMovementEnd = nil
        guard var report = collectionView.report(of: movement, .lifted) else { return }
        if let target = movement.target, target.isOutline {
            report.parent = target.parent.flatMap { parent in
                state.rows.first { $0.value.element == .item(parent) }?.key
            }
            report.isInto = target.isInto
            report.line = target.isInto ? nil : line(at: target, of: movement, in: state.solution)
        }
        if let externalTarget = movement.externalTarget, !externalTarget.isGap {
            report.isInto = true
            report.parent = externalTarget.window?.key(ofItemAt: externalTarget.path)
        }
        report.isRefused = movement.target == nil && movement.externalTarget == nil && !movement.dropsIntoRow
        if report == sentMovement { return }
        sentMovement = report
        transaction.movement = report
    }

    /// The line that marks a position between two rows of an outline.
    private func line(
        at target: InteractiveMovement.Target, of movement: InteractiveMovement, in solution: LayoutSolution
    ) -> CGRect? {
        let level = target.parent.map { collectionView.level(of: $0) + 1 } ?? 0
        let above = lastRow(above: target, of: movement)
        let row = target.next ?? above
        guard let frame = (row ?? target.parent).flatMap({ solution.contentFrame(of: .item($0)) }) else { return nil }
        let inset = Double(level) * RowContent().indentationWidth + 16
        return CGRect(
            x: frame.minX + inset, y: target.next == nil ? frame.maxY : frame.minY,
            width: max(0, frame.width - inset), height: 0)
    }

    /// The last row before a target at the end of a parent's children, or of the section.
    private func lastRow(above target: InteractiveMovement.Target, of movement: InteractiveMovement) -> ItemPath? {
        let view = collectionView
        if let parent = target.parent {
            let count = view.driver?.outline?.outlineDescendantCount(at: IndexPath(parent)) ?? 0
            return ItemPath(section: parent.section, item: parent.item + count)
        }
        let count = view.counts[target.section]
        return count > 0 ? ItemPath(section: target.section, item: count - 1) : nil
    }
}
