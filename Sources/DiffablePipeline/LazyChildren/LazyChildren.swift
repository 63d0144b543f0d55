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
/// A parent with very many children can have them come in pieces, see ``init(pieces:)``: the first ones show while the
/// others are still on their way.
///
/// The loader keeps its provider alive, and nothing else. When it goes, all loads are cancelled.
@MainActor public final class LazyChildren<Item: Hashable & Sendable> {
    /// Gives the children of a parent. It runs off the main actor unless it says otherwise, and should heed
    /// cancellation.
    public typealias Provider = @Sendable (_ parent: Item) async throws -> [Item]

    /// Gives the children of a parent piece by piece, in order. It ends the stream when all are there, or with an
    /// error.
    ///
    /// A stream that makes each piece when it is asked for it, as `AsyncThrowingStream(unfolding:)` does, is never
    /// ahead of what is shown.
    public typealias PieceProvider = @Sendable (_ parent: Item) -> AsyncThrowingStream<[Item], any Error>

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

    /// Called when some more children of a parent that loads have come, with these. The next piece is asked for when it
    /// returns.
    public var onPiece: ((_ parent: Item, _ piece: [Item]) async -> Void)?

    /// Told before ``onChange``: the data source that shows the children.
    package var follower: ((_ parent: Item, _ state: State) -> Void)?

    /// Told before ``onPiece``: the data source that shows the children.
    package var pieceFollower: ((_ parent: Item, _ piece: [Item]) async -> Void)?

    let provider: PieceProvider
    let comesInPieces: Bool
    var entries: [Item: Entry] = [:]
    var lastLoad = 0
    private var lastWaiter = 0

    struct Entry {
        var state = State.unloaded
        var children: [Item] = []
        var known: Set<Item> = []
        var load = 0
        var task: Task<Void, Never>?
        var waiters: [Int: CheckedContinuation<[Item], any Error>] = [:]
    }

    /// Makes a loader that asks `provider` for the children of a parent.
    public init(provider: @escaping Provider) {
        comesInPieces = false
        self.provider = { parent in
            AsyncThrowingStream { continuation in
                let task = Task {
                    do {
                        continuation.yield(try await provider(parent))
                        continuation.finish()
                    } catch {
                        continuation.finish(throwing: error)
                    }
                }
                continuation.onTermination = { _ in task.cancel() }
            }
        }
    }

    /// Makes a loader that asks `provider` for the children of a parent and shows each piece as it comes.
    ///
    /// A first piece of a screenful and later ones of a thousand or so keep everything else going meanwhile.
    public init(pieces provider: @escaping PieceProvider) {
        comesInPieces = true
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

    /// How many children of a parent are here, while it loads in pieces too.
    public func numberOfChildrenSoFar(of parent: Item) -> Int { entries[parent]?.children.count ?? 0 }

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
}
