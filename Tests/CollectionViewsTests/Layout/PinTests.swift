import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Pinned headers and footers")
struct PinTests {
    private func makeView(_ layout: CollectionViewLayout, sections: Int = 3) -> (CollectionView, SnapshotSource) {
        let view = CollectionView(collectionViewLayout: layout)
        let source = SnapshotSource(view)
        source.reload(.filled(sections: sections, items: 40))
        return (view, source)
    }

    private func list(
        _ appearance: CollectionLayoutListConfiguration.Appearance,
        _ mode: CollectionLayoutListConfiguration.HeaderMode
    ) -> CollectionViewLayout {
        var configuration = CollectionLayoutListConfiguration(appearance: appearance)
        configuration.rowHeight = 50
        configuration.headerMode = mode
        return CollectionViewCompositionalLayout.list(using: configuration)
    }

    private func pinned(_ viewer: RecordingViewer) -> [RecordingViewer.Row] {
        viewer.rows.values.filter { $0.pin != nil }.sorted { $0.frame.minY < $1.frame.minY }
    }

    @Test(
        "Headers of plain lists are pinned, those of grouped ones are not",
        arguments: CollectionLayoutListConfiguration.Appearance.allCases)
    func appearances(appearance: CollectionLayoutListConfiguration.Appearance) {
        let (view, source) = makeView(list(appearance, .supplementary))
        let viewer = RecordingViewer(view)
        viewer.update()
        #expect(source.snapshot.numberOfItems == viewer.count)
        let isPlain = appearance == .plain || appearance == .sidebarPlain
        #expect(pinned(viewer).isEmpty == !isPlain)
    }

    @Test("A header reaches as far as its section and is there wherever in it one looks")
    func header() throws {
        let (view, source) = makeView(list(.plain, .supplementary))
        let viewer = RecordingViewer(view)
        viewer.scroll(to: 3500)
        viewer.update()
        // Each section is 36 points of header and 40 rows of 50; the second reaches from 2036 to 4072.
        let row = try #require(pinned(viewer).first)
        #expect(row.frame == CGRect(x: 0, y: 2036, width: 400, height: 36))
        #expect(row.pin == WindowTransaction.Pin(edge: .top, start: 2036, end: 4072))
        #expect(row.content.text == "Header")
        // It follows its section's length.
        var snapshot = source.snapshot
        snapshot.deleteItems([80])
        source.apply(snapshot)
        viewer.update()
        #expect(pinned(viewer).first?.pin?.end == 4022)
    }

    @Test("The first item of a plain list's section is pinned when it is the header, and only while it is the first")
    func firstItem() throws {
        let (view, source) = makeView(list(.plain, .firstItemInSection))
        let viewer = RecordingViewer(view)
        viewer.scroll(to: 2700)
        viewer.update()
        #expect(pinned(viewer).first?.content.text == "41")
        #expect(pinned(viewer).first?.pin == WindowTransaction.Pin(edge: .top, start: 2000, end: 4000))
        #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 0, section: 1))
        var snapshot = source.snapshot
        snapshot.insertItems([1000], beforeItem: 41)
        source.apply(snapshot)
        viewer.update()
        #expect(pinned(viewer).first?.content.text == "1000")
        #expect(viewer.rows.values.first { $0.content.text == "41" }?.pin == nil)
        let grouped = makeView(list(.insetGrouped, .firstItemInSection))
        let other = RecordingViewer(grouped.0)
        other.update()
        #expect(other.count == grouped.1.snapshot.numberOfItems)
        #expect(pinned(other).isEmpty)
    }

    private func boundary(_ kind: String, _ height: Double, _ alignment: RectAlignment, pins: Bool)
        -> CollectionLayoutBoundarySupplementaryItem
    {
        let item = CollectionLayoutBoundarySupplementaryItem(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = pins
        return item
    }

    private var stacked: CollectionViewLayout {
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = CollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        section.boundarySupplementaryItems = [
            boundary("a", 10, .top, pins: true), boundary("b", 20, .top, pins: false),
            boundary("c", 30, .top, pins: true),
            boundary("d", 15, .bottom, pins: true), boundary("e", 25, .bottom, pins: true),
        ]
        return CollectionViewCompositionalLayout(section: section)
    }

    @Test("Several of one section stand below each other, at the upper and at the lower edge")
    func stacking() throws {
        let view = CollectionView(collectionViewLayout: stacked)
        let source = BoundarySource()
        view.dataSource = source
        let viewer = RecordingViewer(view)
        viewer.scroll(to: 500)
        viewer.update()
        // 60 of headers, 100 rows of 50, 40 of footers.
        func pin(_ kind: String) -> WindowTransaction.Pin? {
            viewer.rows.values.first { $0.content.text == kind }?.pin
        }
        #expect(pin("a") == WindowTransaction.Pin(edge: .top, start: 0, end: 5070, inset: 0))
        #expect(viewer.rows.values.contains { $0.content.text == "b" && $0.pin == nil })
        #expect(pin("c") == WindowTransaction.Pin(edge: .top, start: 0, end: 5100, inset: 10))
        #expect(pin("d") == WindowTransaction.Pin(edge: .bottom, start: 0, end: 5100, inset: 25))
        #expect(pin("e") == WindowTransaction.Pin(edge: .bottom, start: 15, end: 5100, inset: 0))
    }

    @Test(
        "Rows that are scrolled to don't end up under what is pinned",
        arguments: [
            (CollectionView.ScrollPosition.top, 2520.0), (.bottom, 2050), (CollectionView.ScrollPosition(), 2050),
        ])
    func scrolling(position: CollectionView.ScrollPosition, y: Double) {
        let view = CollectionView(collectionViewLayout: stacked)
        let source = BoundarySource()
        view.dataSource = source
        let viewer = RecordingViewer(view)
        viewer.update()
        view.scrollToItem(at: IndexPath(item: 50, section: 0), at: position, animated: false)
        // The row stands from 2560 to 2610; 40 points are covered above and 40 below.
        #expect(viewer.update()?.scroll?.offset.y == CGFloat(y))
        view.scrollToItem(at: IndexPath(item: 20, section: 0), at: [], animated: false)
        #expect(viewer.update()?.scroll?.offset.y == 1020)
    }

    @Test(
        "A pinned row is seen at the edge, pushed out by its section's end",
        arguments: [(0.0, 100.0), (150, 150), (450, 450), (480, 470), (600, 470)])
    func seen(y: Double, expected: Double) {
        let pin = WindowTransaction.Pin(edge: .top, start: 100, end: 500)
        let frame = CGRect(x: 0, y: 100, width: 10, height: 30)
        #expect(pin.seen(frame, in: CGRect(x: 0, y: y, width: 10, height: 200)).minY == CGFloat(expected))
    }
}

/// Names each supplementary view by its kind.
@MainActor private final class BoundarySource: CollectionViewDataSource {
    let source = ListSource([(0..<100).map { "\($0)" }])
    let registrations = Dictionary(
        uniqueKeysWithValues: ["a", "b", "c", "d", "e"].map { kind in
            (
                kind,
                CollectionView.SupplementaryRegistration<TestCell>(elementKind: kind) { cell, kind, _ in
                    var content = ListContentConfiguration.plainHeader()
                    content.text = kind
                    cell.contentConfiguration = content
                }
            )
        })

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        source.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: registrations[kind]!, for: indexPath)
    }
}
