import Diffable
import Foundation

/// One letter, to be read.
@MainActor final class InboxLetterScreen: Screen {
    private enum Section {
        case head, text
    }

    private enum Item: Hashable {
        case from(String, time: String)
        case paragraph(Int, String)
    }

    private var dataSource: CollectionViewDiffableDataSource<Section, Item>!

    override var followsReadableWidth: Bool { true }

    init(_ letter: InboxLetter) {
        super.init(
            title: letter.subject,
            collectionView: CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout { section, environment in
                    var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
                    list.showsSeparators = section == 0
                    return .list(using: list, layoutEnvironment: environment)
                }))
        restorationIdentifier = String(letter.number)
        collectionView.allowsSelection = false
        let row = CollectionView.CellRegistration<CollectionViewListCell, Item> { cell, _, item in
            switch item {
            case .from(let sender, let time):
                var content = ListContentConfiguration.subtitleCell()
                content.image = .symbol("person")
                content.text = sender
                content.secondaryText = "To you, at \(time)"
                cell.contentConfiguration = content
            case .paragraph(_, let text):
                var content = ListContentConfiguration.cell()
                content.text = text
                content.textProperties.numberOfLines = 0
                cell.contentConfiguration = content
            }
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.head, .text])
        snapshot.appendItems([.from(letter.sender, time: letter.time)], toSection: .head)
        snapshot.appendItems(letter.paragraphs.enumerated().map { .paragraph($0, $1) }, toSection: .text)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
