/// One emoji that Swift's own Unicode data knows.
struct Emoji: Hashable, Sendable {
    let character: Character
    /// The Unicode name, in small letters.
    let name: String
    let category: EmojiCategory
}

/// The categories of the outline, in its order.
enum EmojiCategory: String, CaseIterable, Sendable {
    case smileys = "Smileys"
    case nature = "Nature"
    case food = "Food"
    case activities = "Activities"
    case travel = "Travel"
    case objects = "Objects"
    case symbols = "Symbols"
}
