import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("The supplementary view provider of a diffable data source")
struct SupplementaryProviderTests {
    @Test("is called with the view, the kind and the place, and its view is shown")
    func forwards() {
        let names = ["A", "B"]
        let list = DiffableList<Int, Int>(header: { names[$0.section] }) { "\($0)" }
        list.show(.of((0, [1]), (1, [2, 3])))
        #expect(list.viewer.texts == ["A", "1", "B", "2", "3"])
        #expect(list.log.headers == [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)])
    }

    @Test("gives views that the list tells of while they are in sight")
    func inSight() {
        let list = DiffableList<Int, Int>(header: { "Section \($0.section)" }) { "\($0)" }
        list.show(.of((0, Array(0..<9)), (1, Array(10..<19)), (2, Array(20..<29)), (3, Array(30..<39))))
        let kind = CollectionView.elementKindSectionHeader
        let end = list.viewer.contentSize.height - list.viewer.window.size.height
        for (y, isAtStart, isAtEnd) in [(0.0, true, false), (end, false, true)] {
            list.viewer.scroll(to: y)
            list.viewer.update()
            let paths = list.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
            #expect(paths.contains([0, 0]) == isAtStart && paths.contains([3, 0]) == isAtEnd)
            #expect(list.view.visibleSupplementaryViews(ofKind: kind).count == paths.count && paths.count < 4)
        }
        #expect(list.view.visibleSupplementaryViews(ofKind: "other").isEmpty)
    }

    @Test("is not asked by a layout without supplementaries")
    func notAsked() {
        let list = DiffableList<Int, Int> { "\($0)" }
        list.dataSource.supplementaryViewProvider = { _, _, _ in
            Issue.record("The layout has no headers.")
            return nil
        }
        list.show(.of((0, [1])))
        #expect(list.viewer.texts == ["1"])
    }

    @Test("that is missing stops the program when the layout asks")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let list = DiffableList<Int, Int>(header: { _ in "" }) { "\($0)" }
            list.dataSource.supplementaryViewProvider = nil
            list.show(.of((0, [1])))
        }
        expect(
            result,
            says: "the layout asks for a supplementary view of kind SectionHeader at [0, 0]",
            "there is no supplementaryViewProvider; set one")
    }

    @Test("that returns nil stops the program")
    func returnsNil() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let list = DiffableList<Int, Int>(header: { _ in "" }) { "\($0)" }
            list.dataSource.supplementaryViewProvider = { _, _, _ in nil }
            list.show(.of((0, [1])))
        }
        expect(result, says: "the supplementaryViewProvider returned nil for kind SectionHeader at [0, 0]")
    }
}
