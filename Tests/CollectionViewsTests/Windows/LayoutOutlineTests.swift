import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("What is told of a layout before its cells are there") struct LayoutOutlineTests {
    private func outline(sections: Int, items: Int, chosen: IndexPath?, distance: Double? = 0) -> LayoutOutline {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.rowHeight = 50
        configuration.headerMode = .supplementary
        let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        let source = SnapshotSource(view)
        source.reload(.filled(sections: sections, items: items))
        let viewer = RecordingViewer(view, size: CGSize(width: 400, height: 300))
        return viewer.window.layoutOutline(chosen: chosen, distance: chosen == nil ? nil : distance)
    }

    @Test("It begins at a chosen item, but no lower than where twice the window's height is left")
    func end() {
        // Each section has 40 rows of 50, and a header of 36 points, or of 44 where it is in sight.
        let middle = outline(sections: 3, items: 40, chosen: IndexPath(item: 10, section: 1))
        #expect(middle.parts.first { $0.kind == .row }?.frame.minY == 2580)
        let last = outline(sections: 3, items: 40, chosen: IndexPath(item: 39, section: 2))
        #expect(last.chosen?.minY == 6066 && last.height == 6116)
        let rows = last.parts.filter { $0.kind == .row }
        #expect(rows.count == 12 && rows.first?.frame.minY == 5516)
    }

    @Test("All of a content that fits is told of, whichever of its items is chosen")
    func short() {
        let whole = outline(sections: 3, items: 3, chosen: nil).parts
        for distance in [-10.0, 0, 10, nil] {
            let parts = outline(
                sections: 3, items: 3, chosen: IndexPath(item: 2, section: 2), distance: distance
            ).parts
            #expect(whole.count == 12 && parts.map(\.frame) == whole.map(\.frame))
        }
    }

    @Test("A header stands in its own place and says until where it is pinned, if a place in its window is chosen")
    func pins() {
        let parts = outline(sections: 3, items: 40, chosen: IndexPath(item: 10, section: 1)).parts
        let header = parts.first { $0.kind != .row }
        #expect(header?.frame.minY == 2036 && header?.pin == LayoutOutlinePart.Pin(end: 4080, inset: 0))
        #expect(parts.filter { $0.pin != nil }.count == 1)
        #expect(outline(sections: 3, items: 3, chosen: nil).parts.allSatisfy { $0.pin == nil })
    }
}
