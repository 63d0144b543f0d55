/// One emoji, with its skin tones if it has any.
struct Emoji: Hashable, Sendable {
    let character: Character
    /// The short name of the Unicode data, with a capital letter in front; a flag's is that of its country.
    let name: String
    let category: EmojiCategory
    /// The same in other skin tones.
    var tones: [Character] = []
}

/// The categories of the outline, in its order.
enum EmojiCategory: String, CaseIterable, Sendable {
    case smileys = "Smileys"
    case people = "People"
    case nature = "Nature"
    case food = "Food"
    case activities = "Activities"
    case travel = "Travel"
    case objects = "Objects"
    case symbols = "Symbols"
    case flags = "Flags"

    /// An emoji that stands for all of them.
    var icon: String {
        switch self {
        case .smileys: "😀"
        case .people: "👋"
        case .nature: "🐻"
        case .food: "🍎"
        case .activities: "⚽"
        case .travel: "🚗"
        case .objects: "💡"
        case .symbols: "💜"
        case .flags: "🏁"
        }
    }
}
