import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Finds the target of a drag, with the middle of the lifted row at a point of the content.
    func retarget(_ movement: InteractiveMovement, to point: CGPoint, in space: MovementSpace) {
        guard point.x.isFinite, point.y.isFinite, !counts.isEmpty else { return }
        if let session = movement.session {
            session.location = point
            enter(session)
            guard isUnderWay(movement), !counts.isEmpty else { return }
        }
        let present = space.solve(nil)
        if let session = movement.session, !movement.inserts { return drag(movement, session, to: point, in: present) }
        if movement.elsewhere != nil {
            movement.elsewhere = nil
            movementDidChange(movement)
        }
        let laneOffset = space.laneOffset
        guard let frame = present.contentFrame(of: .item(movement.primary), laneOffset: laneOffset) else { return }
        if let section = present.section(at: point.y, from: movement.primary.section),
            driver?.reordering?.isOutline(section: section) == true
        {
            let lifted = Set(movement.liftedRows(in: self))
            let found = outlineTarget(
                of: movement, at: point, from: frame, inSection: section, of: present, lifted: lifted)
            return take(found, for: movement)
        }
        let rest = space.solve(movement.rest)
        let box = CGRect(
            x: point.x - frame.width / 2, y: point.y - frame.height / 2, width: frame.width, height: frame.height)
        let resting = rest.insertionPath(
            for: box, from: movement.primary.section, laneOffset: laneOffset)
        propose(resting, for: movement)
    }

    /// Proposes an index path in a section without levels, which the delegate may redirect.
    func propose(_ resting: ItemPath, for movement: InteractiveMovement) {
        let lifted = [movement.primary]
        var resting = resting
        if let delegate {
            let current = movement.target.map {
                restingPath(before: $0.next, section: $0.section, without: lifted)
            }
            let answer = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(movement.primary),
                atCurrentIndexPath: IndexPath(current ?? movement.primary), toProposedIndexPath: IndexPath(resting))
            if let answer = ItemPath(answer), answer != resting, counts.indices.contains(answer.section) {
                let most = counts[answer.section] - lifted.count { $0.section == answer.section }
                resting = ItemPath(section: answer.section, item: min(max(0, answer.item), most))
            }
        }
        let next = item(atResting: resting, without: lifted)
        take(InteractiveMovement.Target(section: resting.section, next: next), for: movement)
    }

    /// Sets the target of a drag, unless the app forbids it.
    func take(_ target: InteractiveMovement.Target?, for movement: InteractiveMovement) {
        guard target != movement.target else { return }
        let former = movement.target
        movement.target = target
        movement.refused = mayDrop(movement) ? nil : target
        if movement.refused != nil { movement.target = nil }
        guard isUnderWay(movement), movement.target != former else { return }
        movementDidChange(movement)
        waitToOpen(movement)
    }

    /// Whether the app allows a drop between rows at the present target.
    func mayDrop(_ movement: InteractiveMovement) -> Bool {
        guard !movement.goesOntoRows, let target = destination(of: movement) else { return true }
        if movement.session != nil { return takesBetween(movement, at: target) }
        return driver?.reordering?.canMove(movement.items.map { IndexPath($0) }, to: target.destination) != false
    }

    /// Expands a collapsed parent that the drag hovers over for a while, as spring loading does in UIKit.
    private func waitToOpen(_ movement: InteractiveMovement) {
        movement.hover += 1
        guard let target = movement.target, target.isInto, let parent = target.parent,
            driver?.outline?.outlinePosition(at: IndexPath(parent))?.isExpanded == false
        else { return }
        let hover = movement.hover
        animationClock.call(after: Self.hoverTime) { [weak self, weak movement] in
            guard let self, let movement, movement.hover == hover, isUnderWay(movement),
                let parent = movement.target?.parent, let outline = driver?.outline,
                outline.outlinePosition(at: IndexPath(parent))?.isExpanded == false
            else { return }
            movement.opened.append(parent)
            outline.setExpanded(true, at: IndexPath(parent))
        }
    }

    /// How long a drag hovers over a collapsed parent before that expands, in seconds.
    private static let hoverTime = 0.7

    func isUnderWay(_ movement: InteractiveMovement) -> Bool {
        movement === self.movement || movement === movement.window?.movement
    }
}

extension InteractiveMovement.Target {
    var destination: MovementDestination {
        MovementDestination(
            section: section, parent: parent.map { IndexPath($0) }, next: next.map { IndexPath($0) })
    }
}
