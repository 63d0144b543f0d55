import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Sections that scroll across, in a window that gets another size")
struct LaneResizingTests {
    typealias Behavior = CollectionLayoutSectionOrthogonalScrollingBehavior

    let source = ListSource([(0..<20).map { "a\($0)" }])

    /// Shows a lane of 20 items of a width.
    private func show(_ behavior: Behavior, width: CollectionLayoutDimension) -> RecordingViewer {
        let view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout { _, _ in
                let full = CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
                let group = CollectionLayoutGroup.horizontal(
                    layoutSize: CollectionLayoutSize(widthDimension: width, heightDimension: .absolute(100)),
                    subitems: [CollectionLayoutItem(layoutSize: full)])
                let section = CollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = behavior
                return section
            })
        view.dataSource = source
        let viewer = RecordingViewer(view)
        viewer.update()
        return viewer
    }

    /// Gives the window another width, and returns where its lane is then.
    private func turn(_ viewer: RecordingViewer, to width: CGFloat) throws -> Double {
        viewer.window.resize(to: CGSize(width: width, height: 600))
        viewer.update()
        return try #require(viewer.lanes.first?.offset)
    }

    @Test(
        "keep the group at which they rest",
        arguments: [
            (Behavior.paging, 1.0, 1200.0), (.groupPaging, 0.5, 600), (.groupPagingCentered, 0.75, 900),
            (.continuousGroupLeadingBoundary, 0.5, 600), (.continuous, 0.25, 300),
        ])
    func group(behavior: Behavior, width: Double, offset: Double) throws {
        let viewer = show(behavior, width: .fractionalWidth(width))
        let lane = try #require(viewer.lanes.first)
        viewer.window.scrollLane(lane.id, to: offset)
        viewer.update()
        #expect(try turn(viewer, to: 800) == 2 * offset)
        #expect(try turn(viewer, to: 400) == offset)
    }

    @Test("show the page with the first group that was in sight")
    func pages() throws {
        let viewer = show(.paging, width: .fractionalWidth(0.5))
        let lane = try #require(viewer.lanes.first)
        viewer.window.scrollLane(lane.id, to: 1200)
        #expect(try turn(viewer, to: 500) == 1500)
        #expect(try turn(viewer, to: 400) == 1200)
    }

    @Test("come back to their end where less was left to scroll meanwhile, unless they were scrolled")
    func end() throws {
        let viewer = show(.groupPaging, width: .absolute(100))
        let lane = try #require(viewer.lanes.first)
        viewer.window.scrollLane(lane.id, to: 1600)
        #expect(try turn(viewer, to: 800) == 1200)
        // Viewers round offsets.
        viewer.window.scrollLane(lane.id, to: 1199.5)
        #expect(try turn(viewer, to: 400) == 1600)
        _ = try turn(viewer, to: 800)
        viewer.window.scrollLane(lane.id, to: 500)
        viewer.window.resize(to: CGSize(width: 400, height: 600))
        #expect(viewer.update()?.lanes.first?.offset == nil)
    }
}
