/// What tells which networks there are. It hears them until it is stopped.
@MainActor protocol WiFiRadio: AnyObject {
    /// What the screen says about where the networks come from.
    var note: String { get }

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
}
