import Diffable

/// Looking back at what was done by hand, step by step, and forward again.
///
/// Whoever looks back looks only: no row can be lifted, nothing is undone, and a drag that another visitor began before
/// ends where it began. Back at the last step everything goes on from there, and nothing is lost.
extension ReorderableListScreen {
    func configureReplay() {
        replay.play = { [weak self] change in
            self?.dataSource.apply(change)
            self?.readStore()
        }
        replay.redo = { [weak self] in self?.redo() }
        replay.onChange = { [weak self] in self?.showReplay() }
        // A drag may have begun before somebody looked back.
        dataSource.reorderingHandlers.canMove = { [weak self] _, _ in self?.replay.isLookingBack != true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in self?.follow(transaction) }
        showReplay()
    }

    private func showReplay() {
        let isLookingBack = replay.isLookingBack
        if isLookingBack == (dataSource.reorderingHandlers.canReorderItem != nil) {
            dataSource.reorderingHandlers.canReorderItem = isLookingBack ? nil : { _ in true }
            // Rows show their grips, or none.
            dataSource.reconfigureAll()
        }
        showCaption()
        showHistory()
        showStore()
    }
}

/// The history of the list, which rests while somebody looks back.
@MainActor final class ReplayedHistory: UndoHistory {
    // Weak, for the screen holds the history.
    private weak var screen: ReorderableListScreen?
    private let history: DataSourceHistory<Stop.Day, Stop>

    init(of screen: ReorderableListScreen) {
        self.screen = screen
        history = screen.dataSource.history
    }

    private var isAtRest: Bool { screen?.replay.isLookingBack != false }

    var canUndo: Bool { history.canUndo && !isAtRest }
    var canRedo: Bool { history.canRedo && !isAtRest }
    var undoActionName: String { history.undoActionName }
    var redoActionName: String { history.redoActionName }
    var undoStepNumber: Int? { history.undoStepNumber }
    var undoesOwnStepsOnly: Bool { history.undoesOwnStepsOnly }

    func performUndo() { history.undo() }

    func performRedo() { history.redo() }
}

extension CollectionViewDiffableDataSource {
    /// Makes all rows say once more what they are.
    fileprivate func reconfigureAll() {
        var snapshot = snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        apply(snapshot)
    }
}
