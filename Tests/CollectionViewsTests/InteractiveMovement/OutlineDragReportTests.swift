import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("What a viewer is told of a drag in an outline, and a drag by keyboard")
final class OutlineDragReportTests: OutlineDragBench {
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
}
