import DiffablePipeline
import DiffableSnapshots
import Testing

@MainActor
@Suite("Applies on the main actor while others are planned in the background")
struct ApplyPrecedenceTests {
    typealias State = DataSourceState<Int, Int>
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    let view = RecordingView()
    let pipeline: ApplyPipeline<Int, Int>
    let plan = SlowPlan()
    let log = Counter()

    init() {
        pipeline = ApplyPipeline(view: view)
    }

    var shown: [Int] { pipeline.state.snapshot.itemIdentifiers }

    nonisolated static func list(_ items: [Int]) -> DiffableDataSourceSnapshot<Int, Int> {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    /// 1 with the child 10, and 2 with the child 20, in section 0.
    nonisolated static let outline: Outline = {
        var outline = Outline()
        outline.append([1, 2])
        outline.append([10], to: 1)
        outline.append([20], to: 2)
        return outline
    }()

    func showOutline() {
        pipeline.apply(.difference(animated: false)) { $0.applying(Self.outline, to: 0) }
    }

    func applyList(_ items: [Int], _ precedence: ApplyPrecedence = .replacing, note: Int? = nil) {
        pipeline.apply(.difference(animated: true), precedence: precedence, completion: noting(note)) {
            $0.applying(Self.list(items))
        }
    }

    func noting(_ note: Int?) -> (@MainActor @Sendable () -> Void)? {
        guard let note else { return nil }
        return { [log] in log.values.append(note) }
    }

    func edit(
        _ precedence: ApplyPrecedence, note: Int? = nil, _ change: @escaping @Sendable (inout Outline) -> Void
    ) {
        pipeline.apply(.difference(animated: true), precedence: precedence, completion: noting(note)) {
            Self.edited($0, change)
        }
    }

    nonisolated static func edited(
        _ state: State, _ change: (inout Outline) -> Void
    ) -> (state: State, difference: SnapshotDifference) {
        var outline = state.outline(for: 0)
        change(&outline)
        return state.applying(outline, to: 0)
    }

    /// Starts an apply in the background, and returns when its plan is under way.
    func startSlowly(
        _ precedence: ApplyPrecedence, note: Int, _ update: @escaping @Sendable (State) -> State
    ) async {
        pipeline.applyInBackground(
            .difference(animated: true), precedence: precedence, completion: noting(note)
        ) { [plan] state in
            plan.pass()
            let next = update(state)
            return (next, next.snapshot.difference(from: state.snapshot))
        }
        await plan.waitUntilStarted()
    }

    /// Lets all plans go on, and waits until that much is noted down.
    func finish(_ count: Int) async {
        plan.letAllGoOn()
        await log.wait(for: count)
    }

    @Test("A gesture is shown at once, and the plan under way is made anew behind it")
    func gestureOvertakesYielding() async {
        showOutline()
        await startSlowly(.yielding, note: 1) { Self.edited($0) { $0.append([11, 12], to: 1) }.state }
        edit(.gesture, note: 2) { $0.expand([1]) }
        #expect(shown == [1, 10, 2])
        #expect(log.values == [2])
        await finish(2)
        #expect(shown == [1, 10, 11, 12, 2])
        #expect(log.values == [2, 1])
        #expect(plan.count == 2 && plan.countOnMain == 0)
    }

    @Test("A gesture is not undone by an outline that was named before it and comes later")
    func gestureIsRepeated() async {
        showOutline()
        await startSlowly(.inOrder, note: 1) { state in
            var fresh = Self.outline
            fresh.append([3])
            return state.applying(fresh, to: 0).state
        }
        edit(.gesture, note: 2) { $0.expand([2]) }
        #expect(shown == [1, 2, 20])
        await finish(2)
        #expect(shown == [1, 2, 20, 3])
        #expect(log.values == [2, 1])
        #expect(plan.countOnMain == 0)
        for _ in 0..<50 { await Task.yield() }
        #expect(log.values == [2, 1])
    }

    @Test("An outline that is named after a gesture has the last word")
    func laterOutlineWins() async {
        showOutline()
        await startSlowly(.inOrder, note: 1) { $0.applying(Self.outline, to: 0).state }
        edit(.gesture, note: 2) { $0.expand([2]) }
        pipeline.applyInBackground(.difference(animated: true), completion: noting(3)) {
            $0.applying(Self.outline, to: 0)
        }
        await finish(3)
        #expect(shown == [1, 2])
        #expect(log.values == [2, 1, 3])
    }

    @Test("What a completion names comes behind the gestures that are repeated")
    func completionsComeLast() async {
        showOutline()
        pipeline.applyInBackground(
            .difference(animated: false),
            completion: { [log, pipeline] in
                pipeline.apply(.difference(animated: false), precedence: .gesture) {
                    Self.edited($0) { $0.collapse([2]) }
                }
                log.values.append(1)
            }
        ) { [plan] state in
            plan.pass()
            return state.applying(Self.outline, to: 0)
        }
        await plan.waitUntilStarted()
        edit(.gesture, note: 2) { $0.expand([2]) }
        await finish(2)
        #expect(shown == [1, 2])
    }

    @Test("A snapshot of everything takes the place of those that wait, whose completions come before its own")
    func replacingSupersedes() async {
        applyList([1])
        await startSlowly(.replacing, note: 1) { $0.applying(Self.list([1, 2])).state }
        pipeline.applyInBackground(.difference(animated: true), precedence: .replacing, completion: noting(2)) {
            $0.applying(Self.list([1, 2, 3]))
        }
        applyList([7, 8], note: 3)
        #expect(shown == [7, 8])
        #expect(log.values == [1, 2, 3])
        plan.goOn()
        for _ in 0..<50 { await Task.yield() }
        #expect(shown == [7, 8])
        #expect(log.values == [1, 2, 3])
        #expect(plan.count == 1 && plan.countOnMain == 0)
        #expect(view.events.count == 2)
    }

    @Test("A snapshot of everything does not pass over one with marks, nor over the outlines it doesn't show")
    func replacingWaits() async {
        showOutline()
        // Deletes 2 with what it hides, which the next snapshot must not bring back.
        await startSlowly(.replacing, note: 1) { $0.applying(Self.list([1])).state }
        applyList([1, 2], note: 2)
        #expect(shown == [1, 2] && log.values == [])
        await finish(2)
        #expect(shown == [1, 2] && log.values == [1, 2])
        #expect(!pipeline.state.outline(for: 0).hasChildren(2))
        #expect(plan.countOnMain == 0)
    }

    @Test("A change of what is there waits for those named before it, and is planned in the background too")
    func editsWait() async {
        showOutline()
        await startSlowly(.inOrder, note: 1) { Self.edited($0) { $0.append([3]) }.state }
        // Only behind the first one is there a 3.
        edit(.inOrder, note: 2) { $0.append([30], to: 3) }
        edit(.inOrder, note: 3) { $0.expand([3]) }
        #expect(shown == [1, 2])
        await finish(3)
        #expect(shown == [1, 2, 3, 30])
        #expect(log.values == [1, 2, 3])
        #expect(plan.count == 1 && plan.countOnMain == 0)
    }

    @Test("A change of what is there does not wait for children that load")
    func editsOvertakeYielding() async {
        showOutline()
        await startSlowly(.yielding, note: 1) { Self.edited($0) { $0.append([11], to: 1) }.state }
        edit(.inOrder, note: 2) { $0.append([3]) }
        #expect(shown == [1, 2, 3])
        await finish(2)
        #expect(log.values == [2, 1])
        #expect(pipeline.state.outline(for: 0).children(of: 1) == [10, 11])
    }

    @Test("Whoever was overtaken three times goes first")
    func nobodyStarves() async {
        showOutline()
        await startSlowly(.yielding, note: 1) { Self.edited($0) { $0.append([11], to: 1) }.state }
        for round in 1...3 {
            edit(.gesture, note: 10 + round) { if round == 2 { $0.collapse([1]) } else { $0.expand([1]) } }
            #expect(log.values.last == 10 + round)
            plan.goOn()
            await plan.waitUntilStarted()
        }
        edit(.gesture, note: 2) { $0.expand([2]) }
        #expect(shown == [1, 10, 2])
        await finish(5)
        #expect(log.values == [11, 12, 13, 1, 2])
        #expect(shown == [1, 10, 11, 2, 20])
        #expect(plan.count == 4 && plan.countOnMain == 0)
    }

    @Test("A gesture inside a commit waits for that commit only")
    func gestureInsideCommit() async {
        showOutline()
        await startSlowly(.yielding, note: 1) { Self.edited($0) { $0.append([11], to: 1) }.state }
        view.whileCommitting = {
            view.whileCommitting = nil
            edit(.gesture, note: 3) { $0.expand([1]) }
            #expect(log.values == [])
        }
        edit(.gesture, note: 2) { $0.expand([2]) }
        #expect(log.values == [2, 3])
        #expect(shown == [1, 10, 2, 20])
        await finish(3)
        #expect(shown == [1, 10, 11, 2, 20])
    }

    @Test("However applies interleave, each completes once and the result is that of the order of the calls")
    func randomInterleavings() async {
        for seed in 0..<40 as Range<UInt64> {
            var random = Numbers(state: seed)
            let pipeline = ApplyPipeline<Int, Int>(view: view)
            let log = Counter()
            pipeline.apply(.difference(animated: false)) { $0.applying(Self.outline, to: 0) }
            var model = pipeline.state
            for call in 0..<12 {
                let kind = Int.random(in: 0..<4, using: &random)
                let item = Int.random(in: 1...2, using: &random)
                let update: @Sendable (State) -> (state: State, difference: SnapshotDifference) = { state in
                    Self.edited(state) { outline in
                        switch kind {
                        case 0: outline.expand([item])
                        case 1: outline.collapse([item])
                        case 2: outline.append([100 + call], to: item)
                        default: outline = Self.outline
                        }
                    }
                }
                model = update(model).state
                let completion: @MainActor @Sendable () -> Void = { log.values.append(call) }
                let isInBackground = Bool.random(using: &random)
                if isInBackground {
                    pipeline.applyInBackground(.difference(animated: true), completion: completion, update: update)
                } else {
                    pipeline.apply(
                        .difference(animated: true), precedence: kind < 2 ? .gesture : .inOrder,
                        completion: completion, update: update)
                }
                if Int.random(in: 0..<3, using: &random) == 0 { await Task.yield() }
            }
            await log.wait(for: 12)
            let shown = pipeline.state.outline(for: 0).visualDescription()
            let wanted = model.outline(for: 0).visualDescription()
            if log.values.sorted() != Array(0..<12) || shown != wanted {
                Issue.record("seed \(seed): completed \(log.values), shown \(shown), not \(wanted)")
                return
            }
        }
    }
}
