import Screens

/// Something that a test waits for has not come, and can't come any more.
struct NeverCame: Error {}

extension Screen {
    /// Waits until something is so that a change of what the screen shows tells of.
    func wait(until isSo: () -> Bool) async throws { try await wait(for: Task<Void, Never>?.none, until: isSo) }

    /// Waits until something is so that a change of what the screen shows tells of, and that a task brings about: once
    /// that has ended, it can't come any more.
    ///
    /// The screen is its own observer from then on: if the last one left, its questions would be cancelled.
    func wait<Success, Failure>(for task: Task<Success, Failure>?, until isSo: () -> Bool) async throws {
        let (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        addObserver(self) { change.yield() }
        let end = Task {
            guard let task else { return }
            _ = await task.result
            change.finish()
        }
        defer { end.cancel() }
        if isSo() { return }
        for await _ in changes where isSo() { return }
        throw NeverCame()
    }
}
