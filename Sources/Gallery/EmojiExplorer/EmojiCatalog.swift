import Foundation

/// All emoji of the Unicode data: with their variation selectors, joined ones, flags and keycaps.
enum EmojiCatalog {
    /// The emoji by their categories, in the order of the Unicode data.
    static let byCategory = Dictionary(
        uniqueKeysWithValues: EmojiCategory.allCases.map { ($0, emoji(in: EmojiTable.text(of: $0), $0)) })

    /// All emoji, without those that differ from another in skin tone alone.
    static let all = EmojiCategory.allCases.flatMap { byCategory[$0] ?? [] }

    /// The emoji with a character, which may be one of its skin tones.
    static func emoji(_ character: Character) -> Emoji? { indexes[character].map { all[$0] } }

    /// The emoji's name, with its skin tone, or the emoji itself when it is not in the catalog.
    static func name(of character: Character) -> String {
        guard let emoji = emoji(character) else { return String(character) }
        let tone = SkinTone.name(of: character)
        return emoji.character == character || tone.isEmpty ? emoji.name : "\(emoji.name), \(tone)"
    }

    /// The emoji in whose names each of the words begins one, whatever their capitals and accents; without any of that
    /// kind, those where some of them begin the name of the category, or else those that hold the words anywhere. No
    /// words find all, and emoji themselves.
    static func matching(_ text: String) -> [Emoji] {
        // Control characters stay apart from what asks for the coloured form.
        let pasted = text.compactMap { one in emoji(one) ?? "\(one)\u{FE0F}".first.flatMap { emoji($0) } }
        if !pasted.isEmpty { return all.filter(pasted.contains) }
        let words = folded(text).split(separator: " ").map(String.init)
        if words.isEmpty { return all }
        let beginning = words.map { " " + $0 }
        let found = emoji { name in beginning.allSatisfy { name.contains($0) } }
        if !found.isEmpty { return found }
        let ofKind = zip(all, foldedNames).filter { emoji, name in
            let kind = " " + folded(emoji.category.rawValue)
            return beginning.allSatisfy { name.contains($0) || kind.hasPrefix($0) }
                && beginning.contains { name.contains($0) }
        }
        return ofKind.isEmpty ? emoji { name in words.allSatisfy { name.contains($0) } } : ofKind.map(\.0)
    }

    /// The emoji that stand around one in its category, up to three on each side.
    static func neighbours(of emoji: Emoji) -> [Emoji] {
        guard let category = byCategory[emoji.category],
            let index = category.firstIndex(where: { $0.character == emoji.character })
        else { return [] }
        let before = category[..<index].suffix(3)
        let after = category[(index + 1)...].prefix(3)
        return Array(before) + Array(after)
    }

    private static func emoji(where isMeant: (String) -> Bool) -> [Emoji] {
        zip(all, foldedNames).filter { isMeant($1) }.map(\.0)
    }

    /// Each word has a space before it.
    private static let foldedNames = all.map { " " + folded($0.name).replacingOccurrences(of: "-", with: " ") }

    private static let indexes: [Character: Int] = {
        var indexes: [Character: Int] = [:]
        for (index, emoji) in all.enumerated() {
            for character in [emoji.character] + emoji.tones { indexes[character] = index }
        }
        return indexes
    }()

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    private static func emoji(in text: String, _ category: EmojiCategory) -> [Emoji] {
        text.split(whereSeparator: { $0 == "|" || $0 == "\n" }).compactMap { record in
            guard let character = record.first else { return nil }
            let parts = record.dropFirst(2).split(separator: "~")
            return Emoji(
                character: character, name: String(parts[0]), category: category,
                tones: parts.count > 1 ? Array(parts[1]) : [])
        }
    }
}
