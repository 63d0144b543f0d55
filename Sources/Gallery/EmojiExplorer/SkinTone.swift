/// The skin tones that an emoji can have.
enum SkinTone: UInt32, CaseIterable {
    case light = 0x1F3FB
    case mediumLight, medium, mediumDark, dark

    var name: String {
        switch self {
        case .light: "light"
        case .mediumLight: "medium-light"
        case .medium: "medium"
        case .mediumDark: "medium-dark"
        case .dark: "dark"
        }
    }

    /// The tones in an emoji, in their order, as a name: "light skin tone", or "light and dark skin tone" for two.
    static func name(of character: Character) -> String {
        let names = character.unicodeScalars.compactMap { SkinTone(rawValue: $0.value)?.name }
        if names.isEmpty { return "" }
        return (Set(names).count == 1 ? names[0] : names.joined(separator: " and ")) + " skin tone"
    }
}
