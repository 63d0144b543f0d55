import Diffable

/// A national park.
struct Park: Hashable {
    let emoji: String
    let name: String

    enum Country: String, CaseIterable {
        case iceland = "Iceland"
        case italy = "Italy"
        case slovenia = "Slovenia"

        var parks: [Park] {
            switch self {
            case .iceland:
                [
                    Park(emoji: "🌋", name: "Snæfellsjökull"), Park(emoji: "🏞️", name: "Þingvellir"),
                    Park(emoji: "🧊", name: "Vatnajökull"),
                ]
            case .italy:
                [
                    Park(emoji: "🐐", name: "Gran Paradiso"), Park(emoji: "🦅", name: "Stelvio"),
                    Park(emoji: "🏝️", name: "Asinara"), Park(emoji: "🐻", name: "Abruzzo"),
                ]
            case .slovenia: [Park(emoji: "⛰️", name: "Triglav")]
            }
        }
    }
}

/// A planet of the sun.
struct Planet: Hashable {
    let name: String
    let moons: Int
    /// From the sun, in the distance of the earth.
    let distance: Double
    let color: Color
    let note: String

    /// The names of the largest ones, from the planet outwards.
    var largestMoons: [String] {
        switch name {
        case "Earth": ["Moon"]
        case "Mars": ["Phobos", "Deimos"]
        case "Jupiter": ["Io", "Europa", "Ganymede", "Callisto"]
        case "Saturn": ["Mimas", "Enceladus", "Tethys", "Dione", "Rhea", "Titan", "Iapetus"]
        case "Uranus": ["Miranda", "Ariel", "Umbriel", "Titania", "Oberon"]
        case "Neptune": ["Proteus", "Triton", "Nereid"]
        default: []
        }
    }

    var moonsText: String { moons == 1 ? "1 moon" : "\(moons) moons" }

    /// The planet that a component of an address means.
    static func named(_ component: String) -> Planet? { all.meant(by: component, name: \.name) }

    /// How far the planets reach.
    static let farthest = 31.0

    static let all = [
        Planet(name: "Mercury", moons: 0, distance: 0.39, color: .systemGray, note: "A day there lasts two years."),
        Planet(name: "Venus", moons: 0, distance: 0.72, color: .systemYellow, note: "It turns the other way round."),
        Planet(name: "Earth", moons: 1, distance: 1, color: .systemBlue, note: "Mostly water, seen from outside."),
        Planet(name: "Mars", moons: 2, distance: 1.52, color: .systemRed, note: "Its sunsets are blue."),
        Planet(name: "Jupiter", moons: 95, distance: 5.2, color: .systemOrange, note: "It turns once in ten hours."),
        Planet(name: "Saturn", moons: 146, distance: 9.58, color: .systemBrown, note: "It would float on water."),
        Planet(name: "Uranus", moons: 28, distance: 19.2, color: .systemTeal, note: "It rolls along on its side."),
        Planet(
            name: "Neptune", moons: 16, distance: 30.1, color: .systemIndigo, note: "Found by reckoning, then seen."),
    ]
}

/// A kind of animals, and kinds within it.
struct Taxon: Hashable, Sendable {
    let emoji: String
    let name: String
    let children: [Taxon]

    init(_ emoji: String, _ name: String, _ children: [Taxon] = []) {
        self.emoji = emoji
        self.name = name
        self.children = children
    }

    static let all = [
        Taxon(
            "🐾", "Mammals",
            [
                Taxon("🐈", "Cats", [Taxon("🦁", "Lion"), Taxon("🐅", "Tiger"), Taxon("🐆", "Leopard")]),
                Taxon("🐳", "Whales", [Taxon("🐋", "Blue whale"), Taxon("🐬", "Dolphin")]),
                Taxon("🦇", "Bats"),
            ]),
        Taxon("🐦", "Birds", [Taxon("🦉", "Owls"), Taxon("🦜", "Parrots"), Taxon("🐧", "Penguins")]),
        Taxon(
            "🦋", "Insects",
            [Taxon("🐝", "Bees"), Taxon("🐞", "Beetles", [Taxon("🪲", "Stag beetle")]), Taxon("🦗", "Crickets")]),
        Taxon("🐙", "Molluscs", [Taxon("🐌", "Snails"), Taxon("🦑", "Squids")]),
    ]
}

/// A letter that came in.
struct Letter: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    var isRead = false

    static let all = [
        Letter(id: 1, sender: "Ada", subject: "The engine could weave more than numbers"),
        Letter(id: 2, sender: "Emmy", subject: "A symmetry, and what it keeps"),
        Letter(id: 3, sender: "Grace", subject: "A moth in relay 70", isRead: true),
        Letter(id: 4, sender: "Hedy", subject: "Hopping between 88 frequencies"),
        Letter(id: 5, sender: "Katherine", subject: "The numbers check out: go", isRead: true),
        Letter(id: 6, sender: "Lise", subject: "What we saw was fission"),
        Letter(id: 7, sender: "Maryam", subject: "Doodles of curved surfaces"),
        Letter(id: 8, sender: "Rosalind", subject: "Photograph 51", isRead: true),
    ]
}
