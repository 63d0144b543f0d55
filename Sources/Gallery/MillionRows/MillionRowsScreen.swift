import Diffable

/// A ledger of a million payments. All pages look at the same one, each from where it has scrolled to.
///
/// Whatever touches all rows is worked out away from the main actor, one thing after the other: nobody who looks at
/// the list waits for what somebody else does with it.
@MainActor final class MillionRowsScreen: Screen {
    enum Section {
        case main
    }

    typealias Snapshot = DiffableDataSourceSnapshot<Section, Int>

    let insertButton = Button(label: "Insert at Top")
    let removeButton = Button(label: "Remove First")
    let reverseButton = Button(label: "Reverse")
    let undoButtons = UndoButtons()
    let jumpField = JumpField(label: "Go to No.")
    var dataSource: CollectionViewDiffableDataSource<Section, Int>!

    let count: Int
    /// What was done: the list is shared, and each takes back what they did themselves.
    let history = StepHistory()
    private var lastNumber: Int
    var lastTask: Task<LedgerEdit?, any Error>?
    /// What was asked for and is not done yet: the first is on its way, the others wait.
    var pending: [PendingEdit] = []

    init(count: Int = Payment.count) {
        self.count = count
        lastNumber = count
        super.init(
            title: "A Million Rows", collectionView: CollectionView(collectionViewLayout: Payment.makeLayout()))
        // All visitors would see what one of them selected, and nothing can be done with it.
        collectionView.allowsSelection = false
        configureControls()
        configureDataSource()
        var first = Snapshot()
        first.appendSections([.main])
        first.appendItems(Array(1...min(count, Self.firstCount)))
        dataSource.apply(first, animatingDifferences: false)
        status = "\(grouped(count)) rows"
    }

    /// So many rows are there from the start; the others are made once somebody looks.
    private static let firstCount = 100

    override var followsReadableWidth: Bool { true }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard lastTask == nil else { return }
        change(.fill(count))
    }

    func configureControls() {
        insertButton.image = .symbol("plus")
        removeButton.image = .symbol("minus")
        reverseButton.image = .symbol("arrow.up.arrow.down")
        insertButton.action = { [weak self] in self?.insertAtTop() }
        removeButton.action = { [weak self] in self?.removeFirst() }
        reverseButton.action = { [weak self] in self?.reverse() }
        jumpField.lastNumber = lastNumber
        jumpField.rowName = { [weak self] in self?.name(ofRow: $0) }
        undoHistory = history
        // Nothing is announced here: a message says what was undone once that is shown.
        history.onFinish = { _ in }
        undoButtons.attach(to: self)
        undoButtons.stayInMenu()
        undoButtons.adapt(to: self)
        history.observe(for: self) { [weak self] in self?.undoButtons.invalidate() }
        controls = [jumpField, insertButton, removeButton, reverseButton, undoButtons.undo, undoButtons.redo]
    }

    func configureDataSource() {
        let registration = CollectionView.CellRegistration<ListCell, Int> { cell, _, number in
            cell.contentConfiguration = Payment(number: number).content
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
        }
        collectionView.typeSelectStringProvider = { [weak self] indexPath in
            self?.dataSource.itemIdentifier(for: indexPath).map { "\(Payment(number: $0).name) \(grouped($0))" }
        }
        listRestoration = ListRestoration(
            identifier: { [weak self] in self?.dataSource.itemIdentifier(for: $0).map(String.init) },
            indexPath: { [weak self] name in Int(name).flatMap { self?.dataSource.indexPath(for: $0) } })
        listRestoration?.isLoading = { [weak self] in self?.pending.isEmpty == false }
    }

    /// Where a number leads: to a row that is there, or is still being made. Of one that was removed it is said.
    private func name(ofRow number: Int) -> String? {
        if pending.isEmpty, dataSource.indexPath(for: number) == nil {
            present(Toast("No. \(grouped(number)) no longer exists."))
            return nil
        }
        return String(number)
    }

    func insertAtTop() {
        lastNumber += 1
        perform(.insert(lastNumber, after: nil), named: "Insertion of No. \(grouped(lastNumber))")
    }

    func removeFirst() { perform(.removeFirst, named: "Removal") }

    func reverse() { perform(.reverse, named: "Reversal") }

    /// Waits for everything that was asked for so far.
    func finish() async {
        await history.finish()
        _ = try? await lastTask?.value
    }
}
