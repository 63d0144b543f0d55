import Diffable

/// A list of a million rows. All pages look at the same one, each from where it has scrolled to.
@MainActor final class MillionRowsScreen: Screen {
    enum Section {
        case main
    }

    static let shared = MillionRowsScreen()

    let insertButton = Button(label: "Insert at Top")
    let removeButton = Button(label: "Remove First")
    let reverseButton = Button(label: "Reverse")
    var dataSource: CollectionViewDiffableDataSource<Section, Int>!

    private var nextNumber: Int

    init(count: Int = 1_000_000) {
        nextNumber = count + 1
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.rowHeight = 44
        super.init(
            title: "A Million Rows",
            collectionView: CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration)))
        configureControls()
        configureDataSource()
        var snapshot = DiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.main])
        snapshot.appendItems(Array(1...count))
        dataSource.apply(snapshot, animatingDifferences: false)
        showCount()
    }

    func configureControls() {
        insertButton.action = { [weak self] in self?.insertAtTop() }
        removeButton.action = { [weak self] in self?.removeFirst() }
        reverseButton.action = { [weak self] in self?.reverse() }
        controls = [insertButton, removeButton, reverseButton]
    }

    func configureDataSource() {
        let registration = CollectionView.CellRegistration<ListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(grouped(number))"
            content.image = .swatch(.hsb(hue: Double(number % 360) / 360, saturation: 0.6, brightness: 0.95))
            cell.contentConfiguration = content
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
        }
        collectionView.typeSelectStringProvider = { [weak self] indexPath in
            self?.dataSource.itemIdentifier(for: indexPath).map { "Row \(grouped($0))" }
        }
    }

    func insertAtTop() {
        change { snapshot in
            if let first = snapshot.itemIdentifier(atIndex: 0) {
                snapshot.insertItems([nextNumber], beforeItem: first)
            } else {
                snapshot.appendItems([nextNumber])
            }
            nextNumber += 1
        }
    }

    func removeFirst() {
        change { snapshot in
            if let first = snapshot.itemIdentifier(atIndex: 0) { snapshot.deleteItems([first]) }
        }
    }

    func reverse() {
        let items = dataSource.snapshot().itemIdentifiers(inSection: .main)
        var snapshot = DiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.main])
        snapshot.appendItems(items.reversed())
        dataSource.apply(snapshot)
    }

    private func change(_ body: (inout DiffableDataSourceSnapshot<Section, Int>) -> Void) {
        var snapshot = dataSource.snapshot()
        body(&snapshot)
        dataSource.apply(snapshot)
        showCount()
    }

    private func showCount() {
        status = "\(grouped(dataSource.snapshot().numberOfItems)) rows"
    }
}
