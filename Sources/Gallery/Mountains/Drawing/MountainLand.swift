/// Where mountains stand, as far as their pictures tell: each land has a sky, rock and ground of its own.
enum MountainLand: Int, CaseIterable {
    case himalaya, karakoram, innerAsia, nearEast, eastAsia, alps, northernEurope, southernEurope, andes, northAmerica
    case farNorth, tropics, africa, southernSeas, antarctica

    init(of mountain: Mountain) {
        self = Self.byRange[mountain.range] ?? Self.byCountry[mountain.countries.first ?? ""] ?? .tropics
    }

    /// The colours of its sky above and at the horizon, of far ridges, of rock in the light and in the shade, and of
    /// the ground.
    var colors: (top: String, horizon: String, far: String, light: String, shade: String, ground: String) {
        switch self {
        case .himalaya: ("#1f62c9", "#a9d8ff", "#7fa6d8", "#6f7fa3", "#43527a", "#2d3a5e")
        case .karakoram: ("#e8734a", "#ffdca3", "#d99a7e", "#93695f", "#5d4149", "#3f2d3a")
        case .innerAsia: ("#0f8f9c", "#c4f1e4", "#7dbdb6", "#6b8a86", "#3f5f63", "#2c4a44")
        case .nearEast: ("#d98b1f", "#ffeeb8", "#dcb270", "#b07f4f", "#7a5239", "#8d6a35")
        case .eastAsia: ("#f0718f", "#ffe6e2", "#e0a7b4", "#7d7396", "#544b70", "#3d6b4f")
        case .alps: ("#3b9df2", "#e4f6ff", "#a3c8e8", "#8794a3", "#566373", "#4f8f45")
        case .northernEurope: ("#6f8bb0", "#e6e4f0", "#a3adc4", "#6f8066", "#4a5a4a", "#5d7d3a")
        case .southernEurope: ("#2f86e0", "#ffeccb", "#b7b8c4", "#a8977f", "#766657", "#7f8f3c")
        case .andes: ("#6b4ccf", "#ffc3a8", "#a88bd0", "#8a6a80", "#5a4361", "#7a5544")
        case .northAmerica: ("#2aa5cf", "#f6f3c9", "#93bdb8", "#8b8378", "#5b564f", "#2f6347")
        case .farNorth: ("#2c3f8f", "#c6b8f0", "#7f82c4", "#5f6c94", "#3c4870", "#2b4a5c")
        case .tropics: ("#10a59b", "#fff2b8", "#76c2a0", "#5f8a5a", "#3a6446", "#1f5a3a")
        case .africa: ("#ef8a24", "#fff0b3", "#dba763", "#8f6a52", "#5f453d", "#9a7a2e")
        case .southernSeas: ("#2a7fb8", "#d6f5ee", "#86b9c4", "#7b8a72", "#4f5f54", "#3f8050")
        case .antarctica: ("#7aa7cf", "#f4fafe", "#bcd4e6", "#8296ad", "#566b86", "#d3e4f0")
        }
    }

    /// How much more of a mountain, as a share, lies under snow there than elsewhere at its height.
    var coldness: Double {
        switch self {
        case .antarctica: 0.75
        case .farNorth: 0.28
        case .alps, .northernEurope, .southernSeas: 0.1
        case .africa, .tropics, .nearEast: -0.14
        case .andes: -0.06
        case .himalaya, .karakoram, .innerAsia, .eastAsia, .southernEurope, .northAmerica: 0
        }
    }

    private static let byRange: [String: MountainLand] = [
        "Himalaya": .himalaya, "Transhimalaya": .himalaya, "Karakoram": .karakoram, "Hindu Kush": .karakoram,
        "Pamir": .karakoram, "Alps": .alps, "Dolomites": .alps, "Alaska Range": .farNorth,
        "Saint Elias Mountains": .farNorth, "Wrangell Mountains": .farNorth, "Baffin Island": .farNorth,
        "Ellesmere Island": .farNorth, "Kamchatka": .farNorth, "Chersky Range": .farNorth,
        "Spitsbergen": .farNorth, "Jan Mayen": .farNorth, "Hawaiʻi": .tropics, "Maui": .tropics,
        "Caucasus": .southernEurope, "Altai": .innerAsia, "Sayan Mountains": .innerAsia, "Réunion": .tropics,
        "Martinique": .tropics, "Guadeloupe": .tropics, "Corsica": .southernEurope, "Canary Islands": .africa,
        "Madeira": .southernEurope, "Cairngorms": .northernEurope, "Heard Island": .antarctica,
        "Southern Alps": .southernSeas, "Allardyce Range": .antarctica, "Western Ghats": .tropics,
    ]

    private static let byCountry: [String: MountainLand] = {
        let countries: [(MountainLand, String)] = [
            (.innerAsia, "China,Kyrgyzstan,Kazakhstan,Tajikistan,Mongolia,Russia"),
            (.nearEast, "Iran,Turkey,Armenia,Azerbaijan,Yemen,Oman,Lebanon,Egypt,Syria,Afghanistan"),
            (.eastAsia, "Japan,South Korea,North Korea,Taiwan"),
            (.alps, "Switzerland,Austria,Germany,Slovenia,France"),
            (.northernEurope, "United Kingdom,Ireland,Norway,Sweden,Iceland,Czechia,Slovakia,Poland,Ukraine,Hungary"),
            (
                .southernEurope,
                "Spain,Portugal,Italy,Greece,Bulgaria,Romania,Albania,Montenegro,Georgia"
            ),
            (.andes, "Argentina,Chile,Peru,Bolivia,Ecuador,Colombia,Venezuela"),
            (.northAmerica, "United States,Canada,Mexico"), (.farNorth, "Greenland"),
            (
                .africa,
                "Tanzania,Kenya,Uganda,Rwanda,DR Congo,Ethiopia,Morocco,Algeria,Chad,Namibia,South Africa,Lesotho,"
                    + "Malawi,Cameroon,Cape Verde,Madagascar"
            ),
            (.southernSeas, "Australia,New Zealand"), (.antarctica, "Antarctica,South Georgia"),
        ]
        let pairs = countries.flatMap { land, names in names.split(separator: ",").map { (String($0), land) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
