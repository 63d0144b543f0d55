import DiffableSnapshots
import Foundation

/// A viewer's drag. Each window has one of its own; the data changes when it ends, and not before.
extension CollectionViewWindow {
    /// The viewer lifts a row, and with a selected row all that are selected. What becomes of it is said in the next
    /// transaction.
    public func beginMovement(of key: WindowTransaction.RowKey) {
        cancelMovement()
        guard let path = interactiveItem(of: key), let lifted = collectionView.lift(path, window: self, key: key)
        else {
            endedMovement = WindowTransaction.Movement(phase: .refused, key: key)
            setNeedsTransaction()
            return
        }
        movement = lifted
        lifted.height = currentSolution().placement(of: .item(path)).map { Double($0.frame.height) } ?? 0
        collectionView.movementDidChange(lifted)
    }

    /// The middle of the lifted row is at this point of the content.
    public func updateMovement(to point: CGPoint) {
        guard let movement else { return }
        collectionView.retarget(movement, to: point, in: movementSpace)
    }

    /// The viewer holds what it drags over a point of another view's content.
    public func updateMovement(to point: CGPoint, over other: CollectionViewWindow) {
        guard let movement, point.x.isFinite, point.y.isFinite, other !== self else { return }
        collectionView.drag(movement, to: point, over: other)
    }

    /// The viewer lets the lifted row go some places on, or back, by the keyboard; by more than 1,000, to that end.
    ///
    /// - Parameter pastClosedParents: Whether it passes what is closed in an outline, instead of stopping in it: for a
    ///   viewer that drops the row right after the step, where it would be out of sight.
    public func stepMovement(by steps: Int, pastClosedParents: Bool = false) {
        guard let movement, steps != 0 else { return }
        if steps.magnitude > 1000 {
            collectionView.stepToEnd(movement, forward: steps > 0, pastClosedParents: pastClosedParents)
        } else {
            for _ in 0..<steps.magnitude {
                collectionView.step(movement, forward: steps > 0, pastClosedParents: pastClosedParents)
            }
        }
        revealTarget(isAhead: steps > 0)
    }

    /// The viewer lets the lifted row go some levels deeper in an outline, or less deep, by the keyboard.
    public func indentMovement(by levels: Int) {
        guard let movement else { return }
        collectionView.indent(movement, by: min(max(-100, levels), 100))
    }

    /// The viewer drops the lifted row.
    public func endMovement() {
        if let movement { collectionView.end(movement) }
    }

    /// The viewer lets the lifted row go back, or is gone.
    public func cancelMovement() {
        if let movement { collectionView.end(movement, isCancelled: true) }
    }

    /// Ends the drag as if it was cancelled, and hands over what was dragged, for something else than a view to take
    /// in; nil where nothing is dragged that may leave its rows.
    public func takeDragSession() -> DragSession? {
        let session = movement?.session
        cancelMovement()
        return session
    }

    var currentMovement: InteractiveMovement? { movement ?? collectionView.movement }

    var movementSpace: MovementSpace {
        MovementSpace(solve: { [self] in solve($0) }, laneOffset: { [self] in laneOffset(ofSection: $0) })
    }

    /// The name that the viewer knows an item's row by, as it was shown last.
    func key(ofItemAt path: ItemPath?) -> WindowTransaction.RowKey? {
        guard let path else { return nil }
        return states.last?.rows.first { $0.value.element == .item(path) }?.key
    }

    /// What is dropped at an edge of the window comes to be seen as a whole, wherever the data source takes it.
    func revealDrop(of path: ItemPath) {
        if request == nil { scroll(to: .item(path), at: [], animated: true) }
    }

    private func revealTarget(isAhead: Bool) {
        guard let movement, let target = movement.target else { return }
        let row = target.isOutline ? target.next ?? target.parent ?? movement.primary : movement.primary
        // A little is seen of what comes next.
        scroll(to: isAhead ? .item(row) : header(above: row) ?? .item(row), at: [], margin: 44, animated: false)
    }

    /// The header that stands right above a row: who comes from below wants to see what the row has come under.
    private func header(above row: ItemPath) -> LayoutElement? {
        let solution = currentSolution()
        guard case .item(let place)? = solution.arranged(.item(row)), place.item == 0 else { return nil }
        let header = LayoutElement.supplementary(
            SupplementaryPath(kind: CollectionView.elementKindSectionHeader, section: place.section))
        return solution.contentFrame(of: header) == nil ? nil : header
    }
}
