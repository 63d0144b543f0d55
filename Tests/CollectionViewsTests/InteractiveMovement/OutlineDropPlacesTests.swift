import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Where what is dragged in an outline goes")
final class OutlineDropPlacesTests: OutlineDragBench {
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

    @Test("An only child that is held where it was stays below its parent")
    func onlyChild() {
        drag("x", over: "x", 0.6)
        drag("d1", over: "d1", 0.4)
        #expect(shape == "A[a1 a2] B{b1} c D[d1[x]]")
        #expect(log.transactions.isEmpty)
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
