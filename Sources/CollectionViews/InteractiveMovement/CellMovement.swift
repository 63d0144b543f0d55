import DiffableSnapshots

/// The part of a cell in the drags that are under way, for its configuration state.
struct CellMovement: Equatable {
    var isReordering = false
    var drag = CellConfigurationState.DragState.none
    var drop = CellConfigurationState.DropState.none
}

/// The part of each cell of a view in the drags that are under way.
struct CellMovements {
    var lifted: [ItemPathSet] = []
    var dragged: [ItemPathSet] = []
    var targets: Set<ItemPath> = []
    /// Whether a drag is under way that rows may accept.
    var hasDropTargets = false

    subscript(path: ItemPath) -> CellMovement {
        var movement = CellMovement()
        movement.isReordering = lifted.contains { $0.contains(path) }
        if dragged.contains(where: { $0.contains(path) }) { movement.drag = .dragging }
        if hasDropTargets { movement.drop = targets.contains(path) ? .targeted : .notTargeted }
        return movement
    }
}

extension CollectionView {
    var cellMovements: CellMovements {
        var result = CellMovements()
        for movement in movements {
            if movement.session == nil {
                result.lifted.append(movement.liftedRows(in: self))
            } else {
                result.hasDropTargets = true
                result.dragged.append(movement.liftedRows(in: self))
                if let parent = movement.target?.parent { result.targets.insert(parent) }
            }
        }
        return result
    }

    /// Updates the configuration states of the cells.
    func showMovementsInCells() {
        let movements = cellMovements
        for (path, shown) in cells { (shown.view as? CollectionViewCell)?.movement = movements[path] }
    }
}
