import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("The cell objects of items that are reloaded or reconfigured")
struct ReloadedCellTests {
    typealias List = DiffableList<Int, Int>

    @Test("A reloaded item gets a new cell object, each time, and never one that it had")
    func reload() throws {
        let list = List { "\($0)" }
        list.show(.of((0, [1, 2, 3])))
        var cells = [try #require(list.cell(1))]
        for _ in 0..<4 {
            var next = list.dataSource.snapshot()
            next.reloadItems([2])
            list.show(next)
            let cell = try #require(list.cell(1))
            #expect(!cells.contains { $0 === cell })
            #expect((cell as? TestCell)?.reuseCount == 0)
            cells.append(cell)
        }
    }

    @Test("A reconfigured item keeps its cell object, and its neighbours theirs")
    func reconfigure() throws {
        let list = List { "\($0)" }
        list.show(.of((0, [1, 2, 3])))
        let cells = (0..<3).map { list.cell($0) }
        var next = list.dataSource.snapshot()
        next.reconfigureItems([2])
        list.show(next)
        #expect(list.log.items == [1, 2, 3, 2])
        for (index, cell) in cells.enumerated() { #expect(list.cell(index) === cell) }
    }

    @Test("Reloading a section gives all its cells and its header new objects, and leaves the others alone")
    func reloadSection() throws {
        let list = List(header: { "\($0.section)" }) { "\($0)" }
        list.show(.of((0, [1, 2]), (1, [3])))
        let kind = CollectionView.elementKindSectionHeader
        let header = list.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        let (first, second, third) = (list.cell(0), list.cell(1), list.cell(0, 1))
        var next = list.dataSource.snapshot()
        next.reloadSections([0])
        list.show(next)
        #expect(list.cell(0) !== first && list.cell(0) !== second)
        #expect(list.cell(1) !== first && list.cell(1) !== second)
        #expect(list.cell(0, 1) === third)
        #expect(list.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) !== header)
    }

    @Test("By hand too, an item that is reloaded gets a new cell object")
    func byHand() throws {
        let source = ListSource([["a", "b"]])
        let view = makeList(source)
        let viewer = RecordingViewer(view)
        viewer.update()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        viewer.update()
        let new = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(new !== cell)
        #expect(view.indexPath(for: cell) == nil)
    }

    @Test("By hand too, a section that is reloaded gets new cell objects, and its neighbours keep theirs")
    func sectionByHand() throws {
        let source = ListSource([["a", "b"], ["c"]])
        let view = makeList(source)
        let viewer = RecordingViewer(view)
        viewer.update()
        let former = view.visibleCells
        source.sections[0] = ["a", "x", "b"]
        view.reloadSections([0])
        viewer.update()
        #expect(viewer.texts == ["a", "x", "b", "c"])
        let now = view.visibleCells
        #expect(!now.dropLast().contains { cell in former.contains { $0 === cell } })
        #expect(now.last === former.last)
    }
}
