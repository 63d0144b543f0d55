import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// A plain list under a diffable data source, with one viewer, for tests of what both do together.
@MainActor final class DiffableList<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

    let view: CollectionView
    let dataSource: CollectionViewDiffableDataSource<Section, Item>
    let viewer: RecordingViewer
    let log: Log

    /// What the cell registration was called with, in order.
    final class Log {
        var items: [Item] = []
        var headers: [IndexPath] = []
    }

    init(height: Double = 600, header: ((IndexPath) -> String)? = nil, text: @escaping (Item) -> String) {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.rowHeight = 50
        if header != nil { configuration.headerMode = .supplementary }
        let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        let log = Log()
        let row = CollectionView.CellRegistration<TestCell, Item> { cell, _, item in
            log.items.append(item)
            var content = cell.defaultContentConfiguration()
            content.text = text(item)
            cell.contentConfiguration = content
        }
        self.view = view
        self.log = log
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        if let header {
            let registration = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
                elementKind: CollectionView.elementKindSectionHeader
            ) { cell, _, indexPath in
                log.headers.append(indexPath)
                var content = ListContentConfiguration.groupedHeader()
                content.text = header(indexPath)
                cell.contentConfiguration = content
            }
            dataSource.supplementaryViewProvider = { view, _, indexPath in
                view.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
            }
        }
        viewer = RecordingViewer(view, size: CGSize(width: 400, height: height))
    }

    /// Applies and lets the viewer follow.
    func show(_ snapshot: Snapshot) {
        dataSource.apply(snapshot)
        viewer.update()
    }

    func cell(_ item: Int, _ section: Int = 0) -> CollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: section))
    }
}

extension DiffableDataSourceSnapshot {
    /// Sections with their items, in order.
    static func of(_ sections: (SectionIdentifierType, [ItemIdentifierType])...) -> Self {
        var snapshot = Self()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }
}
