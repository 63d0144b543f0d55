/// One row or tile of the explorer. One emoji can stand in all three sections, so the section is part of the identity.
enum EmojiItem: Hashable, Sendable {
    case starred(Character)
    case category(EmojiCategory)
    case outlined(Character)
    case listed(Character)

    /// The emoji, for all but categories.
    var character: Character? {
        switch self {
        case .starred(let character), .outlined(let character), .listed(let character): character
        case .category: nil
        }
    }

    /// The name that an address has for it.
    var restorationName: String {
        switch self {
        case .starred(let character): "starred-\(EmojiDetailScreen.component(for: character))"
        case .category(let category): category.rawValue
        case .outlined(let character): EmojiDetailScreen.component(for: character)
        case .listed(let character): "all-\(EmojiDetailScreen.component(for: character))"
        }
    }

    /// What letters find it by.
    var name: String {
        switch self {
        case .category(let category): category.rawValue
        case .starred(let character), .outlined(let character), .listed(let character):
            EmojiCatalog.name(of: character)
        }
    }
}

/// The three sections, in their order.
enum EmojiSection: String, CaseIterable, Sendable {
    case starred = "Starred"
    case outline = "Categories"
    case list = "All Emoji"
}
