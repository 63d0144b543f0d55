/// Something to see or to eat on a day in Lisbon.
struct Spot: Hashable {
    let emoji: String
    let name: String
    let note: String

    static let stops = [
        Spot(emoji: "🚋", name: "Tram 28 from Martim Moniz", note: "9:10, before the queue"),
        Spot(emoji: "🌅", name: "Miradouro da Graça", note: "The city from above"),
        Spot(emoji: "⛴️", name: "Ferry to Cacilhas", note: "Every 20 minutes"),
    ]

    static let dishes = [
        ("🥮", "Pastel de nata"), ("🐟", "Grilled sardines"), ("🥣", "Caldo verde"), ("🧀", "Azeitão"),
        ("🍤", "Prawns in garlic"), ("🐙", "Octopus salad"), ("🥖", "Bifana"), ("🍮", "Egg custard"), ("☕", "Galão"),
        ("🍷", "Vinho verde"),
    ].map { Spot(emoji: $0.0, name: $0.1, note: "") }

    static let sights = [
        Spot(emoji: "🏰", name: "São Jorge", note: "Castle"), Spot(emoji: "⛪", name: "Sé", note: "Cathedral"),
        Spot(emoji: "🗼", name: "Belém", note: "Tower"), Spot(emoji: "🌉", name: "25 de Abril", note: "Bridge"),
        Spot(emoji: "🐠", name: "Oceanário", note: "Aquarium"), Spot(emoji: "🏛️", name: "Gulbenkian", note: "Museum"),
        Spot(emoji: "🌳", name: "Estrela", note: "Garden"), Spot(emoji: "🛗", name: "Santa Justa", note: "Lift"),
        Spot(emoji: "🧿", name: "Azulejo", note: "Museum"),
    ]
}

/// A continent with its longest rivers.
struct Continent: Hashable {
    let name: String
    let note: String
    let rivers: [River]

    static let all = [
        Continent(
            name: "Africa", note: "The Nile’s water comes from eleven countries.",
            rivers: [
                River("Nile", 6650), River("Congo", 4700), River("Niger", 4180), River("Zambezi", 2574),
                River("Orange", 2200),
            ]),
        Continent(
            name: "America", note: "No bridge crosses the Amazon itself.",
            rivers: [
                River("Amazon", 6400), River("Paraná", 4880), River("Missouri", 3767), River("Mississippi", 3734),
                River("Yukon", 3190),
            ]),
        Continent(
            name: "Asia", note: "The Yangtze is the longest river within one country.",
            rivers: [
                River("Yangtze", 6300), River("Yenisei", 5539), River("Yellow River", 5464), River("Mekong", 4350),
                River("Indus", 3180),
            ]),
        Continent(
            name: "Europe", note: "The Danube touches ten countries, more than any other river.",
            rivers: [
                River("Volga", 3530), River("Danube", 2850), River("Ural", 2428), River("Dnieper", 2201),
                River("Rhine", 1233),
            ]),
    ]
}

/// A river and its length in kilometres.
struct River: Hashable {
    let name: String
    let length: Int

    init(_ name: String, _ length: Int) {
        self.name = name
        self.length = length
    }
}
