import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// An outline that is dragged in, and what the app is told of that.
@MainActor class OutlineDragBench {
    typealias Outline = DiffableDataSourceSectionSnapshot<String>
    typealias Transaction = DiffableDataSourceTransaction<String, String>

    let view: CollectionView
    let dataSource: CollectionViewDiffableDataSource<String, String>
    let viewer: RecordingViewer
    let clock = ManualClock()
    let log = Log()

    @MainActor final class Log {
        var transactions: [Transaction] = []
        var asked: [String] = []
    }

    /// Rows of 50 points: A (open: a1, a2), B (closed: b1), c, D (open: d1 (open: x)).
    init() {
        var configuration = CollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.rowHeight = 50
        view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        view.animationClock = clock
        let row = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = item.first!.isUppercase ? [.outlineDisclosure(options: .init(style: .cell))] : []
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        viewer = RecordingViewer(view)
        var outline = Outline()
        outline.append(["A", "B", "c", "D"])
        outline.append(["a1", "a2"], to: "A")
        outline.append(["b1"], to: "B")
        outline.append(["d1"], to: "D")
        outline.append(["x"], to: "d1")
        outline.expand(["A", "D", "d1"])
        dataSource.apply(outline, to: "main")
        viewer.update()
        let log = log
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { log.transactions.append($0) }
    }

    /// The outline as one line: children in brackets behind an open parent, in braces behind a closed one.
    var shape: String {
        let outline = dataSource.snapshot(for: "main")
        func line(_ items: [String]) -> String {
            items.map { item in
                let children = outline.children(of: item)
                if children.isEmpty { return item }
                return outline.isExpanded(item) ? "\(item)[\(line(children))]" : "\(item){\(line(children))}"
            }.joined(separator: " ")
        }
        return line(outline.rootItems)
    }

    func lift(_ item: String) { viewer.window.beginMovement(of: viewer.key(item)!) }

    /// Holds the middle of what is dragged over a part of a row, and aside by some levels.
    func hover(over item: String, _ share: Double, levels: Double = 0) {
        let frame = view.layoutAttributesForItem(at: dataSource.indexPath(for: item)!)!.frame
        viewer.window.updateMovement(
            to: CGPoint(x: frame.midX + levels * 20, y: frame.minY + share * frame.height))
    }

    func drag(_ item: String, over other: String, _ share: Double, levels: Double = 0) {
        lift(item)
        hover(over: other, share, levels: levels)
        viewer.window.endMovement()
        viewer.update()
    }

    func place(_ place: DiffableDataSourceMove<String, String>.Place) -> String {
        ([place.section] + (place.parent.map { [$0] } ?? []) + [String(place.index)]).joined(separator: " ")
    }
}
