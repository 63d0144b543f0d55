import Diffable

/// A network's row: a check mark or a spinner, the name, a lock, the signal, and a button for details.
@MainActor final class WiFiCell: TableViewCell {
    /// What the network is to the computer.
    enum State: Hashable, Sendable {
        case other, joining, current
    }

    func show(_ network: WiFiNetwork, state: State) {
        var content = defaultContentConfiguration()
        content.text = network.name
        contentConfiguration = content
        accessoryType = .detailButton
        var signs: [CellAccessory] = [mark(of: state)]
        signs.append(sign("wifi.\(network.bars)", "Signal \(network.bars) of 3"))
        if network.isSecure { signs.append(sign("lock", "Secured")) }
        accessories = signs
    }

    private func mark(of state: State) -> CellAccessory {
        let view: AccessoryView =
            switch state {
            case .other: .image(.symbol("checkmark"))
            case .joining: .activityIndicator(label: "Connecting")
            case .current: .image(.symbol("checkmark"), label: "Connected")
            }
        return .customView(
            configuration: .init(
                customView: view, placement: .leading(), isHidden: state == .other,
                reservedLayoutWidth: .custom(18)))
    }

    private func sign(_ symbol: String, _ label: String) -> CellAccessory {
        .customView(
            configuration: .init(
                customView: .image(.symbol(symbol), label: label), placement: .trailing(),
                tintColor: .label))
    }
}
