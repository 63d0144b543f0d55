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
        movement.proposal = isOwn ? nil : path.flatMap { willingProposal(for: session, at: $0) }
        take(movement.proposal == nil ? nil : path.flatMap { into($0) }, for: movement)
        if wasElsewhere, isUnderWay(movement) { movementDidChange(movement) }
    }

    /// Takes a drag to a point of another view's window.
    func drag(_ movement: InteractiveMovement, to point: CGPoint, over other: CollectionViewWindow) {
        guard let session = movement.session else { return }
        let view = other.collectionView
        session.location = point
        view.enter(session)
        guard isUnderWay(movement) else { return }
        guard let place = view.place(at: point, in: other, for: movement) else {
            if movement.target == nil, movement.elsewhere == nil { return }
            return leave(movement, for: nil)
        }
        if let former = movement.elsewhere, former.window === other, former.path == place.path,
            former.isGap || place.isOnRow
        {
            return
        }
        let proposal = view.willingProposal(for: session, at: place.path, isOnRow: place.isOnRow)
        let isGap = proposal?.intent == .insertAtDestinationIndexPath && !view.isOutline(section: place.path.section)
        movement.proposal = proposal
        guard proposal != nil, isGap || place.isOnRow else {
            if movement.target != nil || movement.elsewhere != nil { leave(movement, for: nil) }
            return
        }
        leave(
            movement,
            for: .init(window: other, target: place.path, version: view.history.version, isGap: isGap))
    }

    /// Takes a drag out of this view's own places.
    private func leave(_ movement: InteractiveMovement, for elsewhere: InteractiveMovement.Elsewhere?) {
        movement.hover += 1
        movement.target = nil
        movement.elsewhere = elsewhere
        if isUnderWay(movement) { movementDidChange(movement) }
    }

    /// The row under a point, or else the place where one would be put in; found where nothing has made room yet.
    private func place(
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

    private func willingProposal(
        for session: DragSession, at path: ItemPath, isOnRow: Bool = true
    ) -> CollectionViewDropProposal? {
        func isThere() -> Bool { isOnRow ? holds(path) : holdsPlace(path) }
        guard isThere(), let proposal = proposal(for: session, at: path) else { return nil }
        // Asked for a proposal, an app may have changed everything.
        return proposal.operation.takesIn && isThere() ? proposal : nil
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
