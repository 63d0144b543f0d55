/// What one look around brought: the networks, strongest station of each name, and the one connected to.
struct WiFiScan: Equatable, Sendable {
    private(set) var networks: [WiFiNetwork] = []
    private(set) var current: WiFiNetwork.ID?

    /// More networks than this are not looked at, whoever made them up.
    static let mostNetworks = 200

    mutating func add(_ network: WiFiNetwork, isCurrent: Bool) {
        // Stations that hide their name can't be shown.
        guard !network.name.isEmpty else { return }
        if isCurrent { current = network.id }
        if let index = networks.firstIndex(where: { $0.id == network.id }) {
            if networks[index].signal < network.signal { networks[index] = network }
        } else if networks.count < Self.mostNetworks {
            networks.append(network)
        }
    }

    /// A name as it may be shown: no more than the 32 bytes that a name can have, and no control characters.
    static func cleaned(_ name: some StringProtocol) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.filter { $0.properties.generalCategory != .control }.prefix(32)))
    }
}
