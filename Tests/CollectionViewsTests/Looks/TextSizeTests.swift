import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Letters of the size that a viewer chose")
struct TextSizeTests {
    private let size = CGSize(width: 400, height: 600)

    private func heights(_ layout: CollectionViewLayout, textScale: CGFloat) -> [CGFloat] {
        let source = ListSource([["a", "b"]])
        let view = CollectionView(collectionViewLayout: layout)
        view.dataSource = source
        let viewer = RecordingViewer(view)
        viewer.window.resize(to: size, textScale: textScale)
        viewer.update()
        return viewer.visible.map(\.frame.height)
    }

    @Test(
        "make a list's rows of a fixed height higher", arguments: [(1, 44), (1.5, 66), (2, 88)] as [(CGFloat, CGFloat)])
    func list(scale: CGFloat, height: CGFloat) {
        var list = CollectionLayoutListConfiguration(appearance: .plain)
        list.rowHeight = 44
        let layout = CollectionViewCompositionalLayout.list(using: list)
        #expect(heights(layout, textScale: scale) == [height, height])
    }

    @Test(
        "make rows of a fixed height as high as they need where what stands beside a text comes below it",
        arguments: [(1, 320, false), (1.5, 390, true), (2, 390, true), (2, 760, false)] as [(CGFloat, CGFloat, Bool)])
    func stacked(scale: CGFloat, width: CGFloat, isMeasured: Bool) {
        let source = ListSource([["a", "b"]])
        var list = CollectionLayoutListConfiguration(appearance: .plain)
        list.rowHeight = 60
        let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
        view.dataSource = source
        let viewer = RecordingViewer(view)
        viewer.window.resize(to: CGSize(width: width, height: 600), textScale: scale)
        viewer.update()
        #expect(viewer.visible.map(\.content.isSelfSizing) == [isMeasured, isMeasured])
        #expect(viewer.visible.map(\.frame.height) == [60 * scale, 60 * scale])
    }

    @Test("are known to a section provider, by its environment and by itself")
    func provider() {
        for usesEnvironment in [true, false] {
            let layout = CollectionViewCompositionalLayout { _, environment in
                let height = FontMetrics.default.scaledValue(
                    for: 50, compatibleWith: usesEnvironment ? environment.traitCollection : nil)
                let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
                return CollectionLayoutSection(
                    group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
            }
            #expect(heights(layout, textScale: 2) == [100, 100])
        }
        #expect(TraitCollection.current.textScale == 1)
    }

    @Test("change rows while they are shown, and each window has its own")
    func windows() {
        let source = ListSource([["a"]])
        var list = CollectionLayoutListConfiguration(appearance: .plain)
        list.rowHeight = 40
        let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
        view.dataSource = source
        let (one, other) = (RecordingViewer(view), RecordingViewer(view))
        for viewer in [one, other] { viewer.update() }
        one.window.resize(to: size, textScale: 2)
        for viewer in [one, other] { viewer.update() }
        #expect(one.visible.map(\.frame.height) == [80] && other.visible.map(\.frame.height) == [40])
    }

    @Test("Layouts and their groups know each viewer's kind of device, and hear of another")
    func idiom() {
        let height = { (traits: TraitCollection) in traits.userInterfaceIdiom == .pad ? 44 : 32 as CGFloat }
        let heights = rowHeights(height) { $0.resize(to: size, idiom: .pad) }
        #expect(heights == [[32, 32], [44, 32]])
    }

    @Test("Layouts and their groups know how many pixels each viewer's points have, and hear of others")
    func displayScale() {
        let height = { (traits: TraitCollection) in 40 / traits.displayScale }
        let heights = rowHeights(height) { window in
            window.resize(to: size, displayScale: 2)
            // A number that makes no sense changes nothing.
            window.resize(to: size, displayScale: .nan)
        }
        #expect(heights == [[40, 40], [20, 40]])
    }

    /// The height of a row in two windows, before the first of them changes and afterwards. The layout works it out
    /// from a window's traits, of which its group knows the same.
    private func rowHeights(
        _ height: @escaping (TraitCollection) -> CGFloat, changing change: (CollectionViewWindow) -> Void
    ) -> [[CGFloat]] {
        let layout = CollectionViewCompositionalLayout { _, environment in
            let rowHeight = height(environment.traitCollection)
            let size = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight))
            return CollectionLayoutSection(
                group: .custom(layoutSize: size) { environment in
                    #expect(height(environment.traitCollection) == rowHeight)
                    return [CollectionLayoutGroupCustomItem(frame: CGRect(size: environment.container.contentSize))]
                })
        }
        let source = ListSource([["a"]])
        let view = CollectionView(collectionViewLayout: layout)
        view.dataSource = source
        let viewers = [RecordingViewer(view), RecordingViewer(view)]
        func shown() -> [CGFloat] {
            for viewer in viewers { viewer.update() }
            return viewers.flatMap { $0.visible.map(\.frame.height) }
        }
        let before = shown()
        change(viewers[0].window)
        return [before, shown()]
    }

    @Test("of no size, or of a size out of reason, do no harm")
    func hostile() {
        let view = makeList(ListSource([["a"]]), rowHeight: 40)
        let window = RecordingViewer(view).window
        for (scale, taken) in [(2, 2), (.nan, 2), (.infinity, 5), (1e300, 5), (-3, 0.5), (0, 0.5)]
            as [(CGFloat, CGFloat)]
        {
            window.resize(to: size, textScale: scale)
            #expect(window.textScale == taken)
        }
    }

    @Test("have Apple's steps")
    func categories() {
        var traits = TraitCollection()
        #expect(traits.preferredContentSizeCategory == .large)
        for category in ContentSizeCategory.allCases {
            traits.preferredContentSizeCategory = category
            #expect(traits.preferredContentSizeCategory == category)
            #expect(TraitCollection(preferredContentSizeCategory: category) == traits)
        }
        traits.textScale = 2
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(traits.preferredContentSizeCategory.isAccessibilityCategory)
        traits.textScale = 0.1
        #expect(traits.preferredContentSizeCategory == .extraSmall && .extraSmall < ContentSizeCategory.small)
        #expect(FontMetrics.default.scaledValue(for: 0.3) == 0.3)
    }
}
