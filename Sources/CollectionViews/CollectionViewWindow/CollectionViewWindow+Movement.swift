import DiffableSnapshots
import Foundation

/// A viewer's drag. Each window has one of its own. The data changes only when the drag ends.
extension CollectionViewWindow {
    /// Whether the viewer drags a row.
    package var isDragging: Bool { movement != nil }

    /// Begins to drag a row, or all selected rows if it is one of them. The next transaction reports the drag.
    public func beginMovement(of key: WindowTransaction.RowKey) {
        cancelMovement()
        guard let path = interactiveItem(of: key), let lifted = collectionView.lift(path, window: self, key: key)
        else {
            unsentMovementEnd = WindowTransaction.Movement(phase: .refused, key: key)
            setNeedsTransaction()
            return
        }
        movement = lifted
        lifted.height = currentSolution().placement(of: .item(path)).map { Double($0.frame.height) } ?? 0
        collectionView.movementDidChange(lifted)
    }

    /// The drag moved: the middle of the lifted row is at a point of the content.
    public func updateMovement(to point: CGPoint) {
        guard let movement else { return }
        collectionView.retarget(movement, to: point, in: movementSpace)
    }

    /// The drag is over another view, at a point of its content.
    public func updateMovement(to point: CGPoint, over other: CollectionViewWindow) {
        guard let movement, point.x.isFinite, point.y.isFinite, other !== self else { return }
        collectionView.drag(movement, to: point, over: other)
    }

    /// Moves the drag by a number of positions forwards or backwards, by the keyboard. More than 1,000 go to the end.
    ///
    /// - Parameter pastClosedParents: Whether collapsed parents in an outline are skipped, instead of taking the row
    ///   in. For a viewer that drops the row right after the step: in a collapsed parent it would be out of sight.
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

    /// Moves the drag some levels deeper in an outline, or less deep, by the keyboard.
    public func indentMovement(by levels: Int) {
        guard let movement else { return }
        collectionView.indent(movement, by: min(max(-100, levels), 100))
    }

    /// The viewer drops the lifted row.
    public func endMovement() {
        if let movement { collectionView.end(movement) }
    }

    /// Cancels the drag.
    public func cancelMovement() {
        if let movement { collectionView.end(movement, isCancelled: true) }
    }

    /// Cancels the drag and returns its session, for a drop outside of all views, such as on a path control. Nil if
    /// nothing is dragged that may leave its view.
    public func takeDragSession() -> DragSession? {
        let session = movement?.session
        cancelMovement()
        return session
    }

    var currentMovement: InteractiveMovement? { movement ?? collectionView.movement }

    var movementSpace: MovementSpace {
        MovementSpace(solve: { [self] in solve($0) }, laneOffset: { [self] in laneOffset(ofSection: $0) })
    }

    /// The key of an item's row in the state that was sent last.
    func key(ofItemAt path: ItemPath?) -> WindowTransaction.RowKey? {
        guard let path else { return nil }
        return states.last?.rows.first { $0.value.element == .item(path) }?.key
    }

    /// Scrolls to a row that is dropped, so that all of it is seen, wherever the data source moves it.
    func revealDrop(of path: ItemPath) {
        if request == nil { scroll(to: .item(path), at: [], animated: true) }
    }

    private func revealTarget(isAhead: Bool) {
        guard let movement, let target = movement.target else { return }
        let row = target.isOutline ? target.next ?? target.parent ?? movement.primary : movement.primary
        // The margin shows a part of the next row.
        scroll(to: isAhead ? .item(row) : header(above: row) ?? .item(row), at: [], margin: 44, animated: false)
    }

    /// The header right above a row. A row that is moved up to it is shown together with it.
    private func header(above row: ItemPath) -> LayoutElement? {
        let solution = currentSolution()
        guard case .item(let place)? = solution.arranged(.item(row)), place.item == 0 else { return nil }
        let header = LayoutElement.supplementary(
            SupplementaryPath(kind: CollectionView.elementKindSectionHeader, section: place.section))
        return solution.contentFrame(of: header) == nil ? nil : header
    }
}
