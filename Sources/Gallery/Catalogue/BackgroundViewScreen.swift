import Diffable

/// What stands behind the rows: here a hint, while there are none. Swipe a row to the left to pick its fruit.
final class BackgroundViewScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, Fruit>!
    private lazy var hint = ContentUnavailableView(configuration: makeHint())

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(title: "Background View", collectionView: CollectionView())
        list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let fruit = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
            let pick = ContextualAction(style: .destructive, title: "Pick") { _, _, completion in
                self?.pick(fruit)
                completion(true)
            }
            return SwipeActionsConfiguration(actions: [pick])
        }
        collectionView.setCollectionViewLayout(
            CollectionViewCompositionalLayout.list(using: list), animated: false)

        let cell = CollectionView.CellRegistration<CollectionViewListCell, Fruit> { cell, _, fruit in
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(fruit.emoji)
            content.text = fruit.name
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, fruit in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: fruit)
        }
        controls = [
            Button(label: "Pick All") { [weak self] in self?.change(to: [], saying: "All picked") }
        ]
        show(Self.harvest)
        UndoButtons.offer(dataSource.history, on: self)
        dataSource.history.onFinish = { [weak self] _ in self?.showHint() }
    }

    private static let harvest = Array(Fruit.all.prefix(5))

    private func pick(_ fruit: Fruit) {
        change(to: dataSource.snapshot().itemIdentifiers.filter { $0 != fruit }, saying: "\(fruit.name) picked")
    }

    /// Shows other fruit, and offers the way back.
    private func change(to fruit: [Fruit], saying text: String) {
        show(fruit)
        dataSource.history.setActionName(text)
        present(Toast(text, undoingLatestStepOf: self))
    }

    private func show(_ fruit: [Fruit]) {
        var snapshot = DiffableDataSourceSnapshot<Int, Fruit>()
        snapshot.appendSections([0])
        snapshot.appendItems(fruit)
        dataSource.apply(snapshot)
        showHint()
    }

    private func showHint() {
        collectionView.backgroundView = dataSource.snapshot().itemIdentifiers.isEmpty ? hint : nil
    }

    private func makeHint() -> ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.emoji = "🧺"
        configuration.text = "All Picked"
        configuration.secondaryText = "The basket is full, the tree is bare."
        configuration.button = .init(title: "Wait for Summer") { [weak self] in
            self?.change(to: Self.harvest, saying: "Summer has come")
        }
        return configuration
    }
}
