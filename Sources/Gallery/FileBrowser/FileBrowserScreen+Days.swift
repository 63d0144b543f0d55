import Diffable
import Foundation

/// Rows name the last two days: what they say holds until the day turns.
extension FileBrowserScreen {
    /// Has the rows say their dates anew with each day, for as long as the screen is there.
    func followDays() -> Task<Void, Never> {
        Task { [weak self, clock, now] in
            var today = now()
            while !Task.isCancelled {
                try? await clock.sleep(for: FileDateText.timeLeft(after: now()))
                // A clock may wake a little too early.
                if Task.isCancelled || FileDateText.isSameDay(today, now()) { continue }
                today = now()
                self?.showDates()
            }
        }
    }

    private func showDates() {
        let shown = dataSource.snapshot().itemIdentifiers
        updates.async { [dataSource] in dataSource?.reconfigure(shown) }
    }
}
