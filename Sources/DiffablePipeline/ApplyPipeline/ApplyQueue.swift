import DiffableSnapshots

/// The applies that were named and not yet committed, in that order, and from where applies came so far.
struct ApplyQueue<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    typealias Request = ApplyRequest<SectionIdentifierType, ItemIdentifierType>

    /// A request that waits, and what happened since.
    struct Entry: Sendable {
        var request: Request
        var isFromMain: Bool
        /// Gestures that were named later and are committed already.
        var replays: [Request] = []
        /// How often a plan was in vain because another request went first.
        var vainPlans = 0

        /// Whoever was overtaken that often goes first: otherwise it could wait for ever.
        var mayBeOvertaken: Bool { vainPlans < 3 }
    }

    private(set) var waiting: [Entry] = []
    var hasPlanner = false
    /// What fills the list at first takes nobody's place, and does not count.
    private var isFilled = false
    private var cameFromMain = false
    private var cameFromElsewhere = false
    private var hasReportedMix = false

    /// Adds a request behind all others.
    ///
    /// - Returns: Whether both ways are used and nobody has been told.
    mutating func append(_ request: Request, isFromMain: Bool, isChangeset: Bool = false) -> Bool {
        waiting.append(Entry(request: request, isFromMain: isFromMain))
        guard !isChangeset, request.precedence == .inOrder || request.precedence == .replacing else { return false }
        if !isFromMain { cameFromElsewhere = true } else if isFilled { cameFromMain = true }
        isFilled = true
        guard cameFromMain, cameFromElsewhere, !hasReportedMix else { return false }
        hasReportedMix = true
        return true
    }

    /// Takes out the first request from the main actor that need not wait, with those whose place it takes.
    mutating func takeReady(hasOutlines: Bool) -> (request: Request, superseded: [Request])? {
        for index in waiting.indices where waiting[index].isFromMain {
            let request = waiting[index].request
            let others = waiting[..<index]
            switch request.precedence {
            case .gesture:
                guard others.allSatisfy(\.mayBeOvertaken) else { continue }
                // An apply that waits was made before the gesture and would undo it: the gesture is replayed after it.
                for other in others.indices where waiting[other].request.precedence != .yielding {
                    waiting[other].replays.append(request)
                }
                waiting.remove(at: index)
                return (request, [])
            case .inOrder, .replacing, .yielding:
                let blocking = others.filter { $0.request.precedence != .yielding || !$0.mayBeOvertaken }
                if blocking.isEmpty {
                    waiting.remove(at: index)
                    return (request, [])
                }
                guard request.precedence == .replacing, !hasOutlines,
                    blocking.allSatisfy({ $0.request.precedence == .replacing })
                else { continue }
                waiting.remove(at: index)
                waiting.removeAll { entry in blocking.contains { $0.request === entry.request } }
                for entry in blocking { entry.request.monitor.abandon() }
                return (request, blocking.map(\.request))
            }
        }
        return nil
    }

    /// Takes out a request that was planned, and tells the gestures to repeat behind it; nil when it is gone.
    mutating func take(_ request: Request) -> [Request]? {
        guard let index = waiting.firstIndex(where: { $0.request === request }) else { return nil }
        return waiting.remove(at: index).replays
    }

    /// Takes out the request that a monitor watches; nil when it is not here.
    mutating func withdraw(_ monitor: PlanMonitor) -> Request? {
        monitor.abandon()
        guard let index = waiting.firstIndex(where: { $0.request.monitor === monitor }) else { return nil }
        return waiting.remove(at: index).request
    }

    /// Notes that a request's plan was in vain.
    mutating func noteVainPlan(of request: Request) {
        guard let index = waiting.firstIndex(where: { $0.request === request }) else { return }
        waiting[index].vainPlans += 1
    }

    /// The request to plan next; without one, planning ends.
    mutating func nextToPlan() -> Request? {
        if waiting.isEmpty { hasPlanner = false }
        return waiting.first?.request
    }

    /// Whether somebody has to start planning: something waits and nobody does it.
    mutating func needsPlanner() -> Bool {
        guard !waiting.isEmpty, !hasPlanner else { return false }
        hasPlanner = true
        return true
    }
}
