import Diffable

/// An outline whose rows are dragged before, after and into each other; one part of it takes nothing in.
@MainActor final class ChaptersScreen: Screen {
    private let dataSource: CollectionViewDiffableDataSource<String, String>

    /// What nothing may be put into.
    private static let closed = "Appendix"

    init() {
        let view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .insetGrouped)))
        let row = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, title in
            var content = cell.defaultContentConfiguration()
            content.text = title
            cell.contentConfiguration = content
            // A press anywhere on what holds others opens or closes it.
            let disclosure: [CellAccessory] = [.outlineDisclosure(options: .init(style: .header))]
            cell.accessories = (Self.isParent(title) ? disclosure : []) + [.reorder(displayed: .always)]
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, title in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: title)
        }
        super.init(title: "Chapters", collectionView: view)
        view.allowsMultipleSelection = true
        dataSource.reorderingHandlers.canReorderItem = { $0 != Self.closed }
        dataSource.reorderingHandlers.canMove = { _, place in place.parent != Self.closed }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self, let first = transaction.moves.first else { return }
            let count = transaction.moves.count
            let name = count == 1 ? "“\(first.item)”" : "\(count) headings"
            dataSource.history.setActionName("Move of \(name)")
            present(Toast("\(name) moved", actionTitle: "Undo") { [weak self] in self?.undo() })
        }
        var outline = DiffableDataSourceSectionSnapshot<String>()
        for (parent, titles) in Self.book { outline.append(titles, to: parent) }
        outline.expand(["The Sea", "Tides"])
        dataSource.apply(outline, to: "book", animatingDifferences: false)
        undoHistory = dataSource.history
        configureRestoration()
        status = "\(outline.numberOfItems) headings"
    }

    /// A link leads to the headings that were open. Opening these is nothing to be undone.
    private func configureRestoration() {
        var restoration = ListRestoration(of: dataSource, outlines: ["book"]) { $0 }
        let expand = restoration.expand
        restoration.expand = { [weak self] names in
            self?.dataSource.history.disableUndoRegistration()
            expand?(names)
            self?.dataSource.history.enableUndoRegistration()
        }
        listRestoration = restoration
    }

    private static func isParent(_ title: String) -> Bool { book.contains { $0.parent == title } }

    private static let book: [(parent: String?, titles: [String])] = [
        (nil, ["Foreword", "The Sea", "The Shore", "The Sky", closed]),
        ("The Sea", ["Tides", "Currents", "Waves"]),
        ("Tides", ["Spring Tides", "Neap Tides"]),
        ("The Shore", ["Dunes", "Marshes", "Cliffs"]),
        ("The Sky", ["Clouds", "Stars"]),
        (closed, ["Index", "Sources"]),
    ]
}
