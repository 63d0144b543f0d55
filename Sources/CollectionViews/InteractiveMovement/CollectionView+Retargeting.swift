import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Finds the target of a drag, with the middle of the lifted row at a point of the content.
    func retarget(_ movement: InteractiveMovement, to point: CGPoint, in space: MovementSpace) {
        guard point.x.isFinite, point.y.isFinite, !counts.isEmpty else { return }
        if let session = movement.session {
            session.location = point
            enter(session)
            guard isActive(movement), !counts.isEmpty else { return }
        }
        let present = space.solve(nil)
        if let session = movement.session, !movement.insertsBetweenRows {
            return drag(movement, session, to: point, in: present)
        }
        if movement.externalTarget != nil {
            movement.externalTarget = nil
            movementDidChange(movement)
        }
        let laneOffset = space.laneOffset
        guard let frame = present.contentFrame(of: .item(movement.primary), laneOffset: laneOffset) else { return }
        if let section = present.section(at: point.y, from: movement.primary.section),
            driver?.reordering?.isOutline(section: section) == true
        {
            let lifted = movement.liftedRows(in: self)
            let found = outlineTarget(
                of: movement, at: point, from: frame, inSection: section, of: present, lifted: lifted)
            return setTarget(found, of: movement)
        }
        let rest = space.solve(movement.orderWithoutPrimary)
        let box = CGRect(
            x: point.x - frame.width / 2, y: point.y - frame.height / 2, width: frame.width, height: frame.height)
        let insertion = rest.insertionPath(
            for: box, from: movement.primary.section, laneOffset: laneOffset)
        propose(insertion, for: movement)
    }

    /// Proposes an index path in a section without levels, which the delegate may redirect.
    func propose(_ insertion: ItemPath, for movement: InteractiveMovement) {
        let lifted: ItemPathSet = [movement.primary]
        var insertion = insertion
        if let delegate {
            let current = movement.target.map {
                insertionPath(before: $0.next, section: $0.section, excluding: lifted)
            }
            let answer = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(movement.primary),
                atCurrentIndexPath: IndexPath(current ?? movement.primary), toProposedIndexPath: IndexPath(insertion))
            if let answer = ItemPath(answer), answer != insertion, counts.indices.contains(answer.section) {
                let most = counts[answer.section] - lifted.count(inSection: answer.section)
                insertion = ItemPath(section: answer.section, item: min(max(0, answer.item), most))
            }
        }
        let next = item(atInsertionPath: insertion, excluding: lifted)
        setTarget(InteractiveMovement.Target(section: insertion.section, next: next), of: movement)
    }

    /// Sets the target of a drag, unless the app forbids it.
    func setTarget(_ target: InteractiveMovement.Target?, of movement: InteractiveMovement) {
        guard target != movement.target else { return }
        let former = movement.target
        movement.target = target
        movement.refused = canDrop(movement) ? nil : target
        if movement.refused != nil { movement.target = nil }
        guard isActive(movement), movement.target != former else { return }
        movementDidChange(movement)
        startSpringLoading(movement)
    }

    /// Whether the app allows a drop between rows at the present target.
    func canDrop(_ movement: InteractiveMovement) -> Bool {
        guard !movement.dropsIntoRow, let target = destination(of: movement) else { return true }
        if movement.session != nil { return acceptsInsertion(of: movement, at: target) }
        return driver?.reordering?.canMove(movement.items.map { IndexPath($0) }, to: target.destination) != false
    }

    /// Expands a collapsed parent that the drag hovers over for a while, as spring loading does in UIKit.
    private func startSpringLoading(_ movement: InteractiveMovement) {
        movement.hoverGeneration += 1
        guard let target = movement.target, target.isInto, let parent = target.parent,
            driver?.outline?.outlinePosition(at: IndexPath(parent))?.isExpanded == false
        else { return }
        let hoverGeneration = movement.hoverGeneration
        animationClock.call(after: Self.springLoadingDelay) { [weak self, weak movement] in
            guard let self, let movement, movement.hoverGeneration == hoverGeneration, isActive(movement),
                let parent = movement.target?.parent, let outline = driver?.outline,
                outline.outlinePosition(at: IndexPath(parent))?.isExpanded == false
            else { return }
            movement.openedParents.append(parent)
            outline.setExpanded(true, at: IndexPath(parent))
        }
    }

    /// How long a drag hovers over a collapsed parent before that expands, in seconds.
    private static let springLoadingDelay = 0.7

    func isActive(_ movement: InteractiveMovement) -> Bool {
        movement === self.movement || movement === movement.window?.movement
    }
}

extension InteractiveMovement.Target {
    var destination: MovementDestination {
        MovementDestination(
            section: section, parent: parent.map { IndexPath($0) }, next: next.map { IndexPath($0) })
    }
}
