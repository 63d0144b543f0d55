import Diffable

/// Something that is done with the ledger. Made, it answers what takes it back.
enum LedgerEdit: Sendable {
    typealias Snapshot = MillionRowsScreen.Snapshot

    /// Makes it anew, with so many rows.
    case fill(Int)
    /// Puts a row behind another one; at the top where that is nil, or gone.
    case insert(Int, after: Int?)
    case remove(Int)
    case removeFirst
    case reverse

    /// What it is called while it is on its way.
    var title: String {
        switch self {
        case .fill(let count): "Making \(grouped(count)) rows"
        case .insert: "Inserting"
        case .remove, .removeFirst: "Removing"
        case .reverse: "Reversing"
        }
    }

    /// Whether a visitor asked for it, and can give it up.
    var isCancellable: Bool { if case .fill = self { false } else { true } }

    /// Whether it touches all rows: those that are shown are old ones until it is done.
    var isOfAll: Bool { if case .reverse = self { true } else { false } }

    /// The share of the way that lies behind who has made new rows, and still has to compare them with the old ones, as
    /// it was measured.
    static let shareOfMaking = 0.06

    /// Makes it, and answers what takes it back; nil when there was nothing to do.
    ///
    /// - Parameter progress: Told of the share that is done, where it takes a while.
    func apply(to snapshot: inout Snapshot, progress: (_ share: Double) -> Void = { _ in }) throws -> LedgerEdit? {
        switch self {
        case .fill(let count):
            try Self.fill(&snapshot, with: 1..<(count + 1), progress)
            return nil
        case .reverse:
            try Self.fill(&snapshot, with: snapshot.itemIdentifiers(inSection: .main).reversed(), progress)
            return .reverse
        case .insert(let number, let former):
            guard snapshot.indexOfItem(number) == nil else { return nil }
            if let former, snapshot.indexOfItem(former) != nil {
                snapshot.insertItems([number], afterItem: former)
            } else if let first = snapshot.itemIdentifier(atIndex: 0) {
                snapshot.insertItems([number], beforeItem: first)
            } else {
                snapshot.appendItems([number])
            }
            return .remove(number)
        case .remove(let number):
            guard let index = snapshot.indexOfItem(number) else { return nil }
            let former = index > 0 ? snapshot.itemIdentifier(atIndex: index - 1) : nil
            snapshot.deleteItems([number])
            return .insert(number, after: former)
        case .removeFirst:
            guard let first = snapshot.itemIdentifier(atIndex: 0) else { return nil }
            return try Self.remove(first).apply(to: &snapshot)
        }
    }

    /// Fills a new list by steps, between which it can be cancelled. A new one need not be searched meanwhile, which
    /// takes most of the time.
    private static func fill(
        _ snapshot: inout Snapshot, with items: some RandomAccessCollection<Int>, _ progress: (_ share: Double) -> Void
    ) throws {
        snapshot = Snapshot()
        snapshot.appendSections([.main])
        var rest = items[...]
        while !rest.isEmpty {
            try Task.checkCancellation()
            snapshot.appendItems(Array(rest.prefix(step)))
            rest = rest.dropFirst(step)
            progress(1 - Double(rest.count) / Double(items.count))
        }
    }

    private static let step = 50_000
}
