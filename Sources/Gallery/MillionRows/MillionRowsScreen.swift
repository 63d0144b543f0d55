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
    let jumpField = JumpField(label: "Go to row")
    var dataSource: CollectionViewDiffableDataSource<Section, Int>!

    private let count: Int
    private var nextNumber: Int
    private var lastTask: Task<Void, Never>?
    /// What was asked for and is not done yet: the first is on its way, the others wait.
    private var pending: [Change] = []

    init(count: Int = 1_000_000) {
        self.count = count
        nextNumber = count + 1
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.rowHeight = Payment.rowHeight
        super.init(
            title: "A Million Rows",
            collectionView: CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration)))
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

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard lastTask == nil else { return }
        change("Making \(grouped(count)) rows") { [count] snapshot, progress in
            // Made anew it need not be searched meanwhile, which takes most of the time.
            snapshot = Snapshot()
            snapshot.appendSections([.main])
            try append(1..<(count + 1), to: &snapshot, progress)
        }
    }

    func configureControls() {
        insertButton.image = .symbol("plus")
        removeButton.image = .symbol("minus")
        reverseButton.image = .symbol("arrow.up.arrow.down")
        insertButton.action = { [weak self] in self?.insertAtTop() }
        removeButton.action = { [weak self] in self?.removeFirst() }
        reverseButton.action = { [weak self] in self?.reverse() }
        controls = [jumpField, insertButton, removeButton, reverseButton]
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

    func insertAtTop() {
        let number = nextNumber
        nextNumber += 1
        change("Inserting") { snapshot, _ in
            if let first = snapshot.itemIdentifier(atIndex: 0) {
                snapshot.insertItems([number], beforeItem: first)
            } else {
                snapshot.appendItems([number])
            }
        }
    }

    func removeFirst() {
        change("Removing") { snapshot, _ in
            if let first = snapshot.itemIdentifier(atIndex: 0) { snapshot.deleteItems([first]) }
        }
    }

    func reverse() {
        change("Reversing", isOfAll: true) { snapshot, progress in
            let items = snapshot.itemIdentifiers(inSection: .main)
            snapshot = Snapshot()
            snapshot.appendSections([.main])
            try append(items.reversed(), to: &snapshot, progress)
        }
    }

    /// Waits for everything that was asked for so far.
    func finish() async { await lastTask?.value }
}

// MARK: Changes

extension MillionRowsScreen {
    typealias Progress = @Sendable (Double) -> Void
    typealias Edit = @Sendable (inout Snapshot, Progress) throws -> Void

    /// Something that was asked for.
    struct Change {
        let title: String
        /// Whether it touches all rows: those that are shown are old ones until it is done.
        let isOfAll: Bool
        let task: Task<Void, Never>
    }

    /// Lets an edit be worked out and shown, after those before it.
    private func change(_ title: String, isOfAll: Bool = false, _ edit: @escaping Edit) {
        let former = lastTask
        let task = Task { [weak self] in
            await former?.value
            guard let self else { return }
            let progress: Progress = { fraction in
                Task { @MainActor [weak self] in self?.show(fraction, of: title) }
            }
            try? await Self.apply(edit, to: dataSource.snapshot(), of: dataSource, progress)
            didChange()
        }
        lastTask = task
        pending.append(Change(title: title, isOfAll: isOfAll, task: task))
        showActivity(fraction: activity?.fraction)
    }

    private func didChange() {
        pending.removeFirst()
        showActivity(fraction: nil)
        status = "\(grouped(dataSource.snapshot().numberOfItems)) rows"
    }

    /// How much of the new rows is there. Once all are, they are compared with the old ones; nobody knows how long it takes.
    private func show(_ fraction: Double, of title: String) {
        guard pending.first?.title == title else { return }
        showActivity(fraction: fraction < 1 ? fraction : nil, isComparing: fraction >= 1)
    }

    /// Says what is on its way, which Cancel ends, and how much waits behind it.
    private func showActivity(fraction: Double?, isComparing: Bool = false) {
        activity = pending.first.map { change in
            var title = change.title
            if isComparing { title += ": comparing \(grouped(count)) rows" }
            if pending.count > 1 { title += ", \(pending.count - 1) more waiting" }
            var activity = Activity(title, fraction: fraction) { change.task.cancel() }
            activity.isReplacingContent = change.isOfAll
            return activity
        }
    }

    @concurrent private nonisolated static func apply(
        _ edit: @escaping Edit, to snapshot: Snapshot, of dataSource: CollectionViewDiffableDataSource<Section, Int>,
        _ progress: Progress
    ) async throws {
        try Task.checkCancellation()
        var edited = snapshot
        try edit(&edited, progress)
        try Task.checkCancellation()
        await dataSource.apply(edited)
        // Who cancels while the difference is worked out gets back what was there.
        if Task.isCancelled { await dataSource.apply(snapshot) }
    }
}

/// Appends so many items that it takes a while, and tells how far it has come.
private func append(
    _ items: some RandomAccessCollection<Int>, to snapshot: inout MillionRowsScreen.Snapshot,
    _ progress: MillionRowsScreen.Progress
) throws {
    var rest = items[...]
    while !rest.isEmpty {
        try Task.checkCancellation()
        snapshot.appendItems(Array(rest.prefix(50_000)))
        rest = rest.dropFirst(50_000)
        progress(Double(items.count - rest.count) / Double(items.count))
    }
}
