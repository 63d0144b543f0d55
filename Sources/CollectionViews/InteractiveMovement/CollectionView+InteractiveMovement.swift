import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Lifts an item, to move it by hand: for gestures of your own, scripts and tests. Users' drags need none of this.
    ///
    /// The item's place in the data stays as it is until ``endInteractiveMovement()``; windows show it where it would
    /// go. A movement that is under way already is cancelled.
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

    /// Drops the lifted item where it would go, and has the data source bring its data into that order. Where nothing
    /// may be dropped, or nothing would change, the data source hears nothing.
    public func endInteractiveMovement() {
        if let movement { end(movement) }
    }

    /// Lets the lifted item go back; the data source hears nothing.
    public func cancelInteractiveMovement() {
        if let movement { end(movement, isCancelled: true) }
    }

    /// What the movement's places refer to: the first window's layout, or one for the view's own frame.
    var movementSpace: MovementSpace {
        if let window = openWindows.first(where: \.isReady) { return window.movementSpace }
        return MovementSpace(solve: { [self] in solveForFrame($0) }, laneOffset: { _ in 0 })
    }

    /// The layout for the view's own frame, with the items in an order of their own.
    func solveForFrame(_ arrangement: IndexMap?) -> LayoutSolution {
        var solution = collectionViewLayout.solve(
            counts: arrangement.map { counts.arranged(by: $0) } ?? counts,
            environment: WindowEnvironment(size: frame.size, insets: insets), heights: MeasuredHeights())
        solution.arrangement = arrangement
        return solution
    }
}

/// The layout that a drag finds its places in.
@MainActor struct MovementSpace {
    /// The layout with the items in an order of their own.
    var solve: (IndexMap?) -> LayoutSolution
    /// How far a section that scrolls across is scrolled.
    var laneOffset: (Int) -> Double
}

extension [Int] {
    /// The numbers of items in sections, once some were moved or taken out.
    func arranged(by map: IndexMap) -> [Int] {
        indices.map { self[$0] + map.addedItemCount(inNew: $0) - map.removedItemCount(inOld: $0) }
    }
}
