import DiffablePipeline
import DiffableSnapshots
import Synchronization
import Testing

@MainActor
@Suite("Applies that can be cancelled")
struct ApplyCancellingTests {
    let pipeline: ApplyPipeline<Int, Int>
    let view = RecordingView()
    let plan = SlowPlan()
    let log = Counter()

    init() {
        pipeline = ApplyPipeline(view: view)
        show([1])
    }

    private var shown: [Int] { pipeline.state.snapshot.itemIdentifiers }

    private func show(_ items: [Int]) {
        pipeline.apply(.difference(animated: false), precedence: .replacing) {
            $0.applying(ApplyPrecedenceTests.list(items))
        }
    }

    /// Begins to show items, and returns when the plan is under way.
    private func startSlowly(_ items: [Int], shares: Shares = Shares()) async -> Task<Void, any Error> {
        let task = Task { [pipeline, plan] in
            try await pipeline.applyUnlessCancelled(
                .difference(animated: true), precedence: .replacing, progress: { shares.add($0) }
            ) { state in
                plan.pass()
                return state.applying(ApplyPrecedenceTests.list(items))
            }
        }
        await plan.waitUntilStarted()
        return task
    }

    /// The shares of a plan that were told.
    private final class Shares: Sendable {
        private let told = Mutex<[Double]>([])
        var all: [Double] { told.withLock { $0 } }
        func add(_ share: Double) { told.withLock { $0.append(share) } }
    }

    @Test("One that is cancelled while it is planned is not shown, and what waits behind it is")
    func cancelled() async {
        let shares = Shares()
        let task = await startSlowly([1, 2], shares: shares)
        pipeline.apply(.difference(animated: false), completion: { [log] in log.values.append(1) }) { state in
            state.applying(ApplyPrecedenceTests.list(state.snapshot.itemIdentifiers + [3]))
        }
        #expect(shown == [1])
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        await log.wait(for: 1)
        #expect(shown == [1, 3])
        plan.letAllGoOn()
        for _ in 0..<50 { await Task.yield() }
        #expect(shown == [1, 3])
        // The plan that nobody wanted did not go beyond the stage that it was at.
        #expect(shares.all == [])
    }

    @Test("One that is cancelled too late is shown, and one that was cancelled before is not")
    func late() async throws {
        let task = await startSlowly([1, 2])
        plan.letAllGoOn()
        try await task.value
        task.cancel()
        #expect(shown == [1, 2])
        let other = Task { [pipeline] in
            try await pipeline.applyUnlessCancelled(.difference(animated: true), progress: { _ in }) {
                $0.applying(ApplyPrecedenceTests.list([7]))
            }
        }
        other.cancel()
        await #expect(throws: CancellationError.self) { try await other.value }
        #expect(shown == [1, 2])
    }

    @Test("How far the plan has come is told, growing up to the end")
    func progress() async throws {
        let shares = Shares()
        let task = await startSlowly([3, 2, 1], shares: shares)
        plan.letAllGoOn()
        try await task.value
        #expect(shares.all.last == 1 && shares.all.count > 2 && shares.all == shares.all.sorted())
    }

    @Test("Of many items that change places it is told in small steps")
    func steps() async throws {
        let items = Array(0..<100_000)
        show(items)
        let shares = Shares()
        try await pipeline.applyUnlessCancelled(.difference(animated: false), progress: { shares.add($0) }) {
            $0.applying(ApplyPrecedenceTests.list(items.reversed()))
        }
        let steps = zip(shares.all, [0] + shares.all).map { $0 - $1 }
        #expect(shares.all.last == 1 && steps.allSatisfy { 0 <= $0 && $0 < 0.21 }, "\(shares.all)")
    }

    @Test("The plan of one whose place another one takes is given up")
    func superseded() async throws {
        let shares = Shares()
        let task = await startSlowly([1, 2], shares: shares)
        show([9])
        // Who waits for it is told: what it says was passed over.
        try await task.value
        plan.letAllGoOn()
        for _ in 0..<50 { await Task.yield() }
        #expect(shown == [9] && shares.all == [])
    }
}
