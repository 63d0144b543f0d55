/// The outline of a mountain.
enum MountainShape: CaseIterable {
    case pyramid, needle, horn, dome, massif, twins, table, wedge, saw, shoulders, cone, crater, shield

    static let volcanoes: [MountainShape] = [.cone, .crater, .shield]
    /// A flat summit is rare: those that have one are known.
    static let others = allCases.filter { !volcanoes.contains($0) && $0 != .table }

    /// Mountains whose outline is known to many.
    static let known: [String: MountainShape] = [
        "Matterhorn": .horn, "K2": .pyramid, "Mount Everest": .shoulders, "Ama Dablam": .twins, "Mont Blanc": .dome,
        "Machapuchare": .twins, "Great Trango Tower": .needle, "Laila Peak": .needle, "Broad Peak": .massif,
        "Kangchenjunga": .massif, "Kailash": .dome, "Alpamayo": .pyramid, "Fitz Roy": .saw, "Cerro Torre": .needle,
        "Table Mountain": .table, "Mount Roraima": .table, "Uluru": .table, "Half Dome": .horn,
        "Sugarloaf Mountain": .dome, "Mount Fuji": .cone, "Kilimanjaro": .shield, "Mauna Kea": .shield,
        "Mauna Loa": .shield, "Eiger": .wedge, "Ushba": .twins, "Shivling": .horn, "Muztagh Tower": .needle,
        "Gasherbrum IV": .wedge, "Nanga Parbat": .massif, "Lhotse": .saw, "Denali": .massif, "Mayon": .cone,
    ]

    /// Its points in hundredths: how far from the left foot, and how high.
    private var outline: String {
        switch self {
        case .pyramid: "0,2 20,40 36,66 50,100 66,62 84,28 100,2"
        case .needle: "0,5 24,20 36,34 44,80 50,100 56,86 64,40 80,22 100,2"
        case .horn: "0,6 20,28 34,46 46,90 55,100 60,92 66,56 82,30 100,4"
        case .dome: "0,4 10,40 20,68 34,91 50,100 66,93 80,70 90,42 100,4"
        case .massif: "0,10 14,60 22,78 32,62 50,100 60,70 74,88 88,46 100,6"
        case .twins: "0,4 16,44 32,86 40,62 48,58 64,100 78,50 100,4"
        case .table: "0,6 14,30 22,42 27,94 50,100 74,95 79,46 88,28 100,4"
        case .wedge: "0,10 20,42 36,54 52,78 68,100 73,70 80,40 100,6"
        case .saw: "0,12 12,60 19,48 30,84 38,62 52,100 60,68 72,86 80,50 90,52 100,6"
        case .shoulders: "0,6 14,46 28,68 38,70 52,100 64,76 74,72 86,40 100,4"
        case .cone: "0,0 18,16 32,44 43,90 46,100 50,95 55,98 58,88 68,44 82,16 100,0"
        case .crater: "0,2 16,30 28,68 36,100 46,76 56,80 64,94 74,60 86,26 100,2"
        case .shield: "0,8 14,44 30,82 40,100 50,94 60,98 72,80 86,44 100,8"
        }
    }

    var points: [(x: Double, y: Double)] {
        outline.split(separator: " ").map { point in
            let parts = point.split(separator: ",").compactMap { Double($0) }
            return (parts[0] / 100, parts[1] / 100)
        }
    }
}
