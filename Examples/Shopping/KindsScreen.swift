import Diffable
import Foundation

@MainActor final class KindsScreen: Screen {
    private let list: ShoppingList
    private var dataSource: CollectionViewDiffableDataSource<Aisle, Product>!

    init(list: ShoppingList) {
        self.list = list
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .insetGrouped))
        super.init(title: "Kinds", collectionView: CollectionView(collectionViewLayout: layout))
        restorationIdentifier = "kinds"
        collectionView.delegate = self
        configureRows()
        dataSource.lazyChildren = LazyChildren { parent in try await Self.loadKinds(of: parent) }
        showOutline()
    }

    private func configureRows() {
        let row = CollectionView.CellRegistration<CollectionViewListCell, Product> { [weak self] cell, _, product in
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(product.emoji)
            content.text = product.name
            cell.contentConfiguration = content
            cell.accessories = self?.accessories(of: product) ?? []
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, product in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: product)
        }
    }

    private func showOutline() {
        let apples = Product(name: "Apples", emoji: "🍎")
        var outline = DiffableDataSourceSectionSnapshot<Product>()
        outline.append([apples, Product(name: "Pears", emoji: "🍐")])
        outline.append([Product(name: "Boskoop", emoji: "🍏"), Product(name: "Fuji", emoji: "🍎")], to: apples)
        outline.expand([apples])
        dataSource.apply(outline, to: .fruit)
    }
}

extension KindsScreen {
    nonisolated static func loadKinds(of parent: Product) async throws -> [Product] {
        try await Task.sleep(for: .seconds(1))  // As a server would take.
        return ["Abate", "Conference"].map { Product(name: $0, emoji: "🍐") }
    }

    private func accessories(of product: Product) -> [CellAccessory] {
        let isKind = dataSource.snapshot(for: .fruit).level(of: product) > 0
        guard !isKind, let children = dataSource.lazyChildren else { return [] }
        switch children.state(of: product) {
        case .unloaded, .loaded: return [.outlineDisclosure()]
        case .loading: return [.outlineDisclosure(), .spinner(label: "Loading \(product.name)")]
        case .failed:
            return [.outlineDisclosure(), .button("↻", label: "Try Again") { children.retry(product) }]
        }
    }
}

extension KindsScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let product = dataSource.itemIdentifier(for: indexPath) else { return }
        list.add(product, to: .fruit)
        status = "\(product.name) is on the list"
    }
}
