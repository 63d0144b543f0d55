/// A colour, either by its components or by the part it plays, so that each host can fit it to its appearance.
public enum Color: Hashable, Sendable {
    /// Components from 0 to 1 in sRGB.
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)

    /// Hue, saturation and brightness from 0 to 1.
    case hsb(hue: Double, saturation: Double, brightness: Double)

    /// A colour that follows the host's light or dark appearance.
    case named(Name)

    /// The parts a colour can play.
    public enum Name: String, Sendable, CaseIterable {
        case label, secondaryLabel, tertiaryLabel, tint, separator
        case background, secondaryBackground, groupedBackground, cellBackground, fill
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    }
}
