import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Lifts an item to be moved by the app itself: for gestures of its own, scripts and tests. Users' drags don't need
    /// it.
    ///
    /// The data stays as it is until ``endInteractiveMovement()``; windows show the item where it would be dropped. A
    /// movement that is under way already is cancelled.
    ///
    /// - Parameter indexPath: The item. A path that names no item is refused.
    /// - Returns: Whether the item was lifted: the data source's `canMoveItemAt` decides.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        stopIfProviderIsRunning("beginInteractiveMovementForItem(at:)")
        cancelInteractiveMovement()
        guard let path = ItemPath(indexPath) else { return false }
        movement = lift(path, window: nil, key: nil)
        movementDidChange(movement)
        return movement != nil
    }

    /// Tells where the middle of the lifted item is, in the coordinates of the content; see
    /// ``layoutAttributesForItem(at:)``. Without a lifted item it does nothing.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let movement else { return }
        retarget(movement, to: targetPosition, in: movementSpace)
    }

    /// Drops the lifted item at its target, and has the data source change its data. If the target is forbidden or
    /// changes nothing, the data source is not told.
    public func endInteractiveMovement() {
        if let movement { end(movement) }
    }

    /// Cancels the movement; the data source is not told.
    public func cancelInteractiveMovement() {
        if let movement { end(movement, isCancelled: true) }
    }

    /// The layout that the movement finds its target in: the first window's, or one for the view's own frame.
    var movementSpace: MovementSpace {
        if let window = openWindows.first(where: \.isReady) { return window.movementSpace }
        return MovementSpace(solve: { [self] in solveForFrame($0) }, laneOffset: { _ in 0 })
    }

    /// The layout for the view's own frame, with the items in another order than the data's.
    func solveForFrame(_ arrangement: IndexMap?) -> LayoutSolution {
        var solution = collectionViewLayout.solve(
            counts: arrangement.map { counts.arranged(by: $0) } ?? counts,
            environment: WindowEnvironment(size: frame.size, insets: insets), heights: MeasuredHeights())
        solution.arrangement = arrangement
        return solution
    }
}

/// The layout that a drag finds its target in.
@MainActor struct MovementSpace {
    /// Solves the layout with the items in another order than the data's.
    var solve: (IndexMap?) -> LayoutSolution
    /// How far a section that scrolls orthogonally is scrolled.
    var laneOffset: (Int) -> Double
}

extension [Int] {
    /// The numbers of items in sections, once some were moved or taken out.
    func arranged(by map: IndexMap) -> [Int] {
        indices.map { self[$0] + map.addedItemCount(inNew: $0) - map.removedItemCount(inOld: $0) }
    }
}
