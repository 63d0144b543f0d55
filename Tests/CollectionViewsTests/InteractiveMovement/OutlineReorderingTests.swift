import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor
@Suite("Reordering outlines")
struct OutlineReorderingTests {
    typealias Outline = DiffableDataSourceSectionSnapshot<String>
    typealias Transaction = DiffableDataSourceTransaction<String, String>

    let view: CollectionView
    let dataSource: CollectionViewDiffableDataSource<String, String>
    let viewer: RecordingViewer
    let clock = ManualClock()
    let log = Log()

    @MainActor final class Log {
        var transactions: [Transaction] = []
        var asked: [String] = []
    }

    /// Rows of 50 points: A (open: a1, a2), B (closed: b1), c, D (open: d1 (open: x)).
    init() {
        var configuration = CollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.rowHeight = 50
        view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        view.animationClock = clock
        let row = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = item.first!.isUppercase ? [.outlineDisclosure(options: .init(style: .cell))] : []
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        viewer = RecordingViewer(view)
        var outline = Outline()
        outline.append(["A", "B", "c", "D"])
        outline.append(["a1", "a2"], to: "A")
        outline.append(["b1"], to: "B")
        outline.append(["d1"], to: "D")
        outline.append(["x"], to: "d1")
        outline.expand(["A", "D", "d1"])
        dataSource.apply(outline, to: "main")
        viewer.update()
        let log = log
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { log.transactions.append($0) }
    }

    /// The outline as one line: children in brackets behind an open parent, in braces behind a closed one.
    private var shape: String {
        let outline = dataSource.snapshot(for: "main")
        func line(_ items: [String]) -> String {
            items.map { item in
                let children = outline.children(of: item)
                if children.isEmpty { return item }
                return outline.isExpanded(item) ? "\(item)[\(line(children))]" : "\(item){\(line(children))}"
            }.joined(separator: " ")
        }
        return line(outline.rootItems)
    }

    private func lift(_ item: String) { viewer.window.beginMovement(of: viewer.key(item)!) }

    /// Holds the middle of what is dragged over a part of a row, and aside by some levels.
    private func hover(over item: String, _ share: Double, levels: Double = 0) {
        let frame = view.layoutAttributesForItem(at: dataSource.indexPath(for: item)!)!.frame
        viewer.window.updateMovement(
            to: CGPoint(x: frame.midX + levels * 20, y: frame.minY + share * frame.height))
    }

    private func drag(_ item: String, over other: String, _ share: Double, levels: Double = 0) {
        lift(item)
        hover(over: other, share, levels: levels)
        viewer.window.endMovement()
        viewer.update()
    }

    private func place(_ place: DiffableDataSourceMove<String, String>.Place) -> String {
        ([place.section] + (place.parent.map { [$0] } ?? []) + [String(place.index)]).joined(separator: " ")
    }

    @Test("An item goes before, into and after another one, with all that hangs below it")
    func places() {
        #expect(shape == "A[a1 a2] B{b1} c D[d1[x]]")
        drag("D", over: "B", 0.1)
        #expect(shape == "A[a1 a2] D[d1[x]] B{b1} c")
        drag("A", over: "B", 0.5)
        #expect(shape == "D[d1[x]] B{b1 A[a1 a2]} c")
        drag("D", over: "c", 0.9)
        #expect(shape == "B{b1 A[a1 a2]} c D[d1[x]]")
        #expect(log.transactions.count == 3)
        #expect(log.transactions[1].sectionTransactions.map(\.sectionIdentifier) == ["main"])
        #expect(log.transactions[1].sectionTransactions[0].initialSnapshot.parent(of: "A") == nil)
        #expect(log.transactions[1].sectionTransactions[0].finalSnapshot.parent(of: "A") == "B")
        #expect(
            log.transactions.map { transaction in
                transaction.moves.map { move in
                    "\(move.item): \(place(move.initialPlace)) → \(place(move.finalPlace))"
                }
            } == [["D: main 3 → main 1"], ["A: main 0 → main B 1"], ["D: main 0 → main 2"]])
    }

    @Test("Below an open parent's row its first child begins; in its middle, its children end")
    func openParents() {
        drag("c", over: "A", 0.9)
        #expect(shape == "A[c a1 a2] B{b1} D[d1[x]]")
        drag("c", over: "D", 0.5)
        #expect(shape == "A[a1 a2] B{b1} D[d1[x] c]")
    }

    @Test("Between two rows of different levels, going aside chooses the level")
    func levels() {
        drag("c", over: "a2", 0.9, levels: 1)
        #expect(shape == "A[a1 a2 c] B{b1} D[d1[x]]")
        drag("c", over: "a2", 0.9, levels: -1)
        #expect(shape == "A[a1 a2] c B{b1} D[d1[x]]")
        drag("c", over: "x", 0.9, levels: 2)
        #expect(shape == "A[a1 a2] B{b1} D[d1[x c]]")
        drag("c", over: "x", 0.9, levels: -9)
        #expect(shape == "A[a1 a2] B{b1} D[d1[x]] c")
    }

    @Test("Never into itself, nor into what hangs below it")
    func cycles() {
        for (item, other) in [("D", "x"), ("D", "d1"), ("D", "D"), ("A", "a1")] {
            for share in [0.1, 0.5, 0.9] { drag(item, over: other, share, levels: 5) }
        }
        #expect(!log.transactions.contains { $0.finalSnapshot.numberOfItems != 8 })
        let outline = dataSource.snapshot(for: "main")
        #expect(outline.parent(of: "d1") == "D" && outline.parent(of: "x") == "d1" && outline.parent(of: "a1") == "A")
        var all = outline.items
        all.sort()
        #expect(all == ["A", "B", "D", "a1", "a2", "b1", "c", "d1", "x"])
    }

    @Test("A closed parent hovered over opens after a while, and closes again when nothing is dropped there")
    func hovering() {
        lift("c")
        hover(over: "B", 0.5)
        viewer.update()
        #expect(shape.contains("B{b1}"))
        clock.finish()
        #expect(shape.contains("B[b1]"))
        viewer.update()
        hover(over: "b1", 0.9, levels: 1)
        viewer.window.endMovement()
        #expect(shape == "A[a1 a2] B[b1 c] D[d1[x]]")
        // Now elsewhere: it closes.
        var outline = dataSource.snapshot(for: "main")
        outline.collapse(["B"])
        dataSource.apply(outline, to: "main")
        viewer.update()
        lift("D")
        hover(over: "B", 0.5)
        clock.finish()
        #expect(shape.contains("B[b1 c]"))
        hover(over: "A", 0.1)
        viewer.window.endMovement()
        #expect(shape == "D[d1[x]] A[a1 a2] B{b1 c}")
        viewer.update()
        lift("D")
        hover(over: "B", 0.5)
        clock.finish()
        viewer.window.cancelMovement()
        #expect(shape == "D[d1[x]] A[a1 a2] B{b1 c}")
    }

    @Test("Undoing a drop closes the parent that the drag opened for it, and redoing opens it again")
    func undoingAnOpenedParent() {
        let history = dataSource.history
        lift("c")
        hover(over: "B", 0.5)
        clock.finish()
        viewer.update()
        hover(over: "b1", 0.9, levels: 1)
        viewer.window.endMovement()
        #expect(shape == "A[a1 a2] B[b1 c] D[d1[x]]")
        history.undo()
        #expect(shape == "A[a1 a2] B{b1} c D[d1[x]]")
        history.redo()
        #expect(shape == "A[a1 a2] B[b1 c] D[d1[x]]")
        // One that was open before stays open.
        viewer.update()
        lift("c")
        hover(over: "A", 0.9)
        viewer.window.endMovement()
        history.undo()
        #expect(shape == "A[a1 a2] B[b1 c] D[d1[x]]")
    }

    @Test("An only child that is held where it was stays below its parent")
    func onlyChild() {
        drag("x", over: "x", 0.6)
        drag("d1", over: "d1", 0.4)
        #expect(shape == "A[a1 a2] B{b1} c D[d1[x]]")
        #expect(log.transactions.isEmpty)
    }

    @Test("A parent that opened closes again when what is dragged is deleted")
    func goneWhileOpen() {
        lift("c")
        hover(over: "B", 0.5)
        clock.finish()
        #expect(shape.contains("B[b1]"))
        var outline = dataSource.snapshot(for: "main")
        outline.delete(["c"])
        dataSource.apply(outline, to: "main")
        #expect(viewer.update()?.movement?.phase == .gone)
        #expect(shape == "A[a1 a2] B{b1} D[d1[x]]")
    }

    @Test("Who only passes over a closed parent does not open it")
    func passing() {
        lift("c")
        hover(over: "B", 0.5)
        hover(over: "a1", 0.1)
        clock.finish()
        #expect(shape.contains("B{b1}"))
        hover(over: "B", 0.5)
        viewer.window.cancelMovement()
        clock.finish()
        #expect(shape == "A[a1 a2] B{b1} c D[d1[x]]")
    }

    @Test("Handlers are asked when a hovered parent opens, and lazy children load")
    func handlers() {
        dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            var loaded = children
            loaded.append(["\(parent.lowercased())9"])
            return loaded
        }
        lift("c")
        hover(over: "B", 0.5)
        clock.finish()
        #expect(shape.contains("B[b1 b9]"))
        viewer.window.cancelMovement()
        dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
        lift("c")
        hover(over: "B", 0.5)
        clock.finish()
        #expect(shape.contains("B{b1 b9}"))
        viewer.window.endMovement()
        #expect(shape.contains("B{b1 b9 c}"))
    }

    @Test("The app forbids parents while one hovers over them, and nothing is dropped there")
    func veto() {
        let log = log
        dataSource.reorderingHandlers.canMove = { items, place in
            log.asked.append("\(items.joined()) \(place.parent ?? "–") \(place.next ?? "–")")
            return place.parent != "B"
        }
        drag("c", over: "B", 0.5)
        #expect(shape == "A[a1 a2] B{b1} c D[d1[x]]")
        #expect(log.asked == ["c B –"])
        drag("c", over: "A", 0.5)
        #expect(shape == "A[a1 a2 c] B{b1} D[d1[x]]")
        lift("c")
        hover(over: "B", 0.5)
        #expect(viewer.update()?.movement?.isRefused == true)
    }

    @Test("The app is told of a drop where it allows none, and of no other end of a drag")
    func refusedDrop() {
        let log = log
        dataSource.reorderingHandlers.canMove = { _, place in place.parent != "B" }
        dataSource.reorderingHandlers.didRefuse = { items, place in
            log.asked.append("\(items.joined()) \(place.parent ?? "–")")
        }
        drag("c", over: "B", 0.5)
        #expect(log.asked == ["c B"] && shape == "A[a1 a2] B{b1} c D[d1[x]]")
        lift("c")
        hover(over: "B", 0.5)
        viewer.window.cancelMovement()
        lift("c")
        hover(over: "B", 0.5)
        hover(over: "A", 0.5)
        viewer.window.endMovement()
        viewer.update()
        #expect(log.asked == ["c B"] && shape == "A[a1 a2 c] B{b1} D[d1[x]]")
        // By the keyboard, to a level below what takes nothing in.
        dataSource.reorderingHandlers.canMove = { _, place in place.parent == nil }
        lift("B")
        viewer.window.indentMovement(by: 1)
        viewer.window.endMovement()
        #expect(log.asked == ["c B", "B A"])
    }

    @Test("The viewer is told how many rows go along, the open ones below the items among them")
    func rowCount() {
        lift("D")
        #expect(viewer.update()?.movement?.count == 1 && viewer.window.movement?.liftedRows(in: view).count == 3)
        viewer.window.cancelMovement()
        lift("A")
        #expect(viewer.update()?.movement?.rowCount == 3)
        viewer.window.cancelMovement()
        lift("B")
        #expect(viewer.update()?.movement?.rowCount == 1)
    }

    @Test("Several roots go together, in their order; children of dragged parents go with those")
    func several() {
        view.allowsMultipleSelection = true
        for item in ["a1", "B", "D", "d1"] {
            view.selectItem(at: dataSource.indexPath(for: item)!, animated: false)
        }
        viewer.update()
        lift("B")
        #expect(viewer.update()?.movement?.count == 3)
        hover(over: "c", 0.9)
        viewer.window.endMovement()
        #expect(shape == "A[a2] c a1 B{b1} D[d1[x]]")
        #expect(log.transactions.count == 1)
        #expect(log.transactions[0].moves.map(\.item) == ["a1", "B", "D"])
        #expect(log.transactions[0].moves.map { place($0.initialPlace) } == ["main A 0", "main 1", "main 3"])
        #expect(log.transactions[0].moves.map { place($0.finalPlace) } == ["main 2", "main 3", "main 4"])
    }

    @Test("The viewer is told of the line, of the parent and of the place among siblings")
    func reports() {
        lift("c")
        let start = viewer.update()?.movement
        #expect(start?.phase == .lifted)
        #expect(start?.position == 2)
        #expect(start?.siblingCount == 4)
        hover(over: "a2", 0.1, levels: 1)
        let line = viewer.update()?.movement
        #expect(line?.position == 1)
        #expect(line?.siblingCount == 3)
        #expect(line?.parent == viewer.key("A"))
        #expect(line?.line?.minY == view.layoutAttributesForItem(at: dataSource.indexPath(for: "a2")!)?.frame.minY)
        #expect(line?.line?.height == 0)
        hover(over: "B", 0.5)
        let into = viewer.update()?.movement
        #expect(into?.isInto == true)
        #expect(into?.parent == viewer.key("B"))
        #expect(into?.line == nil)
        viewer.window.endMovement()
        #expect(viewer.update()?.movement?.phase == .dropped)
    }

    @Test("A place that others' updates leave at the end is told among its own siblings")
    func reportAfterUpdate() {
        var outline = dataSource.snapshot(for: "main")
        outline.append(["d2"], to: "D")
        outline.append(["E"])
        dataSource.apply(outline, to: "main")
        viewer.update()
        lift("d2")
        hover(over: "d1", 0.1)
        outline = dataSource.snapshot(for: "main")
        outline.delete(["d1"])
        dataSource.apply(outline, to: "main")
        let report = viewer.update()?.movement
        #expect(report?.position == 0)
        #expect(report?.siblingCount == 1)
    }

    @Test("By keyboard: through all places, into closed parents, and to other levels")
    func keys() {
        lift("c")
        var places: [String] = []
        for _ in 0..<9 {
            viewer.window.stepMovement(by: -1)
            let target = viewer.window.movement?.target
            let parent = target?.parent.flatMap { dataSource.itemIdentifier(for: IndexPath($0)) } ?? "–"
            let next = target?.next.flatMap { dataSource.itemIdentifier(for: IndexPath($0)) } ?? "–"
            places.append(target?.isInto == true ? "into \(parent)" : "\(parent) \(next)")
        }
        #expect(places.prefix(6) == ["into B", "– B", "A a2", "A a1", "– A", "– A"])
        for _ in 0..<20 { viewer.window.stepMovement(by: 1) }
        viewer.window.indentMovement(by: -1)
        viewer.window.indentMovement(by: -1)
        viewer.window.indentMovement(by: -1)
        viewer.window.indentMovement(by: 1)
        viewer.window.endMovement()
        #expect(shape == "A[a1 a2] B{b1} D[d1[x] c]")
    }

    @Test("By keyboard a row that is dropped after each step passes closed parents, and stays on their level")
    func pastClosedParents() {
        func move(_ item: String, by steps: Int) {
            lift(item)
            viewer.window.stepMovement(by: steps, pastClosedParents: true)
            viewer.window.endMovement()
            viewer.update()
        }
        move("A", by: 1)
        #expect(shape == "B{b1} A[a1 a2] c D[d1[x]]")
        move("A", by: -1)
        #expect(shape == "A[a1 a2] B{b1} c D[d1[x]]")
        // A child that leaves its parent, too.
        move("a2", by: 1)
        #expect(shape == "A[a1] B{b1} a2 c D[d1[x]]")
        move("c", by: -2)
        #expect(shape == "A[a1] c B{b1} a2 D[d1[x]]")
        move("c", by: .max)
        #expect(shape == "A[a1] B{b1} a2 D[d1[x]] c")
    }

    @Test("By keyboard a child with others behind it goes out behind its parent")
    func outdenting() {
        lift("a1")
        viewer.window.indentMovement(by: -1)
        viewer.window.endMovement()
        #expect(shape == "A[a2] a1 B{b1} c D[d1[x]]")
        lift("a1")
        viewer.window.indentMovement(by: -1)
        viewer.window.endMovement()
        #expect(shape == "A[a2] a1 B{b1} c D[d1[x]]")
    }

    @Test("Updates take the drag along; a parent that goes takes the place with it")
    func updates() {
        lift("c")
        hover(over: "a2", 0.1, levels: 1)
        var outline = dataSource.snapshot(for: "main")
        outline.insert(["n"], before: "A")
        outline.delete(["B"])
        dataSource.apply(outline, to: "main")
        viewer.window.endMovement()
        #expect(shape == "n A[a1 c a2] D[d1[x]]")
        viewer.update()
        lift("c")
        hover(over: "D", 0.5)
        outline = dataSource.snapshot(for: "main")
        outline.delete(["D"])
        dataSource.apply(outline, to: "main")
        viewer.window.endMovement()
        #expect(shape == "n A[a1 c a2]")
        #expect(log.transactions.count == 1)
        viewer.update()
        lift("c")
        hover(over: "n", 0.1)
        outline = dataSource.snapshot(for: "main")
        outline.collapse(["A"])
        dataSource.apply(outline, to: "main")
        #expect(viewer.update()?.movement?.phase == .gone)
    }

    @Test("An update that hangs the place below what is dragged takes the place away, also when no row moves")
    func placeBelowItself() {
        lift("c")
        hover(over: "D", 0.5)
        var outline = dataSource.snapshot(for: "main")
        let whole = outline.snapshot(of: "D", includingParent: true)
        outline.delete(["D"])
        outline.replace(childrenOf: "c", using: whole)
        outline.expand(["c"])
        dataSource.apply(outline, to: "main")
        #expect(shape == "A[a1 a2] B{b1} c[D[d1[x]]]")
        #expect(viewer.window.movement != nil)
        #expect(viewer.window.movement?.target == nil)
        viewer.window.endMovement()
        #expect(shape == "A[a1 a2] B{b1} c[D[d1[x]]]")
        #expect(log.transactions.isEmpty)
    }

    /// An update that hangs the row behind the dragged one below it.
    @discardableResult private func hangCBelowB() -> DiffableDataSourceSectionSnapshot<String> {
        var outline = dataSource.snapshot(for: "main")
        outline.delete(["c"])
        outline.append(["c"], to: "B")
        outline.expand(["B"])
        dataSource.apply(outline, to: "main")
        return outline
    }

    @Test("A row that comes below the dragged one leaves the place to the row behind it")
    func nextBelowItself() {
        lift("B")
        hover(over: "c", 0.1)
        var outline = hangCBelowB()
        outline.insert(["n"], before: "A")
        dataSource.apply(outline, to: "main")
        viewer.window.endMovement()
        #expect(shape == "n A[a1 a2] B[b1 c] D[d1[x]]")
        #expect(log.transactions.isEmpty)
    }

    @Test("The app is not asked again about a place that another row marks since an update")
    func askedOnce() {
        let log = log
        dataSource.reorderingHandlers.canMove = { items, place in
            log.asked.append("\(items.joined()) \(place.parent ?? "–") \(place.next ?? "–")")
            return true
        }
        lift("B")
        hover(over: "c", 0.1)
        hangCBelowB()
        viewer.update()
        hover(over: "D", 0.1)
        #expect(log.asked.isEmpty)
        hover(over: "A", 0.1)
        #expect(log.asked == ["B – A"])
    }

    @Test("Several rows of which one is led back to its place stay where they are, whichever row marks the place")
    func severalLedBack() {
        view.allowsMultipleSelection = true
        for item in ["a1", "B", "D"] { view.selectItem(at: dataSource.indexPath(for: item)!, animated: false) }
        viewer.update()
        lift("B")
        hover(over: "c", 0.1)
        var outline = dataSource.snapshot(for: "main")
        outline.delete(["c"])
        dataSource.apply(outline, to: "main")
        viewer.window.endMovement()
        #expect(shape == "A[a1 a2] B{b1} D[d1[x]]")
        #expect(log.transactions.isEmpty)
    }

    @Test("Between an outline and a flat section: a parent that hides others makes the other an outline too")
    func acrossSections() {
        var snapshot = dataSource.snapshot()
        snapshot.appendSections(["flat"])
        snapshot.appendItems(["p", "q"], toSection: "flat")
        dataSource.apply(snapshot)
        viewer.update()
        drag("p", over: "B", 0.5)
        #expect(shape == "A[a1 a2] B{b1 p} c D[d1[x]]")
        #expect(dataSource.snapshot().itemIdentifiers(inSection: "flat") == ["q"])
        lift("B")
        hover(over: "q", 0.99)
        viewer.window.updateMovement(to: CGPoint(x: 200, y: 5000))
        viewer.window.endMovement()
        #expect(shape == "A[a1 a2] c D[d1[x]]")
        #expect(dataSource.snapshot().itemIdentifiers(inSection: "flat") == ["q", "B"])
        #expect(dataSource.snapshot(for: "flat").children(of: "B") == ["b1", "p"])
        #expect(log.transactions.last?.sectionTransactions.map(\.sectionIdentifier) == ["flat", "main"])
    }
}
