/// Tells the second press of a double-click from a press that is meant: it makes one new folder.
struct PressInterval {
    private var last: ContinuousClock.Instant?

    /// Whether a press comes so soon after the one before that both are one.
    mutating func isRepeated(at now: ContinuousClock.Instant = .now) -> Bool {
        defer { last = now }
        return last.map { now - $0 < .milliseconds(400) } ?? false
    }
}
