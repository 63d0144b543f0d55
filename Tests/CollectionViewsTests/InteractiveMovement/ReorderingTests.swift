import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor
@Suite("Reordering with a diffable data source")
struct ReorderingTests {
    typealias DataSource = CollectionViewDiffableDataSource<String, Int>
    typealias Transaction = DiffableDataSourceTransaction<String, Int>

    let view: CollectionView
    let dataSource: DataSource
    let viewer: RecordingViewer
    let log = Log()

    @MainActor final class Log {
        var lines: [String] = []
        var transactions: [Transaction] = []
        var store: [Int] = []
    }

    init() {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.rowHeight = 50
        view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        let row = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = String(item)
            cell.contentConfiguration = content
        }
        dataSource = DataSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        viewer = RecordingViewer(view)
        var snapshot = dataSource.snapshot()
        snapshot.appendSections(["a", "b", "c"])
        snapshot.appendItems([1, 2, 3, 4], toSection: "a")
        snapshot.appendItems([5, 6], toSection: "b")
        dataSource.apply(snapshot)
        viewer.update()
        let (log, dataSource) = (log, dataSource)
        log.store = snapshot.itemIdentifiers
        func shown() -> String { dataSource.snapshot().itemIdentifiers.map(String.init).joined() }
        dataSource.reorderingHandlers.canReorderItem = { item in
            log.lines.append("can \(item)")
            return item != 4
        }
        dataSource.reorderingHandlers.willReorder = { transaction in
            log.lines.append("will \(shown())")
            #expect(transaction.initialSnapshot.itemIdentifiers == dataSource.snapshot().itemIdentifiers)
        }
        dataSource.reorderingHandlers.didReorder = { transaction in
            log.lines.append("did \(shown())")
            #expect(transaction.finalSnapshot.itemIdentifiers == dataSource.snapshot().itemIdentifiers)
            log.transactions.append(transaction)
            if let updated = log.store.applying(transaction.difference) { log.store = updated }
        }
    }

    private func center(of item: Int) -> CGPoint {
        view.layoutAttributesForItem(at: dataSource.indexPath(for: item)!)!.center
    }

    private func lift(_ item: Int) -> Bool {
        view.beginInteractiveMovementForItem(at: dataSource.indexPath(for: item)!)
    }

    private func drag(_ item: Int, over other: Int) {
        _ = lift(item)
        view.updateInteractiveMovementTargetPosition(center(of: other))
        view.endInteractiveMovement()
    }

    private var sections: [[Int]] {
        let snapshot = dataSource.snapshot()
        return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    }

    @Test("On a drop: will, with the old order; then the commit; then did, with the new one")
    func order() {
        #expect(lift(1))
        view.updateInteractiveMovementTargetPosition(center(of: 2))
        view.updateInteractiveMovementTargetPosition(center(of: 3))
        // Nobody is told before the drop, and the data is as it was.
        #expect(log.lines == ["can 1"])
        #expect(sections == [[1, 2, 3, 4], [5, 6], []])
        view.endInteractiveMovement()
        #expect(log.lines == ["can 1", "will 123456", "did 231456"])
        #expect(sections == [[2, 3, 1, 4], [5, 6], []])
        #expect(log.store == [2, 3, 1, 4, 5, 6])
    }

    @Test("Cancelled, or dropped where it was: neither is called")
    func cancelled() {
        _ = lift(1)
        view.updateInteractiveMovementTargetPosition(center(of: 3))
        view.cancelInteractiveMovement()
        drag(2, over: 2)
        #expect(log.lines == ["can 1", "can 2"])
        #expect(sections == [[1, 2, 3, 4], [5, 6], []])
    }

    @Test("Both canReorderItem and didReorder are needed")
    func switchedOn() {
        #expect(!lift(4))
        #expect(lift(1))
        view.cancelInteractiveMovement()
        dataSource.reorderingHandlers.didReorder = nil
        #expect(!lift(1))
        dataSource.reorderingHandlers.didReorder = { _ in }
        dataSource.reorderingHandlers.canReorderItem = nil
        #expect(!lift(1))
    }

    @Test("Handlers are values: a copy that changes changes nothing here")
    func values() {
        var copy = dataSource.reorderingHandlers
        copy.canReorderItem = { _ in false }
        #expect(lift(1))
        view.cancelInteractiveMovement()
        dataSource.reorderingHandlers = copy
        #expect(!lift(1))
    }

    @Test("One section transaction for each section that changed, the last one first")
    func sectionTransactions() {
        drag(2, over: 5)
        #expect(sections == [[1, 3, 4], [5, 2, 6], []])
        let transaction = log.transactions[0]
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["b", "a"])
        #expect(transaction.sectionTransactions[0].finalSnapshot.items == [5, 2, 6])
        #expect([1, 2, 3, 4].applying(transaction.sectionTransactions[1].difference) == [1, 3, 4])
        #expect(log.store == [1, 3, 4, 5, 2, 6])
        // Into an empty section.
        _ = lift(2)
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 4000))
        view.endInteractiveMovement()
        #expect(sections == [[1, 3, 4], [5, 6], [2]])
        #expect(log.transactions[1].sectionTransactions.map(\.sectionIdentifier) == ["c", "b"])
    }

    @Test("Sections filled by ordinary snapshots are reordered one after the other")
    func oneAfterTheOther() {
        drag(1, over: 3)
        drag(6, over: 5)
        drag(6, over: 3)
        #expect(sections == [[2, 6, 3, 1, 4], [5], []])
        #expect(log.store == [2, 6, 3, 1, 4, 5])
    }

    @Test("A selected item takes all that are selected along, in their order; others it leaves alone")
    func several() {
        view.allowsMultipleSelection = true
        for item in [1, 3, 6] { view.selectItem(at: dataSource.indexPath(for: item), animated: false) }
        drag(2, over: 3)
        #expect(sections == [[1, 3, 2, 4], [5, 6], []])
        drag(3, over: 4)
        #expect(sections == [[2, 4, 1, 3, 6], [5], []])
        #expect(log.transactions.count == 2)
        #expect(log.store == [2, 4, 1, 3, 6, 5])
        #expect(view.indexPathsForSelectedItems?.compactMap { dataSource.itemIdentifier(for: $0) } == [1, 3, 6])
    }

    @Test("The app forbids places while items hover over them, and nothing is dropped there")
    func veto() {
        var asked: [String] = []
        dataSource.reorderingHandlers.canMove = { items, place in
            asked.append("\(items) \(place.section) \(place.next ?? 0)")
            return place.section != "b"
        }
        drag(1, over: 5)
        #expect(sections == [[1, 2, 3, 4], [5, 6], []])
        #expect(asked == ["[1] b 6"])
        drag(1, over: 2)
        #expect(sections == [[2, 1, 3, 4], [5, 6], []])
    }

    @Test("What the app allowed while items hovered it may forbid by the time they are dropped")
    func lateVeto() {
        var isAllowed = true
        dataSource.reorderingHandlers.canMove = { _, _ in isAllowed }
        _ = lift(1)
        view.updateInteractiveMovementTargetPosition(center(of: 3))
        isAllowed = false
        view.endInteractiveMovement()
        #expect(sections == [[1, 2, 3, 4], [5, 6], []] && log.transactions.isEmpty)
    }

    @Test("Updates that arrive during a drag are shown at once, and the drop comes on top of them")
    func updates() {
        _ = lift(1)
        view.updateInteractiveMovementTargetPosition(center(of: 3))
        var snapshot = dataSource.snapshot()
        snapshot.insertItems([9], beforeItem: 1)
        snapshot.deleteItems([2])
        dataSource.apply(snapshot)
        #expect(sections == [[9, 1, 3, 4], [5, 6], []])
        view.endInteractiveMovement()
        #expect(sections == [[9, 3, 1, 4], [5, 6], []])
        #expect(log.transactions.count == 1)
        #expect(log.transactions[0].initialSnapshot.itemIdentifiers == [9, 1, 3, 4, 5, 6])
    }

    @Test("The item behind the place is deleted, or goes elsewhere: the place stays where it was")
    func neighbours() {
        for kind in 0..<3 {
            let before = dataSource.snapshot()
            _ = lift(1)
            view.updateInteractiveMovementTargetPosition(center(of: 2))
            var snapshot = before
            switch kind {
            case 0: snapshot.deleteItems([3])
            case 1: snapshot.appendItems([3], toSection: "b")
            default: snapshot.deleteItems([3, 4])
            }
            dataSource.apply(snapshot)
            view.endInteractiveMovement()
            #expect(sections[0] == (kind == 2 ? [2, 1] : [2, 1, 4]), "\(kind)")
            dataSource.apply(before)
        }
        _ = lift(1)
        view.updateInteractiveMovementTargetPosition(center(of: 5))
        var snapshot = dataSource.snapshot()
        snapshot.deleteSections(["b"])
        dataSource.apply(snapshot)
        view.endInteractiveMovement()
        #expect(sections == [[1, 2, 3, 4], []])
    }

    @Test("Is the dragged item deleted, the drag ends and says so; cancelled, it leaves what the updates made")
    func deletion() {
        viewer.window.beginMovement(of: viewer.key("2")!)
        #expect(viewer.update()?.movement?.phase == .lifted)
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([2])
        dataSource.apply(snapshot)
        let key = viewer.key("2")
        let transaction = viewer.update()
        #expect(transaction?.movement?.phase == .gone)
        #expect(transaction?.movement?.key == key)
        viewer.window.endMovement()
        #expect(sections == [[1, 3, 4], [5, 6], []])
        viewer.window.beginMovement(of: viewer.key("1")!)
        viewer.window.updateMovement(to: center(of: 5))
        snapshot = dataSource.snapshot()
        snapshot.appendItems([7, 8], toSection: "a")
        dataSource.apply(snapshot)
        viewer.window.cancelMovement()
        #expect(sections == [[1, 3, 4, 7, 8], [5, 6], []])
        #expect(log.transactions.isEmpty)
    }

    @Test("A reload ends the drag")
    func reload() {
        viewer.window.beginMovement(of: viewer.key("2")!)
        viewer.update()
        dataSource.applySnapshotUsingReloadData(dataSource.snapshot())
        viewer.update()
        viewer.window.endMovement()
        #expect(log.transactions.isEmpty)
    }

    @Test("A data source that overrides the moving is asked, and may pass it on")
    func overriding() {
        final class Own: CollectionViewDiffableDataSource<String, Int> {
            var calls: [String] = []
            override func collectionView(_ view: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
            override func collectionView(
                _ view: CollectionView, moveItemAt source: IndexPath, to destination: IndexPath
            ) {
                calls.append("\(source.item) → \(destination.item)")
                super.collectionView(view, moveItemAt: source, to: destination)
            }
        }
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let own = Own(collectionView: view) { _, _, _ in nil }
        var snapshot = own.snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 3])
        own.apply(snapshot)
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(
            view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))!.center)
        view.endInteractiveMovement()
        #expect(own.calls == ["0 → 2"])
        #expect(own.snapshot().itemIdentifiers == [2, 3, 1])
    }

    @Test("An apply inside a handler is committed, and nothing is lost")
    func applyInHandlers() {
        let (dataSource, log) = (dataSource, log)
        dataSource.reorderingHandlers.willReorder = { _ in
            var snapshot = dataSource.snapshot()
            snapshot.deleteItems([2])
            dataSource.apply(snapshot)
        }
        dataSource.reorderingHandlers.didReorder = { _ in
            log.lines.append("did")
            var snapshot = dataSource.snapshot()
            snapshot.appendItems([7], toSection: "c")
            dataSource.apply(snapshot)
        }
        drag(1, over: 3)
        #expect(sections == [[3, 1, 4], [5, 6], [7]])
        #expect(log.lines == ["can 1", "did"])
    }
}
