import DiffablePipeline
import Testing

/// A provider whose loads wait until the test ends them.
@MainActor final class Gate {
    struct Failure: Error {}

    /// What was asked for, in order.
    private(set) var requests: [String] = []
    private(set) var cancelledCount = 0
    private var waiting: [CheckedContinuation<[String], any Error>?] = []
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var endWatchers: [CheckedContinuation<Void, Never>] = []

    func provide(_ parent: String) async throws -> [String] {
        defer {
            if Task.isCancelled { cancelledCount += 1 }
            for watcher in endWatchers { watcher.resume() }
            endWatchers = []
        }
        return try await withCheckedThrowingContinuation { continuation in
            requests.append(parent)
            waiting.append(continuation)
            let reached = watchers.filter { $0.count <= requests.count }
            watchers.removeAll { $0.count <= requests.count }
            for watcher in reached { watcher.continuation.resume() }
        }
    }

    /// Waits until that many loads were asked for.
    func reach(_ count: Int) async {
        if requests.count >= count { return }
        await withCheckedContinuation { watchers.append((count, $0)) }
    }

    /// Ends the load with this number, and waits until the provider has returned.
    func end(_ number: Int, _ result: Result<[String], any Error>) async {
        let continuation = waiting[number]
        waiting[number] = nil
        await withCheckedContinuation { ended in
            endWatchers.append(ended)
            continuation?.resume(with: result)
        }
    }
}

@MainActor
@Suite("Lazy children")
struct LazyChildrenTests {
    let gate = Gate()
    let children: LazyChildren<String>
    let log = Log()

    /// The states told of, and who waits for the next one.
    final class Log {
        var lines: [String] = []
        private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        func add(_ line: String) {
            lines.append(line)
            let reached = watchers.filter { $0.count <= lines.count }
            watchers.removeAll { $0.count <= lines.count }
            for watcher in reached { watcher.continuation.resume() }
        }

        @MainActor func reach(_ count: Int) async {
            if lines.count >= count { return }
            await withCheckedContinuation { watchers.append((count, $0)) }
        }
    }

    init() {
        let gate = gate
        children = LazyChildren { parent in try await gate.provide(parent) }
        let log = log
        children.onChange = { parent, state in log.add("\(parent) \(name(state))") }
    }

    @Test("A parent goes from unloaded through loading to loaded")
    func loads() async {
        #expect(name(children.state(of: "A")) == "unloaded")
        children.expand("A")
        #expect(name(children.state(of: "A")) == "loading" && children.children(of: "A") == nil)
        await gate.reach(1)
        await gate.end(0, .success(["b", "a", "b"]))
        await log.reach(2)
        #expect(log.lines == ["A loading", "A loaded"])
        #expect(children.children(of: "A") == ["b", "a"])
        children.expand("A")
        #expect(gate.requests == ["A"])
    }

    @Test("A load that failed can be tried again")
    func retries() async {
        children.expand("A")
        await gate.reach(1)
        await gate.end(0, .failure(Gate.Failure()))
        await log.reach(2)
        #expect(name(children.state(of: "A")) == "failed")
        children.retry("A")
        await gate.reach(2)
        await gate.end(1, .success([]))
        await log.reach(4)
        #expect(log.lines == ["A loading", "A failed", "A loading", "A loaded"])
        #expect(children.children(of: "A") == [])
    }

    @Test("Whoever asks while a load is under way joins it")
    func joins() async throws {
        let children = children
        async let first = children.load("A")
        await gate.reach(1)
        async let second = children.load("A")
        children.expand("A")
        await gate.end(0, .success(["a"]))
        #expect(try await first == ["a"])
        #expect(try await second == ["a"])
        #expect(try await children.load("A") == ["a"])
        #expect(gate.requests == ["A"])
    }

    @Test("Collapsing while loading cancels, and what arrives then is ignored")
    func collapseCancels() async {
        children.expand("A")
        await gate.reach(1)
        children.collapse("A")
        #expect(name(children.state(of: "A")) == "unloaded")
        children.expand("A")
        await gate.reach(2)
        await gate.end(0, .success(["late"]))
        #expect(gate.cancelledCount == 1)
        #expect(name(children.state(of: "A")) == "loading")
        await gate.end(1, .success(["a"]))
        await log.reach(4)
        #expect(children.children(of: "A") == ["a"])
        #expect(log.lines == ["A loading", "A unloaded", "A loading", "A loaded"])
        children.collapse("A")
        #expect(children.children(of: "A") == ["a"])
    }

    @Test("Those who wait for a load that is cancelled hear of it")
    func waitersHearOfCancellation() async {
        let children = children
        let waiter = Task { try await children.load("A") }
        await gate.reach(1)
        // The waiter has begun to wait: the load that it started has reached the provider.
        children.collapse("A")
        await #expect(throws: CancellationError.self) { try await waiter.value }
        await gate.end(0, .success([]))
    }

    @Test("A cancelled waiter doesn't cancel the load for the others")
    func cancelledWaiter() async throws {
        let children = children
        let waiter = Task { try await children.load("A") }
        await gate.reach(1)
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
        #expect(name(children.state(of: "A")) == "loading")
        await gate.end(0, .success(["a"]))
        #expect(try await children.load("A") == ["a"])
    }

    @Test("Unloading forgets, and the next expanding loads anew")
    func unloads() async {
        children.expand("A")
        await gate.reach(1)
        await gate.end(0, .success(["a"]))
        await log.reach(2)
        children.unload("A")
        #expect(children.children(of: "A") == nil)
        children.expand("A")
        await gate.reach(2)
        await gate.end(1, .success(["b"]))
        await log.reach(5)
        #expect(children.children(of: "A") == ["b"])
    }

    @Test("A loader goes when nobody holds it, even while it loads, and tells those who wait")
    func noRetainCycle() async {
        let gate = Gate()
        var loader: LazyChildren<String>? = LazyChildren { parent in try await gate.provide(parent) }
        weak let reference = loader
        loader?.expand("A")
        await gate.reach(1)
        loader = nil
        #expect(reference == nil)
        await gate.end(0, .success([]))
        #expect(gate.cancelledCount == 1)
    }
}

private func name(_ state: LazyChildren<String>.State) -> String {
    switch state {
    case .unloaded: "unloaded"
    case .loading: "loading"
    case .loaded: "loaded"
    case .failed: "failed"
    }
}
