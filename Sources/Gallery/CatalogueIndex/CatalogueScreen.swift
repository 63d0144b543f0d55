import Diffable
import Foundation

/// All looks of the API, a page each, with the program that makes it.
@MainActor final class CatalogueScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<String, CatalogueEntry.ID>!

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        let layout = CollectionViewCompositionalLayout.list(using: list)
        super.init(title: "Catalogue", collectionView: CollectionView(collectionViewLayout: layout))
        let row = CollectionView.CellRegistration<CollectionViewListCell, CatalogueEntry.ID> { cell, _, id in
            guard let entry = CatalogueEntry.named(id) else { return }
            var content = cell.defaultContentConfiguration()
            content.image = LayoutPreview.image(of: entry)
            content.imageProperties.maximumSize = CGSize(width: 56, height: 42)
            content.text = entry.title
            content.secondaryText = entry.summary
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            var content = ListContentConfiguration.prominentInsetGroupedHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        collectionView.delegate = self
        var snapshot = DiffableDataSourceSnapshot<String, CatalogueEntry.ID>()
        for chapter in CatalogueEntry.all {
            snapshot.appendSections([chapter.title])
            snapshot.appendItems(chapter.entries.map(\.id))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        status = "\(snapshot.numberOfItems) pages"
    }

    override func screen(at component: String) -> Screen? { CatalogueEntry.named(component)?.makeScreen() }
}

extension CatalogueScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath), let page = screen(at: id) else { return }
        page.restorationIdentifier = id
        show(page)
    }
}
