import Foundation

/// A file's date, in a form that nobody reads the wrong way round.
@MainActor enum FileDateText {
    static func text(of date: Date) -> String { "\(dayOfYear.string(from: date)) at \(time.string(from: date))" }

    /// Among many others, the last two days are told by their names.
    static func columnText(of date: Date, now: Date = Date()) -> String {
        if date == .distantPast { return "–" }
        guard let name = name(of: date, now: now) else { return text(of: date) }
        return "\(name) at \(time.string(from: date))"
    }

    /// What is new of a date, where there is little room: today's time, the day of this year, or the day and its year.
    static func shortText(of date: Date, now: Date = Date()) -> String {
        if date == .distantPast { return "" }
        let name = name(of: date, now: now)
        if let name { return name == today ? time.string(from: date) : name }
        let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
        return (isThisYear ? day : dayOfYear).string(from: date)
    }

    static func isSameDay(_ one: Date, _ other: Date) -> Bool { calendar.isDate(one, inSameDayAs: other) }

    /// How long it is until the next day.
    static func timeLeft(after now: Date) -> Duration {
        let next = calendar.date(byAdding: .day, value: 1, to: now).map(calendar.startOfDay)
        return .seconds(next?.timeIntervalSince(now) ?? 3600)
    }

    private static func name(of date: Date, now: Date) -> String? {
        if calendar.isDate(date, inSameDayAs: now) { return today }
        let dayBefore = calendar.date(byAdding: .day, value: -1, to: now)
        return dayBefore.map { calendar.isDate(date, inSameDayAs: $0) } == true ? "Yesterday" : nil
    }

    private static let today = "Today"
    private static let calendar = time.calendar!
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
