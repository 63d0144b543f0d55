import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Rows in sight")
struct AnchorTests {
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

    /// How far below the window's upper edge a row stands.
    private func distance(_ text: String) throws -> Double {
        try #require(viewer.visible.first { $0.content.text == text }).frame.minY - viewer.offset.y
    }

    @Test("stay where they are when rows come above them")
    func insertion() throws {
        viewer.scroll(to: 2025)
        viewer.update()
        #expect(try distance("41") == -25)
        change { $0.insertItems([1001, 1002, 1003], beforeItem: 2) }
        let transaction = try #require(viewer.update())
        #expect(
            transaction.scroll == .init(offset: CGPoint(x: 0, y: 2175), from: CGPoint(x: 0, y: 2025), animated: false))
        #expect(try distance("41") == -25)
    }

    @Test("stay where they are when rows above them go")
    func deletion() throws {
        viewer.scroll(to: 2025)
        viewer.update()
        change { $0.deleteItems(Array(1...10)) }
        viewer.update()
        #expect(try distance("41") == -25)
        #expect(viewer.offset.y == 1525)
    }

    @Test("stay where they are when the first of them goes, or moves away")
    func firstGoes() throws {
        viewer.scroll(to: 2025)
        viewer.update()
        change { snapshot in
            snapshot.deleteItems([41])
            snapshot.moveItem(42, beforeItem: 1)
            snapshot.insertItems([1001], beforeItem: 1)
        }
        viewer.update()
        #expect(try distance("43") == 75)
    }

    @Test(
        "come where an address has them once a window is as low as it was, at the end and in short lists",
        arguments: [100, 7])
    func lowerWindow(count: Int) {
        source.reload(.filled(sections: 1, items: count))
        viewer.window.resize(to: CGSize(width: 400, height: 400))
        viewer.update()
        viewer.window.scroll(toItemAt: IndexPath(item: count - 6, section: 0), distance: -30)
        viewer.update()
        let end = CGFloat(max(0, count * 50 - 400))
        #expect(viewer.offset.y == end)
        viewer.window.scroll(to: viewer.offset)
        viewer.window.resize(to: CGSize(width: 400, height: 260))
        viewer.update()
        let place = CGFloat((count - 6) * 50 + 30)
        #expect(viewer.offset.y == place)
    }

    @Test("come where an address has them although the viewer tells late where it was")
    func lateViewer() throws {
        source.reload(.filled(sections: 1, items: 100))
        viewer.update()
        viewer.scroll(to: 1000)
        viewer.window.scroll(toItemAt: IndexPath(item: 99, section: 0), distance: 0)
        let transaction = try #require(viewer.update(acknowledges: false))
        #expect(transaction.scroll?.offset.y == 4400)
        viewer.window.scroll(to: CGPoint(x: 0, y: 1000))
        viewer.window.acknowledge(transaction.version)
        viewer.window.resize(to: CGSize(width: 400, height: 300))
        viewer.update()
        #expect(viewer.offset.y == 4700)
    }

    @Test("stay where they are when a whole section comes above them")
    func sections() throws {
        viewer.scroll(to: 7000)
        viewer.update()
        change { snapshot in
            snapshot.insertSections([7], beforeSection: -1)
            snapshot.appendItems(Array(2001...2050), toSection: 7)
        }
        viewer.update()
        #expect(try distance("141") == 0)
    }

    @Test("show what comes at the top while the window is there")
    func top() {
        change { $0.insertItems([1001], beforeItem: 1) }
        #expect(viewer.update()?.scroll == nil)
        #expect(viewer.texts.first == "1001")
    }

    @Test("stay where they are when rows come right below the edge of the first")
    func between() throws {
        viewer.scroll(to: 2025)
        viewer.update()
        change { $0.insertItems([1001], afterItem: 41) }
        #expect(viewer.update()?.scroll == nil)
        #expect(try distance("41") == -25)
        #expect(try distance("1001") == 25)
    }

    @Test("stay where they are through several updates that a slow viewer gets as one")
    func several() throws {
        viewer.scroll(to: 2025)
        viewer.update()
        for number in 1001...1010 { change { $0.insertItems([number], beforeItem: 1) } }
        change { $0.deleteItems([41]) }
        let transaction = try #require(viewer.update())
        #expect(transaction.scroll?.offset.y == 2475)
        #expect(try distance("42") == 25)
    }

    @Test("stay where they are when the program lays the view out before the viewer hears of the change")
    func laidOut() throws {
        viewer.scroll(to: 2025)
        viewer.update()
        change { $0.insertItems([1001], beforeItem: 1) }
        view.layoutIfNeeded()
        change { $0.insertItems([1002], beforeItem: 1) }
        // The viewer scrolls on without knowing of either.
        viewer.scroll(to: 2035)
        let transaction = try #require(viewer.update())
        #expect(
            transaction.scroll == .init(offset: CGPoint(x: 0, y: 2135), from: CGPoint(x: 0, y: 2035), animated: false))
        #expect(try distance("41") == -35)
    }

    @Test("are those that the program scrolled to, also where the viewer still tells of the place before")
    func late() throws {
        viewer.scroll(to: 2025)
        viewer.update()
        let former = viewer.version
        view.scrollToItem(at: IndexPath(item: 80, section: 0), at: .top, animated: false)
        let transaction = try #require(viewer.update(acknowledges: false))
        #expect(transaction.scroll?.offset.y == 4000)
        viewer.window.scroll(to: CGPoint(x: 0, y: 2040), atVersion: former)
        #expect(viewer.window.offset.y == 4000)
        change { $0.insertItems([1001], beforeItem: 1) }
        viewer.update()
        #expect(try distance("81") == 0)
        // What it tells of the place that it has reached by now counts.
        viewer.scroll(to: 4010)
        #expect(viewer.window.offset.y == 4010)
    }

    @Test("stay where they are while the viewer scrolls and has yet to hear of rows above them")
    func shifted() throws {
        viewer.scroll(to: 2025)
        viewer.update()
        let former = viewer.version
        change { $0.insertItems([1001, 1002], beforeItem: 1) }
        viewer.update(acknowledges: false)
        viewer.window.scroll(to: CGPoint(x: 0, y: 2035), atVersion: former)
        #expect(viewer.window.offset.y == 2135)
        viewer.window.scroll(to: CGPoint(x: 0, y: 2140), atVersion: viewer.version)
        #expect(viewer.window.offset.y == 2140)
    }

    @Test("are taken at their word by whatever version a viewer names, and one that acknowledges none costs no more")
    func strangeVersions() {
        for number in 0..<30 {
            view.scrollToItem(at: IndexPath(item: number, section: 0), at: .top, animated: false)
            viewer.update(acknowledges: false)
        }
        #expect(viewer.window.sentScrolls.count <= CollectionViewWindow.maximumStates)
        viewer.window.scroll(to: CGPoint(x: 0, y: 300), atVersion: .min)
        #expect(viewer.window.offset.y == 1450)
        viewer.window.scroll(to: CGPoint(x: 0, y: 300), atVersion: .max)
        #expect(viewer.window.offset.y == 300)
    }

    @Test("stay where they are in a viewer that was away")
    func away() throws {
        viewer.scroll(to: 2025)
        viewer.update()
        change { $0.insertItems([1001], beforeItem: 1) }
        _ = viewer.window.nextTransaction()
        viewer.window.catchUp(from: viewer.version)
        viewer.window.scroll(to: CGPoint(x: 0, y: 2025))
        viewer.update()
        #expect(try distance("41") == -25)
    }

    @Test("end with the list when so much goes above them that they can't stay")
    func clamped() throws {
        viewer.scroll(to: 9400)
        viewer.update()
        change { $0.deleteItems(Array(1...195)) }
        viewer.update()
        #expect(viewer.offset.y == 0)
        #expect(viewer.texts == ["196", "197", "198", "199", "200"])
    }

    @Test("are what the view calls visible, and no row beside them")
    func visible() {
        #expect(view.indexPathsForVisibleItems == (0..<12).map { IndexPath(item: $0, section: 0) })
        viewer.scroll(to: 25)
        #expect(view.indexPathsForVisibleItems.count == 13)
        #expect(view.visibleCells.count == 13)
        #expect(view.cells.count == 24)
        let other = RecordingViewer(view, size: CGSize(width: 300, height: 100))
        other.scroll(to: 5000)
        other.update()
        #expect(
            view.indexPathsForVisibleItems.suffix(2) == [
                IndexPath(item: 0, section: 1), IndexPath(item: 1, section: 1),
            ])
        other.window.close()
        change { $0.insertItems([1001], beforeItem: 1) }
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 1, section: 0))
    }
}
