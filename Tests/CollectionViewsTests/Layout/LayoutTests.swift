import DiffableSnapshots
import Testing

@testable import CollectionViews

@MainActor
@Suite("The compositional layout")
struct LayoutTests {
    func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension) -> CollectionLayoutSize {
        CollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    func item(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension) -> CollectionLayoutItem {
        CollectionLayoutItem(layoutSize: size(width, height))
    }

    func solve(
        _ section: CollectionLayoutSection, counts: [Int], width: Double = 300, height: Double = 600,
        measured: MeasuredHeights = MeasuredHeights()
    ) -> SolvedLayout {
        CollectionViewCompositionalLayout(section: section).solve(
            LayoutInput(itemCounts: counts, container: Size(width: width, height: height), measured: measured))
    }

    func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

    @Test("A grid of three shares the width and repeats its line")
    func grid() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .fixed(10)
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = DirectionalEdgeInsets(top: 7, leading: 10, bottom: 8, trailing: 10)
        let layout = solve(section, counts: [7])
        let width = (280.0 - 20) / 3
        #expect(layout.frame(of: path(0, 0)) == Rect(x: 10, y: 7, width: width, height: 50))
        #expect(layout.frame(of: path(0, 2)) == Rect(x: 10 + 2 * (width + 10), y: 7, width: width, height: 50))
        #expect(layout.frame(of: path(0, 6)) == Rect(x: 10, y: 7 + 110, width: width, height: 50))
        #expect(layout.contentSize == Size(width: 300, height: 7 + 3 * 50 + 2 * 5 + 8))
        #expect(layout.role == .grid)
    }

    @Test("Items of a fixed width fill the line and go on in the next")
    func flow() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item(.absolute(90), .fractionalHeight(1))])
        let layout = solve(CollectionLayoutSection(group: group), counts: [4])
        #expect(layout.frame(of: path(0, 2)) == Rect(x: 180, y: 0, width: 90, height: 20))
        #expect(layout.frame(of: path(0, 3)) == Rect(x: 0, y: 20, width: 90, height: 20))
    }

    @Test("Flexible spacing takes what the items leave over")
    func flexibleSpacing() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item(.absolute(80), .fractionalHeight(1))])
        group.interItemSpacing = .flexible(10)
        let layout = solve(CollectionLayoutSection(group: group), counts: [3])
        #expect(layout.frame(of: path(0, 1)).minX == 110)
        #expect(layout.frame(of: path(0, 2)).minX == 220)
    }

    @Test("A group stands in a group")
    func nested() {
        let pair = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), pair])
        let layout = solve(CollectionLayoutSection(group: group), counts: [4])
        #expect(layout.frame(of: path(0, 0)) == Rect(x: 0, y: 0, width: 150, height: 100))
        #expect(layout.frame(of: path(0, 1)) == Rect(x: 150, y: 0, width: 150, height: 50))
        #expect(layout.frame(of: path(0, 2)) == Rect(x: 150, y: 50, width: 150, height: 50))
        #expect(layout.frame(of: path(0, 3)) == Rect(x: 0, y: 100, width: 150, height: 100))
    }

    @Test("A section provider sees the viewer's width")
    func adaptive() {
        let layout = CollectionViewCompositionalLayout { _, environment in
            let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
            return CollectionLayoutSection(
                group: .horizontal(
                    layoutSize: self.size(.fractionalWidth(1), .absolute(40)),
                    repeatingSubitem: self.item(.fractionalWidth(1), .fractionalHeight(1)), count: columns))
        }
        for (width, expected) in [(400.0, 200.0), (800, 200)] {
            let solved = layout.solve(LayoutInput(itemCounts: [9], container: Size(width: width, height: 100)))
            #expect(solved.frame(of: path(0, 0)).width == expected)
        }
    }

    @Test("A million uniform rows are placed from a few numbers")
    func million() {
        let layout = solve(.list(using: .init(appearance: .plain)), counts: [1_000_000])
        #expect(layout.contentSize.height == 44_000_000)
        #expect(layout.frame(of: path(0, 999_999)).maxY == 44_000_000)
        let elements = layout.elements(in: Rect(x: 0, y: 22_000_000, width: 300, height: 600))
        #expect(elements.count == 14)
        #expect(elements.first?.kind == .item(path(0, 500_000)))
    }

    @Test("A measured row pushes down the ones below it, and no others")
    func measured() {
        var measured = MeasuredHeights()
        measured[path(0, 2)] = 100
        measured[path(0, 4)] = 44
        measured[path(1, 0)] = 20
        let layout = solve(.list(using: .init(appearance: .plain)), counts: [5, 2], measured: measured)
        #expect(layout.frame(of: path(0, 1)) == Rect(x: 0, y: 44, width: 300, height: 44))
        #expect(layout.frame(of: path(0, 2)) == Rect(x: 0, y: 88, width: 300, height: 100))
        #expect(layout.frame(of: path(0, 3)).minY == 188)
        #expect(layout.frame(of: path(1, 0)) == Rect(x: 0, y: 276, width: 300, height: 20))
        #expect(layout.contentSize.height == 276 + 20 + 44)
    }

    @Test("What is found in a rectangle is what intersects it", arguments: 0..<50)
    func elements(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let counts = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 0...40, using: &random) }
        var measured = MeasuredHeights()
        for (section, count) in counts.enumerated() where count > 0 {
            for _ in 0..<3 {
                measured[path(section, Int.random(in: 0..<count, using: &random))] =
                    Double(Int.random(in: 40...800, using: &random)) / 4
            }
        }
        let section = CollectionLayoutSection.list(using: .init(appearance: seed % 2 == 0 ? .insetGrouped : .plain))
        section.interGroupSpacing = Double(seed % 3)
        let layout = solve(section, counts: counts, measured: measured)
        let all = counts.enumerated().flatMap { section, count in (0..<count).map { path(section, $0) } }
        for _ in 0..<20 {
            let y = Double.random(in: -50...max(1, layout.contentSize.height), using: &random)
            let rect = Rect(x: 0, y: y, width: 300, height: Double.random(in: 1...500, using: &random))
            let expected = all.filter { layout.frame(of: $0).intersects(rect) }
            let found = layout.elements(in: rect).compactMap { element -> ItemPath? in
                if case .item(let path) = element.kind { path } else { nil }
            }
            #expect(found == expected, "seed \(seed), rect \(rect)")
        }
        for (one, next) in zip(all, all.dropFirst()) {
            #expect(layout.frame(of: one).maxY <= layout.frame(of: next).minY)
        }
    }

    @Test("Rows of a rounded group know whether they are first, last, or alone")
    func grouping() {
        let layout = solve(.list(using: .init(appearance: .insetGrouped)), counts: [1, 3])
        let elements = layout.elements(in: Rect(x: 0, y: 0, width: 300, height: 1000))
        #expect(elements.map(\.decoration.grouping) == [.single, .first, .middle, .last])
        #expect(elements.map(\.decoration.showsSeparator) == [false, true, true, false])
    }

    @Test("With a header as first item, the group begins behind it")
    func firstItemAsHeader() {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .firstItemInSection
        let layout = solve(.list(using: list), counts: [3])
        let elements = layout.elements(in: Rect(x: 0, y: 0, width: 300, height: 1000))
        #expect(elements.map(\.decoration.style) == [.header, nil, nil])
        #expect(elements.map(\.decoration.grouping) == [.none, .first, .last])
    }

    @Test("Headers and footers stand around the items of their section")
    func supplementaries() {
        var list = CollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        list.footerMode = .supplementary
        let layout = solve(.list(using: list), counts: [2, 0])
        let header = CollectionView.elementKindSectionHeader
        let footer = CollectionView.elementKindSectionFooter
        #expect(layout.frame(ofSupplementary: header, section: 0) == Rect(x: 0, y: 0, width: 300, height: 36))
        #expect(layout.frame(of: path(0, 0)).minY == 36)
        #expect(layout.frame(ofSupplementary: footer, section: 0)?.minY == 124)
        #expect(layout.frame(ofSupplementary: header, section: 1)?.minY == 160)
        #expect(layout.elements(in: Rect(x: 0, y: 0, width: 300, height: 500)).count == 6)
    }

    @Test("A section that scrolls across is one lane, and only what it shows is found")
    func lane() {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(80)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
        )
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        let layout = solve(section, counts: [50])
        let lane = layout.lane(ofSection: 0)
        #expect(lane?.frame == Rect(x: 0, y: 5, width: 300, height: 80))
        #expect(lane?.contentSize == Size(width: 50 * 100 + 49 * 10 + 40, height: 80))
        #expect(lane?.snapInterval == 110)
        #expect(layout.contentSize.height == 90)
        #expect(layout.frame(of: path(0, 1)) == Rect(x: 130, y: 0, width: 100, height: 80))
        let found = layout.elements(in: Rect(x: 0, y: 0, width: 300, height: 600), laneOffsets: { _ in 1000 })
        #expect(found.first?.kind == .item(path(0, 9)))
        #expect(found.count == 3)
    }
}

/// A small generator whose runs can be repeated from their seed.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
