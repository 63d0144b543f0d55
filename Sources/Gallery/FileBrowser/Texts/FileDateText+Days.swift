import Foundation

/// Rows name the last two days: what they say holds until the day turns.
extension FileDateText {
    /// Calls something with each new day, until it is cancelled.
    static func followDays(
        by clock: any Clock<Duration>, now: @escaping @MainActor () -> Date, onTurn: @escaping @MainActor () -> Void
    ) -> Task<Void, Never> {
        Task {
            var today = now()
            while !Task.isCancelled {
                try? await clock.sleep(for: timeLeft(after: now()))
                // A clock may wake a little too early.
                if Task.isCancelled || isSameDay(today, now()) { continue }
                today = now()
                onTurn()
            }
        }
    }
}
