import DiffableSnapshots
import Synchronization

/// One call of an apply, from the moment it is named until it is committed.
final class ApplyRequest<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable
{
    typealias State = DataSourceState<SectionIdentifierType, ItemIdentifierType>

    /// A difference worked out ahead of the commit. It counts only if the truth is still the one it started from.
    struct Plan: Sendable {
        var baseVersion: Int
        var state: State
        var difference: SnapshotDifference
        /// Where the difference takes everything: with a million moves it takes a while to make.
        var map: IndexMap?
    }

    let style: ApplyStyle
    let precedence: ApplyPrecedence
    let completion: ApplyHandler?
    /// Told once, directly after the commit, of the states before it and after it.
    let committed: (@MainActor @Sendable (State, State) -> Void)?
    let update: State.Transition
    /// Whether the history remembers it.
    let isRecorded: Bool
    /// Makes what an undo leads back to from the state before the commit; nil where that is this state.
    let recordedFrom: (@Sendable (State) -> State)?
    /// Told of the states before and after the commit, in place of the history.
    let onCommit: CommitHandler?
    let monitor: PlanMonitor
    /// Told once when it was given up before the commit; its completion is not called then.
    let onWithdrawal: (@Sendable () -> Void)?
    private let preparedPlan = Mutex<Plan?>(nil)

    /// Hears of a commit.
    typealias CommitHandler = @MainActor @Sendable (_ old: State, _ new: State, SnapshotDifference) -> Void

    init(
        style: ApplyStyle, precedence: ApplyPrecedence, recording: ApplyRecording = .automatic,
        recordedFrom: (@Sendable (State) -> State)? = nil,
        completion: ApplyHandler?,
        committed: (@MainActor @Sendable (State, State) -> Void)? = nil, onCommit: CommitHandler? = nil,
        monitor: PlanMonitor = PlanMonitor(), onWithdrawal: (@Sendable () -> Void)? = nil,
        update: @escaping State.Transition
    ) {
        self.style = style
        self.precedence = precedence
        self.completion = completion
        self.committed = committed
        self.onCommit = onCommit
        self.monitor = monitor
        self.onWithdrawal = onWithdrawal
        self.update = update
        self.recordedFrom = recordedFrom
        switch recording {
        case .automatic: isRecorded = precedence == .inOrder || precedence == .replacing
        case .recorded: isRecorded = true
        case .unrecorded: isRecorded = false
        }
    }

    /// Works out the next state, and all that the view needs to follow, on whatever thread this runs.
    func plan(from base: State, version: Int) -> Plan {
        let (state, difference) = update(base)
        let monitor = PlanMonitor.current
        let map =
            difference.hasStructuralChanges
            ? IndexMap(difference, progress: { _ = monitor?.reaches(0.88 + 0.12 * $0) }) : nil
        _ = monitor?.reaches(1)
        return Plan(baseVersion: version, state: state, difference: difference, map: map)
    }

    /// Makes a plan and keeps it for the commit.
    func prepare(from base: State, version: Int) {
        let plan = PlanMonitor.$current.withValue(monitor) { self.plan(from: base, version: version) }
        preparedPlan.withLock { $0 = plan }
    }

    /// The prepared plan, if it starts from the truth of `version`. Asking takes it.
    func takePlan(version: Int) -> Plan? {
        preparedPlan.withLock { plan in
            defer { plan = nil }
            return plan?.baseVersion == version ? plan : nil
        }
    }
}
