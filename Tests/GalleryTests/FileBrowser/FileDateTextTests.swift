import Foundation
import Testing

@testable import Gallery

@Suite("Dates of files") @MainActor
struct FileDateTextTests {
    private let now = date(15, hour: 9)

    private static func date(_ day: Int, hour: Int) -> Date {
        Calendar(identifier: .gregorian).date(from: DateComponents(year: 2026, month: 6, day: day, hour: hour))!
    }

    @Test("The last two days are told by their names, others by their dates")
    func days() {
        func texts(_ day: Int, hour: Int) -> [String] {
            let date = Self.date(day, hour: hour)
            return [FileDateText.columnText(of: date, now: now), FileDateText.shortText(of: date, now: now)]
        }
        #expect(texts(15, hour: 0) == ["Today at 00:00", "00:00"])
        #expect(texts(14, hour: 23) == ["Yesterday at 23:00", "Yesterday"])
        #expect(texts(14, hour: 0) == ["Yesterday at 00:00", "Yesterday"])
        #expect(texts(13, hour: 23) == ["Jun 13, 2026 at 23:00", "Jun 13"])
        #expect(texts(16, hour: 0) == ["Jun 16, 2026 at 00:00", "Jun 16"])
        #expect(FileDateText.columnText(of: .distantPast, now: now) == "–")
        #expect(FileDateText.shortText(of: .distantPast, now: now).isEmpty)
    }
}
