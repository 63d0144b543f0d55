import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Animations in the words of UIKit")
struct ViewAnimationTests {
    private let list = DiffableList<Int, Int> { "\($0)" }
    private var viewer: RecordingViewer { list.viewer }

    init() { list.show(.of((0, [1, 2]))) }

    private func apply(_ items: [Int]) { list.dataSource.apply(.of((0, items))) }

    @Test("Snapshots glide unless they are applied without animation")
    func snapshots() throws {
        apply([2, 1])
        #expect(try #require(viewer.update()).animation != nil)
        View.performWithoutAnimation { apply([1, 2]) }
        #expect(try #require(viewer.update()).animation == nil)
        #expect(View.areAnimationsEnabled)
    }

    @Test("Layouts, editing and scrolling are shown at once while animations are off")
    func others() throws {
        View.setAnimationsEnabled(false)
        defer { View.setAnimationsEnabled(true) }
        list.view.isEditing = true
        #expect(try #require(viewer.update()).animation == nil)
        var isDone = false
        list.view.setCollectionViewLayout(PlainLayout.measuredList.layout, animated: true) { isDone = $0 }
        #expect(isDone, "there is nothing to wait for")
        #expect(try #require(viewer.update()).animation == nil)
        list.show(.of((0, Array(1...200))))
        list.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: true)
        #expect(try #require(viewer.update()).scroll?.animated == false)
    }

    @Test("Blocks run at once, and the completion after the time that was said")
    func blocks() {
        final class Clock: AnimationClock {
            var waiting: [(Double, @MainActor () -> Void)] = []
            func call(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
                waiting.append((seconds, action))
            }
        }
        let clock = Clock()
        View.animations.clock = clock
        defer { View.animations.clock = SystemAnimationClock() }
        var done: [String] = []
        let view = View()
        View.animate(withDuration: 0.5) { view.alpha = 0.5 }
        #expect(view.alpha == 0.5 && clock.waiting.isEmpty)
        View.animate(withDuration: 0.5, animations: { done.append("move") }, completion: { done.append("moved \($0)") })
        View.animate(
            withDuration: 0.2, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            options: [.curveEaseIn, .beginFromCurrentState], animations: { done.append("bounce") },
            completion: { done.append("bounced \($0)") })
        View.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: nil) {
            done.append("changed \($0)")
        }
        #expect(done == ["move", "bounce"])
        #expect(clock.waiting.map { ($0.0 * 10).rounded() } == [5, 3, 10])
        for (_, action) in clock.waiting { action() }
        #expect(done == ["move", "bounce", "moved true", "bounced true", "changed true"])
        View.performWithoutAnimation {
            View.animate(withDuration: 1, animations: {}, completion: { _ in done = [] })
        }
        #expect(done.isEmpty, "there is nothing to wait for")
    }

    @Test("Margins by sides are those by lines' beginnings, turned around where lines run from right to left")
    func margins() {
        final class Turned: View {
            override var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { .rightToLeft }
        }
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        for (view, leading, trailing) in [(View(), 2.0, 4.0), (Turned(), 4.0, 2.0)] {
            view.layoutMargins = insets
            let expected = DirectionalEdgeInsets(top: 1, leading: leading, bottom: 3, trailing: trailing)
            #expect(view.directionalLayoutMargins == expected && view.layoutMargins == insets)
        }
    }
}
