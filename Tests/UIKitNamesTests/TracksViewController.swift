import UIKitNames

/// A playlist of the shape that tutorials show for drag and drop: the delegates bring the data into another order, and
/// a search field in the bar narrows it.
final class TracksViewController: UICollectionViewController {
    var tracks = ["Aria", "Bolero", "Canon", "Dirge"]
    private(set) var sources: [IndexPath?] = []
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tracks"
        navigationItem.largeTitleDisplayMode = .never
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.backButtonDisplayMode = .minimal
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Find a track"
        search.searchBar.scopeButtonTitles = ["All", "Short"]
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        let reverse = UIAction(title: "Reverse") { [weak self] _ in self?.reverse() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(title: "Order", children: [reverse]))
        collectionView.dragInteractionEnabled = true
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        apply(tracks)
    }

    func reverse() {
        tracks.reverse()
        apply(tracks)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, track in
            var content = cell.defaultContentConfiguration()
            content.text = track
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, track in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: track)
        }
    }

    private func apply(_ tracks: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(tracks)
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}

extension TracksViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        let isShort = searchController.searchBar.selectedScopeButtonIndex == 1
        apply(
            tracks.filter {
                (text.isEmpty || $0.localizedCaseInsensitiveContains(text)) && (!isShort || $0.count < 5)
            })
    }
}

extension TracksViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: tracks[indexPath.item])))
        item.localObject = tracks[indexPath.item]
        return [item]
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard session.localDragSession != nil, collectionView.hasActiveDrag || destinationIndexPath != nil else {
            return UICollectionViewDropProposal(operation: .cancel)
        }
        return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
        guard coordinator.proposal.operation == .move, let item = coordinator.items.first,
            let source = item.sourceIndexPath, let destination = coordinator.destinationIndexPath
        else { return }
        sources.append(source)
        tracks.insert(tracks.remove(at: source.item), at: destination.item)
        apply(tracks)
        coordinator.drop(item.dragItem, toItemAt: destination)
    }
}
