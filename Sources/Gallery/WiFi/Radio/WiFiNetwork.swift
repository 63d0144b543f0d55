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

    /// How strong the signal is, in words.
    var strength: String { ["Weak", "Fair", "Strong"][bars - 1] }

    /// In which part of the air it speaks; nil when the radio doesn't say.
    var band: String? {
        frequency.map { $0 >= 5_925 ? "6 GHz" : $0 >= 4_000 ? "5 GHz" : "2.4 GHz" }
    }

    /// The number of its channel; nil when the radio doesn't say.
    var channel: Int? {
        guard let frequency else { return nil }
        switch frequency {
        case 2_484: return 14
        case 2_412...2_472: return (frequency - 2_407) / 5
        case 5_160...5_885: return (frequency - 5_000) / 5
        case 5_955...7_115: return (frequency - 5_950) / 5
        default: return nil
        }
    }
}
