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

    let update: @Sendable (State) -> (state: State, difference: SnapshotDifference)
    let style: ApplyStyle
    let completion: (@MainActor @Sendable () -> Void)?
    private let preparedPlan = Mutex<Plan?>(nil)

    init(
        style: ApplyStyle, completion: (@MainActor @Sendable () -> Void)?,
        update: @escaping @Sendable (State) -> (state: State, difference: SnapshotDifference)
    ) {
        self.style = style
        self.completion = completion
        self.update = update
    }

    /// Works the difference out, on whatever thread this runs, and keeps it for the commit.
    func prepare(from base: State, version: Int) -> State {
        let (state, difference) = update(base)
        preparedPlan.withLock { $0 = Plan(baseVersion: version, state: state, difference: difference) }
        return state
    }

    /// The prepared plan if it starts from the truth of `version`, and otherwise one worked out now.
    func plan(from base: State, version: Int) -> (state: State, difference: SnapshotDifference) {
        if let plan = preparedPlan.withLock({ $0 }), plan.baseVersion == version {
            return (plan.state, plan.difference)
        }
        return update(base)
    }
}
