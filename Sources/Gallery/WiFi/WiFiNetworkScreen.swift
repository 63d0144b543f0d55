import Diffable
import Foundation

/// One network: whether the computer connects to it, and how it is heard. It follows the radio.
@MainActor final class WiFiNetworkScreen: Screen {
    enum Section {
        case connecting, automatic, facts
    }

    enum Item: Hashable {
        case join, forget, joinsAutomatically, security, signal, band, channel
    }

    let network: WiFiNetwork.ID
    private weak var list: WiFiScreen?
    private(set) var dataSource: CollectionViewDiffableDataSource<Section, Item>!

    override var followsReadableWidth: Bool { true }

    init(_ network: WiFiNetwork.ID, in list: WiFiScreen) {
        self.network = network
        self.list = list
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .none
        super.init(
            title: network,
            collectionView: CollectionView(
                collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration)))
        restorationIdentifier = network
        collectionView.delegate = self
        let row = CollectionView.CellRegistration<CollectionViewListCell, Item> { [weak self] cell, _, item in
            self?.show(item, in: cell)
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        update(animated: false)
    }

    private func show(_ item: Item, in cell: CollectionViewListCell) {
        var content = ListContentConfiguration.valueCell()
        cell.accessories = []
        let heard = list?.network(network)
        switch item {
        case .join:
            content.text = "Join This Network"
            content.textProperties.color = .tintColor
        case .forget:
            content.text = "Forget This Network"
            content.textProperties.color = .systemRed
        case .joinsAutomatically:
            content.text = "Auto-Join"
            let isOn = list?.radio.joinsAutomatically(network) ?? false
            let toggle = AccessoryView.toggle(isOn: isOn, label: "Auto-Join") { [weak self] isOn in
                guard let self else { return }
                list?.radio.setJoinsAutomatically(isOn, network)
            }
            cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
        case .security:
            content.text = "Security"
            content.secondaryText = heard.map { $0.isSecure ? list?.radio.protection ?? "" : "Open" } ?? "Unknown"
        case .signal:
            content.text = "Signal"
            content.secondaryText = heard.map { "\($0.strength) · \($0.signal)%" } ?? "Out of reach"
        case .band: (content.text, content.secondaryText) = ("Frequency", heard?.band)
        case .channel: (content.text, content.secondaryText) = ("Channel", heard?.channel.map(String.init))
        }
        cell.contentConfiguration = content
    }

    /// Shows what became of the network.
    func update(animated: Bool = true) {
        guard let list else { return }
        let heard = list.network(network)
        let state = list.state(of: network)
        var snapshot = DiffableDataSourceSnapshot<Section, Item>()
        var connecting: [Item] = []
        if heard != nil, state == .other, list.radio.canJoin { connecting.append(.join) }
        if list.radio.isKnown(network) { connecting.append(.forget) }
        if !connecting.isEmpty {
            snapshot.appendSections([.connecting])
            snapshot.appendItems(connecting)
        }
        if list.radio.isKnown(network) {
            snapshot.appendSections([.automatic])
            snapshot.appendItems([.joinsAutomatically])
        }
        snapshot.appendSections([.facts])
        snapshot.appendItems([.security, .signal])
        if heard?.band != nil { snapshot.appendItems([.band]) }
        if heard?.channel != nil { snapshot.appendItems([.channel]) }
        let kept = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { kept.indexOfItem($0) != nil })
        dataSource.apply(snapshot, animatingDifferences: animated)
        status =
            switch state {
            case .current: "Connected"
            case .joining: "Connecting…"
            case .other: heard == nil ? "Out of reach" : "Not connected"
            }
    }

    override func alert(at component: String) -> AlertController? {
        hasAlert(at: component) && list?.radio.isKnown(network) == true ? makeQuestion() : nil
    }

    override func hasAlert(at component: String) -> Bool { component == Self.forgetting }

    /// What stands for the question in addresses.
    private static let forgetting = "forget"

    private func makeQuestion() -> AlertController {
        let question = AlertController(
            title: "Forget “\(network)”?", message: "This computer will no longer join this network automatically.")
        question.restorationIdentifier = Self.forgetting
        question.addAction(AlertAction(title: "Cancel", style: .cancel))
        question.addAction(
            AlertAction(title: "Forget", style: .destructive) { [weak self] _ in
                guard let self else { return }
                list?.radio.forget(network)
                dismiss()
            })
        return question
    }
}

extension WiFiNetworkScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        [.join, .forget].contains(dataSource.itemIdentifier(for: indexPath))
    }

    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        self.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .join: list?.join(network, from: self)
        case .forget: present(makeQuestion())
        default: break
        }
    }
}
