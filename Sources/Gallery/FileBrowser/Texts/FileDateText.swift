import Foundation

/// A file's date, in a form that nobody reads the wrong way round.
@MainActor enum FileDateText {
    static func text(of date: Date) -> String {
        date == .distantPast ? "" : long.string(from: date)
    }

    /// What is new of a date, where there is little room: today's time, the day of this year, or the day and its year.
    static func shortText(of date: Date, now: Date = Date()) -> String {
        if date == .distantPast { return "" }
        let calendar = long.calendar!
        if calendar.isDate(date, inSameDayAs: now) { return time.string(from: date) }
        let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
        return (isThisYear ? day : dayOfYear).string(from: date)
    }

    private static let long = formatter("MMM d, yyyy, HH:mm")
    private static let time = formatter("HH:mm")
    private static let day = formatter("MMM d")
    private static let dayOfYear = formatter("MMM d, yyyy")

    private static func formatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = format
        return formatter
    }
}
