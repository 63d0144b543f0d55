import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Measured heights")
struct MeasuringTests {
    let source = ListSource([(0..<200).map { "\($0)" }])
    let view: CollectionView
    let viewer: RecordingViewer

    init() {
        view = makeList(source, rowHeight: nil)
        viewer = RecordingViewer(view)
        viewer.update()
    }

    private func measure(_ text: String, _ height: Double) {
        viewer.window.measured(viewer.key(text)!, height: height)
    }

    @Test("move what is below, without animation")
    func below() throws {
        #expect(viewer.visible.allSatisfy { $0.content.isSelfSizing && $0.frame.height == 44 })
        measure("0", 100)
        measure("1", 44.1)
        let transaction = try #require(viewer.update())
        #expect(transaction.animation == nil)
        #expect(transaction.scroll == nil)
        #expect(viewer.visible[0].frame.height == 100)
        #expect(viewer.visible[1].frame == CGRect(x: 0, y: 100, width: 400, height: 44))
        #expect(viewer.contentSize.height == CGFloat(200 * 44 + 56))
    }

    @Test("above the window leave what is in sight where it is")
    func above() throws {
        viewer.scroll(to: 2000)
        viewer.update()
        let first = try #require(viewer.visible.first)
        measure("40", 100)
        let transaction = try #require(viewer.update())
        #expect(
            transaction.scroll
                == WindowTransaction.Scroll(
                    offset: CGPoint(x: 0, y: 2056), from: CGPoint(x: 0, y: 2000), animated: false))
        let now = try #require(viewer.visible.first)
        #expect(now.content.text == first.content.text)
        #expect(now.frame.minY - viewer.offset.y == first.frame.minY - 2000)
    }

    @Test("that push a row out of sight that was to be seen bring it back, and leave it there")
    func revealed() throws {
        #expect(viewer.window.reveal(itemAt: IndexPath(item: 5, section: 0), distance: 120))
        for item in 0..<3 { measure("\(item)", 100) }
        #expect(viewer.update()?.scroll == nil, "as long as all of it is seen, nothing moves")
        for item in 3..<6 { measure("\(item)", 110) }
        viewer.update()
        let row = try #require(viewer.visible.first { $0.content.text == "5" })
        #expect(row.frame.minY - viewer.offset.y == 120)
        measure("4", 150)
        viewer.update()
        let later = try #require(viewer.visible.first { $0.content.text == "5" })
        #expect(later.frame.minY - viewer.offset.y == 120)
        // Who has scrolled since stays there.
        viewer.scroll(to: 0)
        viewer.update()
        measure("0", 300)
        #expect(viewer.update()?.scroll == nil)
    }

    @Test("leave a row that was to be seen where it is, within the content")
    func revealedWithin() throws {
        viewer.scroll(to: 2000)
        viewer.update()
        #expect(viewer.window.reveal(itemAt: IndexPath(item: 50, section: 0), distance: 120))
        for item in 46..<50 { measure("\(item)", 150) }
        viewer.update()
        let row = try #require(viewer.visible.first { $0.content.text == "50" })
        #expect(row.frame.minY - viewer.offset.y == 200)
    }

    @Test("at the end leave the end in sight, as long as they were not known before")
    func end() throws {
        let end = 200 * 44.0 - 600
        viewer.scroll(to: end)
        viewer.update()
        measure("199", 68)
        measure("195", 60)
        let transaction = try #require(viewer.update())
        #expect(
            transaction.scroll
                == WindowTransaction.Scroll(
                    offset: CGPoint(x: 0, y: end + 40), from: CGPoint(x: 0, y: end), animated: false))
        #expect(viewer.visible.last?.frame.maxY == viewer.offset.y + 600)
        // What grows while it is looked at pushes away what is below.
        measure("195", 100)
        #expect(try #require(viewer.update()).scroll == nil)
    }

    @Test("at the end lead nowhere once one has scrolled on")
    func away() throws {
        viewer.scroll(to: 200 * 44 - 600)
        viewer.update()
        measure("199", 68)
        let elsewhere = 200 * 44.0 - 900
        viewer.scroll(to: elsewhere)
        #expect(viewer.update()?.scroll == nil)
        #expect(viewer.offset == CGPoint(x: 0, y: elsewhere))
    }

    @Test("go along with their rows, and go with their deletion")
    func identity() {
        measure("3", 100)
        viewer.update()
        source.sections[0].insert(source.sections[0].remove(at: 3), at: 0)
        view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
        viewer.update()
        #expect(viewer.visible[0].content.text == "3")
        #expect(viewer.visible[0].frame.height == 100)
        source.sections[0].removeFirst()
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        viewer.update()
        #expect(viewer.contentSize.height == CGFloat(199 * 44))
    }

    @Test("are known again of rows that come back, as wide as they were and showing what they did")
    func remembered() throws {
        measure("3", 100)
        measure("4", 70)
        viewer.update()
        source.sections[0].removeSubrange(3...4)
        view.deleteItems(at: [3, 4].map { IndexPath(item: $0, section: 0) })
        viewer.update()
        source.sections[0].insert(contentsOf: ["4", "other", "3"], at: 3)
        view.insertItems(at: [3, 4, 5].map { IndexPath(item: $0, section: 0) })
        viewer.update()
        #expect(viewer.visible[3...6].map(\.frame.height) == [70, 44, 100, 44])
        #expect(viewer.visible[3...6].map(\.frame.minY) == [132, 202, 246, 346])
        // Letters of another size are measured anew.
        source.sections[0].removeSubrange(3...5)
        view.deleteItems(at: [3, 4, 5].map { IndexPath(item: $0, section: 0) })
        viewer.update()
        viewer.window.resize(to: CGSize(width: 400, height: 600), textScale: 1.5)
        source.sections[0].insert("3", at: 3)
        view.insertItems(at: [IndexPath(item: 3, section: 0)])
        viewer.update()
        #expect(viewer.visible[3].frame.height != 100)
    }

    @Test("belong to one viewer, whose width they were measured at")
    func perViewer() {
        let other = RecordingViewer(view, size: CGSize(width: 200, height: 300))
        other.update()
        measure("0", 100)
        viewer.update()
        other.update()
        #expect(other.visible[0].frame.height == 44)
    }

    @Test("that a viewer brings along are those of its rows from the first on, headers and all")
    func broughtAlong() {
        let list = DiffableList<Int, Int>(header: { "head \($0.section)" }, text: { "\($0)" })
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        list.view.collectionViewLayout = CollectionViewCompositionalLayout.list(using: configuration)
        list.dataSource.apply(.of((0, [0, 1]), (1, [2, 3])))
        // Of two that stand at one position one alone may be either; some are no heights, and some stand nowhere.
        list.viewer.window.takeHeights([0: [20], 1: [100], 2: [25, 60], 3: [.nan], -1: [90], 4: [90]])
        list.viewer.update()
        let heights = list.viewer.visible.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.height)
        #expect(heights == [36, 44, 100, 25, 60, 44])
    }

    @Test("of rows that the layout gives a height are ignored")
    func fixed() {
        let view = makeList(source, rowHeight: 30)
        let viewer = RecordingViewer(view)
        viewer.update()
        viewer.window.measured(viewer.key("0")!, height: 100)
        viewer.window.measured(viewer.key("1")!, height: .nan)
        viewer.window.takeHeights([0: [100]])
        #expect(viewer.update() == nil)
    }

    @Test("A narrower window keeps the first row in sight in its place")
    func resize() throws {
        for item in 0..<10 { measure("\(item)", 60) }
        viewer.update()
        viewer.scroll(to: 2000)
        viewer.update()
        let first = try #require(viewer.visible.first?.content.text)
        viewer.window.resize(to: CGSize(width: 150, height: 500))
        viewer.update()
        #expect(viewer.visible.first?.content.text == first)
        #expect(viewer.visible.allSatisfy { $0.frame.width == 150 })
    }
}
