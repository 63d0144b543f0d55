import UIKitNames

/// Names that apps give to all of their classes at once.
extension NSObject {
    static var className: String { String(describing: self) }
}

@MainActor protocol Refreshing: NSObjectProtocol {
    func refresh()
}

/// A table that counts what it is asked for, as subclasses in apps do.
final class CountingTableView: UITableView {
    private(set) var inserted = 0

    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        inserted += indexPaths.count
        super.insertRows(at: indexPaths, with: animation)
    }
}

/// A cell that looks pressed while it is, and whose picture is round.
final class StationCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        insetsLayoutMarginsFromSafeArea = false
        textLabel?.textAlignment = .center
        textLabel?.lineBreakMode = .byTruncatingMiddle
        imageView?.layer.cornerRadius = 8
        contentView.layer.backgroundColor = UIColor.systemYellow.cgColor
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Radio stations, in a table of the app's own class, made by hand.
final class StationsViewController: UITableViewController, Refreshing {
    private(set) var stations = ["Ö1", "FIP"]
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "Radio")
        tableView.register(StationCell.self, forCellReuseIdentifier: StationCell.className)
    }

    func refresh() {
        stations.append("Antenne")
        tableView.insertRows(at: [IndexPath(row: stations.count - 1, section: 0)], with: .fade)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stations.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: StationCell.className, for: indexPath)
        let label: UILabel? = cell.textLabel
        label?.text = stations[indexPath.row]
        cell.detailTextLabel?.text = "On air"
        cell.detailTextLabel?.isHidden = indexPath.row == 1
        let picture: UIImageView? = cell.imageView
        picture?.image = UIImage(systemName: "radio")
        return cell
    }

    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("press \(stations[indexPath.row])")
        tableView.cellForRow(at: indexPath)?.contentView.layer.backgroundColor = UIColor.systemGray4.cgColor
    }

    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("let go of \(stations[indexPath.row])")
        tableView.cellForRow(at: indexPath)?.contentView.layer.backgroundColor = UIColor.systemYellow.cgColor
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("play \(stations[indexPath.row])")
    }
}

/// The same stations as tiles.
final class StationTilesViewController: UICollectionViewController {
    private(set) var log: [String] = []
    private var source: UICollectionViewDiffableDataSource<Int, String>!

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tile = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.configurationUpdateHandler = { cell, state in
                cell.backgroundConfiguration?.backgroundColor = state.isHighlighted ? .systemGray4 : .clear
            }
            cell.backgroundConfiguration = .clear()
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: name)
        }
        show(["Ö1", "FIP"])
    }

    func show(_ names: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        source.apply(snapshot)
    }

    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("press \(source.itemIdentifier(for: indexPath) ?? "")")
    }

    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("let go of \(source.itemIdentifier(for: indexPath) ?? "")")
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("play \(source.itemIdentifier(for: indexPath) ?? "")")
    }
}
