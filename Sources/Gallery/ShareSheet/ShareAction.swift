/// What the sheet offers besides devices.
enum ShareAction: String, Hashable, Sendable, CaseIterable {
    case copy, readingList, bookmark, favorites

    var title: String {
        switch self {
        case .copy: "Copy"
        case .readingList: "Add to Reading List"
        case .bookmark: "Add Bookmark"
        case .favorites: "Add to Favorites"
        }
    }

    /// What stands there once it is done; nil for what can be done again.
    var doneTitle: String? {
        switch self {
        case .copy: nil
        case .readingList: "In the Reading List"
        case .bookmark: "Bookmarked"
        case .favorites: "In the Favorites"
        }
    }

    var emoji: String {
        switch self {
        case .copy: "📄"
        case .readingList: "👓"
        case .bookmark: "🔖"
        case .favorites: "⭐️"
        }
    }
}
