import UIKitNames

/// Code of the shape that the first talk tells of for its Wi-Fi settings: a table of two sections, whose items wrap a
/// network or are one of two lines of configuration.
@MainActor
final class WiFiViewController {
    enum Section: CaseIterable {
        case config, networks
    }

    enum ItemType {
        case wifiEnabled, currentNetwork, availableNetwork
    }

    struct Network: Hashable {
        let name: String
        let identifier = UUID()

        func hash(into hasher: inout Hasher) {
            hasher.combine(identifier)
        }

        static func == (lhs: Network, rhs: Network) -> Bool {
            return lhs.identifier == rhs.identifier
        }
    }

    struct Item: Hashable {
        let title: String
        let type: ItemType
        let network: Network?
        let identifier: UUID

        init(title: String, type: ItemType) {
            self.title = title
            self.type = type
            self.network = nil
            self.identifier = UUID()
        }

        init(network: Network) {
            self.title = network.name
            self.type = .availableNetwork
            self.network = network
            self.identifier = network.identifier
        }

        var isConfig: Bool {
            let configItems: [ItemType] = [.currentNetwork, .wifiEnabled]
            return configItems.contains(type)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(self.identifier)
        }

        static func == (lhs: Item, rhs: Item) -> Bool {
            return lhs.identifier == rhs.identifier
        }
    }

    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    var dataSource: UITableViewDiffableDataSource<Section, Item>! = nil
    var currentSnapshot: NSDiffableDataSourceSnapshot<Section, Item>! = nil
    var wifiEnabled = true
    var availableNetworks: Set<Network>
    lazy var configurationItems: [Item] = {
        return [
            Item(title: "Wi-Fi", type: .wifiEnabled),
            Item(title: "Base Camp", type: .currentNetwork),
        ]
    }()

    static let reuseIdentifier = "reuse-identifier"

    init(networks: [String]) {
        availableNetworks = Set(networks.map { Network(name: $0) })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: WiFiViewController.reuseIdentifier)
    }

    func viewDidLoad() {
        configureDataSource()
        updateUI(animated: false)
    }

    func configureDataSource() {
        self.dataSource = UITableViewDiffableDataSource<Section, Item>(tableView: tableView) {
            [weak self] (tableView: UITableView, indexPath: IndexPath, item: Item) -> UITableViewCell? in
            guard let self = self else { return nil }

            let cell = tableView.dequeueReusableCell(
                withIdentifier: WiFiViewController.reuseIdentifier, for: indexPath)

            var content = cell.defaultContentConfiguration()
            // A network.
            if item.type == .availableNetwork {
                content.text = item.title
                cell.accessoryType = .detailDisclosureButton
                cell.accessoryView = nil
            } else if item.isConfig {
                // A line of configuration.
                content.text = item.title
                if item.type == .wifiEnabled {
                    cell.accessoryView = .toggle(isOn: self.wifiEnabled, label: item.title) { isOn in
                        self.wifiEnabled = isOn
                        self.updateUI()
                    }
                } else {
                    cell.accessoryView = nil
                    cell.accessoryType = .detailDisclosureButton
                }
            } else {
                fatalError("Unknown item type!")
            }
            cell.contentConfiguration = content
            return cell
        }
        self.dataSource.defaultRowAnimation = .fade
    }

    func updateUI(animated: Bool = true) {
        let configItems = configurationItems.filter { !($0.type == .currentNetwork && !wifiEnabled) }

        currentSnapshot = NSDiffableDataSourceSnapshot<Section, Item>()

        currentSnapshot.appendSections([.config])
        currentSnapshot.appendItems(configItems, toSection: .config)

        if wifiEnabled {
            let sortedNetworks = availableNetworks.sorted { $0.name < $1.name }
            let networkItems = sortedNetworks.map { Item(network: $0) }
            currentSnapshot.appendSections([.networks])
            currentSnapshot.appendItems(networkItems, toSection: .networks)
        }

        self.dataSource.apply(currentSnapshot, animatingDifferences: animated)
    }
}

/// A data source of the shape that Apple's sample of an editable table has: titles, deletion and moving by overriding.
@MainActor
final class EditableSource: UITableViewDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return sectionIdentifier(for: section)?.uppercased()
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return nil
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let sourceIdentifier = itemIdentifier(for: sourceIndexPath) else { return }
        guard sourceIndexPath != destinationIndexPath else { return }
        let destinationIdentifier = itemIdentifier(for: destinationIndexPath)

        var snapshot = self.snapshot()
        if let destinationIdentifier = destinationIdentifier {
            if let sourceIndex = snapshot.indexOfItem(sourceIdentifier),
                let destinationIndex = snapshot.indexOfItem(destinationIdentifier)
            {
                let isAfter =
                    destinationIndex > sourceIndex
                    && snapshot.sectionIdentifier(containingItem: sourceIdentifier)
                        == snapshot.sectionIdentifier(containingItem: destinationIdentifier)
                snapshot.deleteItems([sourceIdentifier])
                if isAfter {
                    snapshot.insertItems([sourceIdentifier], afterItem: destinationIdentifier)
                } else {
                    snapshot.insertItems([sourceIdentifier], beforeItem: destinationIdentifier)
                }
            }
        } else {
            let destinationSectionIdentifier = snapshot.sectionIdentifiers[destinationIndexPath.section]
            snapshot.deleteItems([sourceIdentifier])
            snapshot.appendItems([sourceIdentifier], toSection: destinationSectionIdentifier)
        }
        apply(snapshot, animatingDifferences: false)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            if let identifierToDelete = itemIdentifier(for: indexPath) {
                var snapshot = self.snapshot()
                snapshot.deleteItems([identifierToDelete])
                apply(snapshot)
            }
        }
    }
}

/// A cell of the shape that apps write: a style of its own.
final class SubtitleCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) {
        fatalError("not archived")
    }
}
