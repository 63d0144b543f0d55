import Testing

@testable import CollectionViews

@MainActor @Suite("Parents that a drag in an outline hovers over")
final class OutlineHoverTests: OutlineDragBench {
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
}
