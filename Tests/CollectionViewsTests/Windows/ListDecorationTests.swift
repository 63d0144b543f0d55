import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("A list's looks")
struct ListDecorationTests {
    let source = ListSource([["a", "b", "c"], ["d"]])

    private func show(
        _ appearance: CollectionLayoutListConfiguration.Appearance,
        headerMode: CollectionLayoutListConfiguration.HeaderMode = .none
    ) -> [RowContent] {
        var configuration = CollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = headerMode
        let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        view.dataSource = source
        let viewer = RecordingViewer(view)
        viewer.update()
        return viewer.visible.map(\.content)
    }

    @Test("Groups of an inset grouped list are rounded at their ends")
    func grouping() {
        let rows = show(.insetGrouped)
        #expect(rows.map(\.grouping) == [.first, .middle, .last, .single])
        #expect(rows.map(\.showsSeparator) == [true, true, false, false])
    }

    @Test("Plain lists have separators, sidebars have none and a look of their own")
    func plainAndSidebar() {
        #expect(show(.plain).map(\.grouping) == [.none, .none, .none, .none])
        #expect(show(.plain).map(\.showsSeparator) == [true, true, false, false])
        #expect(show(.sidebar).allSatisfy { !$0.showsSeparator && $0.style == .sidebar })
        #expect(show(.sidebarPlain).allSatisfy { !$0.showsSeparator && $0.style == .sidebar })
    }

    @Test("Grouped lists keep their sections apart, from edge to edge")
    func grouped() {
        #expect(show(.grouped).map(\.grouping) == [.first, .middle, .last, .single])
        #expect(show(.grouped).map(\.showsSeparator) == [true, true, false, false])
        let layout = CollectionViewCompositionalLayout.list(using: .init(appearance: .grouped))
        let view = CollectionView(collectionViewLayout: layout)
        view.dataSource = source
        let viewer = RecordingViewer(view)
        viewer.update()
        let frames = viewer.visible.map(\.frame)
        #expect(frames[0].minY == 16)
        #expect(frames[3].minY == frames[2].maxY + 32)
        #expect(frames.allSatisfy { $0.minX == 0 && $0.width == frames[0].width })
    }

    @Test("The first item of a section can be its header")
    func firstItemInSection() {
        let rows = show(.insetGrouped, headerMode: .firstItemInSection)
        #expect(rows.map(\.style) == [.header, .cell, .cell, .header])
        #expect(rows.map(\.grouping) == [.none, .first, .last, .none])
        #expect(rows.map(\.showsSeparator) == [false, true, false, false])
    }

    @Test("A cell that was the header and no longer is becomes a row")
    func formerHeader() throws {
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        view.dataSource = source
        let viewer = RecordingViewer(view)
        viewer.update()
        source.sections[0].swapAt(0, 1)
        view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 0))
        viewer.update()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(!cell.isHeaderOrFooter)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isHeaderOrFooter == true)
    }

    /// Two tiles on each line.
    private func makeGrid() -> CollectionView {
        let full = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: full, repeatingSubitem: CollectionLayoutItem(layoutSize: full), count: 2)
        let view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)))
        view.dataSource = source
        return view
    }

    @Test("A grid tells each row's line and column")
    func grid() {
        let viewer = RecordingViewer(makeGrid())
        #expect(viewer.update()?.role == .grid)
        let places = viewer.visible.map(\.numbers)
        #expect(places.map(\.line) == [0, 0, 1, 2])
        #expect(places.map(\.column) == [0, 1, 0, 0])
    }

    @Test("Tiles that change places change their lines and columns, and are not sent what they show")
    func movedTiles() throws {
        let view = makeGrid()
        let viewer = RecordingViewer(view)
        viewer.update()
        source.sections[0] = ["c", "a", "b"]
        view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
        let transaction = try #require(viewer.update())
        #expect(transaction.rows.count == 3 && transaction.rows.allSatisfy { $0.content == nil })
        #expect(viewer.texts == ["c", "a", "b", "d"])
        #expect(viewer.visible.map(\.numbers.line) == [0, 0, 1, 2])
        #expect(viewer.visible.map(\.numbers.column) == [0, 1, 0, 0])
    }

    @Test("Sections that go sideways make no grid, whatever their groups hold; one that goes on below does")
    func sideways() {
        let full = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        var behavior = CollectionLayoutSectionOrthogonalScrollingBehavior.paging
        let layout = CollectionViewCompositionalLayout { index, _ in
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: full, repeatingSubitem: CollectionLayoutItem(layoutSize: full), count: 2)
            let section = CollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = index == 0 ? .continuous : behavior
            return section
        }
        let view = CollectionView(collectionViewLayout: layout)
        view.dataSource = source
        let viewer = RecordingViewer(view)
        #expect(viewer.update()?.role == .list)
        behavior = .none
        layout.invalidateLayout()
        #expect(viewer.update()?.role == .grid)
    }

    @Test("Headers are shown with their sections and follow them")
    func headers() {
        let view = makeList(ListSource([]))
        let source = SnapshotSource(view)
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        view.collectionViewLayout = CollectionViewCompositionalLayout.list(using: configuration)
        source.reload(.filled(sections: 2, items: 2))
        let viewer = RecordingViewer(view)
        viewer.update()
        #expect(viewer.texts == ["Header", "1", "2", "Header", "3", "4"])
        let header = view.supplementaryView(
            forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header != nil)
        var snapshot = source.snapshot
        snapshot.deleteSections([-1])
        source.apply(snapshot)
        #expect(
            view.supplementaryView(
                forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)) === header)
        viewer.update()
        #expect(viewer.rows.count == 3)
    }
}
