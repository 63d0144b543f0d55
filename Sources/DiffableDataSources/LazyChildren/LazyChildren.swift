/// Loads the children of an outline's items when they are asked for.
///
/// Each parent is unloaded, loading, loaded or failed. Asking for a parent that is loading already joins the load that
/// is under way; collapsing it cancels that, and what arrives too late is ignored. ``onChange`` tells of each step, so
/// that the parent's row can show a spinner, or an error with a button that calls ``retry(_:)``.
///
/// ```swift
/// let children = LazyChildren<String> { folder in try await contents(ofFolder: folder) }
/// children.onChange = { folder, state in refreshRow(of: folder) }
/// children.expand("Documents")
/// ```
///
/// The loader keeps its provider alive, and nothing else. When it goes, all loads are cancelled.
@MainActor public final class LazyChildren<Item: Hashable & Sendable> {
    /// Gives the children of a parent. It runs off the main actor unless it says otherwise, and should heed
    /// cancellation.
    public typealias Provider = @Sendable (_ parent: Item) async throws -> [Item]

    /// How far the children of a parent are.
    public enum State: Sendable {
        /// Nobody has asked for them, or a load was cancelled.
        case unloaded
        /// They are on their way.
        case loading
        /// They are here.
        case loaded
        /// They could not be had.
        case failed(any Error)
    }

    /// Called when the state of a parent has changed.
    public var onChange: ((_ parent: Item, _ state: State) -> Void)?

    /// Told before ``onChange``: the data source that shows the children.
    package var follower: ((_ parent: Item, _ state: State) -> Void)?

    private let provider: Provider
    private var entries: [Item: Entry] = [:]
    private var lastLoad = 0
    private var lastWaiter = 0

    private struct Entry {
        var state = State.unloaded
        var children: [Item] = []
        var load = 0
        var task: Task<Void, Never>?
        var waiters: [Int: CheckedContinuation<[Item], any Error>] = [:]
    }

    /// Makes a loader that asks `provider` for the children of a parent.
    public init(provider: @escaping Provider) {
        self.provider = provider
    }

    isolated deinit {
        for entry in entries.values {
            entry.task?.cancel()
            for waiter in entry.waiters.values { waiter.resume(throwing: CancellationError()) }
        }
    }

    /// How far the children of a parent are.
    public func state(of parent: Item) -> State { entries[parent]?.state ?? .unloaded }

    /// The children of a parent, each once and in the provider's order; nil unless they are loaded.
    public func children(of parent: Item) -> [Item]? {
        guard let entry = entries[parent], case .loaded = entry.state else { return nil }
        return entry.children
    }

    /// Starts loading the children of a parent, unless they are loaded or on their way.
    public func expand(_ parent: Item) {
        switch state(of: parent) {
        case .unloaded, .failed: start(parent)
        case .loading, .loaded: break
        }
    }

    /// Cancels the load of a parent, if it is under way. What is loaded stays.
    public func collapse(_ parent: Item) {
        guard case .loading = state(of: parent) else { return }
        reset(parent)
    }

    /// Loads the children of a parent once more, after a failure or to see what is new. What is under way goes on.
    public func retry(_ parent: Item) {
        if case .loading = state(of: parent) { return }
        start(parent)
    }

    /// Forgets the children of a parent, and cancels its load: the next ``expand(_:)`` loads them anew.
    public func unload(_ parent: Item) {
        if case .unloaded = state(of: parent) { return }
        reset(parent)
    }

    /// The children of a parent, once they are loaded; joins a load that is under way.
    ///
    /// - Throws: What the provider threw; `CancellationError` when the parent is collapsed or unloaded meanwhile, when
    ///   the loader goes, or when the task that waits is cancelled. The load itself goes on in that last case.
    public func load(_ parent: Item) async throws -> [Item] {
        if let children = children(of: parent) { return children }
        try Task.checkCancellation()
        expand(parent)
        // Whoever hears of the change may have collapsed the parent at once.
        guard case .loading = state(of: parent) else { throw CancellationError() }
        lastWaiter += 1
        let waiter = lastWaiter
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume(throwing: CancellationError())
                } else {
                    entries[parent, default: Entry()].waiters[waiter] = continuation
                }
            }
        } onCancel: {
            Task { @MainActor [weak self] in
                self?.entries[parent]?.waiters.removeValue(forKey: waiter)?.resume(throwing: CancellationError())
            }
        }
    }

    private func start(_ parent: Item) {
        lastLoad += 1
        let load = lastLoad
        var entry = entries[parent] ?? Entry()
        entry.state = .loading
        entry.load = load
        entry.task = Task { [provider, weak self] in
            let result: Result<[Item], any Error>
            do { result = .success(try await provider(parent)) } catch { result = .failure(error) }
            self?.finish(parent, load, result)
        }
        entries[parent] = entry
        tell(parent, .loading)
    }

    private func finish(_ parent: Item, _ load: Int, _ result: Result<[Item], any Error>) {
        // A load that was cancelled, or followed by another one, has nothing to say any more.
        guard var entry = entries[parent], entry.load == load, case .loading = entry.state else { return }
        let waiters = entry.waiters.sorted { $0.key < $1.key }
        entry.waiters = [:]
        entry.task = nil
        switch result {
        case .success(let children):
            var known = Set<Item>()
            entry.children = children.filter { known.insert($0).inserted }
            entry.state = .loaded
        case .failure(let error):
            entry.children = []
            entry.state = .failed(error)
        }
        entries[parent] = entry
        let children = entry.children
        for (_, waiter) in waiters { waiter.resume(with: result.map { _ in children }) }
        tell(parent, entry.state)
    }

    private func reset(_ parent: Item) {
        guard let entry = entries.removeValue(forKey: parent) else { return }
        entry.task?.cancel()
        for (_, waiter) in entry.waiters.sorted(by: { $0.key < $1.key }) {
            waiter.resume(throwing: CancellationError())
        }
        tell(parent, .unloaded)
    }

    private func tell(_ parent: Item, _ state: State) {
        follower?(parent, state)
        onChange?(parent, state)
    }
}
