/// What tells which networks there are. It hears them until it is stopped.
@MainActor protocol WiFiRadio: AnyObject {
    /// What the screen says about where the networks come from.
    var note: String { get }

    /// How a secured network is kept from others, as far as the radio says.
    var protection: String { get }

    /// The networks heard last, in no particular order.
    var networks: [WiFiNetwork] { get }

    /// The network the computer is connected to.
    var current: WiFiNetwork.ID? { get }

    /// The network that is being connected to.
    var joining: WiFiNetwork.ID? { get }

    /// Whether ``join(_:)`` does anything.
    var canJoin: Bool { get }

    /// Called after every change.
    var onChange: (() -> Void)? { get set }

    func start()
    func stop()

    /// Connects to a network.
    func join(_ network: WiFiNetwork.ID)

    /// Whether the computer was connected to a network before, and connects without being asked for a password.
    func isKnown(_ network: WiFiNetwork.ID) -> Bool

    /// Whether the computer connects by itself to a network that it knows.
    func joinsAutomatically(_ network: WiFiNetwork.ID) -> Bool
    func setJoinsAutomatically(_ joins: Bool, _ network: WiFiNetwork.ID)

    /// Disconnects from a network, and knows it no more.
    func forget(_ network: WiFiNetwork.ID)

    /// Whether there is a network of a name, also where it is not heard now.
    func canHear(_ network: WiFiNetwork.ID) -> Bool
}

/// What a radio does that is only looked at.
extension WiFiRadio {
    var protection: String { "Secured" }
    func isKnown(_ network: WiFiNetwork.ID) -> Bool { false }
    func joinsAutomatically(_ network: WiFiNetwork.ID) -> Bool { false }
    func setJoinsAutomatically(_ joins: Bool, _ network: WiFiNetwork.ID) {}
    func forget(_ network: WiFiNetwork.ID) {}
    func canHear(_ network: WiFiNetwork.ID) -> Bool { networks.contains { $0.id == network } }
}
