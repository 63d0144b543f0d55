import Foundation

/// A file's date, in a form that nobody reads the wrong way round.
@MainActor enum FileDateText {
    static func text(of date: Date) -> String {
        date == .distantPast ? "" : formatter.string(from: date)
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "MMM d, yyyy, HH:mm"
        return formatter
    }()
}
