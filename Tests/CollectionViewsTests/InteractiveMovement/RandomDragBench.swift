import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// A list that is dragged in, an app's store beside it, and what undo and redo should lead to.
@MainActor final class RandomDragBench {
    let view: CollectionView
    let dataSource: CollectionViewDiffableDataSource<Int, Int>
    let viewer: RecordingViewer
    var store: [Int] = []
    var drops = 0
    var next = 0

    init() {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.rowHeight = RandomDragTests.rowHeight
        view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        let row = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = String(item)
            cell.contentConfiguration = content
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        viewer = RecordingViewer(view)
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
            drops += 1
            for section in transaction.sectionTransactions {
                #expect(
                    section.initialSnapshot.items.applying(section.difference) == section.finalSnapshot.items,
                    "\(section.sectionIdentifier)")
            }
            store = store.applying(transaction.difference) ?? []
        }
    }

    /// What undo and redo lead to, as plain arrays.
    var undone: [Shape] = []
    var redone: [Shape] = []

    /// Records from now on.
    func startHistory() {
        dataSource.history.onFinish = { [unowned self] outcome in
            store = dataSource.snapshot().itemIdentifiers
            // What changed nothing any more can't be turned back.
            guard outcome.changeset.isEmpty else { return }
            if outcome.isRedo { undone.removeLast() } else { redone.removeLast() }
        }
    }

    /// Everything a data source holds but what is open.
    struct Shape: Equatable {
        var sections: [Int]
        var items: [[String]]
    }

    var shape: Shape {
        let sections = dataSource.snapshot().sectionIdentifiers
        return Shape(
            sections: sections,
            items: sections.map { section in
                let outline = dataSource.snapshot(for: section)
                return outline.items.map { "\(outline.level(of: $0)) \($0)" }
            })
    }

    /// Takes note of a step that may have changed something; what is open may be all that it changed.
    func note(_ before: Shape) {
        let history = dataSource.history
        guard history.canUndo, history.undoActionName != Self.noted else { return }
        history.setActionName(Self.noted)
        undone.append(before)
        redone = []
    }

    private static let noted = "noted"

    /// Undoes or redoes a step; false when there is none.
    func turnBack(by random: inout SeededGenerator) -> Bool {
        let isRedo = Bool.random(using: &random)
        guard let wanted = isRedo ? redone.popLast() : undone.popLast() else {
            #expect(isRedo ? !dataSource.history.canRedo : !dataSource.history.canUndo)
            return false
        }
        if isRedo { undone.append(shape) } else { redone.append(shape) }
        if isRedo { dataSource.history.redo() } else { dataSource.history.undo() }
        #expect(shape == wanted, "\(isRedo ? "redone" : "undone")")
        return true
    }

    var sections: [[Int]] { dataSource.snapshot().sectionIdentifiers.map { self[$0] } }

    subscript(section: Int) -> [Int] { dataSource.snapshot().itemIdentifiers(inSection: section) }
}
