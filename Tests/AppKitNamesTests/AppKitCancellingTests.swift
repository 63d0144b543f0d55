import AppKitNames
import Synchronization
import Testing

@MainActor
@Suite("AppKit's data sources and tasks that are cancelled")
struct AppKitCancellingTests {
    private static let text = NSUserInterfaceItemIdentifier("text")

    private static func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["all"])
        snapshot.appendItems(items)
        return snapshot
    }

    /// What `apply` does in a task that is cancelled before it runs, and in one that is not.
    private static func checkBoth(
        apply:
            @escaping @MainActor @Sendable (
                _ items: [Int], _ progress: @escaping @Sendable (_ share: Double) -> Void
            ) async throws -> Void,
        items: () -> [Int]
    ) async throws {
        let shares = Mutex<[Double]>([])
        try await apply([1, 2]) { share in shares.withLock { $0.append(share) } }
        #expect(items() == [1, 2])
        #expect(shares.withLock { $0.last } == 1)

        // The main actor is this test's until the task is cancelled.
        let late = Task { try await apply([2, 3]) { _ in } }
        late.cancel()
        await #expect(throws: CancellationError.self) { try await late.value }
        #expect(items() == [1, 2])
    }

    @Test("A collection view shows a snapshot unless its task is cancelled", arguments: [true, false])
    func collectionView(isAnimated: Bool) async throws {
        let view = NSCollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.register(NSCollectionViewItem.self, forItemWithIdentifier: Self.text)
        let source = NSCollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, indexPath, _ in
            view.makeItem(withIdentifier: Self.text, for: indexPath)
        }
        try await Self.checkBoth { items, progress in
            try await source.apply(Self.snapshot(items), animatingDifferences: isAnimated, progress: progress)
        } items: {
            source.snapshot().itemIdentifiers
        }
    }

    @Test("A table shows a snapshot unless its task is cancelled", arguments: [true, false])
    func table(isAnimated: Bool) async throws {
        let table = NSTableView()
        table.addTableColumn(NSTableColumn(identifier: Self.text))
        let source = NSTableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _, _ in NSTextField() }
        try await Self.checkBoth { items, progress in
            try await source.apply(Self.snapshot(items), animatingDifferences: isAnimated, progress: progress)
        } items: {
            source.snapshot().itemIdentifiers
        }
    }
}
