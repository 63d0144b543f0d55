/// All emoji of one scalar, taken from the Unicode data in Swift's standard library.
enum EmojiCatalog {
    /// The emoji in the order of Unicode.
    static let all: [Emoji] = (0x2300...0x1FAFF).compactMap { value in
        guard let scalar = Unicode.Scalar(UInt32(value)), isShownAlone(scalar), let name = scalar.properties.name
        else { return nil }
        return Emoji(
            character: Character(scalar), name: name.lowercased(), category: EmojiBlocks.category(of: scalar))
    }

    /// The emoji's name, or the emoji itself when it is not in the catalog.
    static func name(of character: Character) -> String { names[character] ?? String(character) }

    private static let names = Dictionary(uniqueKeysWithValues: all.map { ($0.character, $0.name) })

    static let byCategory: [EmojiCategory: [Emoji]] = Dictionary(grouping: all, by: \.category)

    /// Whether the scalar is a picture by itself: not a skin tone, and not half a flag.
    private static func isShownAlone(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isEmojiPresentation && !properties.isEmojiModifier
            && !(0x1F1E6...0x1F1FF).contains(scalar.value)
    }
}
