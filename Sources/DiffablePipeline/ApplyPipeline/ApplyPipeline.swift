import DiffableSnapshots
import Synchronization

/// The one way by which a data source's truth changes: plan, then commit.
///
/// Every apply becomes a request in one queue, whatever thread it comes from. Planning works on values and may happen
/// on any thread; committing happens on the main actor. The last state named is always the one shown, and each
/// completion comes once, in the order of the calls.
///
/// - On the main actor, an apply is planned and carried out before the call returns.
/// - Elsewhere, the call returns at once; the difference is worked out there, and the commit follows on the main actor.
/// - An apply inside a commit (from a cell provider, say) waits until that commit is over. Nothing ever waits for a
///   thread, so nothing can deadlock.
///
/// An apply on the main actor may come while others still wait for their plan. It never plans them there, however long
/// they take; its ``ApplyPrecedence`` says what happens instead:
///
/// - A gesture is committed at once, on what is shown. The plan under way is made anew from there, and the gesture is
///   repeated behind what was named before it, so that nothing undoes it.
/// - A snapshot of everything takes the place of the waiting ones where it leads to the same.
/// - Everything else is committed when those before it are, in the order of the calls: the call returns before that.
///   A data source that is told from both sides reports so once, through ``onMixedUse``, the first filling apart.
/// - Children that load let all others go first. Whoever was overtaken three times in a row goes first then.
@MainActor
public final class ApplyPipeline<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    /// The state of a data source with these identifiers.
    public typealias State = DataSourceState<SectionIdentifierType, ItemIdentifierType>

    typealias Request = ApplyRequest<SectionIdentifierType, ItemIdentifierType>

    /// The truth: what the view shows.
    public internal(set) var state = State()

    /// The view that follows the truth. It is not kept alive.
    public internal(set) weak var view: (any SnapshotView)?

    /// Called once when applies come both from the main actor and from elsewhere. One on the main actor that fills the
    /// list at first does not count.
    public var onMixedUse: (() -> Void)?

    /// Hears of each commit that is recorded but the first one, which fills the list.
    var recorder: (@MainActor (_ old: State, _ new: State, SnapshotDifference) -> Void)?

    /// Grows with each commit, so that a plan knows whether the truth it started from still holds.
    var version = 0
    var hasCommitted = false
    var isCommitting = false
    nonisolated let queue = Mutex(ApplyQueue<SectionIdentifierType, ItemIdentifierType>())

    /// Makes a pipeline that drives `view`, starting from a state without sections.
    public init(view: any SnapshotView) {
        self.view = view
    }
}
