import UIKitNames

/// What a locker holds, over the list of lockers.
final class LockerViewController: UITableViewController {
    let name: String
    var onDone: (() -> Void)?

    init(name: String) {
        self.name = name
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() })
    }
}

/// A list of lockers, as code for UIKit has it: what is chosen comes in a navigation controller of its own.
final class LockersViewController: UICollectionViewController {
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, String>!
    private(set) var log: [String] = []
    private weak var shown: UINavigationController?
    private var waiting: UIAlertController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lockers"
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.verticalScrollIndicatorInsets.bottom = 20
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.layoutMargins = UIEdgeInsets(top: 4, left: 30, bottom: 4, right: 10)
            cell.preservesSuperviewLayoutMargins = false
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: name)
        }
        show(["12", "14"])
    }

    func show(_ names: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        UIView.performWithoutAnimation { dataSource.apply(snapshot) }
    }

    func fade() {
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) {
            self.collectionView.alpha = 0.5
            self.view.layoutIfNeeded()
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let locker = LockerViewController(name: dataSource.itemIdentifier(for: indexPath) ?? "")
        locker.onDone = { [weak self] in self?.shown?.dismiss(animated: true) }
        let navigation = UINavigationController(rootViewController: locker)
        navigation.modalPresentationStyle = .pageSheet
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        navigation.navigationBar.prefersLargeTitles = false
        shown = navigation
        present(navigation, animated: true) { [weak self] in self?.log.append("open") }
    }

    func wait() {
        let alert = UIAlertController(title: nil, message: "Opening…", preferredStyle: .alert)
        waiting = alert
        present(alert, animated: true)
    }

    func endWaiting() { waiting?.dismiss(animated: true) { [weak self] in self?.log.append("opened") } }
}
