import DiffableSnapshots
import Foundation

/// Drags that end in a row, of this view or of another one, instead of between two rows.
extension CollectionView {
    /// Whether something is dragged out of the view now.
    public var hasActiveDrag: Bool { movements.contains { $0.session != nil } }

    /// Whether something is dragged that the view may take in.
    public var hasActiveDrop: Bool { dropDelegate != nil && hasActiveDrag }

    /// Lifts a row that its delegate gives items for, and with a selected one all that are selected.
    func liftSession(
        _ path: ItemPath, window: CollectionViewWindow?, key: WindowTransaction.RowKey?
    ) -> InteractiveMovement? {
        guard let dragDelegate, dragInteractionEnabled else { return nil }
        let session = DragSession()
        let selected = selection.contains(path) ? withoutDescendants(selection.sorted()) : [path]
        let lifted = selected.filter { path in
            guard holds(path) else { return false }
            let items = dragDelegate.collectionView(self, itemsForBeginning: session, at: IndexPath(path))
            session.items += items
            for item in items { session.sources[ObjectIdentifier(item)] = path }
            return !items.isEmpty
        }
        // Asked for items, an app may have changed everything.
        guard holds(path), let primary = lifted.last(where: { $0 <= path }) else { return nil }
        let movement = InteractiveMovement(items: lifted, primary: primary, window: window, key: key)
        session.origin = self
        movement.session = session
        dragDelegate.collectionView(self, dragSessionWillBegin: session)
        enter(session)
        if proposal(for: session, at: primary)?.intent == .insertAtDestinationIndexPath, holds(primary) {
            movement.inserts = true
            movement.target = ownPlace(of: movement)
        }
        return movement
    }

    /// Whether the drop delegate lets rows go between others, at a place.
    func takesBetween(_ movement: InteractiveMovement, at target: InteractiveMovement.Target) -> Bool {
        guard let session = movement.session else { return false }
        let place = restingPath(before: target.next, section: target.section, without: movement.liftedRows(in: self))
        movement.proposal = proposal(for: session, at: place)
        return movement.proposal?.operation.takesIn == true
    }

    private func proposal(for session: DragSession, at place: ItemPath) -> CollectionViewDropProposal? {
        guard let dropDelegate, dropDelegate.collectionView(self, canHandle: session) else { return nil }
        return dropDelegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: IndexPath(place))
    }

    /// Tells the drop delegates of a drag that comes over this view.
    func enter(_ session: DragSession) {
        let former = session.hovered
        if former === self { return }
        let takesAny = dropDelegate?.collectionView(self, canHandle: session) == true
        session.hovered = takesAny ? self : nil
        if let former { former.dropDelegate?.collectionView(former, dropSessionDidExit: session) }
        if takesAny { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    }

    /// Takes a drag to a point of this view.
    func drag(_ movement: InteractiveMovement, _ session: DragSession, to point: CGPoint, in solution: LayoutSolution) {
        let wasElsewhere = movement.elsewhere != nil
        movement.elsewhere = nil
        let path = solution.item(at: point)
        let isOwn = path.map { movement.liftedRows(in: self).contains($0) } ?? false
        if movement.target?.parent == path, path != nil { return }
        movement.proposal = isOwn ? nil : path.flatMap { willingProposal(for: session, into: $0) }
        take(movement.proposal == nil ? nil : path.flatMap { into($0) }, for: movement)
        if wasElsewhere, isUnderWay(movement) { movementDidChange(movement) }
    }

    /// Takes a drag to a point of another view's window.
    func drag(_ movement: InteractiveMovement, to point: CGPoint, over other: CollectionViewWindow) {
        guard let session = movement.session else { return }
        let view = other.collectionView
        view.enter(session)
        guard isUnderWay(movement) else { return }
        let path = other.currentSolution().item(at: point, laneOffset: other.laneOffset(ofSection:))
        if let path, movement.elsewhere?.window === other, movement.elsewhere?.path == path { return }
        let former = movement.elsewhere?.path
        movement.proposal = path.flatMap { view.willingProposal(for: session, into: $0) }
        movement.elsewhere = path.flatMap { path in
            movement.proposal == nil ? nil : .init(window: other, target: path, version: view.history.version)
        }
        if movement.target == nil, former == nil, movement.elsewhere == nil { return }
        movement.hover += 1
        movement.target = nil
        if isUnderWay(movement) { movementDidChange(movement) }
    }

    /// Ends a drag with the drop delegate: drops its items there, or lets them go back.
    func endSession(_ movement: InteractiveMovement, _ session: DragSession, isCancelled: Bool) {
        if isCancelled {
            movement.target = nil
            movement.elsewhere = nil
        }
        closeOpened(movement)
        let place = place(of: movement)
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

    /// Where what is dragged would be dropped.
    private func place(of movement: InteractiveMovement) -> (view: CollectionView, path: ItemPath)? {
        if let elsewhere = movement.elsewhere, let window = elsewhere.window {
            return elsewhere.path.map { (window.collectionView, $0) }
        }
        guard movement.inserts else { return movement.target?.parent.map { (self, $0) } }
        guard let target = destination(of: movement), movement.target != ownPlace(of: movement) else { return nil }
        return (
            self, restingPath(before: target.next, section: target.section, without: movement.liftedRows(in: self))
        )
    }

    private func willingProposal(for session: DragSession, into path: ItemPath) -> CollectionViewDropProposal? {
        guard holds(path), let proposal = proposal(for: session, at: path) else { return nil }
        return proposal.operation.takesIn && holds(path) ? proposal : nil
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
