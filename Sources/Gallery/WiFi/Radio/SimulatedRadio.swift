/// A radio that makes its networks up: they come, go, and grow stronger and weaker by chance.
@MainActor final class SimulatedRadio: WiFiRadio {
    let note = "Simulated: this computer’s own Wi-Fi stays as it is."
    let canJoin = true
    private(set) var networks: [WiFiNetwork]
    private(set) var current: WiFiNetwork.ID?
    private(set) var joining: WiFiNetwork.ID?
    var onChange: (() -> Void)?

    /// The networks that were connected to, and of these the ones that are left alone.
    private var known: Set<WiFiNetwork.ID> = []
    private var leftAlone: Set<WiFiNetwork.ID> = []

    /// How long connecting takes.
    private let joiningTime: Duration
    private var generator: any RandomNumberGenerator
    private var running: Task<Void, Never>?
    private var connecting: Task<Void, Never>?

    static let names = [
        "Alpenglow", "Base Camp", "Bergstation", "Café Edelweiss", "Cirrus", "Die Hütte", "Eagle’s Nest", "Fjord",
        "Gipfelblick", "Glacier Guest", "Hôtel du Lac", "Ibex", "Jägerstube", "Kestrel", "Larch", "Moraine", "Névé",
        "Old Observatory", "Piz Palü", "Quartz", "Ridgeline", "Summit", "Talstation", "Under the Eaves", "Waypoint",
        "Yodel 5G", "Zugspitze Public",
    ]

    let protection = "WPA2/WPA3"

    init(
        using generator: some RandomNumberGenerator = SystemRandomNumberGenerator(),
        joiningTime: Duration = .seconds(1.5)
    ) {
        var generator = generator
        networks = Self.names.shuffled(using: &generator).prefix(10).enumerated().map { index, name in
            WiFiNetwork(
                name: name, signal: .random(in: 10...100, using: &generator), isSecure: !index.isMultiple(of: 3),
                frequency: [2_437, 5_180, 5_955].randomElement())
        }
        current = networks.first?.id
        // What is secured asks for its password the first time.
        known = Set(networks.filter { !$0.isSecure }.prefix(3).map(\.id))
        self.generator = generator
        self.joiningTime = joiningTime
    }

    isolated deinit {
        running?.cancel()
        connecting?.cancel()
    }

    func start() {
        guard running == nil else { return }
        running = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(2))
                if Task.isCancelled { return }
                guard let self else { return }
                step()
            }
        }
    }

    func stop() {
        running?.cancel()
        running = nil
    }

    /// Lets a little time pass: a few signals change, and now and then a network comes or goes.
    func step() {
        for index in networks.indices where Int.random(in: 0..<3, using: &generator) == 0 {
            let change = Int.random(in: -18...18, using: &generator)
            networks[index].signal = min(100, max(5, networks[index].signal + change))
        }
        let chance = Int.random(in: 0..<4, using: &generator)
        let free = Self.names.filter { name in !networks.contains { $0.name == name } }
        if chance == 0, networks.count < 16, let name = free.randomElement(using: &generator) {
            networks.append(
                WiFiNetwork(
                    name: name, signal: .random(in: 5...60, using: &generator),
                    isSecure: Bool.random(using: &generator), frequency: 2_437))
        } else if chance == 1, networks.count > 6,
            let gone = networks.indices.filter({ ![current, joining].contains(networks[$0].id) })
                .randomElement(using: &generator)
        {
            networks.remove(at: gone)
        }
        onChange?()
        joinKnown()
    }

    /// Without a network, the strongest is joined of those that may be.
    private func joinKnown() {
        guard current == nil, joining == nil else { return }
        let wanted = networks.filter { joinsAutomatically($0.id) }.max { $0.signal < $1.signal }
        if let wanted { join(wanted.id) }
    }

    func canHear(_ network: WiFiNetwork.ID) -> Bool { Self.names.contains(network) }

    func isKnown(_ network: WiFiNetwork.ID) -> Bool { known.contains(network) }

    func joinsAutomatically(_ network: WiFiNetwork.ID) -> Bool {
        known.contains(network) && !leftAlone.contains(network)
    }

    func setJoinsAutomatically(_ joins: Bool, _ network: WiFiNetwork.ID) {
        if joins { leftAlone.remove(network) } else { leftAlone.insert(network) }
        onChange?()
    }

    func forget(_ network: WiFiNetwork.ID) {
        known.remove(network)
        leftAlone.remove(network)
        if current == network { current = nil }
        if joining == network {
            connecting?.cancel()
            joining = nil
        }
        onChange?()
    }

    func join(_ network: WiFiNetwork.ID) {
        guard network != current, network != joining, networks.contains(where: { $0.id == network }) else { return }
        connecting?.cancel()
        joining = network
        onChange?()
        connecting = Task { [weak self, joiningTime] in
            try? await Task.sleep(for: joiningTime)
            guard !Task.isCancelled else { return }
            self?.didJoin(network)
        }
    }

    private func didJoin(_ network: WiFiNetwork.ID) {
        joining = nil
        current = network
        known.insert(network)
        onChange?()
    }
}
