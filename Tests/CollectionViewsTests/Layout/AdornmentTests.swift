import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("What a layout puts on items, behind and around them") struct AdornmentTests {
    private func solve(_ layout: CollectionViewCompositionalLayout, counts: [Int]) -> LayoutSolution {
        layout.solve(
            counts: counts, environment: WindowEnvironment(size: CGSize(width: 400, height: 600)),
            heights: MeasuredHeights())
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> CollectionLayoutSize {
        CollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }

    private func section(of item: CollectionLayoutItem) -> CollectionLayoutSection {
        CollectionLayoutSection(group: .horizontal(layoutSize: size(400, 100), subitems: [item]))
    }

    @Test("A badge stands at a corner of its item, moved by shares of its own extent") func badge() {
        let badge = CollectionLayoutSupplementaryItem(
            layoutSize: size(20, 20), elementKind: "badge",
            containerAnchor: CollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = CollectionLayoutItem(layoutSize: size(100, 100), supplementaryItems: [badge])
        item.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let solution = solve(CollectionViewCompositionalLayout(section: section(of: item)), counts: [5])
        let second = LayoutElement.supplementary(SupplementaryPath(kind: "badge", section: 0, item: 1))
        #expect(solution.placement(of: second)?.frame == CGRect(x: 180, y: 0, width: 20, height: 20))
        #expect(solution.zIndex(of: second) == 1)
        let gone = LayoutElement.supplementary(SupplementaryPath(kind: "badge", section: 0, item: 5))
        #expect(solution.placement(of: gone) == nil)
        let shown = solution.elements(in: CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(shown.count == 10)
    }

    @Test("A point of the badge stands at the anchor when there is one for it") func itemAnchor() {
        let badge = CollectionLayoutSupplementaryItem(
            layoutSize: size(20, 20), elementKind: "badge",
            containerAnchor: CollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 4)),
            itemAnchor: CollectionLayoutAnchor(edges: .top))
        let item = CollectionLayoutItem(layoutSize: size(100, 100), supplementaryItems: [badge])
        let solution = solve(CollectionViewCompositionalLayout(section: section(of: item)), counts: [1])
        let element = LayoutElement.supplementary(SupplementaryPath(kind: "badge", section: 0, item: 0))
        #expect(solution.placement(of: element)?.frame == CGRect(x: 40, y: 104, width: 20, height: 20))
    }

    @Test("A background stands behind all of its section, inset as it says") func decoration() {
        let item = CollectionLayoutItem(layoutSize: size(400, 100))
        let section = section(of: item)
        section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let background = CollectionLayoutDecorationItem.background(elementKind: "back")
        background.contentInsets = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]
        let solution = solve(CollectionViewCompositionalLayout(section: section), counts: [2, 1])
        let element = LayoutElement.supplementary(SupplementaryPath(kind: "back", section: 1, isDecoration: true))
        #expect(solution.placement(of: element)?.frame == CGRect(x: 5, y: 225, width: 390, height: 110))
        #expect(solution.zIndex(of: element) == -1)
    }

    @Test("A header at an end of the line stands there; one that doesn't extend its section stands over it")
    func boundaries() {
        let header = CollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(100, 30), elementKind: "head", alignment: .topTrailing)
        header.extendsBoundary = false
        header.zIndex = 2
        let section = section(of: CollectionLayoutItem(layoutSize: size(400, 100)))
        section.boundarySupplementaryItems = [header]
        let solution = solve(CollectionViewCompositionalLayout(section: section), counts: [1])
        let element = LayoutElement.supplementary(SupplementaryPath(kind: "head", section: 0))
        #expect(solution.placement(of: element)?.frame == CGRect(x: 300, y: 0, width: 100, height: 30))
        #expect(solution.zIndex(of: element) == 2)
        #expect(solution.contentSize.height == CGFloat(100))
    }

    @Test("Space around items, and groups that place their items themselves") func spacing() {
        let item = CollectionLayoutItem(layoutSize: size(100, 50))
        item.edgeSpacing = CollectionLayoutEdgeSpacing(leading: .fixed(10), top: .fixed(5), trailing: nil, bottom: nil)
        let spaced = solve(CollectionViewCompositionalLayout(section: section(of: item)), counts: [2])
        #expect(
            spaced.placement(of: .item(ItemPath(section: 0, item: 1)))?.frame
                == CGRect(x: 120, y: 5, width: 100, height: 50))
        let group = CollectionLayoutGroup.custom(layoutSize: size(400, 80)) { environment in
            let width = environment.container.contentSize.width / 2
            return [0, 1].map {
                CollectionLayoutGroupCustomItem(frame: CGRect(x: width * $0, y: 10 * $0, width: width, height: 40))
            }
        }
        let custom = solve(
            CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)), counts: [3])
        #expect(
            custom.placement(of: .item(ItemPath(section: 0, item: 1)))?.frame
                == CGRect(x: 200, y: 10, width: 200, height: 40))
        #expect(custom.placement(of: .item(ItemPath(section: 0, item: 2)))?.frame.minY == CGFloat(80))
    }

    @Test("A readable column is no wider than can be read") func readable() {
        let section = section(
            of: CollectionLayoutItem(
                layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))))
        section.contentInsetsReference = .layoutMargins
        let solution = solve(CollectionViewCompositionalLayout(section: section), counts: [1])
        #expect(solution.patterns[0].insets.leading == CGFloat(16))
    }
}
