import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Sections that are inserted, deleted, moved and reloaded by hand")
struct SectionMutatorTests {
    let source = ListSource([["a1", "a2"], ["b1"], ["c1"]])
    let view: CollectionView
    let viewer: RecordingViewer

    init() {
        view = makeList(source)
        viewer = RecordingViewer(view)
        viewer.update()
    }

    @Test("An inserted section appears with its items, and the others keep their cells")
    func insert() {
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 1))
        source.sections.insert(["x1", "x2"], at: 1)
        view.insertSections([1])
        viewer.update()
        #expect(viewer.texts == ["a1", "a2", "x1", "x2", "b1", "c1"])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 2)) === cell)
    }

    @Test("A deleted section goes with its items")
    func delete() {
        view.selectItem(at: IndexPath(item: 0, section: 2), animated: false)
        source.sections.remove(at: 0)
        view.deleteSections([0])
        viewer.update()
        #expect(viewer.texts == ["b1", "c1"])
        #expect(view.numberOfSections == 2)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
    }

    @Test("A moved section takes its items along, cells and selection too")
    func move() {
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false)
        source.sections.append(source.sections.removeFirst())
        view.moveSection(0, toSection: 2)
        viewer.update()
        #expect(viewer.texts == ["b1", "c1", "a1", "a2"])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 2)) === cell)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 2)])
    }

    @Test("A reloaded section may come back with other items, and the others keep their cells")
    func reload() {
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 1))
        source.sections[0] = ["a1", "a3", "a4"]
        view.reloadSections([0])
        viewer.update()
        #expect(viewer.texts == ["a1", "a3", "a4", "b1", "c1"])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
    }

    @Test("All together are one update")
    func together() {
        view.performBatchUpdates {
            source.sections = [["c1"], ["y1"], ["a1"]]
            view.deleteSections([1])
            view.insertSections([1])
            view.moveSection(2, toSection: 0)
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        viewer.update()
        #expect(viewer.texts == ["c1", "y1", "a1"])
    }
}
