/// Calls back after a delay. Tests replace it by a clock of their own and need not wait.
@MainActor package protocol AnimationClock: AnyObject {
    /// Calls `action` once, after so many seconds.
    func call(after seconds: Double, _ action: @escaping @MainActor () -> Void)
}

final class SystemAnimationClock: AnimationClock {
    func call(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(seconds))
            action()
        }
    }
}
