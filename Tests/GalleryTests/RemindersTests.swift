import Diffable
import Foundation
import Synchronization
import Testing

@testable import Gallery

@MainActor @Suite("Completed reminders") struct RemindersTests {
    let clock = HandClock()
    let screen: RemindersScreen

    init() { screen = RemindersScreen(clock: clock) }

    private var shown: [String] { screen.shownReminders.map(\.title) }

    private func complete(_ id: Reminder.ID) { screen.change(id) { $0.isDone = true } }

    @Test("What is done is hidden where it stood and shown there again, and is no step to undo") func hiding() {
        let all = shown
        for id in [1, 3, 10, 11, 60] { complete(id) }
        #expect(screen.status == "55 reminders · 5 completed")
        screen.setHidesCompleted(true)
        #expect(shown == all.filter { ![all[0], all[2], all[9], all[10], all[59]].contains($0) })
        #expect(screen.status == "55 reminders · 5 hidden")
        #expect(screen.reminder(withID: 3)?.isDone == true && screen.day(of: 11) == .tomorrow)
        #expect(screen.undoHistory?.undoActionName == "“\(all[59])” completed")
        screen.setHidesCompleted(false)
        #expect(shown == all)
        screen.setHidesCompleted(true)
        // One that stood before a hidden one goes elsewhere: that follows what is left.
        screen.move(2, to: .someDay)
        screen.setHidesCompleted(false)
        #expect(shown.prefix(3) == [all[0], all[2], all[3]])
    }

    @Test("What is done while such are hidden stays for a moment, and each one more begins it anew") func staying()
        async
    {
        screen.setHidesCompleted(true)
        complete(2)
        await clock.turn(by: .seconds(1), onceSleeping: 1)
        #expect(shown.contains("Download the maps"))
        complete(3)
        await clock.turn(by: .milliseconds(1900), onceSleeping: 2)
        #expect(shown.count == 60)
        // A slip is taken back.
        screen.change(2) { $0.isDone = false }
        await clock.turn(by: .seconds(2), onceSleeping: 3)
        await screen.leaving?.value
        #expect(shown.count == 59 && !shown.contains("Buy bread") && shown.contains("Download the maps"))
    }

    @Test("Undo and redo find what is hidden, in its place") func undoing() async {
        let all = shown
        screen.setHidesCompleted(true)
        complete(3)
        await clock.turn(by: .seconds(2), onceSleeping: 1)
        await screen.leaving?.value
        screen.delete([2])
        #expect(shown == all.filter { $0 != all[1] && $0 != all[2] })
        screen.undo()
        #expect(shown == all.filter { $0 != all[2] })
        screen.undo()
        #expect(shown == all && screen.status == "60 reminders")
        screen.redo()
        await clock.turn(by: .seconds(2), onceSleeping: 2)
        await screen.leaving?.value
        #expect(shown == all.filter { $0 != all[2] })
        // What was hidden and is deleted comes back for a moment, as what is done just now.
        screen.delete([3])
        #expect(screen.status == "59 reminders")
        screen.undo()
        #expect(screen.status == "59 reminders · 1 hidden" && shown == all)
        await clock.turn(by: .seconds(2), onceSleeping: 3)
        await screen.leaving?.value
        #expect(shown == all.filter { $0 != all[2] })
    }

    @Test("Where all that is left is hidden, that is said with a way back") func allDone() {
        screen.delete(Array(2...60))
        complete(1)
        screen.setHidesCompleted(true)
        #expect(screen.collectionView.numberOfSections == 0)
        #expect(screen.contentUnavailableConfiguration?.secondaryText == "1 completed reminder is hidden.")
        screen.userDidPressContentUnavailable()
        #expect(shown == ["Wax the boots"] && screen.contentUnavailableConfiguration == nil)
    }

    @Test("An address keeps whether they are hidden") func address() {
        complete(1)
        screen.setHidesCompleted(true)
        #expect(screen.address.state["completed"] == "hidden")
        screen.restore([:])
        #expect(shown.count == 60)
        screen.restore(["completed": "hidden"])
        #expect(shown.count == 59)
    }
}

/// A clock whose hands are turned by tests.
final class HandClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        func duration(to other: Instant) -> Duration { other.offset - offset }

        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    fileprivate struct State {
        var now = Instant(offset: .zero)
        var sleepers: [(deadline: Instant, wake: CheckedContinuation<Void, Never>)] = []
        /// How many have ever begun to sleep.
        var count = 0
        var watcher: (count: Int, wake: CheckedContinuation<Void, Never>)?
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        await withCheckedContinuation { wake in
            let watcher = state.withLock { state in
                state.sleepers.append((deadline, wake))
                state.count += 1
                return state.takeWatcher()
            }
            watcher?.resume()
        }
    }

    /// Turns the hands once so many have begun to sleep, from the first on, and wakes those whose time has come.
    func turn(by duration: Duration, onceSleeping count: Int) async {
        await withCheckedContinuation { wake in
            let watcher = state.withLock { state in
                state.watcher = (count, wake)
                return state.takeWatcher()
            }
            watcher?.resume()
        }
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            let due = state.sleepers.filter { $0.deadline <= now }
            state.sleepers.removeAll { $0.deadline <= now }
            return due
        }
        for sleeper in due { sleeper.wake.resume() }
    }
}

extension HandClock.State {
    fileprivate mutating func takeWatcher() -> CheckedContinuation<Void, Never>? {
        guard let watcher, count >= watcher.count else { return nil }
        self.watcher = nil
        return watcher.wake
    }
}
