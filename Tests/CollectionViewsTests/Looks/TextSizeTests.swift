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

    @Test("Layouts know each viewer's kind of device, also those of groups, and cells do")
    func idiom() {
        let layout = CollectionViewCompositionalLayout { _, environment in
            let isPad = environment.traitCollection.userInterfaceIdiom == .pad
            let size = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(isPad ? 44 : 32))
            return CollectionLayoutSection(
                group: .custom(layoutSize: size) { environment in
                    #expect((environment.traitCollection.userInterfaceIdiom == .pad) == isPad)
                    return [CollectionLayoutGroupCustomItem(frame: CGRect(size: environment.container.contentSize))]
                })
        }
        let source = ListSource([["a"]])
        let view = CollectionView(collectionViewLayout: layout)
        view.dataSource = source
        let (one, other) = (RecordingViewer(view), RecordingViewer(view))
        for viewer in [one, other] { viewer.update() }
        #expect(one.visible.map(\.frame.height) == [32])
        one.window.resize(to: size, idiom: .pad)
        for viewer in [one, other] { viewer.update() }
        #expect(one.visible.map(\.frame.height) == [44] && other.visible.map(\.frame.height) == [32])
    }

    @Test("Layouts and cells know how many pixels each viewer's points have, and hear of others")
    func displayScale() {
        let layout = CollectionViewCompositionalLayout { _, environment in
            let scale = environment.traitCollection.displayScale
            let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40 / scale))
            return CollectionLayoutSection(
                group: .custom(layoutSize: size) { environment in
                    #expect(environment.traitCollection.displayScale == scale)
                    return [CollectionLayoutGroupCustomItem(frame: CGRect(size: environment.container.contentSize))]
                })
        }
        let source = ListSource([["a"]])
        let view = CollectionView(collectionViewLayout: layout)
        view.dataSource = source
        let (one, other) = (RecordingViewer(view), RecordingViewer(view))
        for viewer in [one, other] { viewer.update() }
        #expect(one.visible.map(\.frame.height) == [40])
        one.window.resize(to: size, displayScale: 2)
        for viewer in [one, other] { viewer.update() }
        #expect(one.visible.map(\.frame.height) == [20] && other.visible.map(\.frame.height) == [40])
        one.window.resize(to: size, displayScale: .nan)
        one.update()
        #expect(one.visible.map(\.frame.height) == [20])
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
