import DiffablePipeline
import Testing

@MainActor
@Suite("Plans that are held up")
struct SlowPlanTests {
    @Test("Plans of seven data sources keep neither tasks nor each other waiting", .timeLimit(.minutes(10)))
    func manyPlans() async {
        let plans = (0..<7).map { _ in SlowPlan() }
        let applies = plans.map { plan in Task { await apply([1]) { plan.pass() } } }
        for plan in plans { await plan.waitUntilStarted() }
        #expect(await Task.detached { 1 }.value == 1)
        #expect(await apply([1, 2]) {} == [1, 2])
        for plan in plans { plan.letAllGoOn() }
        for apply in applies { #expect(await apply.value == [1]) }
    }

    /// Shows items in a data source of its own, and answers what is shown then.
    private func apply(_ items: [Int], whilePlanning: @escaping @Sendable () -> Void) async -> [Int] {
        let pipeline = ApplyPipeline<Int, Int>(view: RecordingView())
        await withCheckedContinuation { continuation in
            pipeline.applyInBackground(.difference(animated: false), completion: { continuation.resume() }) { state in
                whilePlanning()
                return state.applying(ApplyPrecedenceTests.list(items))
            }
        }
        return pipeline.state.snapshot.itemIdentifiers
    }
}
