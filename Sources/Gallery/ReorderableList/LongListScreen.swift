import Diffable
import Foundation

/// A hundred thousand payments to be dragged anywhere among them, or sent to either end by a menu.
@MainActor final class LongListScreen: Screen {
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>
    private let undoButtons = UndoButtons()
    /// Whether all rows are there.
    private var isFilled = false
    private var filling: Task<Void, Never>?

    init() {
        let view = CollectionView(collectionViewLayout: Payment.makeLayout())
        let row = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, number in
            let payment = Payment(number: number)
            var content = payment.content
            // A row is found again sooner by a face than by a sign of what was paid for.
            content.image = .portrait(of: payment.name)
            content.imageProperties.cornerRadius = 18
            content.imageProperties.maximumSize = CGSize(width: 36, height: 36)
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: number)
        }
        super.init(title: "Long Moves", collectionView: view)
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self, let move = transaction.moves.first else { return }
            tell(of: move.item, at: move.finalPlace.index)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        view.delegate = self
        let jumpField = JumpField(label: "Go to No.")
        jumpField.lastNumber = 100_000
        jumpField.rowName = { String($0) }
        controls = [jumpField, undoButtons.undo, undoButtons.redo]
        listRestoration = ListRestoration(
            identifier: { [weak self] in self?.dataSource.itemIdentifier(for: $0).map(String.init) },
            indexPath: { [weak self] name in Int(name).flatMap { self?.dataSource.indexPath(for: $0) } })
        listRestoration?.isLoading = { [weak self] in self?.isFilled == false }
        // Whoever comes sees rows at once; the others are made meanwhile.
        var first = DiffableDataSourceSnapshot<Int, Int>()
        first.appendSections([0])
        first.appendItems(Array(1...100))
        dataSource.apply(first, animatingDifferences: false)
        undoHistory = dataSource.history
        undoButtons.attach(to: self)
        dataSource.history.onChange = { [weak self] in self.map { $0.undoButtons.update(from: $0) } }
        dataSource.history.disableUndoRegistration()
        dataSource.history.onFinish = { [weak self] outcome in
            self?.present(Toast("\(outcome.isRedo ? "Redone" : "Undone"): \(outcome.actionName)"))
        }
        status = "Making 100,000 rows…"
    }

    override var followsReadableWidth: Bool { true }

    /// Who only looks at the first rows, as the list of all pages does, needs no others.
    override func viewWillAppear(_ animated: Bool) {
        guard filling == nil else { return }
        dataSource.reorderingHandlers.canReorderItem = nil
        filling = Task { [weak self, dataSource] in
            await Self.fill(dataSource)
            dataSource.history.enableUndoRegistration()
            self?.isFilled = true
            dataSource.reorderingHandlers.canReorderItem = { _ in true }
            self?.status = "100,000 rows"
        }
    }

    /// Says where a row is now, with a way back.
    private func tell(of number: Int, at index: Int) {
        let name = "No. \(grouped(number))"
        dataSource.history.setActionName("Move of \(name)")
        let text = "\(name) moved to place \(grouped(index + 1))"
        present(Toast(text, undoingLatestStepOf: self))
    }

    /// Moves something once all rows are there.
    private func move(_ body: @escaping (LongListScreen) -> Void) {
        if isFilled { return body(self) }
        Task { [weak self] in
            await self?.filling?.value
            if let self { body(self) }
        }
    }

    private func moveToTop(_ number: Int) {
        var snapshot = dataSource.snapshot()
        guard let first = snapshot.itemIdentifier(atIndex: 0), first != number else { return }
        snapshot.moveItem(number, beforeItem: first)
        dataSource.apply(snapshot)
        tell(of: number, at: 0)
    }

    private func moveToEnd(_ number: Int) {
        var snapshot = dataSource.snapshot()
        let end = snapshot.numberOfItems - 1
        guard let last = snapshot.itemIdentifier(atIndex: end), last != number else { return }
        snapshot.moveItem(number, afterItem: last)
        dataSource.apply(snapshot)
        tell(of: number, at: end)
    }

    /// Made by the first visit; the others share it, and what is known of its items.
    private nonisolated static let rows = {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(1...100_000))
        return snapshot
    }()

    /// Away from the main actor: nobody else waits while the rows are made.
    @concurrent private nonisolated static func fill(_ dataSource: CollectionViewDiffableDataSource<Int, Int>) async {
        await dataSource.apply(rows, animatingDifferences: false)
    }
}

extension LongListScreen: CollectionViewDelegate {
    /// Nobody has to drag so far.
    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let number = indexPaths.first.flatMap(dataSource.itemIdentifier(for:)) else { return nil }
        return ContextMenuConfiguration(actionProvider: { [weak self] _ in
            Menu(children: [
                Action(title: "Move to Top", image: .symbol("arrow.up")) { _ in self?.move { $0.moveToTop(number) } },
                Action(title: "Move to End", image: .symbol("arrow.down")) { _ in self?.move { $0.moveToEnd(number) } },
            ])
        })
    }
}
