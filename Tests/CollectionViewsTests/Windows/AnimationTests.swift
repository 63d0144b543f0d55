import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Animation")
struct AnimationTests {
    let view = makeList(ListSource([]))
    let source: SnapshotSource
    let viewer: RecordingViewer
    let clock = ManualClock()

    init() {
        source = SnapshotSource(view)
        source.reload(.filled(sections: 1, items: 30))
        view.animationClock = clock
        viewer = RecordingViewer(view)
        viewer.update()
    }

    private func change(_ body: (inout SnapshotSource.Snapshot) -> Void) -> SnapshotSource.Snapshot {
        var snapshot = source.snapshot
        body(&snapshot)
        return snapshot
    }

    @Test("runs for animated updates alone")
    func updates() {
        source.apply(change { $0.deleteItems([1]) }, animated: true)
        #expect(viewer.update()?.animation?.duration == 0.3)
        source.apply(change { $0.deleteItems([2]) }, animated: false)
        #expect(viewer.update()?.animation == nil)
        source.reload(change { $0.deleteItems([3]) })
        let reload = viewer.update()
        #expect(reload?.base == 0)
        #expect(reload?.animation == nil)
    }

    @Test("runs when one of several updates that moved something was animated, whichever it was")
    func several() {
        source.apply(change { $0.deleteItems([1]) }, animated: false)
        source.apply(change { $0.deleteItems([2]) }, animated: true)
        source.apply(change { $0.reconfigureItems([5]) }, animated: false)
        #expect(viewer.update()?.animation != nil)
        source.apply(change { $0.deleteItems([6]) }, animated: true)
        source.apply(change { $0.deleteItems([7]) }, animated: false)
        #expect(viewer.update()?.animation != nil)
        source.apply(change { $0.reconfigureItems([5]) }, animated: true)
        source.apply(change { $0.deleteItems([8]) }, animated: false)
        #expect(viewer.update()?.animation == nil)
    }

    @Test("goes back to the place that the viewer shows, however many updates came between")
    func coalescing() throws {
        source.apply(change { $0.moveItem(1, afterItem: 3) })
        source.apply(change { $0.moveItem(1, afterItem: 5) })
        let transaction = try #require(viewer.update())
        let row = try #require(transaction.rows.first { viewer.rows[$0.key]?.content.text == "1" })
        #expect(row.from?.minY == 0)
        #expect(row.frame.minY == 200)
        #expect(row.content == nil)
        // What goes there and back is not touched at all.
        source.apply(change { $0.moveItem(1, beforeItem: 2) })
        source.apply(change { $0.moveItem(1, afterItem: 5) })
        #expect(viewer.update() == nil)
    }

    @Test("of a change of layout takes every row to its new place")
    func layout() throws {
        var list = CollectionLayoutListConfiguration(appearance: .plain)
        list.rowHeight = 80
        view.setCollectionViewLayout(CollectionViewCompositionalLayout.list(using: list), animated: true)
        let transaction = try #require(viewer.update())
        #expect(transaction.animation != nil)
        #expect(transaction.rows.contains { $0.from?.height == 50 && $0.frame.height == 80 })
        #expect(viewer.contentSize.height == 2400)
    }

    @Test("ends with the completion, once, when there is a window to see it in")
    func completion() {
        var completions = 0
        source.apply(change { $0.deleteItems([1]) }) { completions += 1 }
        #expect(completions == 0)
        clock.finish()
        #expect(completions == 1)
        source.apply(change { $0.deleteItems([2]) }, animated: false) { completions += 1 }
        #expect(completions == 2)
        viewer.window.close()
        source.apply(change { $0.deleteItems([3]) }) { completions += 1 }
        #expect(completions == 3)
        clock.finish()
        #expect(completions == 3)
    }

    @Test("ends by the system's clock unless a test sets another")
    func systemClock() async {
        view.animationClock = SystemAnimationClock()
        view.animationDuration = 0.001
        await withCheckedContinuation { continuation in
            source.apply(change { $0.deleteItems([1]) }) { continuation.resume() }
        }
        #expect(source.snapshot.numberOfItems == 29)
    }

    @Test("of nested batches ends all their completions together")
    func nestedBatches() {
        let classic = ListSource([["a", "b", "c"]])
        let view = makeList(classic)
        view.animationClock = clock
        let viewer = RecordingViewer(view)
        viewer.update()
        var finished: [String] = []
        view.performBatchUpdates {
            classic.sections[0].removeFirst()
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.performBatchUpdates {
                classic.sections[0].append("d")
                view.insertItems(at: [IndexPath(item: 2, section: 0)])
            } completion: {
                #expect($0)
                finished.append("inner")
            }
            #expect(viewer.requests == 1)
        } completion: { _ in
            finished.append("outer")
        }
        #expect(viewer.requests == 2)
        #expect(finished.isEmpty)
        clock.finish()
        #expect(finished.sorted() == ["inner", "outer"])
        viewer.update()
        #expect(viewer.texts == ["b", "c", "d"])
    }
}
