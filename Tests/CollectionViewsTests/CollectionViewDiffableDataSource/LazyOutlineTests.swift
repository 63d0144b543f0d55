import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor
@Suite("An outline whose children load when a row opens")
struct LazyOutlineTests {
    struct Failure: Error {}

    /// Loads that wait until the test ends them, and the loader's steps.
    @MainActor final class Desk {
        var waiting: [CheckedContinuation<[String], any Error>] = []
        private var steps = 0
        private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        func provide() async throws -> [String] {
            try await withCheckedThrowingContinuation {
                waiting.append($0)
                step()
            }
        }

        func step() {
            steps += 1
            let reached = watchers.filter { $0.count <= steps }
            watchers.removeAll { $0.count <= steps }
            for watcher in reached { watcher.continuation.resume() }
        }

        /// Waits until that many loads and changes of state have come.
        func reach(_ count: Int) async {
            if steps >= count { return }
            await withCheckedContinuation { watchers.append((count, $0)) }
        }
    }

    let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    let dataSource: CollectionViewDiffableDataSource<Int, String>
    let loader: LazyChildren<String>
    let viewer: RecordingViewer
    let desk = Desk()

    init() {
        let desk = desk
        let loader = LazyChildren<String> { _ in try await desk.provide() }
        let registration = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
            switch loader.state(of: item) {
            case .unloaded, .loaded: break
            case .loading: cell.accessories.append(.spinner(label: "Loading \(item)"))
            case .failed:
                content.secondaryText = "not to be had"
                cell.accessories.append(.button("↻", label: "Retry") { loader.retry(item) })
            }
            cell.contentConfiguration = content
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        self.loader = loader
        dataSource.lazyChildren = loader
        loader.onChange = { _, _ in desk.step() }
        viewer = RecordingViewer(view)
        var outline = DiffableDataSourceSectionSnapshot<String>()
        outline.append(["A", "B"])
        show(outline, in: 0)
        outline = .init()
        outline.append(["other"])
        show(outline, in: 1)
        viewer.update()
    }

    func show(_ outline: DiffableDataSourceSectionSnapshot<String>, in section: Int) {
        dataSource.apply(outline, to: section)
    }

    func tap(_ item: String, accessory: Int = 0) {
        viewer.window.activateAccessory(viewer.key(item)!, id: accessory)
        viewer.update()
    }

    func row(_ text: String) -> RowContent { viewer.rows[viewer.key(text)!]!.content }

    @Test("The row shows a spinner, then its children come, each once, and none from another section")
    func loads() async {
        tap("A")
        #expect(row("A").accessories.map(\.kind).contains(.spinner))
        await desk.reach(2)
        desk.waiting[0].resume(returning: ["a", "B", "b", "a", "other"])
        await desk.reach(3)
        viewer.update()
        #expect(viewer.texts == ["A", "a", "b", "B", "other"])
        #expect(!row("A").accessories.map(\.kind).contains(.spinner))
        tap("A")
        tap("A")
        #expect(viewer.texts == ["A", "a", "b", "B", "other"] && desk.waiting.count == 1)
    }

    @Test("A failure shows in the row, and a button tries again")
    func fails() async {
        tap("A")
        await desk.reach(2)
        desk.waiting[0].resume(throwing: Failure())
        await desk.reach(3)
        viewer.update()
        #expect(row("A").secondaryText == "not to be had")
        tap("A", accessory: 1)
        await desk.reach(5)
        desk.waiting[1].resume(returning: ["a"])
        await desk.reach(6)
        viewer.update()
        #expect(viewer.texts == ["A", "a", "B", "other"] && row("A").secondaryText == nil)
    }

    @Test("Closing the row while it loads cancels: what comes then is not shown")
    func cancels() async {
        tap("A")
        await desk.reach(2)
        tap("A")
        #expect(!row("A").accessories.map(\.kind).contains(.spinner))
        tap("A")
        await desk.reach(5)
        desk.waiting[0].resume(returning: ["late"])
        desk.waiting[1].resume(returning: ["a"])
        await desk.reach(6)
        viewer.update()
        #expect(viewer.texts == ["A", "a", "B", "other"])
    }

    @Test("A row that is gone when its children come is no error")
    func vanishes() async {
        tap("A")
        await desk.reach(2)
        var outline = dataSource.snapshot(for: 0)
        outline.delete(["A"])
        show(outline, in: 0)
        desk.waiting[0].resume(returning: ["a"])
        await desk.reach(3)
        viewer.update()
        #expect(viewer.texts == ["B", "other"])
    }

    @Test("Pieces show as they come, in order, while large ones are planned in the background")
    func pieces() async {
        let (stream, source) = AsyncThrowingStream<[String], any Error>.makeStream()
        let pieces = LazyChildren<String>(pieces: { _ in stream })
        pieces.onPiece = { [desk] _, _ in desk.step() }
        pieces.onChange = { [desk] _, _ in desk.step() }
        dataSource.lazyChildren = pieces
        tap("A")
        let ends = [0, 2, 702, 703, 1603]
        for (start, end) in zip(ends, ends.dropFirst()) { source.yield((start..<end).map { "a\($0)" }) }
        source.finish()
        // It loads, four pieces are shown, it is loaded.
        await desk.reach(6)
        let children = (0..<1603).map { "a\($0)" }
        #expect(pieces.children(of: "A") == children)
        #expect(dataSource.snapshot().itemIdentifiers(inSection: 0) == ["A"] + children + ["B"])
    }
}
