import Diffable

/// A colour of a paint chart.
struct Paint: Hashable {
    let name: String
    let shade: Int
    let color: Color
    /// What can be read on it.
    let ink: Color

    /// Twelve hues, each from light to dark.
    static let chart: [Paint] = hues.flatMap { name, hue, saturation in
        shades.enumerated().map { index, shade in
            Paint(
                name: name, shade: (index + 1) * 100,
                color: Color(
                    hue: hue, saturation: saturation * shade.saturation, brightness: shade.brightness, alpha: 1),
                ink: index < 3 ? .black : .white)
        }
    }

    private static let hues: [(String, Double, Double)] = [
        ("Rose", 0.96, 0.8), ("Coral", 0.02, 0.8), ("Amber", 0.09, 0.9), ("Straw", 0.13, 0.8), ("Lime", 0.22, 0.7),
        ("Moss", 0.33, 0.6), ("Jade", 0.43, 0.7), ("Lagoon", 0.5, 0.8), ("Sky", 0.56, 0.8), ("Ink", 0.62, 0.8),
        ("Iris", 0.72, 0.6), ("Plum", 0.82, 0.6),
    ]

    private static let shades: [(saturation: Double, brightness: Double)] = [
        (0.25, 1), (0.5, 0.97), (0.75, 0.9), (1, 0.46), (1, 0.3),
    ]
}
