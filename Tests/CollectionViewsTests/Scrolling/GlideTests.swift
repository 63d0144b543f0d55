import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("An animated scroll by the program")
struct GlideTests {
    let source = ListSource([(0..<100).map { "\($0)" }])
    let view: CollectionView
    let viewer: RecordingViewer
    let delegate = ScrollDelegate()

    init() {
        view = makeList(source)
        view.delegate = delegate
        viewer = RecordingViewer(view)
        viewer.update()
    }

    /// Asks for an item, and returns where the viewer is sent.
    func show(
        _ item: Int, at position: CollectionView.ScrollPosition = [], animated: Bool = true
    ) -> WindowTransaction.Scroll? {
        view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: animated)
        return viewer.update()?.scroll
    }

    func glide(to y: Double) -> WindowTransaction.Scroll { .init(offset: CGPoint(x: 0, y: y), animated: true) }

    /// The viewer reports a place on its way.
    func pass(_ y: Double) {
        viewer.window.scroll(to: CGPoint(x: 0, y: y))
        viewer.update()
    }

    @Test("to an item tells the delegate of its end, once")
    func end() {
        #expect(show(50, at: .top) == glide(to: 2500))
        pass(1000)
        pass(2500)
        #expect(!delegate.calls.contains("arrived"))
        viewer.window.scrollDid(.resting)
        viewer.window.scrollDid(.resting)
        #expect(delegate.calls.filter { $0 == "arrived" }.count == 1)
    }

    @Test("to where the rows are already has no end to tell of")
    func noMovement() {
        view.setContentOffset(.zero, animated: true)
        viewer.update()
        #expect(show(0, at: .top)?.offset.y ?? 0 == 0)
        _ = show(3)
        viewer.window.scrollDid(.resting)
        #expect(!delegate.calls.contains("arrived"))
    }

    @Test("that a jump or a finger ends has no end of its own")
    func ended() {
        _ = show(50, at: .top)
        pass(1000)
        #expect(show(50, at: .top, animated: false)?.animated == false)
        viewer.window.scrollDid(.resting)
        _ = show(0, at: .top)
        pass(1000)
        viewer.window.scrollDid(.dragging)
        viewer.window.scrollDid(.resting)
        #expect(!delegate.calls.contains("arrived"))
    }

    @Test("gives way to an item that it passes by", arguments: [nil, 10, 700.0])
    func passedItem(place: Double?) {
        #expect(show(80, at: .top) == glide(to: 4000))
        if let place { pass(place) }
        // It is in sight now, and would not be in the end.
        #expect(show(14) == glide(to: 700))
        pass(700)
        viewer.window.scrollDid(.resting)
        #expect(delegate.calls.filter { $0 == "arrived" }.count == 1)
    }

    @Test("goes on to where an item will be in sight", arguments: [nil, 10, 3700.0])
    func itemAhead(place: Double?) {
        #expect(show(80, at: .top) == glide(to: 4000))
        if let place { pass(place) }
        #expect(show(85) == glide(to: 4000))
        #expect(show(80) == glide(to: 4000))
        #expect(show(85, animated: false)?.animated == false)
    }

    @Test("gives way to the place that it passes, and to a rectangle there")
    func passedPlace() {
        view.setContentOffset(CGPoint(x: 0, y: 4000), animated: true)
        #expect(viewer.update()?.scroll == glide(to: 4000))
        pass(1000)
        view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        #expect(viewer.update()?.scroll == glide(to: 1000))
        view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
        #expect(viewer.update()?.scroll == glide(to: 3000))
        pass(1100)
        view.scrollRectToVisible(CGRect(x: 0, y: 1200, width: 10, height: 50), animated: true)
        #expect(viewer.update()?.scroll == glide(to: 1200))
        pass(1200)
        viewer.window.scrollDid(.resting)
        #expect(delegate.calls.filter { $0 == "arrived" }.count == 1)
    }

    @Test("that is yet to be sent outlives a place on the way of the one before")
    func unsent() {
        #expect(show(80, at: .top) == glide(to: 4000))
        view.scrollToItem(at: IndexPath(item: 14, section: 0), at: [], animated: true)
        view.layoutIfNeeded()
        viewer.window.scroll(to: CGPoint(x: 0, y: 200))
        #expect(viewer.update()?.scroll == glide(to: 700))
    }

    @Test("is not ended by a rest that the viewer came to before it was sent")
    func formerRest() {
        _ = show(50, at: .top)
        pass(1000)
        view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [], animated: true)
        let transaction = viewer.update(acknowledges: false)
        #expect(transaction?.scroll == glide(to: 0))
        viewer.window.scrollDid(.resting)
        #expect(!delegate.calls.contains("arrived"))
        viewer.window.acknowledge(viewer.version)
        viewer.window.scrollDid(.resting)
        #expect(delegate.calls.filter { $0 == "arrived" }.count == 1)
    }

    @Test("that a lost connection cut short is asked for anew")
    func lostConnection() {
        #expect(show(80, at: .top) == glide(to: 4000))
        pass(100)
        viewer.window.catchUp(from: viewer.version)
        viewer.update()
        #expect(show(85) == glide(to: 3700))
    }
}
