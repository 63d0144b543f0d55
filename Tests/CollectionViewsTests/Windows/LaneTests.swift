import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Sections that scroll across")
struct LaneTests {
    let source = ListSource([(0..<100).map { "a\($0)" }, (0..<40).map { "b\($0)" }])
    let view: CollectionView
    let viewer: RecordingViewer

    init() {
        view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout { index, environment in
                if index != 0 {
                    var list = CollectionLayoutListConfiguration(appearance: .plain)
                    list.rowHeight = 50
                    return .list(using: list, layoutEnvironment: environment)
                }
                let full = CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
                let group = CollectionLayoutGroup.horizontal(
                    layoutSize: CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)),
                    subitems: [CollectionLayoutItem(layoutSize: full)])
                let section = CollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPaging
                return section
            })
        view.dataSource = source
        viewer = RecordingViewer(view)
        viewer.update()
    }

    private func texts(ofLane id: Int) -> [String] {
        viewer.rows.values.filter { $0.lane == id }.sorted { $0.frame.minX < $1.frame.minX }
            .map { $0.content.text ?? "" }
    }

    @Test("show the rows in sight and a window's width beside them")
    func content() throws {
        let lane = try #require(viewer.lanes.first)
        #expect(viewer.lanes.count == 1)
        #expect(lane.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
        #expect(lane.contentSize == CGSize(width: 10_000, height: 100))
        #expect(lane.positions == 0..<100)
        #expect(lane.snapInterval == 100)
        #expect(texts(ofLane: lane.id) == (0..<8).map { "a\($0)" })
        #expect(viewer.rows.values.first { $0.content.text == "b0" }?.frame.minY == 100)
    }

    @Test("bring further rows when they are scrolled, and start them from their places")
    func scrolling() throws {
        let lane = try #require(viewer.lanes.first)
        viewer.window.scrollLane(lane.id, to: 100)
        #expect(viewer.requests == 1)
        viewer.window.scrollLane(lane.id, to: 5000)
        #expect(viewer.requests == 2)
        let transaction = try #require(viewer.update())
        #expect(transaction.animation == nil)
        #expect(texts(ofLane: lane.id) == (46..<58).map { "a\($0)" })
        #expect(transaction.rows.filter { $0.lane != nil }.allSatisfy { $0.from == $0.frame })
    }

    @Test("keep their place when they leave the window and come back")
    func remembering() throws {
        let lane = try #require(viewer.lanes.first)
        viewer.window.scrollLane(lane.id, to: 5000)
        viewer.update()
        viewer.scroll(to: 1500)
        viewer.update()
        #expect(viewer.lanes.isEmpty)
        viewer.scroll(to: 0)
        let transaction = try #require(viewer.update())
        #expect(transaction.lanes.map(\.id) == [lane.id])
        #expect(transaction.lanes.first?.offset == 5000)
        #expect(texts(ofLane: lane.id).contains("a50"))
    }

    @Test("are there as long as one of their rows is, such as the one with the focus")
    func focused() throws {
        let lane = try #require(viewer.lanes.first)
        viewer.window.focus(try #require(viewer.key("a0")))
        viewer.scroll(to: 1500)
        viewer.update()
        #expect(viewer.lanes.map(\.id) == [lane.id])
        #expect(texts(ofLane: lane.id) == ["a0"])
        viewer.window.focus(try #require(viewer.key("b30")))
        viewer.scroll(to: 0)
        viewer.update()
        #expect(texts(ofLane: lane.id).first == "a0")
    }

    @Test("are scrolled to an item")
    func scrollTo() throws {
        view.scrollToItem(at: IndexPath(item: 50, section: 0), at: [.top, .left], animated: true)
        let transaction = try #require(viewer.update())
        #expect(transaction.lanes.first?.offset == 5000)
        #expect(texts(ofLane: transaction.lanes[0].id).contains("a50"))
    }

    @Test("A row that leaves a lane for the list starts from where it stood on screen")
    func leaving() throws {
        let lane = try #require(viewer.lanes.first)
        viewer.window.scrollLane(lane.id, to: 200)
        viewer.update()
        let moved = source.sections[0].remove(at: 3)
        source.sections[1].insert(moved, at: 0)
        view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 1))
        let transaction = try #require(viewer.update())
        let row = try #require(transaction.rows.first { viewer.rows[$0.key]?.content.text == "a3" })
        #expect(row.lane == nil)
        #expect(row.from == CGRect(x: 100, y: 0, width: 100, height: 100))
        #expect(row.frame == CGRect(x: 0, y: 100, width: 400, height: 50))
    }

    @Test("A row that enters a lane starts from its place in the list, seen from the lane")
    func entering() throws {
        let lane = try #require(viewer.lanes.first)
        viewer.window.scrollLane(lane.id, to: 200)
        viewer.update()
        let moved = source.sections[1].remove(at: 1)
        source.sections[0].insert(moved, at: 2)
        view.moveItem(at: IndexPath(item: 1, section: 1), to: IndexPath(item: 2, section: 0))
        let transaction = try #require(viewer.update())
        let row = try #require(transaction.rows.first { viewer.rows[$0.key]?.content.text == "b1" })
        #expect(row.lane == lane.id)
        #expect(row.from == CGRect(x: 200, y: 150, width: 400, height: 50))
        #expect(row.frame == CGRect(x: 200, y: 0, width: 100, height: 100))
    }
}
