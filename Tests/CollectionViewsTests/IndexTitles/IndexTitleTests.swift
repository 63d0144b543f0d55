import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("The index beside a view")
struct IndexTitleTests {
    /// A data source with an index of its sections' first letters.
    final class Lettered: CollectionViewDiffableDataSource<String, String> {
        var titles: [String]?
        var paths: [String: IndexPath] = [:]
        var asked = 0

        override func indexTitles(for collectionView: CollectionView) -> [String]? {
            asked += 1
            return titles ?? snapshot().sectionIdentifiers
        }

        override func collectionView(
            _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            paths[title]
                ?? super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        }
    }

    let view: CollectionView
    let source: Lettered

    init() {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.rowHeight = 50
        configuration.headerMode = .supplementary
        view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        let row = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        source = Lettered(collectionView: view) { view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { cell, _, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = "head \(indexPath.section)"
            cell.contentConfiguration = content
        }
        source.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        source.apply(.of(("A", names("a")), ("B", []), ("C", names("c")), ("D", names("d"))))
    }

    private func names(_ letter: String) -> [String] { (0..<20).map { "\(letter)\($0)" } }

    @Test("A viewer is told the titles once, and again when they changed")
    func telling() {
        let viewer = RecordingViewer(view)
        #expect(viewer.update()?.indexTitles == ["A", "B", "C", "D"])
        viewer.scroll(to: 2_000)
        #expect(viewer.update()?.indexTitles == nil && source.asked == 1)
        var snapshot = source.snapshot()
        snapshot.deleteSections(["B"])
        source.apply(snapshot)
        #expect(viewer.update()?.indexTitles == ["A", "C", "D"])
        source.titles = []
        #expect(viewer.update() == nil)
        view.reloadIndexTitles()
        #expect(viewer.update()?.indexTitles == [])
        source.titles = ["A"]
        source.applySnapshotUsingReloadData(snapshot)
        let anew = viewer.update()
        #expect(anew?.base == 0 && anew?.indexTitles == ["A"])
    }

    @Test("A title leads to its section's header, that of an empty one too")
    func headers() {
        let viewer = RecordingViewer(view)
        viewer.update()
        viewer.window.scroll(toIndexTitle: "C", at: 2)
        viewer.update()
        let header = viewer.visible.first { $0.content.text == "head 2" }
        #expect(header?.frame.minY == viewer.offset.y && viewer.offset.y > 1_000)
        viewer.window.scroll(toIndexTitle: "B", at: 1)
        viewer.update()
        #expect(viewer.visible.first { $0.content.text == "head 1" }?.frame.minY == viewer.offset.y)
        viewer.window.scroll(toIndexTitle: "A", at: 0)
        viewer.update()
        #expect(viewer.offset.y == 0)
    }

    @Test("A title leads to the item that the data source names, or stays where the window is")
    func items() {
        source.paths = [
            "C": IndexPath(item: 7, section: 2), "D": IndexPath(item: 0, section: NSNotFound),
        ]
        let viewer = RecordingViewer(view, size: CGSize(width: 400, height: 300))
        viewer.update()
        viewer.window.scroll(toIndexTitle: "C", at: 2)
        viewer.update()
        let key = viewer.key("c7") ?? -1
        // Below the header, which stays at the edge.
        #expect(viewer.rows[key]?.frame.minY == viewer.offset.y + 36)
        viewer.window.scroll(toIndexTitle: "D", at: 3)
        #expect(viewer.update() == nil)
    }

    @Test("A title that moved among the others still leads to its place, one that is gone to none")
    func staleTitles() {
        let viewer = RecordingViewer(view)
        viewer.update()
        var snapshot = source.snapshot()
        snapshot.deleteSections(["A"])
        source.apply(snapshot)
        viewer.window.scroll(toIndexTitle: "A", at: 0)
        viewer.update()
        #expect(viewer.offset.y == 0)
        viewer.window.scroll(toIndexTitle: "D", at: 3)
        viewer.update()
        #expect(viewer.offset.y > 900)
    }

    @Test("A header that turns out higher than it was taken to be stays at the edge that it was brought to")
    func measuredHeader() {
        let viewer = RecordingViewer(view)
        viewer.update()
        viewer.window.scroll(toIndexTitle: "C", at: 2)
        viewer.update()
        let header = viewer.key("head 2") ?? -1
        viewer.window.measured(header, height: 44)
        viewer.update()
        #expect(viewer.rows[header]?.frame.minY == viewer.offset.y)
        #expect(viewer.rows[header]?.frame.height == 44)
    }

    @Test("A view without an index speaks of none, and empty sections at its end lead to its last row")
    func edges() {
        let list = DiffableList<Int, String>(text: { $0 })
        list.dataSource.apply(.of((0, names("a"))))
        #expect(list.viewer.update()?.indexTitles == nil)
        #expect(list.dataSource.indexTitles(for: list.view) == nil)
        let source = ListSource([["a"], ["b"], []])
        #expect(source.indexTitles(for: list.view) == nil)
        #expect(
            source.collectionView(list.view, indexPathForIndexTitle: "x", at: 2) == IndexPath(item: 0, section: 2))
    }

    @Test("A title that leads to no item stops the program")
    func noSuchItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let tests = IndexTitleTests()
            tests.source.paths = ["C": IndexPath(item: 20, section: 2)]
            let viewer = RecordingViewer(tests.view)
            viewer.update()
            viewer.window.scroll(toIndexTitle: "C", at: 2)
        }
        expect(result, says: "collectionView(_:indexPathForIndexTitle:at:)", "\"C\"", "there is no item")
    }
}
