import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("A compositional layout")
struct CompositionalLayoutTests {
    private func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension) -> CollectionLayoutSize {
        CollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func solve(_ layout: CollectionViewLayout, _ counts: [Int], width: Double = 400) -> LayoutSolution {
        layout.solve(
            counts: counts, environment: WindowEnvironment(size: CGSize(width: width, height: 600)),
            heights: MeasuredHeights())
    }

    private func frames(_ section: CollectionLayoutSection, _ count: Int, width: Double = 400) -> [CGRect] {
        let solution = solve(CollectionViewCompositionalLayout(section: section), [count], width: width)
        return (0..<count).map { solution.placement(of: .item(ItemPath(section: 0, item: $0)))!.frame }
    }

    @Test("A horizontal group takes as many fractional items as fit")
    func fittingItems() {
        let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3.0), .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let frames = frames(CollectionLayoutSection(group: group), 4, width: 300)
        #expect(frames.map(\.minX).map { $0.rounded() } == [0, 100, 200, 0])
        #expect(frames.map(\.minY) == [0, 0, 0, 60])
    }

    @Test("Repeated items that need too much share the width, spacing and insets included")
    func repeatedItems() {
        let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        let section = CollectionLayoutSection(group: group)
        section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        section.interGroupSpacing = 8
        let frames = frames(section, 4, width: 360)
        #expect(frames[0] == CGRect(x: 20, y: 5, width: 100, height: 50))
        #expect(frames[1] == CGRect(x: 130, y: 5, width: 100, height: 50))
        #expect(frames[2] == CGRect(x: 240, y: 5, width: 100, height: 50))
        #expect(frames[3] == CGRect(x: 20, y: 63, width: 100, height: 50))
    }

    @Test("Repeated items that fit keep their own width, and a resizing count overrides it")
    func ownWidth() {
        let item = CollectionLayoutItem(layoutSize: size(.absolute(50), .fractionalHeight(1)))
        let whole = size(.fractionalWidth(1), .absolute(50))
        let own = CollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: item, count: 2)
        #expect(frames(CollectionLayoutSection(group: own), 2).map(\.width) == [50, 50])
        let resized = CollectionLayoutGroup.horizontal(layoutSize: whole, subitem: item, count: 2)
        #expect(frames(CollectionLayoutSection(group: resized), 2).map(\.width) == [200, 200])
    }

    @Test("Flexible spacing shares out what is left over")
    func flexibleSpacing() {
        let item = CollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .flexible(10)
        #expect(frames(CollectionLayoutSection(group: group), 3).map(\.minX) == [0, 150, 300])
    }

    @Test("Groups in groups place all of their items")
    func nestedGroups() {
        let leading = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        leading.contentInsets = DirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let small = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let trailing = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, trailing])
        let frames = frames(CollectionLayoutSection(group: group), 4)
        #expect(frames[0] == CGRect(x: 2, y: 2, width: 196, height: 96))
        #expect(frames[1] == CGRect(x: 200, y: 0, width: 200, height: 50))
        #expect(frames[2] == CGRect(x: 200, y: 50, width: 200, height: 50))
        #expect(frames[3] == CGRect(x: 2, y: 102, width: 196, height: 96))
    }

    @Test("A fractional height is a share of the window's")
    func fractionalHeight() {
        let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)), subitems: [item])
        #expect(frames(CollectionLayoutSection(group: group), 2)[1] == CGRect(x: 0, y: 150, width: 400, height: 150))
    }

    @Test("A section provider sees the width, so a grid adapts to it")
    func adaptiveGrid() {
        var asked: [Double] = []
        let layout = CollectionViewCompositionalLayout { [self] _, environment in
            asked.append(environment.container.effectiveContentSize.width)
            let columns = Int(environment.container.effectiveContentSize.width / 100)
            let full = size(.fractionalWidth(1), .absolute(40))
            return CollectionLayoutSection(
                group: .horizontal(
                    layoutSize: full, repeatingSubitem: CollectionLayoutItem(layoutSize: full), count: columns))
        }
        #expect(solve(layout, [12], width: 300).contentSize.height == 160)
        #expect(solve(layout, [12], width: 600).contentSize.height == 80)
        #expect(asked == [300, 600])
    }

    @Test("Headers and footers stand around their section's items")
    func boundaries() {
        let full = size(.fractionalWidth(1), .absolute(40))
        let section = CollectionLayoutSection(
            group: .vertical(layoutSize: full, subitems: [CollectionLayoutItem(layoutSize: full)]))
        section.contentInsets = DirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 10)
        let bar = size(.fractionalWidth(1), .absolute(20))
        section.boundarySupplementaryItems = [
            CollectionLayoutBoundarySupplementaryItem(layoutSize: bar, elementKind: "head", alignment: .top),
            CollectionLayoutBoundarySupplementaryItem(layoutSize: bar, elementKind: "foot", alignment: .bottom),
        ]
        let solution = solve(CollectionViewCompositionalLayout(section: section), [2, 0])
        func frame(_ kind: String, _ section: Int) -> CGRect? {
            solution.placement(of: .supplementary(SupplementaryPath(kind: kind, section: section)))?.frame
        }
        #expect(frame("head", 0) == CGRect(x: 10, y: 0, width: 380, height: 20))
        #expect(frame("foot", 0) == CGRect(x: 10, y: 110, width: 380, height: 20))
        #expect(frame("head", 1)?.minY == 130)
        #expect(solution.contentSize.height == 180)
        #expect(
            solution.elements(in: CGRect(x: 0, y: 0, width: 400, height: 30)).first
                == .supplementary(.init(kind: "head", section: 0)))
    }

    @Test("A million uniform rows cost no work for each row", arguments: [1_000, 1_000_000, 1_000_000_000])
    func uniformRows(count: Int) {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.rowHeight = 44
        let solution = solve(CollectionViewCompositionalLayout.list(using: list), [count])
        #expect(solution.workCount == 1)
        #expect(solution.contentSize.height == CGFloat(count) * 44 + 24)
        let end = CGRect(x: 0, y: solution.contentSize.height - 600, width: 400, height: 600)
        let elements = solution.elements(in: end)
        #expect(elements.last == .item(ItemPath(section: 0, item: count - 1)))
        #expect(elements.count <= 15)
    }

    @Test("Measured heights of rows cost no work for each")
    func measuredRows() {
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .plain))
        var heights = MeasuredHeights()
        for item in [7, 500_000, 3] { heights.set(100, for: .item(ItemPath(section: 0, item: item))) }
        let solution = layout.solve(
            counts: [1_000_000], environment: WindowEnvironment(size: CGSize(width: 400, height: 600)),
            heights: heights)
        #expect(solution.workCount == 1)
        #expect(solution.contentSize.height == CGFloat(44_000_000 + 3 * 56))
        #expect(solution.placement(of: .item(ItemPath(section: 0, item: 5)))?.frame.minY == 276)
        #expect(solution.placement(of: .item(ItemPath(section: 0, item: 500_001)))?.frame.minY == 22_000_212)
    }

    @Test("A line of a grid is as high as its highest item")
    func estimatedGrid() {
        let estimated = size(.fractionalWidth(0.5), .estimated(40))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(40)),
            subitems: [CollectionLayoutItem(layoutSize: estimated)])
        let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
        var heights = MeasuredHeights()
        heights.set(70, for: .item(ItemPath(section: 0, item: 1)))
        let solution = layout.solve(
            counts: [4], environment: WindowEnvironment(size: CGSize(width: 400, height: 600)),
            heights: heights)
        #expect(solution.placement(of: .item(ItemPath(section: 0, item: 0)))?.frame.height == 40)
        #expect(solution.placement(of: .item(ItemPath(section: 0, item: 1)))?.frame.height == 70)
        #expect(solution.placement(of: .item(ItemPath(section: 0, item: 2)))?.frame.minY == 70)
        #expect(solution.contentSize.height == 110)
    }

    @Test(
        "A section that scrolls across lies in a lane of its own",
        arguments: CollectionLayoutSectionOrthogonalScrollingBehavior.allCases)
    func lanes(behavior: CollectionLayoutSectionOrthogonalScrollingBehavior) {
        let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(80)), repeatingSubitem: item, count: 1)
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        section.orthogonalScrollingBehavior = behavior
        let solution = solve(CollectionViewCompositionalLayout(section: section), [10])
        guard behavior != .none else {
            #expect(solution.contentSize.height == CGFloat(10 * 90))
            return
        }
        #expect(solution.contentSize.height == 90)
        #expect(solution.lanes(in: CGRect(x: 0, y: 0, width: 400, height: 600)) == [0])
        #expect(solution.laneFrame(0) == CGRect(x: 0, y: 5, width: 400, height: 80))
        let start = behavior == .groupPagingCentered ? 150.0 : 20
        let second = solution.placement(of: .item(ItemPath(section: 0, item: 1)))
        #expect(second?.frame == CGRect(x: start + 110, y: 0, width: 100, height: 80))
        #expect(second?.lane == 0)
        #expect(solution.laneContentSize(0).width == CGFloat(2 * start + 10 * 110 - 10))
        switch behavior {
        case .none, .continuous: #expect(solution.patterns[0].snapInterval == nil)
        case .paging: #expect(solution.patterns[0].snapInterval == 400)
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
            #expect(solution.patterns[0].snapInterval == 110)
        }
    }
}
