import Diffable
import Foundation

/// All looks of the API, a page each, with the program that makes it.
@MainActor final class CatalogueScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<String, CatalogueEntry.ID>!
    private let searchField = SearchField(label: "Search pages", prompt: "Search")

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        let layout = CollectionViewCompositionalLayout.list(using: list)
        super.init(title: "Catalogue", collectionView: CollectionView(collectionViewLayout: layout))
        // Pages make registrations, which a provider must not.
        for entry in CatalogueEntry.all.flatMap(\.entries) { LayoutPreview.prepare(entry) }
        let row = CollectionView.CellRegistration<CollectionViewListCell, CatalogueEntry.ID> {
            [weak self] cell, _, id in
            guard let entry = CatalogueEntry.named(id) else { return }
            var content = cell.defaultContentConfiguration()
            content.image = LayoutPreview.image(of: entry)
            content.imageProperties.maximumSize = CGSize(width: 56, height: 42)
            content.text = entry.title
            content.secondaryText = entry.summary
            let search = self?.searchField.text ?? ""
            if let marked = entry.title.marked(search) { content.attributedText = marked }
            if let marked = entry.summary.marked(search) { content.secondaryAttributedText = marked }
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
        searchField.onChange = { [weak self] _ in self?.show() }
        controls = [searchField]
        show(isAnimated: false)
    }

    /// Shows the pages whose title or summary has all the words that are searched for.
    private func show(isAnimated: Bool = true) {
        var snapshot = DiffableDataSourceSnapshot<String, CatalogueEntry.ID>()
        for chapter in CatalogueEntry.all {
            let found = chapter.entries.filter { "\($0.title) \($0.summary)".holds(searchField.text) }
            if found.isEmpty { continue }
            snapshot.appendSections([chapter.title])
            snapshot.appendItems(found.map(\.id))
        }
        let held = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(held.contains))
        dataSource.apply(snapshot, animatingDifferences: isAnimated)
        let count = snapshot.numberOfItems
        status = count == 1 ? "1 page" : "\(count) pages"
        contentUnavailableConfiguration = count == 0 ? nothingFound : nil
    }

    private var nothingFound: ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration.search(for: searchField.text)
        configuration.button = .init(title: "Show All Pages") { [weak self] in self?.searchField.clear() }
        return configuration
    }

    override func path(ofItemAt indexPath: IndexPath) -> [String]? {
        dataSource.itemIdentifier(for: indexPath).map { [$0] }
    }

    override func screen(at component: String) -> Screen? { CatalogueEntry.meant(by: component).map(page) }

    private func page(of entry: CatalogueEntry) -> Screen {
        let page = entry.makeScreen()
        page.restorationIdentifier = entry.id
        return page
    }
}

extension CatalogueScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath), let entry = CatalogueEntry.named(id) else {
            return
        }
        show(page(of: entry))
    }
}
