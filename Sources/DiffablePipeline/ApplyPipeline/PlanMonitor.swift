import Synchronization

/// Watches one plan while it is made off the main actor: tells how far it has come, and whether anybody still wants it.
///
/// A plan that nobody wants stops at its next stage; what it answers then is never committed.
final class PlanMonitor: Sendable {
    /// The monitor of the plan that this task makes; nil where nobody watches, as on the main actor.
    @TaskLocal static var current: PlanMonitor?

    private let abandoned = Atomic(false)
    private let report: (@Sendable (Double) -> Void)?

    init(report: (@Sendable (Double) -> Void)? = nil) {
        self.report = report
    }

    /// Takes note that nobody wants the plan any more.
    func abandon() { abandoned.store(true, ordering: .relaxed) }

    var isAbandoned: Bool { abandoned.load(ordering: .relaxed) }

    /// Takes note of the share that is done.
    ///
    /// - Returns: Whether the rest is still wanted.
    func reaches(_ share: Double) -> Bool {
        if isAbandoned { return false }
        report?(share)
        return true
    }
}
