/// What the sheet offers besides devices.
enum ShareAction: String, Hashable, Sendable, CaseIterable {
    case copy, readingList, bookmark, favorites, print, markup

    var title: String {
        switch self {
        case .copy: "Copy"
        case .readingList: "Add to Reading List"
        case .bookmark: "Add Bookmark"
        case .favorites: "Add to Favorites"
        case .print: "Print"
        case .markup: "Markup"
        }
    }

    var emoji: String {
        switch self {
        case .copy: "📄"
        case .readingList: "👓"
        case .bookmark: "🔖"
        case .favorites: "⭐️"
        case .print: "🖨️"
        case .markup: "✏️"
        }
    }
}
