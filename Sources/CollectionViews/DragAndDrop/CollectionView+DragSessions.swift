import DiffableSnapshots
import Foundation

/// Drags that end in a row, of this view or of another one, instead of between two rows.
extension CollectionView {
    /// Lifts a row that its delegate gives items for, and with a selected one all that are selected.
    func liftSession(
        _ path: ItemPath, window: CollectionViewWindow?, key: WindowTransaction.RowKey?
    ) -> InteractiveMovement? {
        guard let dragDelegate else { return nil }
        let session = DragSession()
        let selected = selection.contains(path) ? withoutDescendants(selection.sorted()) : [path]
        let lifted = selected.filter { path in
            guard holds(path) else { return false }
            let items = dragDelegate.collectionView(self, itemsForBeginning: session, at: IndexPath(path))
            session.items += items
            return !items.isEmpty
        }
        // Asked for items, an app may have changed everything.
        guard holds(path), let primary = lifted.last(where: { $0 <= path }) else { return nil }
        let movement = InteractiveMovement(items: lifted, primary: primary, window: window, key: key)
        movement.session = session
        return movement
    }

    /// Takes a drag to a point of this view.
    func drag(_ movement: InteractiveMovement, _ session: DragSession, to point: CGPoint, in solution: LayoutSolution) {
        let wasElsewhere = movement.elsewhere != nil
        movement.elsewhere = nil
        let path = solution.item(at: point)
        let isOwn = path.map { movement.liftedRows(in: self).contains($0) } ?? false
        if movement.target?.parent == path, path != nil { return }
        let target = path.flatMap { !isOwn && takes(session, into: $0) ? into($0) : nil }
        take(target, for: movement)
        if wasElsewhere, isUnderWay(movement) { movementDidChange(movement) }
    }

    /// Takes a drag to a point of another view's window.
    func drag(_ movement: InteractiveMovement, to point: CGPoint, over other: CollectionViewWindow) {
        guard let session = movement.session else { return }
        let view = other.collectionView
        let path = other.currentSolution().item(at: point, laneOffset: other.laneOffset(ofSection:))
        if let path, movement.elsewhere?.window === other, movement.elsewhere?.path == path { return }
        let former = movement.elsewhere?.path
        movement.elsewhere = path.flatMap { path in
            view.takes(session, into: path)
                ? .init(window: other, target: path, version: view.history.version) : nil
        }
        if movement.target == nil, former == nil, movement.elsewhere == nil { return }
        movement.hover += 1
        movement.target = nil
        if isUnderWay(movement) { movementDidChange(movement) }
    }

    /// Ends a drag that ends in a row: drops its items there, or lets them go back.
    func endSession(_ movement: InteractiveMovement, _ session: DragSession, isCancelled: Bool) {
        if isCancelled {
            movement.target = nil
            movement.elsewhere = nil
        }
        closeOpened(movement)
        var place: (view: CollectionView, path: ItemPath)?
        if let elsewhere = movement.elsewhere, let window = elsewhere.window {
            place = elsewhere.path.map { (window.collectionView, $0) }
        } else if let parent = movement.target?.parent {
            place = (self, parent)
        }
        detach(movement, report: report(of: movement, place == nil ? .cancelled : .dropped))
        guard let place else { return }
        let coordinator = CollectionViewDropCoordinator(
            session: session, destinationIndexPath: IndexPath(place.path))
        place.view.dropDelegate?.collectionView(place.view, performDropWith: coordinator)
    }

    private func takes(_ session: DragSession, into path: ItemPath) -> Bool {
        guard holds(path), let dropDelegate else { return false }
        let proposal = dropDelegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: IndexPath(path))
        return proposal.operation == .move && holds(path)
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
