import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Dimensions, anchors and spacings") struct DimensionTests {
    @Test(
        "say what they were made of",
        arguments: [
            (CollectionLayoutDimension.absolute(4), "absolute"), (.fractionalWidth(0.5), "width"),
            (.fractionalHeight(0.5), "height"), (.estimated(4), "estimated"),
            (.uniformAcrossSiblings(estimate: 4), "estimated uniform"),
        ])
    func kinds(_ dimension: CollectionLayoutDimension, _ kind: String) {
        let kinds = [
            dimension.isAbsolute ? "absolute" : nil, dimension.isFractionalWidth ? "width" : nil,
            dimension.isFractionalHeight ? "height" : nil, dimension.isEstimated ? "estimated" : nil,
            dimension.isUniformAcrossSiblings ? "uniform" : nil,
        ]
        #expect(kinds.compactMap { $0 }.joined(separator: " ") == kind)
        #expect(CollectionLayoutSpacing.fixed(8).isFixedSpacing && !CollectionLayoutSpacing.flexible(8).isFixedSpacing)
        #expect(CollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 0)).isFractionalOffset)
        #expect(!CollectionLayoutAnchor(edges: .top).isFractionalOffset)
    }

    @Test("Neighbours of uniform height are all as high as the highest of their line") func uniform() throws {
        let uniform = CollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 40))
        let line = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: line, subitems: [CollectionLayoutItem(layoutSize: uniform)])
        let section = CollectionLayoutSection(group: group)
        section.supplementaryContentInsetsReference = .readableContent
        var heights = MeasuredHeights()
        heights.set(70, for: .item(ItemPath(section: 0, item: 1)))
        let solution = CollectionViewCompositionalLayout(section: section).solve(
            counts: [4], environment: WindowEnvironment(size: CGSize(width: 400, height: 600)), heights: heights)
        let frames = (0..<4).compactMap { solution.placement(of: .item(ItemPath(section: 0, item: $0)))?.frame }
        #expect(frames.map(\.height) == [70, 70, 40, 40] && frames.map(\.minY) == [0, 0, 70, 70])
    }
}
