import Diffable

/// An app that takes what is shared.
enum ShareApp: String, Hashable, Sendable, CaseIterable {
    case messages, mail, notes, reminders, calendar, books, files

    var title: String { rawValue.capitalized }

    /// The app's icon.
    var image: Image {
        switch self {
        case .messages: .symbol("message.fill", on: .systemGreen)
        case .mail: .symbol("envelope.fill", on: .systemBlue)
        case .notes: .symbol("note.text", on: .systemYellow)
        case .reminders: .symbol("list.bullet", on: .systemOrange)
        case .calendar: .symbol("calendar", on: .systemRed)
        case .books: .symbol("book.fill", on: .systemBrown)
        case .files: .symbol("folder.fill", on: .systemCyan)
        }
    }

    /// What is said once the app has something.
    func message(for name: String) -> String {
        switch self {
        case .messages, .mail: "New message with “\(name)”"
        default: "Added “\(name)” to \(title)"
        }
    }
}
