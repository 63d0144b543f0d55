import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Flow layout")
struct FlowLayoutTests {
    let layout = CollectionViewFlowLayout()

    private func makeView(_ counts: [Int], delegate: FlowDelegate? = nil) -> (CollectionView, HeadedSource) {
        let source = HeadedSource(counts.map { count in (0..<count).map { "\($0)" } })
        let view = CollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
        view.dataSource = source
        view.delegate = delegate
        return (view, source)
    }

    private func frame(_ view: CollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.contentFrame(ofItemAt: IndexPath(item: item, section: section))
    }

    @Test("Items of one size fill lines from edge to edge, and the last line starts as the others do")
    func uniform() {
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumInteritemSpacing = 20
        layout.minimumLineSpacing = 6
        layout.sectionInset = EdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
        let (view, source) = makeView([5])
        withExtendedLifetime(source) {
            #expect(frame(view, 0) == CGRect(x: 10, y: 5, width: 100, height: 40))
            #expect(frame(view, 1)?.minX == 150 && frame(view, 2)?.minX == 290)
            #expect(frame(view, 4) == CGRect(x: 150, y: 51, width: 100, height: 40))
            #expect(view.contentSize == CGSize(width: 400, height: 106))
            layout.itemSize.width = 300
            #expect(frame(view, 1) == CGRect(x: 50, y: 51, width: 300, height: 40), "one alone stands in the middle")
        }
    }

    @Test("A delegate gives items, sections, headers and footers measures of their own")
    func delegate() {
        let delegate = FlowDelegate()
        delegate.size = { CGSize(width: $0.section == 0 ? 100 + 50 * $0.item : 80, height: 30 + 10 * $0.item) }
        let (view, source) = makeView([4, 2], delegate: delegate)
        let viewer = RecordingViewer(view)
        withExtendedLifetime(source) {
            // 100 + 150 fill a line with the space between, 200 stands alone, and so does 250.
            #expect(frame(view, 0) == CGRect(x: 0, y: 25, width: 100, height: 30))
            #expect(frame(view, 1) == CGRect(x: 250, y: 20, width: 150, height: 40))
            #expect(frame(view, 2) == CGRect(x: 100, y: 64, width: 200, height: 50))
            #expect(frame(view, 3) == CGRect(x: 75, y: 118, width: 250, height: 60))
            #expect(abs((frame(view, 0, 1)?.minY ?? 0) - 195) < 0.01, "in the middle of its line")
            let kind = CollectionView.elementKindSectionHeader
            let header = view.contentFrame(ofSupplementary: kind, inSection: 0)
            #expect(header == CGRect(x: 0, y: 0, width: 400, height: 20))
            #expect(view.contentFrame(ofSupplementary: kind, inSection: 1) == nil)
            // The header is the first line.
            #expect(viewer.window.currentSolution().lineAndColumn(of: .init(section: 0, item: 2)).line == 2)
        }
    }

    @Test("Scrolling asks the delegate for no sizes, and looks only at the lines in sight")
    func largeLists() {
        let delegate = FlowDelegate()
        delegate.size = { CGSize(width: 90 + $0.item % 5 * 20, height: 40 + $0.item % 3) }
        delegate.hasBoundaries = false
        let (view, source) = makeView([100_000], delegate: delegate)
        let viewer = RecordingViewer(view)
        withExtendedLifetime(source) {
            viewer.update()
            let asked = delegate.asked
            #expect(asked >= 100_000 && asked <= 100_002)
            for y in stride(from: 1000.0, to: 1_000_000, by: 90_000) {
                viewer.window.scroll(to: CGPoint(x: 0, y: y))
                viewer.update()
                let sight = CGRect(x: 0, y: y, width: 400, height: 600)
                #expect(viewer.rows.values.contains { $0.frame.intersects(sight) })
                #expect(viewer.rows.count < 300)
            }
            #expect(delegate.asked == asked)
        }
    }

    @Test("One that the next finds no room beside stands in the middle; in the last line it does if two have no room")
    func alone() {
        let sizes = [100, 300, 100].map { CGSize(width: $0, height: 20) }
        let lines = FlowLines(sizes: sizes, room: 350, lineSpacing: 0, itemSpacing: 10, isSideways: false)
        #expect(lines.frames.map(\.minX) == [125, 25, 0])
    }

    @Test("Whatever lines are asked for, those that stand there are found")
    func linesInSight() {
        var generator = SystemRandomNumberGenerator()
        for isSideways in [false, true] {
            let sizes = (0..<200).map { _ in
                CGSize(width: .random(in: 5...120, using: &generator), height: .random(in: 5...120, using: &generator))
            }
            let lines = FlowLines(sizes: sizes, room: 300, lineSpacing: 4, itemSpacing: 6, isSideways: isSideways)
            for low in stride(from: -10.0, to: lines.end, by: 37) {
                let found = lines.items(from: low, to: low + 90)
                for item in sizes.indices where !found.contains(item) {
                    let frame = lines.frames[item]
                    let span = isSideways ? frame.minX...frame.maxX : frame.minY...frame.maxY
                    #expect(span.upperBound <= low + 0.001 || span.lowerBound >= low + 89.999)
                }
            }
            for pair in zip(lines.frames, lines.frames.dropFirst()) { #expect(!pair.0.overlaps(pair.1)) }
            #expect(lines.frames.allSatisfy { isSideways ? $0.maxY <= 300.01 : $0.maxX <= 300.01 })
        }
    }

    @Test("Items that run sideways fill columns of a lane")
    func sideways() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 80, height: 250)
        layout.sectionInset = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        let (view, source) = makeView([5])
        let viewer = RecordingViewer(view)
        withExtendedLifetime(source) {
            viewer.update()
            #expect(viewer.lanes.first?.contentSize == CGSize(width: 12 + 3 * 80 + 2 * 10 + 12, height: 600))
            #expect(viewer.rows.values.first { $0.position == 3 }?.frame.origin == CGPoint(x: 102, y: 350))
        }
    }

    @Test("Headers may stay in sight, and estimated heights are measured")
    func pinnedAndMeasured() {
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        layout.itemSize = CGSize(width: 190, height: 50)
        let delegate = FlowDelegate()
        delegate.hasBoundaries = false
        delegate.size = nil
        let (view, source) = makeView([4], delegate: delegate)
        let viewer = RecordingViewer(view)
        withExtendedLifetime(source) {
            viewer.update()
            let header = viewer.rows.values.first { $0.pin != nil }
            #expect(header?.frame == CGRect(x: 0, y: 0, width: 400, height: 30))
            viewer.window.measured(viewer.key("0")!, height: 90)
            viewer.update()
            #expect(frame(view, 1)?.minX == 210 && frame(view, 2)?.minY == 30 + 90 + 10)
        }
    }
}

@MainActor final class FlowDelegate: CollectionViewDelegateFlowLayout {
    var size: ((IndexPath) -> CGSize)?
    var asked = 0
    var hasBoundaries = true

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked += 1
        return size?(indexPath) ?? CollectionViewFlowLayout.notImplemented
    }
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> EdgeInsets {
        section == 0 ? .zero : EdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    }
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { hasBoundaries ? 4 : 10 }
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        guard hasBoundaries else { return (collectionViewLayout as! CollectionViewFlowLayout).headerReferenceSize }
        return section == 0 ? CGSize(width: 400, height: 20) : .zero
    }
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { hasBoundaries && section == 0 ? CGSize(width: 400, height: 7) : .zero }
}

/// A list whose sections have headers and footers.
@MainActor final class HeadedSource: CollectionViewDataSource {
    private let list: ListSource
    let registeredHeader = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
        elementKind: CollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let registeredFooter = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
        elementKind: CollectionView.elementKindSectionFooter
    ) { _, _, _ in }

    init(_ sections: [[String]]) { list = ListSource(sections) }

    func numberOfSections(in collectionView: CollectionView) -> Int { list.sections.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        list.sections[section].count
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        list.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(
            using: kind == CollectionView.elementKindSectionHeader ? registeredHeader : registeredFooter,
            for: indexPath)
    }
}
