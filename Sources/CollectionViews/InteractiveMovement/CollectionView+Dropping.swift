import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Ends a drag: drops the items at the target, or lets them move back.
    func end(_ movement: InteractiveMovement, isCancelled: Bool = false) {
        guard isActive(movement) else { return }
        if let session = movement.session { return endSession(movement, session, isCancelled: isCancelled) }
        // A target that was allowed while hovering may be forbidden by now.
        if !canDrop(movement) { movement.refused = movement.target }
        let refused = isCancelled ? nil : movement.refused
        if isCancelled || refused != nil { movement.target = nil }
        collapseOpenedParents(movement)
        let target = destination(of: movement)
        let own = originalTarget(of: movement)
        var isMove = target != nil && movement.target != own
        // In an outline, updates during the drag may have made the target the same as the original position, though by
        // another row.
        if target?.isOutline == true, target == destination(of: movement, at: own) { isMove = false }
        var report = report(of: movement, target == nil ? .cancelled : .dropped)
        // Items dropped into a collapsed parent are out of sight: the viewer is told which one.
        report?.parent = target?.parent.flatMap { movement.window?.key(ofItemAt: $0) }
        report?.isInto = target?.isInto ?? false
        detach(movement, report: report)
        if let refused {
            driver?.reordering?.didRefuse(movement.items.map { IndexPath($0) }, at: refused.destination)
        }
        guard isMove, let target else { return }
        movement.window?.revealDrop(of: movement.primary)
        drop(movement, at: target)
    }

    /// Ends a drag whose items were deleted, or whose position is no longer known.
    func abandon(_ movement: InteractiveMovement, _ phase: WindowTransaction.Movement.Phase) {
        detach(
            movement,
            report: movement.key.map { WindowTransaction.Movement(phase: phase, key: $0, count: movement.items.count) })
    }

    func detach(_ movement: InteractiveMovement, report: WindowTransaction.Movement?) {
        movement.hoverGeneration += 1
        movement.externalTarget = nil
        if movement === self.movement { self.movement = nil }
        if let window = movement.window, window.movement === movement {
            window.movement = nil
            window.unsentMovementEnd = report
        }
        movementDidChange(movement)
    }

    /// Collapses the parents that the drag expanded and that the items are not dropped into. The others are left in
    /// ``InteractiveMovement/openedParents``.
    func collapseOpenedParents(_ movement: InteractiveMovement) {
        guard let outline = driver?.outline else { return }
        // Collapsing one of them changes the index paths of those that are left.
        while let index = movement.openedParents.lastIndex(where: { !holdsTarget(of: movement, $0) }) {
            outline.setExpanded(false, at: IndexPath(movement.openedParents.remove(at: index)))
        }
    }

    private func holdsTarget(of movement: InteractiveMovement, _ opened: ItemPath) -> Bool {
        var parent = movement.target?.parent
        while let current = parent, current != opened { parent = outlineParent(of: current) }
        return parent != nil
    }

    private func drop(_ movement: InteractiveMovement, at target: InteractiveMovement.Target) {
        guard let dataSource else { return }
        let lifted = movement.liftedRows(in: self)
        if let reordering = driver?.reordering, target.isOutline || movement.items.count > 1 {
            return reordering.move(
                movement.items.map { IndexPath($0) }, to: target.destination,
                opened: movement.openedParents.map { IndexPath($0) })
        }
        let source = movement.primary
        let destination = insertionPath(before: target.next, section: target.section, excluding: lifted)
        if source == destination { return }
        if driver?.object != nil {
            if lifted.count > 1, let reordering = driver?.reordering {
                reordering.move([IndexPath(source)], to: target.destination, opened: [])
            } else {
                dataSource.collectionView(self, moveItemAt: IndexPath(source), to: IndexPath(destination))
            }
            return
        }
        performBatchUpdates {
            dataSource.collectionView(self, moveItemAt: IndexPath(source), to: IndexPath(destination))
            self.moveItem(at: IndexPath(source), to: IndexPath(destination))
        }
    }
}

// MARK: Updates that come meanwhile

extension CollectionView {
    var movements: [InteractiveMovement] {
        openWindows.compactMap(\.movement) + (movement.map { [$0] } ?? [])
    }

    /// Moves all drags through an update. A drag whose item was deleted ends.
    func followMovements(by map: IndexMap) {
        for movement in movements { follow(movement, map) }
    }

    /// Ends all drags, after a reload: their items are no longer known.
    func endMovements() {
        for movement in movements { abandon(movement, .cancelled) }
    }

    private func follow(_ movement: InteractiveMovement, _ map: IndexMap) {
        movement.openedParents = movement.openedParents.compactMap { map.newPath(ofOld: $0) }
        movement.refused = nil
        guard let primary = map.newPath(ofOld: movement.primary) else {
            movement.target = nil
            collapseOpenedParents(movement)
            return abandon(movement, .gone)
        }
        movement.primary = primary
        movement.moveItems(by: map)
        if let session = movement.session, !map.isIdentity {
            for item in session.items { item.source = item.source.flatMap { map.newPath(ofOld: $0) } }
        }
        let lifted = movement.liftedRows(in: self)
        movement.target = movement.target.flatMap { follow($0, map, lifted: lifted) }
        if let target = movement.target {
            if target.next == primary {
                let after = ItemPath(section: primary.section, item: primary.item + 1)
                movement.target?.next = holds(after) ? after : nil
            }
            // The drag still is at the same position, so the app isn't asked about it again.
            if target.isOutline { movement.target = destination(of: movement, at: target) }
            if let parent = target.parent, movement.liftedRows(in: self).contains(parent) { movement.target = nil }
        }
        movementDidChange(movement)
    }

    private func follow(
        _ target: InteractiveMovement.Target, _ map: IndexMap, lifted: ItemPathSet
    ) -> InteractiveMovement.Target? {
        guard let section = map.newSection(ofOld: target.section) else { return nil }
        var new = target
        new.section = section
        if let parent = target.parent {
            guard let path = map.newPath(ofOld: parent), path.section == section else { return nil }
            new.parent = path
        }
        if let next = target.next {
            // If the next item moves away, the one after it takes its part.
            new.next =
                map.moves(.item(next)) ? map.survivors(around: next).after : map.newPath(ofOld: next)
            if let path = new.next, !holds(path) || path.section != section { new.next = nil }
            // Lifted rows are skipped in the end, whatever their parents are now.
            if target.isOutline, let path = new.next, !lifted.contains(path), outlineParent(of: path) != new.parent {
                new.next = nil
            }
        }
        return new
    }

    func outlineParent(of path: ItemPath) -> ItemPath? {
        driver?.outline?.outlineParent(at: IndexPath(path)).flatMap { ItemPath($0) }
    }
}
