import Foundation
import Testing

@testable import CollectionViews

/// A data source written by hand that lets its items be moved.
@MainActor final class MovableSource: CollectionViewDataSource {
    var sections: [[String]]
    var refused: Set<String> = []
    var calls: [String] = []
    private let inner = ListSource([])

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: inner.registration, for: indexPath, item: sections[indexPath.section][indexPath.item])
    }

    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        !refused.contains(sections[indexPath.section][indexPath.item])
    }

    func collectionView(_ collectionView: CollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        calls.append("\(source.section).\(source.item) → \(destination.section).\(destination.item)")
        let item = sections[source.section].remove(at: source.item)
        sections[destination.section].insert(item, at: destination.item)
    }
}

/// A delegate that redirects drops.
@MainActor private final class RedirectingDelegate: CollectionViewDelegate {
    var asked: [String] = []
    var answer: (IndexPath) -> IndexPath = { $0 }

    func collectionView(
        _ collectionView: CollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
        atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        asked.append("\(original.item) \(current.item) \(proposed.item)")
        return answer(proposed)
    }
}

/// A delegate of the older kind.
@MainActor private final class OlderDelegate: CollectionViewDelegate {
    func collectionView(
        _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        original
    }
}

@MainActor
@Suite("Moving items by hand")
struct InteractiveMovementTests {
    let source = MovableSource([["a", "b", "c", "d"], [], ["e", "f"]])
    let view: CollectionView

    init() {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.rowHeight = 50
        view = CollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 600),
            collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        view.dataSource = source
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func hover(over path: IndexPath) {
        view.updateInteractiveMovementTargetPosition(view.layoutAttributesForItem(at: path)!.center)
    }

    @Test("An item goes where its middle was let go, and the data source hears of it once")
    func drop() {
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        hover(over: path(1))
        hover(over: path(2))
        #expect(source.calls == [])
        view.endInteractiveMovement()
        #expect(source.calls == ["0.0 → 0.2"])
        #expect(source.sections == [["b", "c", "a", "d"], [], ["e", "f"]])
        #expect(view.numberOfItems(inSection: 0) == 4)
    }

    @Test("An item goes up, to the start and to the end of sections, and into an empty one")
    func places() {
        view.beginInteractiveMovementForItem(at: path(3))
        hover(over: path(1))
        view.endInteractiveMovement()
        #expect(source.sections[0] == ["a", "d", "b", "c"])
        view.beginInteractiveMovementForItem(at: path(1, 2))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: -500))
        view.endInteractiveMovement()
        #expect(source.sections == [["f", "a", "d", "b", "c"], [], ["e"]])
        view.beginInteractiveMovementForItem(at: path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 5000))
        view.endInteractiveMovement()
        #expect(source.sections == [["a", "d", "b", "c"], [], ["e", "f"]])
    }

    @Test("Cancelled, dropped where it was, or never lifted: the data source hears nothing")
    func nothing() {
        view.beginInteractiveMovementForItem(at: path(0))
        hover(over: path(3))
        view.cancelInteractiveMovement()
        view.endInteractiveMovement()
        view.beginInteractiveMovementForItem(at: path(0))
        hover(over: path(3))
        hover(over: path(0))
        view.endInteractiveMovement()
        view.updateInteractiveMovementTargetPosition(.zero)
        view.cancelInteractiveMovement()
        #expect(source.calls == [])
    }

    @Test("What may not be moved, or is not there, is not lifted")
    func refusal() {
        source.refused = ["b"]
        #expect(!view.beginInteractiveMovementForItem(at: path(1)))
        #expect(!view.beginInteractiveMovementForItem(at: path(9)))
        #expect(!view.beginInteractiveMovementForItem(at: path(0, 7)))
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath()))
        let plain = ListSource([["a", "b"]])
        let other = makeList(plain)
        #expect(!other.beginInteractiveMovementForItem(at: path(0)))
    }

    @Test("A second movement cancels the first one")
    func second() {
        view.beginInteractiveMovementForItem(at: path(0))
        hover(over: path(3))
        view.beginInteractiveMovementForItem(at: path(1))
        view.endInteractiveMovement()
        #expect(source.calls == [])
    }

    @Test("The delegate redirects a drop, and is told of both places; the older form is asked when it has no other")
    func retargeting() {
        let delegate = RedirectingDelegate()
        delegate.answer = { _ in IndexPath(item: 1, section: 0) }
        view.delegate = delegate
        view.beginInteractiveMovementForItem(at: path(0))
        hover(over: path(3))
        hover(over: path(2))
        view.endInteractiveMovement()
        #expect(delegate.asked == ["0 0 3", "0 1 2"])
        #expect(source.calls == ["0.0 → 0.1"])
        // A place that does not exist stands for the nearest one.
        delegate.answer = { _ in IndexPath(item: 99, section: 0) }
        view.beginInteractiveMovementForItem(at: path(0))
        hover(over: path(1))
        view.endInteractiveMovement()
        #expect(source.calls.last == "0.0 → 0.3")
        let older = OlderDelegate()
        view.delegate = older
        view.beginInteractiveMovementForItem(at: path(0))
        hover(over: path(3))
        view.endInteractiveMovement()
        #expect(source.calls.count == 2)
    }

    @Test("Places are those of the first window, or of the view's own frame")
    func attributes() {
        #expect(view.layoutAttributesForItem(at: path(1))?.frame == CGRect(x: 0, y: 50, width: 400, height: 50))
        #expect(view.layoutAttributesForItem(at: path(0, 2))?.center == CGPoint(x: 200, y: 225))
        #expect(view.layoutAttributesForItem(at: path(1))?.indexPath == path(1))
        #expect(view.layoutAttributesForItem(at: path(1))?.size == CGSize(width: 400, height: 50))
        #expect(view.layoutAttributesForItem(at: path(1))?.bounds == CGRect(x: 0, y: 0, width: 400, height: 50))
        #expect(view.layoutAttributesForItem(at: path(4)) == nil)
        let viewer = RecordingViewer(view, size: CGSize(width: 300, height: 200))
        #expect(view.layoutAttributesForItem(at: path(1))?.frame.width == 300)
        viewer.window.close()
        #expect(view.layoutAttributesForItem(at: path(1))?.frame.width == 400)
    }

    @Test("Batch updates that come meanwhile take the movement along; a reload ends it")
    func updates() {
        view.beginInteractiveMovementForItem(at: path(1))
        hover(over: path(2))
        view.performBatchUpdates {
            source.sections[0].insert("x", at: 0)
            view.insertItems(at: [path(0)])
        }
        view.endInteractiveMovement()
        #expect(source.sections[0] == ["x", "a", "c", "b", "d"])
        view.beginInteractiveMovementForItem(at: path(0))
        hover(over: path(3))
        view.performBatchUpdates {
            source.sections[0].remove(at: 0)
            view.deleteItems(at: [path(0)])
        }
        view.endInteractiveMovement()
        #expect(source.sections[0] == ["a", "c", "b", "d"])
        view.beginInteractiveMovementForItem(at: path(0))
        hover(over: path(3))
        view.reloadData()
        view.endInteractiveMovement()
        #expect(source.calls.count == 1)
    }

    @Test("In a grid, an item takes the place of the cell it is over")
    func grid() {
        let grid = CollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: PlainLayout.adaptiveGrid.layout)
        let cells = MovableSource([(0..<10).map(String.init)])
        grid.dataSource = cells
        grid.beginInteractiveMovementForItem(at: path(0))
        grid.updateInteractiveMovementTargetPosition(grid.layoutAttributesForItem(at: path(6))!.center)
        grid.endInteractiveMovement()
        #expect(cells.sections[0] == ["1", "2", "3", "4", "5", "6", "0", "7", "8", "9"])
        grid.beginInteractiveMovementForItem(at: path(9))
        grid.updateInteractiveMovementTargetPosition(grid.layoutAttributesForItem(at: path(1))!.center)
        grid.endInteractiveMovement()
        #expect(cells.sections[0] == ["1", "9", "2", "3", "4", "5", "6", "0", "7", "8"])
    }

    @Test("Rows of many heights: the place found does not depend on where there is room already")
    func heights() {
        let list = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let rows = MovableSource([["a", "b", "c", "d"]])
        list.dataSource = rows
        let viewer = RecordingViewer(list)
        viewer.update()
        for (text, height) in [("a", 40.0), ("b", 200), ("c", 40), ("d", 40)] {
            viewer.window.measured(viewer.key(text)!, height: height)
        }
        viewer.update()
        list.beginInteractiveMovementForItem(at: path(0))
        // The middle of the large row is passed by the small one's edge at 40 + 100.
        for y in [100.0, 118, 122, 118, 122] {
            list.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: y))
            viewer.update()
            #expect(viewer.texts == (y < 120 ? ["a", "b", "c", "d"] : ["b", "a", "c", "d"]), "\(y)")
        }
        list.endInteractiveMovement()
        #expect(rows.sections == [["b", "a", "c", "d"]])
    }
}
