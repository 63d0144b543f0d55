import DiffablePipeline
import DiffableSnapshots
import Testing

@MainActor
@Suite("The apply pipeline")
struct ApplyPipelineTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    let view = RecordingView()
    let pipeline: ApplyPipeline<Int, Int>

    init() {
        pipeline = ApplyPipeline(view: view)
    }

    nonisolated func list(_ items: [Int]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    func apply(_ items: [Int], animated: Bool = true, completion: (@MainActor @Sendable () -> Void)? = nil) {
        let next = list(items)
        pipeline.apply(.difference(animated: animated), completion: completion) { $0.applying(next) }
    }

    var shown: [Int] { pipeline.state.snapshot.itemIdentifiers }

    @Test("The first apply is a reload, even an animated one")
    func firstApply() {
        apply([1, 2])
        #expect(view.events == [.reload])
        #expect(shown == [1, 2])
    }

    @Test("Later applies hand over the difference, animated or not")
    func laterApplies() {
        apply([1, 2])
        apply([2, 3])
        apply([2], animated: false)
        var first = SnapshotDifference()
        first.deletedItems = [ItemPath(section: 0, item: 0)]
        first.insertedItems = [ItemPath(section: 0, item: 1)]
        var second = SnapshotDifference()
        second.deletedItems = [ItemPath(section: 0, item: 1)]
        #expect(view.events == [.reload, .update(first, animated: true), .update(second, animated: false)])
        #expect(shown == [2])
    }

    @Test("An unchanged snapshot does not reach the view, and still completes")
    func unchanged() {
        apply([1, 2])
        var completions = 0
        apply([1, 2]) { completions += 1 }
        #expect(view.events == [.reload])
        #expect(completions == 1)
    }

    @Test("The state carries no marks, so applying it again reloads nothing")
    func marks() {
        apply([1, 2])
        var next = pipeline.state.snapshot
        next.reloadItems([1])
        next.reconfigureItems([2])
        let marked = next
        pipeline.apply(.difference(animated: true)) { $0.applying(marked) }
        #expect(view.events.count == 2)
        let unmarked = pipeline.state.snapshot
        pipeline.apply(.difference(animated: true)) { $0.applying(unmarked) }
        #expect(view.events.count == 2)
        #expect(unmarked.reloadedItemIdentifiers.isEmpty)
    }

    @Test("A completion comes once, when the animation has ended")
    func completion() {
        view.holdsAnimations = true
        var completions: [Int] = []
        apply([1]) { completions.append(1) }
        apply([1, 2]) { completions.append(2) }
        apply([1, 2, 3]) { completions.append(3) }
        #expect(completions == [1])
        view.endAnimations()
        view.endAnimations()
        #expect(completions == [1, 2, 3])
    }

    @Test("An apply from a completion is carried out at once")
    func applyFromCompletion() {
        apply([1]) {
            self.apply([1, 2]) { self.apply([1, 2, 3]) }
        }
        #expect(shown == [1, 2, 3])
    }

    @Test("An apply inside a commit waits until that commit is over")
    func nestedApply() {
        apply([1])
        var order: [String] = []
        view.whileCommitting = {
            self.view.whileCommitting = nil
            self.apply([7, 8]) { order.append("inner") }
            order.append("inner call returned")
            #expect(self.shown == [1, 2])
        }
        apply([1, 2]) { order.append("outer") }
        #expect(shown == [7, 8])
        #expect(order == ["inner call returned", "outer", "inner"])
    }

    @Test("A reload forgets the old state and compares nothing")
    func reload() {
        apply([1, 2])
        let next = list([2, 3])
        var completions = 0
        pipeline.apply(.reload, completion: { completions += 1 }) { $0.reloading(next) }
        #expect(view.events == [.reload, .reload])
        #expect(shown == [2, 3])
        #expect(completions == 1)
    }

    @Test("A view that is gone does not stop the truth")
    func viewIsGone() {
        var view: RecordingView? = RecordingView()
        let pipeline = ApplyPipeline<Int, Int>(view: view!)
        view = nil
        let next = list([1])
        var completions = 0
        pipeline.apply(.difference(animated: true), completion: { completions += 1 }) { $0.applying(next) }
        #expect(pipeline.state.snapshot.itemIdentifiers == [1])
        #expect(completions == 1)
    }

    @Test("Applies from elsewhere are committed in the order of the calls, each completing once")
    func background() async {
        let pipeline = pipeline
        let counter = Counter()
        await withCheckedContinuation { continuation in
            Task.detached {
                for index in 1...100 {
                    let next = self.list(Array(0..<index))
                    pipeline.applyInBackground(
                        .difference(animated: true),
                        completion: {
                            counter.values.append(index)
                            if index == 100 { continuation.resume() }
                        }
                    ) { $0.applying(next) }
                }
            }
        }
        #expect(counter.values == Array(1...100))
        #expect(shown == Array(0..<100))
    }

    @Test("The last state named is shown, however applies from both sides interleave", arguments: 0..<20)
    func mixed(seed: Int) async {
        let pipeline = pipeline
        var reports = 0
        pipeline.onMixedUse = { reports += 1 }
        let counter = Counter()
        let next = list([seed])
        await Task.detached {
            for index in 0..<(seed % 4 + 1) {
                let next = self.list(Array(100...(100 + index)))
                pipeline.applyInBackground(
                    .difference(animated: true), precedence: .replacing, completion: { counter.values.append(index) }
                ) { $0.applying(next) }
                if seed.isMultiple(of: 3) { await Task.yield() }
            }
        }.value
        pipeline.apply(
            .difference(animated: true), precedence: .replacing, completion: { counter.values.append(-1) }
        ) { $0.applying(next) }
        #expect(shown == [seed])
        for _ in 0..<50 { await Task.yield() }
        #expect(shown == [seed])
        #expect(counter.values == Array(0..<(seed % 4 + 1)) + [-1])
        #expect(reports == 1)
    }

    @Test("Who fills a list on the main actor and goes on elsewhere mixes nothing, nor by an undo")
    func filling() async {
        let pipeline = pipeline
        var reports = 0
        pipeline.onMixedUse = { reports += 1 }
        let (first, all, last) = (list([1]), list([1, 2]), list([3]))
        pipeline.apply(.difference(animated: true), precedence: .replacing) { $0.applying(first) }
        await withCheckedContinuation { continuation in
            Task.detached {
                pipeline.applyInBackground(
                    .difference(animated: true), precedence: .replacing, completion: { continuation.resume() }
                ) { $0.applying(all) }
            }
        }
        for _ in 0..<50 { await Task.yield() }
        #expect(shown == [1, 2])
        pipeline.play([], animated: true) { _, _, _, _ in }
        #expect(reports == 0)
        pipeline.apply(.difference(animated: true), precedence: .replacing) { $0.applying(last) }
        #expect(shown == [3])
        #expect(reports == 1)
    }
}

/// What completions wrote down, on the main actor.
@MainActor
final class Counter {
    var values: [Int] = [] {
        didSet { if values.count >= wanted { goOn() } }
    }
    private var wanted = 0
    private var waiting: CheckedContinuation<Void, Never>?

    nonisolated init() {}

    /// Returns when that many values are there, or won't ever be, so that a test can say what is missing.
    func wait(for count: Int) async {
        guard values.count < count else { return }
        wanted = count
        let watchdog = Task {
            try await Task.sleep(for: .seconds(30))
            goOn()
        }
        await withCheckedContinuation { waiting = $0 }
        watchdog.cancel()
    }

    private func goOn() {
        waiting?.resume()
        waiting = nil
    }
}
