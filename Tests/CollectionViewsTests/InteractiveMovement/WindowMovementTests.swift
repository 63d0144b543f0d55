import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor
@Suite("A viewer's drag")
struct WindowMovementTests {
    let view: CollectionView
    let dataSource: CollectionViewDiffableDataSource<String, Int>
    let viewer: RecordingViewer
    let other: RecordingViewer

    init() {
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.rowHeight = 50
        view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        let row = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = String(item)
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        viewer = RecordingViewer(view)
        other = RecordingViewer(view)
        var snapshot = dataSource.snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5, 6], toSection: "b")
        dataSource.apply(snapshot)
        dataSource.reorderingHandlers.canReorderItem = { $0 != 6 }
        dataSource.reorderingHandlers.didReorder = { _ in }
        viewer.update()
        other.update()
    }

    private func frame(_ item: Int, in viewer: RecordingViewer) -> CGRect? {
        viewer.key(String(item)).flatMap { viewer.rows[$0]?.frame }
    }

    private func hover(over item: Int) {
        viewer.window.updateMovement(
            to: view.layoutAttributesForItem(at: dataSource.indexPath(for: item)!)!.center)
    }

    @Test("Cells know while they are dragged into another place")
    func state() {
        let cell = view.cellForItem(at: dataSource.indexPath(for: 1)!)
        var states: [Bool] = []
        cell?.configurationUpdateHandler = { _, state in states.append(state.isReordering) }
        viewer.update()
        viewer.window.beginMovement(of: viewer.key("1")!)
        viewer.update()
        #expect(states.last == true && cell?.configurationState.isReordering == true)
        hover(over: 3)
        viewer.update()
        let other = view.cellForItem(at: dataSource.indexPath(for: 2)!)
        #expect(other?.configurationState.isReordering == false)
        viewer.window.cancelMovement()
        viewer.update()
        #expect(states.last == false)
    }

    @Test("Others make room for the viewer that drags, and for nobody else; the data is as it was")
    func room() {
        let places = (1...6).map { frame($0, in: viewer) }
        viewer.window.beginMovement(of: viewer.key("1")!)
        hover(over: 3)
        let transaction = viewer.update()
        #expect(transaction?.animation != nil)
        #expect(frame(2, in: viewer) == places[0])
        #expect(frame(3, in: viewer) == places[1])
        #expect(frame(1, in: viewer) == places[2])
        #expect(viewer.rows[viewer.key("1")!]?.content.isLifted == true)
        #expect(viewer.rows[viewer.key("2")!]?.content.grouping == .first)
        #expect(viewer.rows[viewer.key("2")!]?.position == 0)
        // The other one hears that somebody has the row, and no more.
        #expect(other.update()?.rows.map(\.key) == [other.key("1")!])
        #expect(other.rows[other.key("1")!]?.content.isHeld == true)
        #expect((1...6).map { frame($0, in: other) } == places)
        #expect(viewer.rows[viewer.key("1")!]?.content.isHeld == false)
        #expect(dataSource.snapshot().itemIdentifiers == [1, 2, 3, 4, 5, 6])
        viewer.window.cancelMovement()
        viewer.update()
        #expect((1...6).map { frame($0, in: viewer) } == places)
        #expect(viewer.rows[viewer.key("1")!]?.content.isLifted == false)
        other.update()
        #expect(other.rows[other.key("1")!]?.content.isHeld == false)
    }

    @Test("After the drop everybody sees the new order; to the one who dragged, rows are where they were already")
    func drop() {
        viewer.window.beginMovement(of: viewer.key("1")!)
        hover(over: 3)
        viewer.update()
        let seen = (1...6).map { frame($0, in: viewer) }
        viewer.window.endMovement()
        let transaction = viewer.update()
        #expect(transaction?.movement?.phase == .dropped)
        #expect(transaction?.movement?.position == 2)
        #expect((1...6).map { frame($0, in: viewer) } == seen)
        let glide = other.update()
        #expect(glide?.animation != nil)
        #expect(glide?.movement == nil)
        #expect((1...6).map { frame($0, in: other) } == seen)
        // It is said once.
        #expect(viewer.update() == nil)
    }

    @Test("A row goes into another section, whose corners follow")
    func sections() {
        viewer.window.beginMovement(of: viewer.key("3")!)
        hover(over: 4)
        viewer.update()
        viewer.window.updateMovement(to: CGPoint(x: 200, y: 5000))
        let told = viewer.update()?.movement
        #expect(told?.position == 3)
        #expect(told?.siblingCount == 4)
        #expect(viewer.rows[viewer.key("6")!]?.content.grouping == .middle)
        #expect(viewer.rows[viewer.key("2")!]?.content.grouping == .last)
        viewer.window.endMovement()
        #expect(dataSource.snapshot().itemIdentifiers(inSection: "b") == [4, 5, 6, 3])
    }

    @Test("A row that may not be lifted is refused, and so is one that is gone")
    func refusal() {
        viewer.window.beginMovement(of: viewer.key("6")!)
        #expect(viewer.update()?.movement?.phase == .refused)
        viewer.window.beginMovement(of: 4711)
        #expect(viewer.update()?.movement?.phase == .refused)
        viewer.window.updateMovement(to: CGPoint(x: CGFloat.nan, y: 0))
        viewer.window.endMovement()
        viewer.window.stepMovement(by: 1)
        viewer.window.indentMovement(by: 1)
        viewer.window.cancelMovement()
        #expect(viewer.update() == nil)
    }

    @Test("Two viewers drag at once: each drop takes the other's drag along")
    func twoViewers() {
        viewer.window.beginMovement(of: viewer.key("1")!)
        other.window.beginMovement(of: other.key("4")!)
        hover(over: 2)
        other.window.updateMovement(to: CGPoint(x: 200, y: -100))
        viewer.window.endMovement()
        #expect(dataSource.snapshot().itemIdentifiers == [2, 1, 3, 4, 5, 6])
        other.window.endMovement()
        #expect(dataSource.snapshot().itemIdentifiers(inSection: "a").contains(4))
        viewer.update()
        other.update()
        #expect(viewer.texts == other.texts)
    }

    @Test("A drag by the keyboard goes from place to place, through the sections, and no further than the ends")
    func keys() {
        viewer.window.beginMovement(of: viewer.key("2")!)
        viewer.window.stepMovement(by: 1)
        #expect(viewer.update()?.movement?.position == 2)
        viewer.window.stepMovement(by: 1)
        let across = viewer.update()?.movement
        #expect(across?.position == 0)
        #expect(across?.siblingCount == 4)
        viewer.window.stepMovement(by: 100)
        #expect(viewer.update()?.movement?.position == 3)
        viewer.window.stepMovement(by: .min)
        #expect(viewer.update()?.movement?.position == 0)
        viewer.window.stepMovement(by: .max)
        #expect(viewer.update()?.movement?.position == 3)
        viewer.window.stepMovement(by: .min)
        viewer.window.endMovement()
        #expect(dataSource.snapshot().itemIdentifiers == [2, 1, 3, 4, 5, 6])
    }

    @Test("By the keyboard a row comes to the end of a long list at once, or to the last place that takes it")
    func farEnd() {
        var snapshot = dataSource.snapshot()
        snapshot.appendItems(Array(7...5_000), toSection: "b")
        dataSource.apply(snapshot, animatingDifferences: false)
        viewer.update()
        dataSource.reorderingHandlers.canMove = { _, place in place.next.map { $0 <= 4_990 } ?? false }
        viewer.window.beginMovement(of: viewer.key("3")!)
        viewer.window.stepMovement(by: .max)
        viewer.window.endMovement()
        #expect(dataSource.snapshot().itemIdentifiers(inSection: "b").firstIndex(of: 3) == 4_986)
    }

    @Test("Beside a row that the keyboard takes to an edge of the window, a little is seen of what it passes next")
    func margin() throws {
        var snapshot = dataSource.snapshot()
        snapshot.appendItems(Array(7...100), toSection: "b")
        dataSource.apply(snapshot, animatingDifferences: false)
        viewer.update()
        viewer.window.beginMovement(of: try #require(viewer.key("4")))
        for _ in 0..<40 {
            viewer.window.stepMovement(by: 1)
            viewer.update()
        }
        let low = try #require(frame(4, in: viewer))
        #expect(low.maxY + 44 == viewer.window.offset.y + viewer.window.size.height)
        for _ in 0..<30 {
            viewer.window.stepMovement(by: -1)
            viewer.update()
        }
        let high = try #require(frame(4, in: viewer))
        #expect(high.minY - 44 == viewer.window.offset.y)
    }

    @Test("By the keyboard into another section, while others drop there and rows go")
    func keysAmongOthers() {
        viewer.window.beginMovement(of: viewer.key("2")!)
        viewer.window.stepMovement(by: 3)
        #expect(viewer.update()?.movement?.position == 1)
        // Another visitor takes what stands before the place elsewhere, by keys too.
        other.window.beginMovement(of: other.key("4")!)
        other.window.stepMovement(by: -1)
        other.window.endMovement()
        #expect(dataSource.snapshot().itemIdentifiers(inSection: "a") == [1, 2, 3, 4])
        let moved = viewer.update()?.movement
        #expect(moved?.position == 0 && moved?.siblingCount == 3)
        // What stood behind the place goes.
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([5])
        dataSource.apply(snapshot)
        #expect(viewer.update()?.movement?.siblingCount == 2)
        viewer.window.stepMovement(by: 1)
        viewer.window.endMovement()
        #expect(dataSource.snapshot().itemIdentifiers(inSection: "b") == [6, 2])
        // The section that one is about to drop into goes, and what is lifted stays where it is.
        viewer.update()
        viewer.window.beginMovement(of: viewer.key("1")!)
        viewer.window.stepMovement(by: 4)
        snapshot = dataSource.snapshot()
        snapshot.deleteSections(["b"])
        dataSource.apply(snapshot)
        viewer.window.endMovement()
        #expect(viewer.update()?.movement?.phase == .cancelled)
        #expect(dataSource.snapshot().itemIdentifiers == [1, 3, 4])
    }

    /// Shows 2,000 rows and lifts the first of them.
    private func liftFirstOfMany() -> Int {
        var snapshot = dataSource.snapshot()
        snapshot.appendItems(Array(7...2000), toSection: "b")
        dataSource.apply(snapshot)
        viewer.update()
        let key = viewer.key("1")!
        viewer.window.beginMovement(of: key)
        return key
    }

    @Test("The row that is dragged stays in the page, however far it is scrolled")
    func kept() {
        let key = liftFirstOfMany()
        viewer.scroll(to: 60_000)
        viewer.window.updateMovement(to: CGPoint(x: 200, y: 60_300))
        viewer.update()
        #expect(abs((viewer.rows[key]?.frame.midY ?? 0) - 60_300) <= 25)
        viewer.window.endMovement()
        viewer.update()
        #expect(viewer.rows[key] != nil)
        let index = dataSource.indexPath(for: 1)?.item ?? 0
        #expect((1000...1300).contains(index))
    }

    @Test("What is dropped at an edge of the window is scrolled to", arguments: [998.0, 1598.0])
    func edges(y: Double) throws {
        let key = liftFirstOfMany()
        viewer.scroll(to: 1000)
        viewer.window.updateMovement(to: CGPoint(x: 200, y: y))
        viewer.update()
        viewer.window.endMovement()
        let scroll = try #require(viewer.update()?.scroll)
        let frame = try #require(viewer.rows[key]?.frame)
        #expect(scroll.animated && scroll.offset.y == viewer.offset.y)
        #expect(viewer.offset.y == (y < 1000 ? frame.minY : frame.maxY - 600))
        viewer.window.scrollDid(.resting)
        // What goes back is not followed, and what is seen need not be scrolled to.
        viewer.window.beginMovement(of: key)
        viewer.window.updateMovement(to: CGPoint(x: 200, y: viewer.offset.y + 2))
        viewer.window.cancelMovement()
        viewer.window.beginMovement(of: key)
        viewer.window.updateMovement(to: CGPoint(x: 200, y: viewer.offset.y + 300))
        viewer.window.endMovement()
        #expect(viewer.update()?.scroll == nil)
    }

    @Test("A window that closes lets go")
    func closing() {
        viewer.window.beginMovement(of: viewer.key("2")!)
        hover(over: 5)
        viewer.window.close()
        viewer.window.endMovement()
        #expect(dataSource.snapshot().itemIdentifiers == [1, 2, 3, 4, 5, 6])
    }

    @Test("A viewer that starts anew during its drag is told of it again")
    func anew() {
        viewer.window.beginMovement(of: viewer.key("2")!)
        viewer.update()
        viewer.window.resetViewer()
        #expect(viewer.update()?.movement?.phase == .lifted)
    }

    @Test("A movement by hand shows in every window")
    func byHand() {
        let place = frame(2, in: viewer)
        view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        view.updateInteractiveMovementTargetPosition(
            view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))!.center)
        viewer.update()
        other.update()
        #expect(frame(1, in: viewer) == place)
        #expect(frame(1, in: other) == place)
        view.endInteractiveMovement()
        #expect(dataSource.snapshot().itemIdentifiers == [2, 1, 3, 4, 5, 6])
    }
}
