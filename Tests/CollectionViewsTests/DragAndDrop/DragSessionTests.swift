import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor
@Suite("Dragging items onto rows")
struct DragSessionTests {
    /// A list of folders and files, by their names; folders start with a capital letter and take files in.
    @MainActor final class Folders: CollectionViewDragDelegate, CollectionViewDropDelegate {
        let view: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, String>
        let viewer: RecordingViewer
        let clock = ManualClock()
        var dropped: [String] = []
        var asked: [String] = []
        var visits: [String] = []

        init(_ items: [String]) {
            var configuration = CollectionLayoutListConfiguration(appearance: .plain)
            configuration.rowHeight = 50
            view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
            view.animationClock = clock
            let row = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
            }
            dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
                view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
            }
            viewer = RecordingViewer(view)
            view.allowsMultipleSelection = true
            var outline = DiffableDataSourceSectionSnapshot<String>()
            outline.append(items)
            if items.contains("A") { outline.append(["a1"], to: "A") }
            dataSource.apply(outline, to: 0)
            view.dragDelegate = self
            view.dropDelegate = self
            viewer.update()
        }

        func collectionView(
            _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
        ) -> [DragItem] {
            let item = dataSource.itemIdentifier(for: indexPath)!
            return item == "fixed" ? [] : [DragItem(localObject: item)]
        }

        func collectionView(
            _ collectionView: CollectionView, dropSessionDidUpdate session: DragSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> CollectionViewDropProposal {
            let item = destinationIndexPath.flatMap { dataSource.itemIdentifier(for: $0) } ?? ""
            asked.append(item)
            return CollectionViewDropProposal(operation: item.first?.isUppercase == true ? .move : .forbidden)
        }

        func collectionView(
            _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
        ) {
            let folder = dataSource.itemIdentifier(for: coordinator.destinationIndexPath!)!
            let items = coordinator.items.compactMap { $0.dragItem.localObject as? String }
            dropped.append("\(items.joined(separator: " ")) → \(folder)")
        }

        func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DragSession) {
            visits.append("enter")
        }

        func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DragSession) {
            visits.append("exit")
        }

        func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DragSession) {
            visits.append("end")
        }

        func lift(_ item: String) { viewer.window.beginMovement(of: viewer.key(item)!) }

        func point(of item: String) -> CGPoint {
            view.layoutAttributesForItem(at: dataSource.indexPath(for: item)!)!.center
        }

        func select(_ items: [String]) {
            for item in items {
                view.selectItem(at: dataSource.indexPath(for: item)!, animated: false, scrollPosition: [])
            }
        }
    }

    let list = Folders(["A", "B", "c", "d", "fixed"])

    @Test("A row goes into one that takes it in; the data stays as it is until the app changes it")
    func drops() {
        list.lift("c")
        list.viewer.window.updateMovement(to: list.point(of: "B"))
        let movement = list.viewer.update()?.movement
        #expect(movement?.isInto == true && movement?.parent == list.viewer.key("B"))
        #expect(movement?.isElsewhere == false && movement?.isRefused == false)
        list.viewer.window.endMovement()
        #expect(list.dropped == ["c → B"])
        #expect(list.viewer.update()?.movement?.phase == .dropped)
        #expect(list.dataSource.snapshot().itemIdentifiers == ["A", "B", "c", "d", "fixed"])
    }

    @Test("A drag hands over what is of the type asked for, and keeps what the app gives it")
    func objects() {
        let session = DragSession()
        let provider = ItemProvider(object: "text")
        provider.suggestedName = "A text"
        session.items = [DragItem(itemProvider: provider), DragItem(localObject: 7), DragItem(localObject: "more")]
        session.localContext = provider.suggestedName
        var loaded: [String] = []
        #expect(session.loadObjects(ofClass: String.self) { loaded += $0 }.isFinished && loaded == ["text", "more"])
        session.loadObjects(ofClass: Bool.self) { #expect($0.isEmpty) }
        #expect(session.canLoadObjects(ofClass: Int.self) && !session.canLoadObjects(ofClass: Bool.self))
        #expect(session.localDragSession?.localContext as? String == "A text")
    }

    @Test("Rows that take nothing in, the row itself, and no row at all let it go back")
    func refusals() {
        for point in [list.point(of: "d"), list.point(of: "c"), CGPoint(x: 10, y: 5000), CGPoint(x: Double.nan, y: 0)] {
            list.lift("c")
            list.viewer.window.updateMovement(to: list.point(of: "B"))
            list.viewer.window.updateMovement(to: list.point(of: "d"))
            list.viewer.window.updateMovement(to: point)
            list.viewer.window.endMovement()
            #expect(list.viewer.update()?.movement?.phase == .cancelled)
        }
        list.lift("A")
        list.asked = []
        list.viewer.window.updateMovement(to: list.point(of: "A"))
        list.viewer.window.endMovement()
        #expect(list.asked.isEmpty && list.dropped.isEmpty)
        list.lift("fixed")
        #expect(list.viewer.update()?.movement?.phase == .refused)
    }

    @Test("With a selected row all that are selected go, but those that have no items")
    func several() {
        list.select(["c", "d", "fixed"])
        list.lift("d")
        #expect(list.viewer.update()?.movement?.count == 2)
        list.viewer.window.updateMovement(to: list.point(of: "B"))
        list.viewer.window.endMovement()
        #expect(list.dropped == ["c d → B"])
    }

    @Test("A closed row opens under a drag that hovers, and closes when nothing is dropped into it")
    func opening() {
        list.lift("c")
        list.viewer.window.updateMovement(to: list.point(of: "A"))
        list.clock.finish()
        #expect(list.dataSource.snapshot(for: 0).isExpanded("A"))
        list.viewer.window.updateMovement(to: list.point(of: "B"))
        list.viewer.window.endMovement()
        #expect(list.dropped == ["c → B"] && !list.dataSource.snapshot(for: 0).isExpanded("A"))
        list.lift("c")
        list.viewer.window.updateMovement(to: list.point(of: "A"))
        list.clock.finish()
        list.viewer.window.endMovement()
        #expect(list.dropped.last == "c → A" && list.dataSource.snapshot(for: 0).isExpanded("A"))
    }

    @Test("Cells know that they are dragged, and that something would be dropped on them")
    func states() {
        func state(_ item: String) -> CellConfigurationState? {
            list.view.cellForItem(at: list.dataSource.indexPath(for: item)!)?.configurationState
        }
        list.lift("c")
        list.viewer.window.updateMovement(to: list.point(of: "B"))
        #expect(state("c")?.cellDragState == .dragging)
        #expect(state("d")?.cellDragState == CellConfigurationState.DragState.none)
        #expect(state("B")?.cellDropState == .targeted && state("A")?.cellDropState == .notTargeted)
        #expect(state("c")?.isReordering == false)
        list.viewer.window.endMovement()
        #expect(state("c")?.cellDragState == CellConfigurationState.DragState.none)
        #expect(state("B")?.cellDropState == CellConfigurationState.DropState.none)
    }

    @Test("What is under the drag may move and vanish meanwhile")
    func updates() {
        list.lift("c")
        list.viewer.window.updateMovement(to: list.point(of: "B"))
        var outline = list.dataSource.snapshot(for: 0)
        outline.insert(["new"], before: "A")
        list.dataSource.apply(outline, to: 0)
        list.viewer.window.endMovement()
        #expect(list.dropped == ["c → B"])
        list.viewer.update()
        list.lift("c")
        list.viewer.window.updateMovement(to: list.point(of: "B"))
        outline.delete(["B"])
        list.dataSource.apply(outline, to: 0)
        list.viewer.window.endMovement()
        #expect(list.dropped.count == 1)
        list.viewer.update()
        list.lift("c")
        outline.delete(["c"])
        list.dataSource.apply(outline, to: 0)
        #expect(list.viewer.update()?.movement?.phase == .gone)
    }

    @Test("A row of another view takes items in, wherever it is by then")
    func otherView() {
        let places = Folders(["X", "Y", "z"])
        list.lift("c")
        list.viewer.window.updateMovement(to: places.point(of: "z"), over: places.viewer.window)
        list.viewer.window.updateMovement(to: places.point(of: "Y"), over: places.viewer.window)
        let movement = list.viewer.update()?.movement
        #expect(movement?.isElsewhere == true && movement?.parent == places.viewer.key("Y"))
        var outline = places.dataSource.snapshot(for: 0)
        outline.insert(["W"], before: "X")
        places.dataSource.apply(outline, to: 0)
        list.viewer.window.endMovement()
        #expect(places.dropped == ["c → Y"] && list.dropped.isEmpty)
        // Back over its own view, the other one has no part in it.
        list.viewer.update()
        list.lift("c")
        list.viewer.window.updateMovement(to: places.point(of: "Y"), over: places.viewer.window)
        list.viewer.window.updateMovement(to: list.point(of: "B"))
        list.viewer.window.endMovement()
        #expect(places.dropped.count == 1 && list.dropped == ["c → B"])
        list.viewer.update()
        list.lift("c")
        list.viewer.window.updateMovement(to: places.point(of: "Y"), over: places.viewer.window)
        outline.delete(["Y"])
        places.dataSource.apply(outline, to: 0)
        list.viewer.window.endMovement()
        #expect(list.viewer.update()?.movement?.phase == .cancelled && places.dropped.count == 1)
    }

    @Test("A view hears of a drag that comes over it, goes on, and ends")
    func visits() {
        let places = Folders(["X", "Y", "z"])
        list.lift("c")
        #expect(list.visits == ["enter"] && places.visits.isEmpty)
        list.viewer.window.updateMovement(to: list.point(of: "B"))
        #expect(list.visits == ["enter"])
        list.viewer.window.updateMovement(to: places.point(of: "z"), over: places.viewer.window)
        list.viewer.window.updateMovement(to: places.point(of: "Y"), over: places.viewer.window)
        #expect(list.visits == ["enter", "exit"] && places.visits == ["enter"])
        list.viewer.window.endMovement()
        #expect(list.visits == ["enter", "exit"] && places.visits == ["enter", "end"])
    }

    @Test("The keyboard's steps are for rows that go between others")
    func keyboard() {
        list.lift("c")
        list.viewer.window.stepMovement(by: 1)
        list.viewer.window.indentMovement(by: 1)
        list.viewer.window.endMovement()
        #expect(list.viewer.update()?.movement?.phase == .cancelled)
    }
}
