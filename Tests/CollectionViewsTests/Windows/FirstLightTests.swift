import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("A window on a hand-written data source")
struct FirstLightTests {
    let source = ListSource([(0..<100).map { "Item \($0)" }])

    @Test("The first fill starts anew, without animation, with the rows in and around the window")
    func firstFill() throws {
        let view = makeList(source)
        let viewer = RecordingViewer(view)
        #expect(viewer.requests == 1)
        let transaction = try #require(viewer.update())
        #expect(transaction.base == 0)
        #expect(transaction.animation == nil)
        #expect(transaction.rows.allSatisfy { $0.from == nil })
        #expect(viewer.texts == (0..<12).map { "Item \($0)" })
        #expect(viewer.rows.count == 24)
        #expect(viewer.contentSize == CGSize(width: 400, height: 5000))
        #expect(viewer.count == 100)
        #expect(viewer.update() == nil)
    }

    @Test("A move, an insertion and a deletion are told with where each row came from")
    func batch() throws {
        let view = makeList(source)
        let viewer = RecordingViewer(view)
        viewer.update()
        view.performBatchUpdates {
            source.sections[0].remove(at: 1)
            source.sections[0].insert("New", at: 0)
            source.sections[0].removeLast()
            source.sections[0].insert("Item 99", at: 2)
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            view.moveItem(at: IndexPath(item: 99, section: 0), to: IndexPath(item: 2, section: 0))
        }
        let transaction = try #require(viewer.update())
        #expect(transaction.animation != nil)
        #expect(viewer.texts.prefix(4) == ["New", "Item 0", "Item 99", "Item 2"])
        let rows = Dictionary(transaction.rows.map { (viewer.rows[$0.key]?.content.text ?? "", $0) }) { first, _ in
            first
        }
        #expect(rows["New"]?.from == nil)
        #expect(rows["Item 99"]?.from == CGRect(x: 0, y: 4950, width: 400, height: 50))
        #expect(transaction.gone.contains { $0.to == nil })
    }

    @Test("Scrolling brings rows without animation, and asks only when rows are missing")
    func scrolling() throws {
        let view = makeList(source)
        let viewer = RecordingViewer(view)
        viewer.update()
        viewer.scroll(to: 100)
        #expect(viewer.requests == 1)
        viewer.scroll(to: 2000)
        #expect(viewer.requests == 2)
        let transaction = try #require(viewer.update())
        #expect(transaction.animation == nil)
        #expect(viewer.texts.first == "Item 40")
        viewer.scroll(to: 4400)
        viewer.update()
        #expect(viewer.texts.last == "Item 99")
    }
}
