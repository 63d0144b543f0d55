import Diffable

/// What the sheet offers besides people, devices and apps.
enum ShareAction: String, Hashable, Sendable, CaseIterable {
    case copy, readingList, bookmark, favorites, quickNote, files, homeScreen, markup, print

    var title: String {
        switch self {
        case .copy: "Copy"
        case .readingList: "Add to Reading List"
        case .bookmark: "Add Bookmark"
        case .favorites: "Add to Favorites"
        case .quickNote: "Add to Quick Note"
        case .files: "Save to Files"
        case .homeScreen: "Add to Home Screen"
        case .markup: "Markup"
        case .print: "Print"
        }
    }

    /// What stands there once it is done; nil for what can be done again.
    var doneTitle: String? {
        switch self {
        case .readingList: "In Reading List"
        case .bookmark: "Bookmarked"
        case .favorites: "In Favorites"
        case .quickNote: "In a Quick Note"
        case .homeScreen: "On the Home Screen"
        case .copy, .files, .markup, .print: nil
        }
    }

    /// What is said once something is done that leaves no mark in the sheet.
    func message(for name: String) -> String {
        switch self {
        case .files: "Saved “\(name)” to Files"
        case .markup: "“\(name)” is ready to be marked up"
        case .print: "Sent “\(name)” to the printer"
        default: "Copied “\(name)”"
        }
    }

    var symbol: String {
        switch self {
        case .copy: "doc.on.doc"
        case .readingList: "eyeglasses"
        case .bookmark: "bookmark"
        case .favorites: "star"
        case .quickNote: "note.text"
        case .files: "folder"
        case .homeScreen: "plus.square"
        case .markup: "pencil.circle"
        case .print: "printer"
        }
    }
}

/// Which actions stand first in the sheet, and in which order the others follow: each person's own choice.
struct ShareActions: Equatable {
    var favorites: [ShareAction] = [.copy, .readingList, .bookmark, .favorites]
    var others: [ShareAction] = [.quickNote, .files, .homeScreen, .markup, .print]

    /// Puts an action at the end of the favorites, or takes it out of them.
    mutating func toggle(_ action: ShareAction) {
        if let index = favorites.firstIndex(of: action) {
            favorites.remove(at: index)
            others.insert(action, at: 0)
        } else if let index = others.firstIndex(of: action) {
            others.remove(at: index)
            favorites.append(action)
        }
    }
}
