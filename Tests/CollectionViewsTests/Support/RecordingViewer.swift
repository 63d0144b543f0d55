import Foundation
import Testing

@testable import CollectionViews

/// A host for tests: it plays transactions on a mirror of what its viewer would show, and checks that each fits.
@MainActor final class RecordingViewer {
    let window: CollectionViewWindow
    private(set) var version = 0
    private(set) var rows: [Int: Row] = [:]
    private(set) var lanes: [WindowTransaction.Lane] = []
    private(set) var contentSize = CGSize.zero
    private(set) var count = 0
    private(set) var requests = 0
    var offset = CGPoint.zero

    struct Row: Equatable {
        var frame: CGRect
        var content: RowContent
        var lane: Int?
        var pin: WindowTransaction.Pin?
        var position: Int
        var numbers: RowNumbers
    }

    init(_ view: CollectionView, size: CGSize = CGSize(width: 400, height: 600)) {
        window = CollectionViewWindow(collectionView: view)
        window.onNeedsTransaction = { [weak self] in self?.requests += 1 }
        window.resize(to: size)
    }

    /// Takes the next transaction, plays it and acknowledges it.
    @discardableResult
    func update(acknowledges: Bool = true, sourceLocation: SourceLocation = #_sourceLocation) -> WindowTransaction? {
        guard let transaction = window.nextTransaction() else { return nil }
        play(transaction, sourceLocation: sourceLocation)
        if acknowledges { window.acknowledge(transaction.version) }
        return transaction
    }

    func play(_ transaction: WindowTransaction, sourceLocation: SourceLocation = #_sourceLocation) {
        if transaction.base == 0 {
            rows = [:]
        } else {
            #expect(transaction.base == version, "The transaction starts elsewhere.", sourceLocation: sourceLocation)
        }
        #expect(transaction.version > version, sourceLocation: sourceLocation)
        for gone in transaction.gone {
            #expect(
                rows.removeValue(forKey: gone.key) != nil, "A row went that wasn't there.",
                sourceLocation: sourceLocation)
        }
        for row in transaction.rows {
            let old = rows[row.key]
            if transaction.base != 0, old == nil, row.content == nil {
                Issue.record("A row came without content.", sourceLocation: sourceLocation)
            }
            if let old, old.lane == row.lane {
                #expect(row.from == old.frame, "A row starts from elsewhere.", sourceLocation: sourceLocation)
            }
            rows[row.key] = Row(
                frame: row.frame, content: row.content ?? old?.content ?? RowContent(), lane: row.lane,
                pin: row.pin, position: row.position, numbers: row.numbers)
        }
        lanes = transaction.lanes
        contentSize = transaction.contentSize
        count = transaction.count
        version = transaction.version
        if let scroll = transaction.scroll { offset = scroll.offset }
    }

    func scroll(to y: Double) {
        offset.y = y
        window.scroll(to: offset)
    }

    /// The texts of the rows in sight, by their places.
    var texts: [String] { visible.map { $0.content.text ?? "" } }

    /// The rows in sight, by their places.
    var visible: [Row] {
        let sight = CGRect(x: 0, y: offset.y, width: window.size.width, height: window.size.height)
        return rows.values.filter { row in
            guard let lane = row.lane else { return row.frame.overlaps(sight) }
            guard let lane = lanes.first(where: { $0.id == lane }) else { return false }
            return lane.frame.overlaps(sight)
        }.sorted { ($0.position, $0.frame.minY, $0.frame.minX) < ($1.position, $1.frame.minY, $1.frame.minX) }
    }

    func key(_ text: String) -> Int? { rows.first { $0.value.content.text == text }?.key }
}
