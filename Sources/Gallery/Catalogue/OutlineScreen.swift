import Diffable

/// Rows that open: a section snapshot holds parents and children, and a disclosure shows the children.
final class OutlineScreen: Screen {
    private var dataSource: CollectionViewDiffableDataSource<Int, Taxon>!

    init() {
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .insetGrouped))
        super.init(title: "Outline", collectionView: CollectionView(collectionViewLayout: layout))

        let cell = CollectionView.CellRegistration<CollectionViewListCell, Taxon> { cell, _, taxon in
            var content = cell.defaultContentConfiguration()
            content.image = .emoji(taxon.emoji)
            content.text = taxon.name
            cell.contentConfiguration = content
            if !taxon.children.isEmpty {
                cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
            } else {
                cell.accessories = []
            }
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, taxon in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: taxon)
        }
        var outline = DiffableDataSourceSectionSnapshot<Taxon>()
        func add(_ taxa: [Taxon], to parent: Taxon?) {
            outline.append(taxa, to: parent)
            for taxon in taxa { add(taxon.children, to: taxon) }
        }
        add(Taxon.all, to: nil)
        outline.expand([Taxon.all[0]])
        dataSource.apply(outline, to: 0, animatingDifferences: false)
        listRestoration = ListRestoration(of: dataSource, outlines: [0]) { $0.name }
    }
}
