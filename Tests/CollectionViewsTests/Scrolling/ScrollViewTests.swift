import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Scrolling, as an app sees it")
struct ScrollViewTests {
    let source = ListSource([(0..<50).map { "\($0)" }])
    let view: CollectionView
    let viewer: RecordingViewer
    let delegate = ScrollDelegate()

    init() {
        view = makeList(source)
        view.delegate = delegate
        viewer = RecordingViewer(view)
        viewer.update()
    }

    @Test("The offset is where the window is that was scrolled last, and setting it scrolls every window")
    func offset() {
        let other = RecordingViewer(view)
        other.update()
        viewer.window.scroll(to: CGPoint(x: 0, y: 300))
        #expect(view.contentOffset == CGPoint(x: 0, y: 300))
        #expect(view.contentSize == CGSize(width: 400, height: 2500))
        other.window.scroll(to: CGPoint(x: 0, y: 100))
        #expect(view.contentOffset.y == 100)
        view.contentOffset = CGPoint(x: 0, y: 700)
        #expect(viewer.update()?.scroll?.offset.y == 700 && other.update()?.scroll?.offset.y == 700)
        view.setContentOffset(CGPoint(x: 0, y: 1e6), animated: true)
        #expect(viewer.update()?.scroll == .init(offset: CGPoint(x: 0, y: 1900), animated: true))
        #expect(delegate.calls.allSatisfy { $0 == "scroll" } && delegate.calls.count == 5)
    }

    @Test("Insets stand around the content, and are no part of it")
    func insets() {
        view.contentInset = EdgeInsets(top: 20, left: 10, bottom: 30, right: 40)
        viewer.update()
        #expect(viewer.contentSize == CGSize(width: 400, height: 2550))
        #expect(viewer.visible.first?.frame == CGRect(x: 10, y: 20, width: 350, height: 50))
        #expect(view.contentSize == CGSize(width: 350, height: 2500))
        #expect(view.contentOffset == CGPoint(x: -10, y: -20))
        #expect(view.contentFrame(ofItemAt: IndexPath(item: 1, section: 0))?.origin == CGPoint(x: 0, y: 50))
        #expect(view.indexPathForItem(inContentAt: CGPoint(x: 5, y: 60))?.item == 1)
        view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 50), animated: false)
        viewer.update()
        #expect(view.contentOffset.y == 350)
    }

    @Test("A refresh control takes room while it turns, and carries out its actions once for a pull")
    func refreshing() {
        let control = RefreshControl()
        var senders: [Bool] = []
        control.addAction(
            Action { action in senders.append(action.sender as AnyObject? === control) }, for: .valueChanged)
        view.refreshControl = control
        #expect(viewer.update()?.surroundings?.refresh?.isRefreshing == false)
        viewer.window.refresh()
        viewer.window.refresh()
        #expect(senders == [true] && control.isRefreshing)
        let transaction = viewer.update()
        #expect(transaction?.animation != nil && transaction?.surroundings?.refresh?.isRefreshing == true)
        #expect(viewer.visible.first?.frame.minY == 60 && view.adjustedContentInset.top == 60)
        control.endRefreshing()
        viewer.update()
        #expect(viewer.visible.first?.frame.minY == 0 && view.contentInset == .zero)
        control.beginRefreshing()
        #expect(senders.count == 1, "the program's own refreshing carries nothing out")
    }

    @Test("Rows stay where they are when refreshing begins out of sight")
    func refreshingBelow() {
        view.refreshControl = RefreshControl()
        viewer.window.scroll(to: CGPoint(x: 0, y: 500))
        viewer.update()
        view.refreshControl?.beginRefreshing()
        #expect(viewer.update()?.scroll?.offset.y == 560)
        #expect(view.contentOffset.y == 500)
    }

    @Test("A delegate leads the content elsewhere as a user lets it go")
    func leading() {
        viewer.window.scrollDid(.dragging)
        viewer.window.scroll(to: CGPoint(x: 0, y: 100))
        delegate.lead = { velocity, target in
            #expect(velocity == 0.5 && target == 350)
            return 400
        }
        viewer.window.scrollDid(.decelerating, velocity: 0.5)
        let scroll = viewer.update()?.scroll
        #expect(scroll?.offset.y == 400)
        delegate.lead = { _, target in target }
        viewer.window.scrollDid(.dragging)
        viewer.window.scrollDid(.resting)
        #expect(viewer.update()?.scroll == nil)
    }

    @Test("A delegate hears of a drag from its start to where it comes to rest")
    func phases() {
        viewer.window.scrollDid(.dragging)
        #expect(view.isDragging)
        viewer.window.scroll(to: CGPoint(x: 0, y: 10))
        viewer.window.scrollDid(.decelerating)
        #expect(view.isDecelerating)
        viewer.window.scrollDid(.resting)
        viewer.window.scrollDid(.dragging)
        viewer.window.scrollDid(.resting)
        view.setContentOffset(.zero, animated: true)
        viewer.update()
        viewer.window.scrollDid(.resting)
        #expect(
            delegate.calls == [
                "begin", "scroll", "end, on", "decelerate", "rest", "begin", "end", "scroll", "arrived",
            ])
    }

    @Test("What stands behind the rows reaches viewers when it changes, and not again")
    func surroundings() {
        view.backgroundColor = .systemGroupedBackground
        var configuration = ContentUnavailableConfiguration.search(for: "x")
        var presses = 0
        configuration.button = .init(title: "Clear") { presses += 1 }
        let nothing = ContentUnavailableView(configuration: configuration)
        view.backgroundView = nothing
        let around = viewer.update()?.surroundings
        #expect(around?.backgroundColor == .systemGroupedBackground)
        #expect(around?.background == .unavailable(configuration.content))
        viewer.window.pressBackground()
        #expect(presses == 1)
        #expect(viewer.update() == nil)
        nothing.configuration.text = "Another"
        #expect(viewer.update()?.surroundings != nil)
        view.backgroundView = View()
        view.backgroundView?.backgroundColor = .systemRed
        view.isScrollEnabled = false
        view.showsVerticalScrollIndicator = false
        view.keyboardDismissMode = .onDrag
        let plain = viewer.update()?.surroundings
        #expect(plain?.isScrollEnabled == false && plain?.showsIndicator == false && plain?.dismissesKeyboard == true)
        guard case .plain(let content)? = plain?.background else {
            Issue.record("no plain ground")
            return
        }
        #expect(content.background == .systemRed)
    }

    @Test("The selection follows the keyboard focus where it should, in place of the others")
    func focus() {
        view.allowsMultipleSelection = true
        func selected() -> [Int] { view.indexPathsForSelectedItems?.map(\.item) ?? [] }
        viewer.window.tap(viewer.key("1")!)
        viewer.window.focus(viewer.key("2")!, isByKeys: true)
        #expect(selected() == [1])
        view.selectionFollowsFocus = true
        viewer.window.focus(viewer.key("3")!)
        #expect(selected() == [1], "a pointer selects by itself")
        viewer.window.focus(viewer.key("4")!, isByKeys: true)
        #expect(selected() == [4])
        // One of several that are selected is, alone, if a key leads there, and not if the app does.
        viewer.window.tap(viewer.key("2")!, modifiers: .extend)
        #expect(selected() == [2, 3, 4])
        view.moveFocus(toItemAt: IndexPath(item: 4, section: 0))
        viewer.window.focus(viewer.key("4")!, isByKeys: true)
        #expect(selected() == [2, 3, 4])
        viewer.window.focus(viewer.key("3")!, isByKeys: true)
        #expect(selected() == [3])
        view.allowsSelection = false
        viewer.window.focus(viewer.key("5")!, isByKeys: true)
        #expect(selected().isEmpty)
    }

    @Test("A delegate may let a range be selected where one item could be")
    func ranges() {
        delegate.allowsRanges = true
        viewer.window.tap(viewer.key("1")!)
        viewer.window.tap(viewer.key("4")!, modifiers: .extend)
        #expect(view.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3, 4])
        #expect(delegate.calls == ["begin range", "end range"])
    }
}

@MainActor final class ScrollDelegate: CollectionViewDelegate {
    var calls: [String] = []
    var allowsRanges = false
    var lead: (_ velocity: CGFloat, _ target: CGFloat) -> CGFloat = { _, target in target }

    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.y = lead(velocity.y, targetContentOffset.pointee.y) }

    func scrollViewDidScroll(_ scrollView: ScrollView) { calls.append("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { calls.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        calls.append(decelerate ? "end, on" : "end")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { calls.append("decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { calls.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { calls.append("arrived") }

    func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { allowsRanges }
    func collectionView(
        _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        calls.append("begin range")
        collectionView.allowsMultipleSelection = true
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {
        calls.append("end range")
    }
}
