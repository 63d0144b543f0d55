/// What changes on disk waits while many entries come or go.
extension FileBrowserScreen {
    /// Until ``releaseRefreshes()``, no folder is read again: many entries that come or go are one change of the rows.
    func holdRefreshes() { refreshHolds += 1 }

    func releaseRefreshes() {
        refreshHolds -= 1
        if refreshHolds == 0 { readHeldAgain() }
    }

    /// Does what brings or takes many entries, which are one change of the rows; or, while it takes long, one every
    /// other second: what others change meanwhile is seen, too.
    func holdingRefreshes<Result>(_ body: () async -> Result) async -> Result {
        holdRefreshes()
        let pauses = Task { [weak self, clock] in
            while (try? await clock.sleep(for: Self.longestPause)) != nil, !Task.isCancelled { self?.readHeldAgain() }
        }
        defer {
            pauses.cancel()
            releaseRefreshes()
        }
        return await body()
    }

    private func readHeldAgain() {
        let folders = visit.heldRefreshes
        visit.heldRefreshes = []
        for number in folders { tree.folder(numbered: number).map { readAgain($0, number) } }
    }
}
