import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("The focused row")
struct FocusTests {
    let view: CollectionView
    let source: SnapshotSource
    let viewer: RecordingViewer

    init() {
        view = makeList(ListSource([]))
        source = SnapshotSource(view)
        source.reload(.filled(sections: 2, items: 100))
        viewer = RecordingViewer(view)
        viewer.update()
    }

    private func change(_ body: (inout SnapshotSource.Snapshot) -> Void) {
        var snapshot = source.snapshot
        body(&snapshot)
        source.apply(snapshot)
    }

    private func focus(_ text: String) throws -> Int {
        let key = try #require(viewer.key(text))
        viewer.window.focus(key)
        return key
    }

    private func focusedText() -> String? {
        guard let path = viewer.window.focusedIndexPath else { return nil }
        return source.snapshot.itemIdentifier(at: ItemPath(path)!).map { "\($0)" }
    }

    @Test("keeps its name however far the viewer scrolls away")
    func scrolledAway() throws {
        let key = try focus("3")
        viewer.scroll(to: 8000)
        viewer.update()
        #expect(viewer.key("3") == key)
        #expect(viewer.key("4") == nil)
        #expect(viewer.rows[key]?.frame.minY == 100)
        viewer.scroll(to: 0)
        viewer.update()
        #expect(viewer.key("3") == key)
    }

    @Test("is followed when it moves while it is out of the window")
    func moved() throws {
        let key = try focus("3")
        viewer.scroll(to: 8000)
        viewer.update()
        change { $0.moveItem(3, afterItem: 50) }
        change { $0.moveItem(3, afterItem: 20) }
        viewer.update()
        #expect(viewer.rows[key]?.content.text == "3")
        #expect(viewer.rows[key]?.position == 19)
        #expect(focusedText() == "3")
    }

    @Test("hands over to the row that takes its place when it is deleted out of the window")
    func deleted() throws {
        let key = try focus("3")
        viewer.scroll(to: 8000)
        viewer.update()
        change { $0.deleteItems([3, 4]) }
        let transaction = try #require(viewer.update())
        #expect(viewer.rows[key] == nil)
        #expect(transaction.focus == viewer.key("5"))
        #expect(focusedText() == "5")
        #expect(viewer.update() == nil)
    }

    @Test("hands over to the one before it at its section's end, and to the next section when its own goes")
    func ends() throws {
        viewer.scroll(to: 4700)
        viewer.update()
        _ = try focus("100")
        change { $0.deleteItems([100]) }
        viewer.update()
        #expect(focusedText() == "99")
        change { $0.deleteSections([-1]) }
        viewer.update()
        #expect(focusedText() == "101")
        change { $0.deleteItems(Array(101...200)) }
        #expect(viewer.update()?.focus == nil)
        #expect(viewer.window.focusedIndexPath == nil)
    }

    @Test("comes back under its name when it left before the window heard of the focus")
    func race() throws {
        let key = try #require(viewer.key("3"))
        viewer.scroll(to: 8000)
        let sent = try #require(viewer.window.nextTransaction())
        #expect(sent.gone.contains { $0.key == key })
        viewer.window.focus(key)
        viewer.play(sent)
        viewer.update()
        #expect(viewer.key("3") == key)
    }

    @Test("is named again to a viewer that lost all it showed")
    func resetViewer() throws {
        _ = try focus("3")
        viewer.scroll(to: 8000)
        viewer.update()
        viewer.window.resetViewer()
        let transaction = try #require(viewer.update())
        #expect(transaction.base == 0)
        #expect(transaction.focus == viewer.key("3"))
        #expect(transaction.focus != nil)
    }

    @Test("is forgotten by a reload, as the selection is")
    func reload() throws {
        _ = try focus("3")
        source.reload(.filled(sections: 1, items: 50))
        #expect(viewer.update()?.focus == nil)
    }

    @Test("outlives more updates than a window remembers")
    func longSilence() throws {
        _ = try focus("3")
        for number in 1001...1100 { change { $0.insertItems([number], beforeItem: 1) } }
        let transaction = try #require(viewer.update())
        #expect(transaction.base == 0)
        #expect(transaction.focus == viewer.key("3"))
    }

    @Test(
        "and the selected one are those of a plain model, whatever comes, goes and moves", arguments: seeds(6, of: 20))
    func random(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var next = 10_000
        view.allowsMultipleSelection = true
        var focused = 3
        var selected: Set<Int> = [3, 7, 150]
        _ = try focus("3")
        for item in selected { view.selectItem(at: path(of: item), animated: false) }
        for step in 0..<60 {
            let old = source.snapshot
            let new = old.edited(by: &generator, next: &next)
            source.apply(new)
            selected.formIntersection(new.itemIdentifiers)
            if Bool.random(using: &generator) { viewer.update() }
            if Bool.random(using: &generator) { viewer.scroll(to: Double.random(in: 0...9000, using: &generator)) }
            let context: Comment = "seed \(seed), step \(step)"
            let shown = Set((view.indexPathsForSelectedItems ?? []).map { new.itemIdentifier(at: ItemPath($0)!)! })
            #expect(shown == selected, context)
            if new.indexOfItem(focused) != nil {
                #expect(focusedText() == "\(focused)", context)
            } else {
                // The neighbour is an item that was there before, unless none is left.
                guard let text = focusedText(), let item = Int(text) else { return }
                focused = item
            }
        }
    }

    private func path(of item: Int) -> IndexPath { IndexPath(source.snapshot.itemPath(of: item)!) }
}
