import Diffable
import Dispatch
import Synchronization

/// Rows that are made anew as a whole, off the main actor: only what was asked for last counts.
final class Rebuilds: Sendable {
    private let last = Mutex(0)
    private let queue: DispatchQueue

    /// - Parameter queue: Where all changes of the rows are asked for, one behind the other.
    init(on queue: DispatchQueue) { self.queue = queue }

    /// Makes rows anew, applies them and calls back once they are shown, not once they have moved. Whoever types fast
    /// is not kept waiting for what was typed before.
    ///
    /// - Parameters:
    ///   - dataSource: The rows that are seen.
    ///   - make: Makes the new ones.
    ///   - apply: Hands them to the data source. It is told how to ask whether they still count.
    ///   - didShow: What is true of the rows by then.
    func rebuild<Section: Hashable & Sendable, Item: Hashable & Sendable, Rows: Sendable>(
        _ dataSource: CollectionViewDiffableDataSource<Section, Item>, make: @escaping @Sendable () -> Rows,
        apply: @escaping @Sendable (Rows, _ isLatest: @escaping @Sendable () -> Bool) -> Void,
        didShow: @escaping @MainActor @Sendable (Rows) -> Void
    ) {
        let number = next()
        let isLatest: @Sendable () -> Bool = { [self] in self.isLatest(number) }
        queue.async {
            guard isLatest() else { return }
            let rows = make()
            apply(rows, isLatest)
            dataSource.onceShown { if isLatest() { didShow(rows) } }
        }
    }

    /// A number for what is asked for now; all before it no longer count.
    @discardableResult func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }

    func isLatest(_ number: Int) -> Bool { last.withLock { $0 == number } }
}
