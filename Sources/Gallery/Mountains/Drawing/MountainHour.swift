/// The hour at which a picture shows its mountain, so that mountains of one land, which stand together in a list, have
/// skies of several kinds. It follows from the name.
enum MountainHour: Int, CaseIterable {
    case noon, morning, evening, afternoon

    init(of mountain: Mountain) {
        var random = Numbers(seed: "seen at \(mountain.name)")
        self = Self.allCases[Int(random.next(in: 0...0.9999) * Double(Self.allCases.count))]
    }

    /// What lies over the land's own sky then, above and at the horizon: a color and how much of it is seen.
    private var light: [(color: String, opacity: Double)] {
        switch self {
        case .noon: []
        case .morning: [("#8f5fd6", 0.6), ("#ffbdb4", 0.85)]
        case .afternoon: [("#10a3ae", 0.7), ("#fff0c4", 0.85)]
        case .evening: [("#1b1f66", 0.62), ("#ffb05c", 0.85)]
        }
    }

    /// That light as parts of an SVG, before which the mountain is drawn.
    var drawing: String {
        guard let above = light.first, let horizon = light.last else { return "" }
        return """
            <linearGradient id="h" x2="0" y2="1"><stop stop-color="\(above.color)" stop-opacity="\(above.opacity)"/>\
            <stop offset=".75" stop-color="\(horizon.color)" stop-opacity="\(horizon.opacity)"/></linearGradient>\
            <path fill="url(#h)" d="M0 0h48v48H0z"/>
            """
    }
}
