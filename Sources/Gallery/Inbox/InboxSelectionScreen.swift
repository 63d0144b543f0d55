import Diffable

/// Several letters that are selected, beside their list, and what can be done with all of them unless the list says it.
@MainActor final class InboxSelectionScreen: Screen {
    private weak var list: InboxScreen?
    private var letters: [InboxLetter] = []
    private var dataSource: CollectionViewDiffableDataSource<String, InboxLetter>!
    private let archiveButton = Button(label: "Archive")
    private let flagButton = Button(label: "Flag")
    private let markButton = Button(label: "Mark as Read")
    private let deleteButton = Button(label: "Delete")

    override var followsReadableWidth: Bool { true }

    init(in list: InboxScreen) {
        self.list = list
        super.init(
            title: "",
            collectionView: CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout.list(
                    using: CollectionLayoutListConfiguration(appearance: .plain))))
        undoHistory = list.undoHistory
        collectionView.allowsSelection = false
        archiveButton.image = .symbol("archivebox")
        archiveButton.action = { [weak self] in self?.perform { $0.archive($1) } }
        flagButton.action = { [weak self] in self?.perform { $0.setFlagged(!$1.allSatisfy($0.isFlagged), $1) } }
        markButton.action = { [weak self] in self?.perform { $0.setRead(!$1.allSatisfy($0.isRead), $1) } }
        deleteButton.image = .symbol("trash")
        deleteButton.keyEquivalent = .delete
        deleteButton.action = { [weak self] in self?.perform { $0.delete($1) } }
        controls = [flagButton, markButton, archiveButton, deleteButton]
        let row = CollectionView.CellRegistration<CollectionViewListCell, InboxLetter> { [weak list] cell, _, letter in
            cell.contentConfiguration = letter.content()
            cell.accessories = list?.accessories(of: letter) ?? []
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, letter in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: letter)
        }
    }

    /// Shows letters in place of those before, and what became of them.
    func show(_ letters: [InboxLetter]) {
        guard let list else { return }
        let isFirst = self.letters.isEmpty
        self.letters = letters
        title = letters.count == 1 ? "1 Letter Selected" : "\(letters.count) Letters Selected"
        let (isFlagged, isRead) = (letters.allSatisfy(list.isFlagged), letters.allSatisfy(list.isRead))
        flagButton.label = isFlagged ? "Unflag" : "Flag"
        flagButton.image = .symbol(isFlagged ? "flag.slash.fill" : "flag.fill")
        markButton.label = isRead ? "Mark as Unread" : "Mark as Read"
        markButton.image = .symbol(isRead ? "envelope.fill" : "envelope")
        // While the list is edited, its toolbar has what can be done.
        for button in [flagButton, markButton, archiveButton, deleteButton] { button.isHidden = list.isEditing }
        let held = Set(dataSource.snapshot().itemIdentifiers)
        var snapshot = DiffableDataSourceSnapshot<String, InboxLetter>()
        snapshot.appendSections([""])
        snapshot.appendItems(letters)
        snapshot.reconfigureItems(letters.filter(held.contains))
        dataSource.apply(snapshot, animatingDifferences: !isFirst)
    }

    private func perform(_ action: (InboxScreen, [InboxLetter]) -> Void) {
        guard let list else { return }
        action(list, letters)
    }
}
