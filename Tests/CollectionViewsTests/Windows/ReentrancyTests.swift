import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// Data sources and delegates that change the view while it makes its cells.
@MainActor @Suite("Updates while cells are made")
struct ReentrancyTests {
    let view = makeList(ListSource([]))
    let source: SnapshotSource
    let viewer: RecordingViewer

    init() {
        source = SnapshotSource(view)
        source.reload(.filled(sections: 1, items: 30))
        viewer = RecordingViewer(view, size: CGSize(width: 200, height: 200))
    }

    private func delete(_ items: [Int]) {
        var snapshot = source.snapshot
        snapshot.deleteItems(items)
        source.apply(snapshot)
    }

    @Test("A provider that applies a snapshot is asked on for what that shows")
    func provider() {
        source.onRequest = { [source] item in
            if item == 3 {
                source.onRequest = nil
                delete([2, 3])
            }
        }
        viewer.update()
        #expect(viewer.texts == ["1", "4", "5", "6"])
        #expect(viewer.rows.count == 8)
        #expect(view.cells.count == 8)
        #expect(viewer.update() == nil)
    }

    @Test("A delegate that applies a snapshot when a cell is displayed sees it shown")
    func willDisplay() {
        let delegate = DisplayDelegate()
        delegate.onDisplay = { [source] path in
            if path.item == source.snapshot.numberOfItems - 1, source.snapshot.numberOfItems < 100 {
                var snapshot = source.snapshot
                snapshot.appendItems(Array(1000..<1030).map { $0 + snapshot.numberOfItems })
                source.apply(snapshot)
            }
        }
        view.delegate = delegate
        viewer.update()
        #expect(viewer.count == 30)
        viewer.scroll(to: 1300)
        viewer.update()
        #expect(viewer.count == 60)
        #expect(viewer.contentSize.height == 3000)
        #expect(viewer.update() == nil)
    }

    @Test("A delegate that applies a snapshot when a cell has gone sees it shown")
    func didEndDisplaying() {
        viewer.update()
        let delegate = DisplayDelegate()
        delegate.onEnd = { _ in
            delegate.onEnd = { _ in }
            delete([10])
        }
        view.delegate = delegate
        delete([1])
        viewer.update()
        #expect(viewer.count == 28)
        #expect(source.snapshot.numberOfItems == 28)
    }

    @Test("Configuring a cell while it is drawn asks for no further transaction")
    func drawing() throws {
        viewer.update()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        cell.configurationUpdateHandler = { cell, _ in cell.backgroundConfiguration = .clear() }
        #expect(viewer.requests == 2)
        viewer.update()
        #expect(viewer.requests == 2)
    }

    @Test("A data source that never stops changing the view stops the program")
    func endless() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = makeList(ListSource([]))
            let source = SnapshotSource(view)
            source.reload(.filled(sections: 1, items: 30))
            source.onRequest = { item in
                var snapshot = source.snapshot
                snapshot.deleteItems([item])
                snapshot.appendItems([item + 1000])
                source.apply(snapshot)
            }
            RecordingViewer(view).update()
        }
        expect(result, says: "changes the view each time it is asked for a cell")
    }
}

@MainActor private final class DisplayDelegate: CollectionViewDelegate {
    var onDisplay: (IndexPath) -> Void = { _ in }
    var onEnd: (IndexPath) -> Void = { _ in }

    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        onDisplay(indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        onEnd(indexPath)
    }
}
