import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor
@Suite("The diffable data source of a collection view")
struct DiffableDataSourceTests {
    typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

    let view: CollectionView
    let dataSource: CollectionViewDiffableDataSource<String, Int>
    let configured = Log()

    /// What the registration's handler was called with.
    final class Log {
        var items: [Int] = []
    }

    init() {
        view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let log = configured
        let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
            log.items.append(item)
            var content = cell.defaultContentConfiguration()
            content.text = "row \(item)"
            cell.contentConfiguration = content
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
    }

    func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    /// Applies from code that does not wait: in async code, `apply` alone means the async twin.
    func show(_ snapshot: Snapshot) { dataSource.apply(snapshot) }

    func window(height: Double = 440) -> CollectionViewWindow {
        let window = CollectionViewWindow(collectionView: view)
        window.resize(to: CGSize(width: 300, height: height))
        return window
    }

    @Test("It makes itself the data source of its view")
    func installsItself() {
        #expect(view.dataSource === dataSource)
        #expect(view.numberOfSections == 0)
    }

    @Test("The view counts what was applied")
    func counts() {
        dataSource.apply(snapshot([("a", [1, 2, 3]), ("b", [])]))
        #expect(view.numberOfSections == 2)
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(view.numberOfItems(inSection: 1) == 0)
        dataSource.apply(snapshot([("b", [3])]), animatingDifferences: false)
        #expect(view.numberOfSections == 1)
        #expect(view.numberOfItems(inSection: 0) == 1)
    }

    @Test("Places and identifiers are found from each other")
    func lookUps() {
        dataSource.apply(snapshot([("a", [1, 2]), ("b", [3])]))
        #expect(dataSource.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
        #expect(dataSource.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
        #expect(dataSource.itemIdentifier(for: IndexPath(item: 0, section: 2)) == nil)
        #expect(dataSource.itemIdentifier(for: IndexPath(item: -1, section: 0)) == nil)
        #expect(dataSource.itemIdentifier(for: IndexPath()) == nil)
        #expect(dataSource.indexPath(for: 2) == IndexPath(item: 1, section: 0))
        #expect(dataSource.indexPath(for: 9) == nil)
        #expect(dataSource.sectionIdentifier(for: 1) == "b")
        #expect(dataSource.sectionIdentifier(for: 2) == nil)
        #expect(dataSource.sectionIdentifier(for: -1) == nil)
        #expect(dataSource.index(for: "b") == 1)
        #expect(dataSource.index(for: "c") == nil)
    }

    @Test("Its snapshot is a copy of one's own")
    func copy() {
        dataSource.apply(snapshot([("a", [1, 2])]))
        var copy = dataSource.snapshot()
        copy.deleteItems([1])
        #expect(dataSource.snapshot().itemIdentifiers == [1, 2])
        #expect(view.numberOfItems(inSection: 0) == 2)
    }

    @Test("A moved item's cell is the same, and the provider is not asked again")
    func moveKeepsCell() throws {
        dataSource.apply(snapshot([("a", [1, 2, 3])]))
        let window = window()
        _ = window.nextTransaction()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        configured.items = []
        dataSource.apply(snapshot([("a", [2, 3, 1])]))
        _ = window.nextTransaction()
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
        #expect(configured.items.isEmpty)
    }

    @Test("A reconfigured item keeps its cell, a reloaded one gets another")
    func reconfigureAndReload() throws {
        dataSource.apply(snapshot([("a", [1, 2])]))
        let window = window()
        _ = window.nextTransaction()
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        configured.items = []
        var next = dataSource.snapshot()
        next.reconfigureItems([1])
        dataSource.apply(next)
        _ = window.nextTransaction()
        #expect(configured.items == [1])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === first)

        next = dataSource.snapshot()
        next.reloadItems([1])
        dataSource.apply(next)
        _ = window.nextTransaction()
        #expect(configured.items == [1, 1])
    }

    @Test("An item moved and marked for reload is reloaded at its new place")
    func moveAndReload() {
        dataSource.apply(snapshot([("a", [1, 2, 3])]))
        let window = window()
        _ = window.nextTransaction()
        configured.items = []
        var next = snapshot([("a", [2, 3, 1])])
        next.reloadItems([1])
        dataSource.apply(next)
        _ = window.nextTransaction()
        #expect(configured.items == [1])
        #expect(dataSource.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    @Test("Applying by reload asks for everything anew, and the next apply is a difference again")
    func reloadData() async {
        show(snapshot([("a", [1, 2])]))
        let window = window()
        _ = window.nextTransaction()
        configured.items = []
        await dataSource.applySnapshotUsingReloadData(snapshot([("a", [1, 2])]))
        _ = window.nextTransaction()
        #expect(configured.items == [1, 2])
        configured.items = []
        show(snapshot([("a", [1, 2, 3])]))
        _ = window.nextTransaction()
        #expect(configured.items == [3])
    }

    @Test("Completions come once, and the async twin returns")
    func completions() async {
        let log = configured
        dataSource.apply(snapshot([("a", [1])])) { log.items.append(-1) }
        dataSource.apply(snapshot([("a", [1, 2])]), animatingDifferences: false) { log.items.append(-2) }
        #expect(configured.items == [-1, -2])
        await dataSource.apply(snapshot([("a", [2])]), animatingDifferences: false)
        #expect(dataSource.snapshot().itemIdentifiers == [2])
        await dataSource.apply(snapshot([("a", [2])]))
    }

    @Test("Applies from another thread arrive in order")
    func background() async {
        let dataSource = dataSource
        await Task.detached {
            for count in 1...50 {
                var next = Snapshot()
                next.appendSections(["a"])
                next.appendItems(Array(0..<count))
                dataSource.apply(next, completion: nil)
            }
            var last = Snapshot()
            last.appendSections(["z"])
            await dataSource.apply(last)
        }.value
        #expect(dataSource.snapshot().sectionIdentifiers == ["z"])
        #expect(view.numberOfSections == 1)
    }

    @Test("An apply from inside the cell provider waits its turn")
    func nested() {
        let view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { _, _, _ in }
        var nested: (() -> Void)?
        let dataSource = CollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, indexPath, item in
            nested?()
            return view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        dataSource.apply(snapshot([("a", [1])]))
        let window = CollectionViewWindow(collectionView: view)
        window.resize(to: CGSize(width: 300, height: 440))
        _ = window.nextTransaction()
        nested = {
            nested = nil
            dataSource.apply(self.snapshot([("a", [1, 2, 3, 4])]))
        }
        var next = snapshot([("a", [1, 2])])
        next.reconfigureItems([1])
        dataSource.apply(next)
        #expect(dataSource.snapshot().itemIdentifiers == [1, 2, 3, 4])
        #expect(view.numberOfItems(inSection: 0) == 4)
    }

    @Test("The view does not keep its data source, nor the data source its view")
    func ownership() {
        weak var weakView: CollectionView?
        weak var weakSource: CollectionViewDiffableDataSource<String, Int>?
        do {
            let view = CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
            let source = CollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
            source.apply(snapshot([("a", [1])]))
            weakView = view
            weakSource = source
            #expect(weakView != nil && weakSource != nil)
        }
        #expect(weakView == nil)
        #expect(weakSource == nil)
    }

    @Test("A random sequence of applies leaves the view with the counts of the last", arguments: 0..<30)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let window = window()
        for _ in 0..<20 {
            var next = Snapshot()
            var free = Array(0..<30).shuffled(using: &random)
            for section in ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) {
                next.appendSections([section])
                let count = Int.random(in: 0...min(8, free.count), using: &random)
                next.appendItems(Array(free.prefix(count)))
                free.removeFirst(count)
            }
            if let item = next.itemIdentifiers.randomElement(using: &random) { next.reloadItems([item]) }
            if let item = next.itemIdentifiers.randomElement(using: &random) { next.reconfigureItems([item]) }
            dataSource.apply(next, animatingDifferences: Bool.random(using: &random))
            if Bool.random(using: &random) { _ = window.nextTransaction() }
            #expect(view.numberOfSections == next.numberOfSections, "seed \(seed)")
            for (index, section) in next.sectionIdentifiers.enumerated() {
                #expect(
                    view.numberOfItems(inSection: index) == next.numberOfItems(inSection: section), "seed \(seed)")
            }
        }
    }

    // MARK: Misuse

    @Test("A cell provider that returns nil stops the program")
    func nilCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = CollectionView(
                    collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
                let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
                var snapshot = DiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([7])
                source.apply(snapshot)
                let window = CollectionViewWindow(collectionView: view)
                window.resize(to: CGSize(width: 300, height: 440))
                _ = window.nextTransaction()
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("the cell provider returned nil for item 7"))
    }

    @Test("The view's own mutators are refused under a diffable data source")
    func refusedMutators() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = CollectionView(
                    collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
                let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
                _ = source
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("insertItems"))
        #expect(message.contains("apply"))
    }

    @Test("What waits until rows are shown does not wait until they have moved")
    func onceShown() {
        let list = DiffableList<Int, Int> { "\($0)" }
        let clock = ManualClock()
        list.view.animationClock = clock
        list.show(.of((0, [1, 2])))
        list.log.items = []
        list.dataSource.apply(.of((0, [2, 1]))) { list.log.items.append(100) }
        list.dataSource.onceShown {
            list.log.items.append(list.dataSource.snapshot().itemIdentifiers[0])
        }
        #expect(list.log.items == [2])
        clock.finish()
        #expect(list.log.items == [2, 100])
    }
}
