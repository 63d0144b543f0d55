import DiffableSnapshots
import Foundation

/// Drags with a session: they end with a drop delegate, of this view or of another one.
extension CollectionView {
    /// Whether something is dragged out of the view now.
    public var hasActiveDrag: Bool { movements.contains { $0.session != nil } }

    /// Whether a drag is under way that the view may accept.
    public var hasActiveDrop: Bool { dropDelegate != nil && hasActiveDrag }

    /// Lifts a row that the drag delegate gives items for, or all selected rows if it is one of them.
    func liftSession(
        _ path: ItemPath, window: CollectionViewWindow?, key: WindowTransaction.RowKey?
    ) -> InteractiveMovement? {
        guard let dragDelegate, dragInteractionEnabled else { return nil }
        let session = DragSession()
        let selected = selection.contains(path) ? withoutDescendants(selection) : [path]
        session.items.reserveCapacity(selected.count)
        var lifted = ItemPathSet()
        for path in selected where holds(path) {
            let items = dragDelegate.collectionView(self, itemsForBeginning: session, at: IndexPath(path))
            for item in items {
                item.source = path
                session.items.append(item)
            }
            if !items.isEmpty { lifted.insert(path) }
        }
        // The app may have changed everything when it was asked for items.
        guard holds(path), let primary = lifted.last(upTo: path) else { return nil }
        let movement = InteractiveMovement(items: lifted, primary: primary, window: window, key: key)
        session.origin = self
        movement.session = session
        dragDelegate.collectionView(self, dragSessionWillBegin: session)
        enter(session)
        if proposal(for: session, at: primary)?.intent == .insertAtDestinationIndexPath, holds(primary) {
            movement.insertsBetweenRows = true
            movement.target = originalTarget(of: movement)
        }
        return movement
    }

    /// Whether the drop delegate lets the items be inserted at a target.
    func acceptsInsertion(of movement: InteractiveMovement, at target: InteractiveMovement.Target) -> Bool {
        guard let session = movement.session else { return false }
        let place = insertionPath(
            before: target.next, section: target.section, excluding: movement.liftedRows(in: self))
        movement.proposal = proposal(for: session, at: place)
        return movement.proposal?.operation.acceptsItems == true
    }

    private func proposal(for session: DragSession, at place: ItemPath) -> CollectionViewDropProposal? {
        guard let dropDelegate, dropDelegate.collectionView(self, canHandle: session) else { return nil }
        return dropDelegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: IndexPath(place))
    }

    /// Tells the drop delegates that a drag came over this view.
    func enter(_ session: DragSession) {
        let former = session.hovered
        if former === self { return }
        let takesAny = dropDelegate?.collectionView(self, canHandle: session) == true
        session.hovered = takesAny ? self : nil
        if let former { former.dropDelegate?.collectionView(former, dropSessionDidExit: session) }
        if takesAny { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    }

    /// Moves a drag to a point of this view.
    func drag(_ movement: InteractiveMovement, _ session: DragSession, to point: CGPoint, in solution: LayoutSolution) {
        let hadExternalTarget = movement.externalTarget != nil
        movement.externalTarget = nil
        let path = solution.item(at: point)
        let isOwn = path.map { movement.liftedRows(in: self).contains($0) } ?? false
        if movement.target?.parent == path, path != nil { return }
        movement.proposal = isOwn ? nil : path.flatMap { willingProposal(for: session, at: $0) }
        setTarget(movement.proposal == nil ? nil : path.flatMap { dropTarget(into: $0) }, of: movement)
        if hadExternalTarget, isActive(movement) { movementDidChange(movement) }
    }

    /// Moves a drag to a point of another view's window.
    func drag(_ movement: InteractiveMovement, to point: CGPoint, over other: CollectionViewWindow) {
        guard let session = movement.session else { return }
        let view = other.collectionView
        session.location = point
        view.enter(session)
        guard isActive(movement) else { return }
        guard let place = view.dropLocation(at: point, in: other, for: movement) else {
            if movement.target == nil, movement.externalTarget == nil { return }
            return leave(movement, for: nil)
        }
        if let former = movement.externalTarget, former.window === other, former.path == place.path,
            former.isGap || place.isOnRow
        {
            return
        }
        let proposal = view.willingProposal(for: session, at: place.path, isOnRow: place.isOnRow)
        let isGap = proposal?.intent == .insertAtDestinationIndexPath && !view.isOutline(section: place.path.section)
        movement.proposal = proposal
        guard proposal != nil, isGap || place.isOnRow else {
            if movement.target != nil || movement.externalTarget != nil { leave(movement, for: nil) }
            return
        }
        leave(
            movement,
            for: .init(window: other, target: place.path, version: view.history.version, isGap: isGap))
    }

    /// Moves a drag out of this view.
    private func leave(_ movement: InteractiveMovement, for externalTarget: InteractiveMovement.ExternalTarget?) {
        movement.hoverGeneration += 1
        movement.target = nil
        movement.externalTarget = externalTarget
        if isActive(movement) { movementDidChange(movement) }
    }

    /// The row under a point, or else the index path at which a row would be inserted there. Found in the layout
    /// without the room that a drag makes.
    private func dropLocation(
        at point: CGPoint, in window: CollectionViewWindow, for movement: InteractiveMovement
    ) -> (path: ItemPath, isOnRow: Bool)? {
        guard point.x.isFinite, point.y.isFinite, !counts.isEmpty else { return nil }
        let rest = window.gap == nil ? window.currentSolution() : window.solve(nil)
        if let path = rest.item(at: point, laneOffset: window.laneOffset(ofSection:)) { return (path, true) }
        let box = CGRect(x: point.x, y: point.y - movement.height / 2, width: 0, height: movement.height)
        let section = rest.section(at: point.y, from: 0) ?? 0
        return (rest.insertionPath(for: box, from: section, laneOffset: window.laneOffset(ofSection:)), false)
    }

    private func isOutline(section: Int) -> Bool { driver?.reordering?.isOutline(section: section) == true }

    /// Ends a drag: the drop delegate drops its items, or they move back.
    func endSession(_ movement: InteractiveMovement, _ session: DragSession, isCancelled: Bool) {
        if isCancelled {
            movement.target = nil
            movement.externalTarget = nil
        }
        collapseOpenedParents(movement)
        let place = dropLocation(of: movement)
        detach(movement, report: report(of: movement, place == nil ? .cancelled : .dropped))
        if let place {
            let coordinator = CollectionViewDropCoordinator(
                place.view, session: session, destination: IndexPath(place.path),
                proposal: movement.proposal ?? CollectionViewDropProposal(operation: .move))
            place.view.dropDelegate?.collectionView(place.view, performDropWith: coordinator)
        }
        (place?.view ?? self).dropDelegate?.collectionView(place?.view ?? self, dropSessionDidEnd: session)
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    /// The view and the index path at which the drag would end.
    private func dropLocation(of movement: InteractiveMovement) -> (view: CollectionView, path: ItemPath)? {
        if let externalTarget = movement.externalTarget, let window = externalTarget.window {
            return externalTarget.path.map { (window.collectionView, $0) }
        }
        guard movement.insertsBetweenRows else { return movement.target?.parent.map { (self, $0) } }
        guard let target = destination(of: movement), movement.target != originalTarget(of: movement) else {
            return nil
        }
        return (
            self, insertionPath(before: target.next, section: target.section, excluding: movement.liftedRows(in: self))
        )
    }

    private func willingProposal(
        for session: DragSession, at path: ItemPath, isOnRow: Bool = true
    ) -> CollectionViewDropProposal? {
        func isThere() -> Bool { isOnRow ? holds(path) : canInsertItem(at: path) }
        guard isThere(), let proposal = proposal(for: session, at: path) else { return nil }
        // The app may have changed everything when it was asked for a proposal.
        return proposal.operation.acceptsItems && isThere() ? proposal : nil
    }
}

extension LayoutSolution {
    /// The item at a point of the content.
    func item(at point: CGPoint, laneOffset: (Int) -> Double = { _ in 0 }) -> ItemPath? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        for case .item(let path) in elements(in: spot, laneOffset: laneOffset) {
            if contentFrame(of: .item(path), laneOffset: laneOffset)?.overlaps(spot) == true { return path }
        }
        return nil
    }
}
