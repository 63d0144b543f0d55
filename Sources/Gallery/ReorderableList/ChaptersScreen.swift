import Diffable

/// An outline whose rows are dragged before, after and into each other; one part of it takes nothing in.
@MainActor final class ChaptersScreen: Screen {
    private let dataSource: CollectionViewDiffableDataSource<String, String>
    /// The numbers that headings have by their places.
    private var numbers: [String: String] = [:]
    private let undoButtons = UndoButtons()

    /// What nothing may be put into.
    private static let closed = "Appendix"

    init() {
        let view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .insetGrouped)))
        weak var screen: ChaptersScreen?
        let row = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, title in
            screen?.show(title, in: cell)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, title in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: title)
        }
        super.init(title: "Chapters", collectionView: view)
        screen = self
        view.allowsMultipleSelection = true
        view.delegate = self
        configureReordering()
        dataSource.sectionSnapshotHandlers.willCollapseItem = { [weak self] _ in
            // Once it is closed, what was selected in there is so no more.
            Task { self?.showCaption() }
        }
        var outline = DiffableDataSourceSectionSnapshot<String>()
        for (parent, titles) in Self.book { outline.append(titles, to: parent) }
        numbers = Self.numbers(in: outline)
        outline.expand(["The Sea", "Tides"])
        dataSource.apply(outline, to: "book", animatingDifferences: false)
        configureUndo()
        configureRestoration()
        status = "\(outline.numberOfItems) headings"
    }

    private func configureReordering() {
        dataSource.reorderingHandlers.canReorderItem = { $0 != Self.closed }
        // What stays in its place stays last: behind it, no chapter has another one that follows.
        dataSource.reorderingHandlers.canMove = { _, place in
            place.parent != Self.closed && (place.parent ?? place.next) != nil
        }
        dataSource.reorderingHandlers.didRefuse = { [weak self] _, place in
            let isInto = place.parent == Self.closed
            self?.present(
                Toast(isInto ? "Nothing can be moved into “\(Self.closed)”." : "“\(Self.closed)” stays last."))
        }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self, let first = transaction.moves.first else { return }
            showNumbers()
            let count = transaction.moves.count
            let name = count == 1 ? "“\(first.item)”" : "\(count) headings"
            // In a heading that is closed they are not seen any more.
            let isElsewhere = first.finalPlace.parent != first.initialPlace.parent
            let parent = isElsewhere ? first.finalPlace.parent.map { " into “\($0)”" } : nil
            dataSource.history.setActionName("Move of \(name)")
            present(Toast("\(name) moved\(parent ?? "")", undoingLatestStepOf: self))
        }
    }

    private func configureUndo() {
        undoHistory = dataSource.history
        dataSource.history.onFinish = { [weak self] outcome in
            self?.showNumbers()
            self?.scroll(to: outcome.changeset.movedItemIdentifiers)
        }
        dataSource.history.onChange = { [weak self] in self.map { $0.undoButtons.update(from: $0) } }
        undoButtons.attach(to: self)
        controls = [undoButtons.undo, undoButtons.redo]
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

    private func show(_ title: String, in cell: CollectionViewListCell) {
        let number = numbers[title] ?? ""
        var content = cell.defaultContentConfiguration()
        content.text = title
        if !number.contains(".") { content.textProperties.font = .systemFont(ofSize: 16, weight: .semibold) }
        cell.contentConfiguration = content
        // A press anywhere on what holds others opens or closes it.
        let disclosure: [CellAccessory] = [.outlineDisclosure(options: .init(style: .header))]
        cell.accessories =
            [.customView(configuration: .init(customView: .label(number), placement: .leading()))]
            + (title == Self.closed ? [Self.lock] : []) + (Self.isParent(title) ? disclosure : [])
            + [.reorder(displayed: .always)]
    }

    /// The sign of what stays as it is.
    private static var lock: CellAccessory {
        .customView(
            configuration: .init(
                customView: .image(.symbol("lock"), label: "Can’t be moved"), placement: .trailing(),
                tintColor: .tertiaryLabel))
    }

    /// Numbers the headings anew where their places have changed.
    private func showNumbers() {
        let former = numbers
        numbers = Self.numbers(in: dataSource.snapshot(for: "book"))
        let items = dataSource.snapshot().itemIdentifiers
        dataSource.reconfigure(items.filter { former[$0] != numbers[$0] })
    }

    /// The numbers of all headings, as books have them: 2, 2.1, 2.1.1.
    static func numbers(in outline: DiffableDataSourceSectionSnapshot<String>) -> [String: String] {
        var numbers: [String: String] = [:]
        func count(_ titles: [String], after prefix: String) {
            for (index, title) in titles.enumerated() {
                let number = "\(prefix)\(index + 1)"
                numbers[title] = number
                count(outline.children(of: title), after: number + ".")
            }
        }
        count(outline.rootItems, after: "")
        return numbers
    }

    /// What went back to its place is seen there, or the heading that it is in.
    private func scroll(to titles: [String]) {
        let outline = dataSource.snapshot(for: "book")
        let seen = titles.compactMap { title in
            sequence(first: title) { outline.parent(of: $0) }.lazy.compactMap { self.dataSource.indexPath(for: $0) }
                .first
        }
        if let first = seen.min() { collectionView.scrollToItem(at: first, at: [], animated: true) }
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
