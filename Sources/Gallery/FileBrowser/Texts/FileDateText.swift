import Foundation

/// A file's date in a form that sorts and that everybody reads the same way.
@MainActor enum FileDateText {
    static func text(of date: Date) -> String {
        date == .distantPast ? "" : formatter.string(from: date)
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return formatter
    }()
}
