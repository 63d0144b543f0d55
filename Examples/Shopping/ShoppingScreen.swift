import Diffable
import Foundation

@MainActor final class ShoppingScreen: Screen {
    let list: ShoppingList
    var dataSource: CollectionViewDiffableDataSource<Aisle, Product>!
    var searched = ""
    let undoButton = Button(label: "Undo")

    init(list: ShoppingList) {
        self.list = list
        super.init(title: "Shopping", collectionView: CollectionView(collectionViewLayout: Self.layout()))
        configureRows()  // Rows
        configureHeaders()  // Rows
        offerAdding()  // Buttons
        offerUndo()  // Buttons
        offerSearch()  // Search
        offerSwipes()  // What a row offers
        allowReordering()  // Order by hand
        offerMenu()  // A menu, a sheet and a table
        list.onChange = { [weak self] in self?.update() }  // A new state
        update()  // A new state
    }

    static func layout(
        swipeActions: ((IndexPath) -> SwipeActionsConfiguration?)? = nil
    ) -> CollectionViewLayout {
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = swipeActions
        return CollectionViewCompositionalLayout.list(using: configuration)
    }

    // A menu, a sheet and a table; Outlines
    override func screen(at component: String) -> Screen? {
        switch component {
        case "recipes": RecipesScreen()
        case "kinds": KindsScreen(list: list)
        default: nil
        }
    }
}

extension ShoppingScreen {
    func configureRows() {
        let row = CollectionView.CellRegistration<CollectionViewListCell, Product> { cell, _, product in
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(product.emoji)
            content.text = product.name
            cell.contentConfiguration = content
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, product in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: product)
        }
    }

    func configureHeaders() {
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            var content = ListContentConfiguration.groupedHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.rawValue
            cell.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }
}

extension ShoppingScreen {
    func update() {
        var snapshot = DiffableDataSourceSnapshot<Aisle, Product>()
        for aisle in Aisle.allCases {
            let products = list.products[aisle, default: []].filter(isFound)
            if products.isEmpty { continue }
            snapshot.appendSections([aisle])
            snapshot.appendItems(products)
        }
        dataSource.apply(snapshot)
        contentUnavailableConfiguration = snapshot.isEmpty && searched != "" ? .search(for: searched) : nil
        undoButton.isEnabled = list.canUndo
    }

    func isFound(_ product: Product) -> Bool {
        searched.isEmpty || product.name.localizedStandardContains(searched)
    }
}
