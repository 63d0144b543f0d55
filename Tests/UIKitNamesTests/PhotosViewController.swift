import UIKitNames

/// A grid as apps write it: flow layout with a delegate, pull to refresh, an empty state, a bar with a menu,
/// prefetching, and more pages while one scrolls.
final class PhotosViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
{
    private enum Sorting: String, CaseIterable {
        case newest = "Newest first"
        case name = "By name"
    }

    private(set) var photos: [(name: String, isWide: Bool)] = []
    private(set) var log: [String] = []
    private var sorting = Sorting.newest
    private let cellIdentifier = "photo"

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 4
        layout.headerReferenceSize = CGSize(width: 0, height: 32)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Photos"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: makeMenu())
        collectionView.backgroundColor = .systemBackground
        collectionView.prefetchDataSource = self
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: cellIdentifier)
        collectionView.register(
            UICollectionViewListCell.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        collectionView.refreshControl = UIRefreshControl(
            frame: .zero, primaryAction: UIAction { [weak self] _ in self?.reload() })
        updateBackground()
    }

    private func makeMenu() -> UIMenu {
        UIMenu(
            title: "",
            children: Sorting.allCases.map { sorting in
                UIAction(title: sorting.rawValue, state: sorting == self.sorting ? .on : .off) { [weak self] action in
                    self?.sorting = sorting
                    (action.sender as? UIBarButtonItem)?.menu = self?.makeMenu()
                }
            })
    }

    private func reload() {
        add(9)
        collectionView.refreshControl?.endRefreshing()
    }

    func add(_ count: Int) {
        for _ in 0..<count { photos.append(("Photo \(photos.count)", photos.count % 5 == 0)) }
        collectionView.reloadData()
        updateBackground()
    }

    private func updateBackground() {
        guard photos.isEmpty else {
            collectionView.backgroundView = nil
            return
        }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "photo")
        configuration.text = "No Photos"
        collectionView.backgroundView = UIContentUnavailableView(configuration: configuration)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: indexPath)
        (cell as? PhotoCell)?.name = photos[indexPath.item].name
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        if let header = view as? UICollectionViewListCell {
            var content = UIListContentConfiguration.plainHeader()
            content.text = "\(photos.count) photos"
            header.contentConfiguration = content
        }
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = (collectionView.bounds.width - 8) / 3
        return CGSize(width: photos[indexPath.item].isWide ? 2 * side + 4 : side, height: side)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
        collectionView.deselectItem(at: indexPath, animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        log.append("prefetch \(indexPaths.count)")
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let left = scrollView.contentSize.height - scrollView.contentOffset.y - scrollView.bounds.height
        if left < 100, photos.count < 60 { add(30) }
    }
}

private final class PhotoCell: UICollectionViewCell {
    var name: String? {
        didSet {
            var content = UIListContentConfiguration.cell()
            content.text = name
            contentConfiguration = content
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 6
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
