import DiffableSnapshots
import Synchronization

/// The one way by which a data source's truth changes: plan, then commit.
///
/// Every apply becomes a request in one queue, whatever thread it comes from. Planning works on values and may happen on
/// any thread; committing happens on the main actor, in the order in which the applies were named.
///
/// - On the main actor, an apply is carried out before the call returns.
/// - Elsewhere, the call returns at once; the difference is worked out there, and the commit follows on the main actor.
/// - An apply on the main actor while others wait commits those first. The last state named is always the one shown,
///   and a mix of both ways is reported once through ``onMixedUse``.
/// - An apply inside a commit (from a cell provider, say) waits until that commit is over. Nothing ever waits for a
///   thread, so nothing can deadlock.
@MainActor
public final class ApplyPipeline<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    /// The state of a data source with these identifiers.
    public typealias State = DataSourceState<SectionIdentifierType, ItemIdentifierType>

    typealias Request = ApplyRequest<SectionIdentifierType, ItemIdentifierType>

    /// The truth: what the view shows.
    public internal(set) var state = State()

    /// The view that follows the truth. It is not kept alive.
    public internal(set) weak var view: (any SnapshotView)?

    /// Called once when applies come both from the main actor and from elsewhere.
    public var onMixedUse: (() -> Void)?

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

/// The applies that were named and not yet committed, and from where applies came so far.
struct ApplyQueue<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    var waiting: [ApplyRequest<SectionIdentifierType, ItemIdentifierType>] = []
    var hasPlanner = false
    var cameFromMain = false
    var cameFromElsewhere = false
    var hasReportedMix = false

    /// Whether both ways were used and nobody has been told.
    mutating func shouldReportMix() -> Bool {
        guard cameFromMain, cameFromElsewhere, !hasReportedMix else { return false }
        hasReportedMix = true
        return true
    }
}
