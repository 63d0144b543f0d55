import Diffable
import Foundation

/// Wi-Fi settings: a table of two sections that follows a radio.
///
/// ``updateUI(animated:)`` describes everything anew whenever anything changed, as the talk does.
@MainActor final class WiFiScreen: Screen {
    typealias Section = WiFiDataSource.Section
    typealias Item = WiFiDataSource.Item

    private(set) var radio: any WiFiRadio
    private(set) var isOn = true
    private(set) var dataSource: WiFiDataSource!
    private var shown: [WiFiNetwork.ID: WiFiNetwork] = [:]

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - radio: What tells of networks.
    ///   - findsRadio: Whether to go over to the computer's own radio when there is one.
    init(radio: any WiFiRadio = SimulatedRadio(), findsRadio: Bool = false) {
        self.radio = radio
        let table = TableView(frame: .zero, style: .insetGrouped)
        table.register(WiFiCell.self, forCellReuseIdentifier: "network")
        table.register(TableViewCell.self, forCellReuseIdentifier: "wifi")
        super.init(title: "Wi-Fi", tableView: table)
        dataSource = WiFiDataSource(tableView: table) { [weak self] table, indexPath, item in
            self?.cell(for: item, at: indexPath, in: table)
        }
        dataSource.defaultRowAnimation = .fade
        table.delegate = self
        table.typeSelectStringProvider = { [weak self] indexPath in
            switch self?.dataSource.itemIdentifier(for: indexPath) {
            case .wifi?: "Wi-Fi"
            case .network(let name)?: name
            case nil: nil
            }
        }
        listRestoration = ListRestoration(
            identifier: { [weak self] indexPath in
                guard case .network(let name)? = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
                return name
            }, indexPath: { [weak self] name in self?.dataSource.indexPath(for: .network(name)) })
        follow(radio)
        if findsRadio {
            Task { [weak self] in
                guard let found = await ScannedRadio.find() else { return }
                self?.follow(found)
            }
        }
    }

    isolated deinit { radio.stop() }

    private func follow(_ radio: any WiFiRadio) {
        self.radio.stop()
        self.radio = radio
        dataSource.note = radio.note
        radio.onChange = { [weak self] in self?.updateUI() }
        if isOn { radio.start() }
        updateUI(animated: false)
    }

    /// Shows what there is to show.
    func updateUI(animated: Bool = true) {
        let networks = Dictionary(radio.networks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let top = radio.joining ?? radio.current
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.configuration])
        snapshot.appendItems([.wifi])
        if isOn {
            if let top, networks[top] != nil { snapshot.appendItems([.network(top)]) }
            snapshot.appendSections([.networks])
            let others = networks.values.filter { $0.id != top }.sorted {
                ($1.bars, $0.name.lowercased(), $0.id) < ($0.bars, $1.name.lowercased(), $1.id)
            }
            snapshot.appendItems(others.map { .network($0.id) })
        }
        let kept = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { kept.indexOfItem($0) != nil })
        shown = networks
        dataSource.apply(snapshot, animatingDifferences: animated)
        (presentedScreen as? WiFiNetworkScreen)?.update()
        status = isOn ? (networks.count == 1 ? "1 network" : "\(networks.count) networks") : "Off"
    }

    func setOn(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        if isOn { radio.start() } else { radio.stop() }
        // All of them slide away under the section above, and back.
        dataSource.defaultRowAnimation = .top
        updateUI()
        dataSource.defaultRowAnimation = .fade
    }

    override func path(ofItemAt indexPath: IndexPath) -> [String]? {
        listRestoration?.identifier(indexPath).map { [$0] }
    }

    override func screen(at component: String) -> Screen? {
        let id = radio.canHear(component) ? component : radio.networks.meant(by: component, name: \.id)?.id
        return id.map { WiFiNetworkScreen($0, in: self) }
    }

    /// The network as it was heard last; nil where it is out of reach, or the radio is off.
    func network(_ id: WiFiNetwork.ID) -> WiFiNetwork? { isOn ? shown[id] : nil }

    func state(of id: WiFiNetwork.ID) -> WiFiCell.State {
        radio.joining == id ? .joining : radio.current == id && radio.joining == nil ? .current : .other
    }

    private func cell(for item: Item, at indexPath: IndexPath, in table: TableView) -> TableViewCell? {
        switch item {
        case .wifi:
            let cell = table.dequeueReusableCell(withIdentifier: "wifi", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Wi-Fi"
            cell.contentConfiguration = content
            cell.selectionStyle = .none
            cell.accessoryView = .toggle(isOn: isOn, label: "Wi-Fi") { [weak self] in self?.setOn($0) }
            return cell
        case .network(let id):
            let cell = table.dequeueReusableCell(withIdentifier: "network", for: indexPath) as? WiFiCell
            guard let network = shown[id] else { return cell }
            cell?.show(network, state: state(of: id))
            return cell
        }
    }
}

extension WiFiScreen: TableViewDelegate {
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath) != .wifi
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard case .network(let id)? = dataSource.itemIdentifier(for: indexPath) else { return }
        if radio.canJoin { join(id, from: self) } else { caption = "Join \(id) in this computer’s network settings." }
    }

    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        guard case .network(let id)? = dataSource.itemIdentifier(for: indexPath) else { return }
        show(WiFiNetworkScreen(id, in: self))
    }
}
