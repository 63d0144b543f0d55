import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// Code as apps have it: closures that are kept, and handed on later.
@MainActor private final class Controller {
    let view = CollectionView()
    var dataSource: CollectionViewDiffableDataSource<Int, Int>!
    var onDone: (() -> Void)?
    let registration = CollectionView.CellRegistration<TestCell, Int> { _, _, _ in }

    /// Without a word of isolation, as such properties are mostly written.
    var cellProvider: ((CollectionView, IndexPath, Int) -> CollectionViewCell?)?
    var supplementaryProvider: ((CollectionView, String, IndexPath) -> CollectionReusableView?)?
    var sectionProvider: ((Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?)?
    var shouldExpand: ((Int) -> Bool)?

    func configure(handler: @escaping (TestCell, IndexPath, Int) -> Void) {
        let registration = CollectionView.CellRegistration<TestCell, Int>(handler: handler)
        cellProvider = { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        sectionProvider = { _, environment in
            CollectionLayoutSection.list(
                using: CollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
        }
        supplementaryProvider = { _, _, _ in nil }
        shouldExpand = { $0 > 1 }
        view.collectionViewLayout = CollectionViewCompositionalLayout(sectionProvider: sectionProvider!)
        dataSource = CollectionViewDiffableDataSource(collectionView: view, cellProvider: cellProvider!)
        dataSource.supplementaryViewProvider = supplementaryProvider
        dataSource.sectionSnapshotHandlers.shouldExpandItem = shouldExpand
    }

    func update(to items: [Int], completion: (() -> Void)? = nil) {
        dataSource.apply(.of((0, items)), animatingDifferences: false, completion: completion)
    }

    func updateOutline(to items: [Int], completion: (() -> Void)?) {
        var outline = DiffableDataSourceSectionSnapshot<Int>()
        outline.append(items)
        dataSource.apply(outline, to: 0, animatingDifferences: false, completion: completion)
    }

    func reload(completion: (() -> Void)?) {
        dataSource.applySnapshotUsingReloadData(dataSource.snapshot(), completion: completion)
    }

    func updateAndTell() {
        dataSource.apply(.of((0, [7])), animatingDifferences: false, completion: onDone)
    }
}

@MainActor @Suite("Closures that are kept and handed on")
struct ForwardingTests {
    private let controller = Controller()

    @Test("A caller's own (() -> Void)? is forwarded as the completion of every apply, and runs once")
    func completions() {
        controller.configure { _, _, _ in }
        var count = 0
        controller.update(to: [1, 2]) { count += 1 }
        #expect(count == 1)
        controller.update(to: [1, 2, 3])
        #expect(count == 1)
        controller.reload { count += 1 }
        #expect(count == 2)
        controller.updateOutline(to: [4, 5]) { count += 1 }
        #expect(count == 3)
        controller.onDone = { count += 1 }
        controller.updateAndTell()
        #expect(count == 4)
        #expect(controller.dataSource.snapshot().itemIdentifiers == [7])
    }

    @Test("A stored cell provider, handler, section provider and expansion handler are passed on and called")
    func providers() {
        var configured: [Int] = []
        controller.configure { _, _, item in configured.append(item) }
        controller.update(to: [1, 2])
        let viewer = RecordingViewer(controller.view)
        viewer.update()
        #expect(configured == [1, 2])
        #expect(controller.dataSource.sectionSnapshotHandlers.shouldExpandItem?(2) == true)
    }

    @Test("From elsewhere, a completion that may travel runs on the main actor")
    func elsewhere() async {
        controller.configure { _, _, _ in }
        let dataSource = controller.dataSource!
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Task.detached {
                dataSource.apply(.of((0, [1]))) {
                    MainActor.assertIsolated()
                    continuation.resume()
                }
            }
        }
        #expect(dataSource.snapshot().itemIdentifiers == [1])
    }
}

/// A data source as apps write them: some of what it does is overridden.
private final class CountingSource: CollectionViewDiffableDataSource<Int, Int> {
    var applied: [[Int]] = []
    var outlines = 0
    var reloads = 0
    var extraCounts = 0

    override func apply(
        _ snapshot: DiffableDataSourceSnapshot<Int, Int>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        applied.append(snapshot.itemIdentifiers)
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    override func apply(
        _ snapshot: DiffableDataSourceSectionSnapshot<Int>, to section: Int, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        outlines += 1
        super.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
    }

    override func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<Int, Int>, completion: (() -> Void)? = nil
    ) {
        reloads += 1
        super.applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        var content = ListContentConfiguration.cell()
        content.text = "overridden \(itemIdentifier(for: indexPath) ?? -1)"
        cell.contentConfiguration = content
        return cell
    }
}

@MainActor @Suite("Subclasses of the diffable data source")
struct SubclassTests {
    private let view = CollectionView()
    private let source: CountingSource

    init() {
        let registration = CollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
        source = CountingSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
    }

    @Test("A method of the data source protocol that is overridden is the one the view calls")
    func dataSourceMethod() {
        source.apply(.of((0, [1, 2])))
        let viewer = RecordingViewer(view)
        viewer.update()
        #expect(viewer.texts == ["overridden 1", "overridden 2"])
    }

    @Test("An apply that is overridden is called by every spelling, also through the class it overrides, once each")
    func apply() async {
        let base: CollectionViewDiffableDataSource<Int, Int> = source
        var done = 0
        let completion: (() -> Void)? = { done += 1 }
        func spellings() {
            source.apply(.of((0, [1])), completion: completion)
            base.apply(.of((0, [1, 2])))
            base.apply(.of((0, [1, 2, 3])), animatingDifferences: false) { done += 1 }
            base.apply(.of((0, [3])), completion: completion)
            source.apply(.of((0, [4, 5])))
        }
        spellings()
        await base.apply(.of((0, [6, 7, 8])), animatingDifferences: false)
        #expect(source.applied == [[1], [1, 2], [1, 2, 3], [3], [4, 5], [6, 7, 8]])
        #expect(done == 3)
        #expect(base.snapshot().itemIdentifiers == [6, 7, 8])
    }

    @Test("So are those of section snapshots and of reloads")
    func others() {
        let base: CollectionViewDiffableDataSource<Int, Int> = source
        var outline = DiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        base.apply(outline, to: 5)
        base.applySnapshotUsingReloadData(base.snapshot())
        #expect(source.outlines == 1 && source.reloads == 1)
        #expect(base.snapshot().itemIdentifiers == [1, 2])
    }
}
