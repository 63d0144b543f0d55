/// One row or tile of the explorer. One emoji can stand in all three sections, so the section is part of the identity.
enum EmojiItem: Hashable, Sendable {
    case recent(Character)
    case category(EmojiCategory)
    case outlined(Character)
    case listed(Character)

    /// The emoji, for all but categories.
    var character: Character? {
        switch self {
        case .recent(let character), .outlined(let character), .listed(let character): character
        case .category: nil
        }
    }
}

/// The three sections, in their order.
enum EmojiSection: CaseIterable, Sendable {
    case recents, outline, list
}
