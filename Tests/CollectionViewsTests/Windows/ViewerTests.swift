import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("A viewer")
struct ViewerTests {
    let view = makeList(ListSource([]))
    let source: SnapshotSource
    let viewer: RecordingViewer

    init() {
        source = SnapshotSource(view)
        source.reload(.filled(sections: 2, items: 100))
        viewer = RecordingViewer(view)
        viewer.update()
    }

    private func delete(_ items: [Int]) {
        var snapshot = source.snapshot
        snapshot.deleteItems(items)
        source.apply(snapshot)
    }

    @Test("that lost transactions is led on from the version it shows")
    func lost() throws {
        let shown = viewer.version
        delete([1])
        _ = viewer.window.nextTransaction()
        delete([2])
        _ = viewer.window.nextTransaction()
        viewer.window.catchUp(from: shown)
        let transaction = try #require(viewer.update())
        #expect(transaction.base == shown)
        #expect(viewer.texts.first == "3")
    }

    @Test("that shows a version nobody knows starts anew")
    func unknown() throws {
        viewer.window.catchUp(from: 4711)
        let transaction = try #require(viewer.update())
        #expect(transaction.base == 0)
        #expect(transaction.animation == nil)
    }

    @Test("that acknowledged a version can return to it, but not to one before")
    func acknowledged() throws {
        let first = viewer.version
        delete([1])
        let second = try #require(viewer.update()).version
        viewer.window.catchUp(from: first)
        #expect(try #require(viewer.window.nextTransaction()).base == 0)
        viewer.window.resetViewer()
        #expect(viewer.window.nextTransaction()?.base == 0)
        #expect(second > first)
    }

    @Test("that never answers costs a few states and starts anew when it does")
    func silent() throws {
        let shown = viewer.version
        for item in 1...30 {
            delete([item])
            _ = viewer.window.nextTransaction()
        }
        #expect(viewer.window.states.count == CollectionViewWindow.maximumStates)
        viewer.window.catchUp(from: shown)
        #expect(try #require(viewer.update()).base == 0)
        #expect(viewer.texts.first == "31")
    }

    @Test("that takes nothing for a long time starts anew")
    func late() throws {
        for item in 1...70 { delete([item]) }
        #expect(viewer.requests == 2)
        #expect(try #require(viewer.update()).base == 0)
        #expect(viewer.texts.first == "71")
    }

    @Test("of another size at another place sees the same items its own way")
    func two() throws {
        let other = RecordingViewer(view, size: CGSize(width: 200, height: 100))
        other.update()
        other.scroll(to: 9900)
        other.update()
        #expect(other.texts == ["199", "200"])
        delete([200])
        let transaction = try #require(other.update())
        #expect(
            transaction.scroll
                == WindowTransaction.Scroll(
                    offset: CGPoint(x: 0, y: 9850), from: CGPoint(x: 0, y: 9900), animated: false))
        #expect(other.texts == ["198", "199"])
        let first = viewer.update()
        #expect(first?.rows.isEmpty == true)
        #expect(viewer.count == 199)
        #expect(viewer.texts.first == "1")
    }

    @Test("without a size is shown nothing")
    func noSize() {
        let window = CollectionViewWindow(collectionView: view)
        var requests = 0
        window.onNeedsTransaction = { requests += 1 }
        delete([1])
        #expect(window.nextTransaction() == nil)
        #expect(requests == 0)
        window.resize(to: CGSize(width: 100, height: 100))
        #expect(requests == 1)
        window.resize(to: CGSize(width: -1, height: CGFloat.infinity))
        #expect(window.size == CGSize(width: 100, height: 100))
    }

    @Test(
        "is scrolled to an item",
        arguments: [
            (CollectionView.ScrollPosition.top, 5000.0), (.bottom, 4450), (.centeredVertically, 4725),
            (CollectionView.ScrollPosition(), 4450),
        ])
    func scrollTo(position: CollectionView.ScrollPosition, y: Double) throws {
        view.scrollToItem(at: IndexPath(item: 0, section: 1), at: position, animated: true)
        let transaction = try #require(viewer.update())
        #expect(transaction.scroll == WindowTransaction.Scroll(offset: CGPoint(x: 0, y: y), animated: true))
        #expect(transaction.animation == nil)
        #expect(viewer.texts.contains("101"))
    }

    @Test("that needs no scrolling is not scrolled")
    func scrollToVisible() {
        view.scrollToItem(at: IndexPath(item: 2, section: 0), at: [], animated: true)
        #expect(viewer.update()?.scroll?.offset.y ?? 0 == 0)
    }

    @Test("looks at the rows on its screen alone, however many there are")
    func cost() {
        source.reload(.filled(sections: 1, items: 20_000))
        viewer.update()
        source.requests = []
        let work = viewer.window.workCount
        delete([10_000])
        viewer.update()
        #expect(source.requests.isEmpty)
        #expect(viewer.window.workCount - work == 1)
        viewer.scroll(to: 500_000)
        viewer.update()
        #expect(source.requests.count <= 36)
    }
}
