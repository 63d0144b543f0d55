import Testing
import UIKitNames

/// A list as one writes it for UIKit: rows that are swiped aside, and rows with menus.
@MainActor final class StarsViewController: UICollectionViewDelegate {
    var names = ["Sirius", "Vega", "Deneb"]
    var starred: Set<String> = []
    private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] (indexPath) in
            guard let self = self else { return nil }
            guard let item = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
            return self.leadingSwipeActionConfiguration(for: item)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { action, view, completion in
                self.names.remove(at: indexPath.item)
                completion(true)
            }
            delete.image = UIImage(systemName: "trash")
            let result = UISwipeActionsConfiguration(actions: [delete])
            result.performsFirstActionWithFullSwipe = false
            return result
        }
        collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collectionView.delegate = self
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func leadingSwipeActionConfiguration(for item: String) -> UISwipeActionsConfiguration? {
        let isStarred = starred.contains(item)
        let starAction = UIContextualAction(style: .normal, title: nil) { [weak self] (_, _, completion) in
            guard let self = self else {
                completion(false)
                return
            }
            if isStarred { self.starred.remove(item) } else { self.starred.insert(item) }
            completion(true)
        }
        starAction.image = UIImage(systemName: isStarred ? "star.slash" : "star.fill")
        starAction.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [starAction])
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { action in }
            let rename = UIAction(
                title: "Rename", image: nil, identifier: UIAction.Identifier("rename"), discoverabilityTitle: nil,
                attributes: [.disabled], state: .off, handler: { _ in })
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in }
            let sort = UIMenu(
                title: "Sort By", image: nil, identifier: nil, options: .singleSelection,
                children: [UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Size") { _ in }])
            let edit = UIMenu(title: "", options: .displayInline, children: [rename, delete])
            return UIMenu(title: "", children: [copy, sort, edit])
        }
    }
}

@MainActor @Suite("Swipe actions and menus as one writes them for UIKit") struct StarsTests {
    @Test("They are shown and carried out")
    func list() throws {
        let stars = StarsViewController()
        let window = CollectionViewWindow(collectionView: stars.collectionView)
        window.resize(to: CGSize(width: 320, height: 480))
        let rows = try #require(window.nextTransaction()).rows
        let key = try #require(rows.first { $0.content?.text == "Vega" }?.key)
        let offer = try #require(window.swipeActions(of: key))
        #expect(offer.leading?.buttons.first?.background == .systemBlue)
        #expect(offer.leading?.buttons.first?.image == UIImage(systemName: "star.fill"))
        #expect(offer.trailing?.performsFirstWithFullSwipe == false)
        window.performAction(0, ofOffer: offer.offer) { #expect($0) }
        #expect(stars.starred == ["Vega"])
        let menu = try #require(window.contextMenu(of: key, at: .zero))
        // Copy, the submenu, the group, and the swipe actions.
        #expect(menu.items.count == 4)
    }
}
