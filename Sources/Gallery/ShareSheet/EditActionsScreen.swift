import Diffable
import Foundation

/// The choice of the actions that stand first in the sheet, and their order: dragged by a grip, added and removed by a
/// button. The sheet follows with each change.
@MainActor final class EditActionsScreen: Screen {
    private enum Section: String, CaseIterable {
        case favorites = "Favorites"
        case others = "Other Actions"
    }

    /// What stands for the choice in addresses.
    static let component = "actions"

    private weak var page: MountainScreen?
    private let resetButton = Button(label: "Reset")
    private var dataSource: CollectionViewDiffableDataSource<Section, ShareAction>!

    override var followsReadableWidth: Bool { true }

    init(_ page: MountainScreen) {
        self.page = page
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        super.init(
            title: "Edit Actions",
            collectionView: CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout.list(using: list)))
        restorationIdentifier = Self.component
        collectionView.allowsSelection = false
        resetButton.action = { [weak self] in self?.change { $0 = ShareActions() } }
        controls = [resetButton]
        configureDataSource()
        apply(isAnimated: false)
    }

    private func configureDataSource() {
        let row = CollectionView.CellRegistration<CollectionViewListCell, ShareAction> { [weak self] cell, _, action in
            var content = cell.defaultContentConfiguration()
            content.text = action.title
            content.image = .symbol(action.symbol)
            content.imageProperties.tintColor = .label
            cell.contentConfiguration = content
            let toggle = { [weak self] in self?.change { $0.toggle(action) } }
            let isFavorite = self?.page?.actions.favorites.contains(action) == true
            cell.accessories = [
                isFavorite
                    ? .delete(displayed: .always) { _ = toggle() } : .insert(displayed: .always) { _ = toggle() },
                .reorder(displayed: .always),
            ]
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, action in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: action)
        }
        dataSource.showHeaders(.prominentInsetGroupedHeader()) { $0.rawValue }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            let order = transaction.finalSnapshot
            self?.change {
                $0.favorites = order.itemIdentifiers(inSection: .favorites)
                $0.others = order.itemIdentifiers(inSection: .others)
            }
        }
    }

    private func change(_ edit: (inout ShareActions) -> Void) {
        guard let page else { return }
        edit(&page.actions)
        apply()
    }

    private func apply(isAnimated: Bool = true) {
        guard let actions = page?.actions else { return }
        resetButton.isEnabled = actions != ShareActions()
        var snapshot = DiffableDataSourceSnapshot<Section, ShareAction>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(actions.favorites, toSection: .favorites)
        snapshot.appendItems(actions.others, toSection: .others)
        // Who changes sides has another button.
        let held = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(held.contains))
        dataSource.apply(snapshot, animatingDifferences: isAnimated)
    }
}
