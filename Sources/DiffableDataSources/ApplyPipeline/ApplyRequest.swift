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
    }

    let style: ApplyStyle
    let precedence: ApplyPrecedence
    let completion: (@MainActor @Sendable () -> Void)?
    let update: @Sendable (State) -> (state: State, difference: SnapshotDifference)
    private let preparedPlan = Mutex<Plan?>(nil)

    init(
        style: ApplyStyle, precedence: ApplyPrecedence, completion: (@MainActor @Sendable () -> Void)?,
        update: @escaping @Sendable (State) -> (state: State, difference: SnapshotDifference)
    ) {
        self.style = style
        self.precedence = precedence
        self.completion = completion
        self.update = update
    }

    /// Works the difference out, on whatever thread this runs, and keeps it for the commit.
    func prepare(from base: State, version: Int) {
        let (state, difference) = update(base)
        preparedPlan.withLock { $0 = Plan(baseVersion: version, state: state, difference: difference) }
    }

    /// The prepared plan, if it starts from the truth of `version`. Asking takes it.
    func takePlan(version: Int) -> Plan? {
        preparedPlan.withLock { plan in
            defer { plan = nil }
            return plan?.baseVersion == version ? plan : nil
        }
    }
}
