extension LazyChildren {
    func start(_ parent: Item) {
        lastLoad += 1
        let load = lastLoad
        var entry = entries[parent] ?? Entry()
        entry.state = .loading
        entry.load = load
        entry.children = []
        entry.known = []
        entry.task = Task { [provider, weak self] in
            do {
                for try await piece in provider(parent) { await self?.receive(piece, of: parent, load) }
                self?.finish(parent, load, nil)
            } catch {
                self?.finish(parent, load, error)
            }
        }
        entries[parent] = entry
        tell(parent, .loading)
    }

    private func receive(_ piece: [Item], of parent: Item, _ load: Int) async {
        guard isUnderWay(parent, load) else { return }
        let new = piece.filter { entries[parent]!.known.insert($0).inserted }
        entries[parent]!.children += new
        guard comesInPieces, !new.isEmpty else { return }
        await pieceFollower?(parent, new)
        await onPiece?(parent, new)
    }

    /// A load that was cancelled, or followed by another one, has nothing to say any more.
    private func isUnderWay(_ parent: Item, _ load: Int) -> Bool {
        guard let entry = entries[parent], entry.load == load, case .loading = entry.state else { return false }
        return true
    }

    private func finish(_ parent: Item, _ load: Int, _ error: (any Error)?) {
        guard isUnderWay(parent, load), var entry = entries.removeValue(forKey: parent) else { return }
        let waiters = entry.waiters.sorted { $0.key < $1.key }
        entry.waiters = [:]
        entry.task = nil
        entry.known = []
        if error != nil { entry.children = [] }
        entry.state = error.map { .failed($0) } ?? .loaded
        let (children, state) = (entry.children, entry.state)
        entries[parent] = entry
        for (_, waiter) in waiters {
            if let error { waiter.resume(throwing: error) } else { waiter.resume(returning: children) }
        }
        tell(parent, state)
    }

    func reset(_ parent: Item) {
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
