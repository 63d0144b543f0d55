/// A network that a radio hears.
struct WiFiNetwork: Hashable, Identifiable, Sendable {
    /// The network's name is what it is known by: several stations with one name are one network.
    var id: String { name }
    var name: String
    /// From 0 to 100.
    var signal: Int
    var isSecure: Bool
    /// In megahertz; nil when the radio doesn't say.
    var frequency: Int?

    /// How many of the sign's arcs are filled, from 1 to 3.
    var bars: Int { signal >= 67 ? 3 : signal >= 34 ? 2 : 1 }

    /// What the detail button tells.
    var detail: String {
        var parts = ["Signal \(signal) %", isSecure ? "secured" : "open"]
        if let frequency { parts.append(frequency >= 5_925 ? "6 GHz" : frequency >= 4_000 ? "5 GHz" : "2.4 GHz") }
        return parts.joined(separator: " · ")
    }
}
