import Diffable
import Foundation

/// What can be done with a row: swipe it to either side, or press it long, or with the other button of the mouse.
final class SwipeAndMenuScreen: Screen, CollectionViewDelegate {
    private var dataSource: CollectionViewDiffableDataSource<Int, Letter.ID>!
    private var letters = Dictionary(uniqueKeysWithValues: Letter.all.map { ($0.id, $0) })

    init() {
        super.init(title: "Swipe and Menu", collectionView: CollectionView())
        var list = CollectionLayoutListConfiguration(appearance: .plain)
        list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
        list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
        collectionView.collectionViewLayout = CollectionViewCompositionalLayout.list(using: list)
        collectionView.delegate = self

        let cell = CollectionView.CellRegistration<CollectionViewListCell, Letter.ID> { [weak self] cell, _, id in
            guard let letter = self?.letters[id] else { return }
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(letter.isRead ? "📖" : "✉️")
            content.text = letter.sender
            content.secondaryText = letter.subject
            if !letter.isRead { content.textProperties.font = .boldSystemFont(ofSize: 17) }
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Letter.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(Letter.all.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: false)
        UndoButtons.offer(dataSource.history, on: self)
    }

    private func leadingActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath), let letter = letters[id] else { return nil }
        let read = ContextualAction(style: .normal, title: letter.isRead ? "Unread" : "Read") {
            [weak self] _, _, done in
            self?.toggleRead(id)
            done(true)
        }
        read.backgroundColor = .systemBlue
        return SwipeActionsConfiguration(actions: [read])
    }

    private func trailingActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.delete(id)
            done(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
    }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let id = indexPaths.first.flatMap(dataSource.itemIdentifier), let letter = letters[id] else { return nil }
        let copy = Action(title: "Copy Sender", image: .symbol("doc.on.doc")) { [weak self] _ in
            self?.copy(letter.sender)
            self?.present(Toast("Copied \(letter.sender)"))
        }
        return ContextMenuConfiguration(actionProvider: { _ in Menu(children: [copy]) })
    }

    private func toggleRead(_ id: Letter.ID) {
        letters[id]?.isRead.toggle()
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }

    private func delete(_ id: Letter.ID) {
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([id])
        dataSource.apply(snapshot)
        present(Toast("Letter from \(letters[id]?.sender ?? "") deleted", undoingLatestStepOf: self))
    }
}
