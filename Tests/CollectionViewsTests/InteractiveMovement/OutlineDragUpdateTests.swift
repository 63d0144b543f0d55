import DiffableSnapshots
import Testing

@testable import CollectionViews

@MainActor @Suite("Updates while something is dragged in an outline")
final class OutlineDragUpdateTests: OutlineDragBench {
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
}
