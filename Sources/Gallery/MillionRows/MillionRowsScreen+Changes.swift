import Diffable

/// Changes are worked out away from the main actor, one after the other.
extension MillionRowsScreen {
    /// Something that was asked for.
    @MainActor final class PendingEdit {
        let edit: LedgerEdit
        /// Called once: with what takes it back, or nil when there was nothing to do, or it was cancelled.
        let didEnd: (LedgerEdit?) -> Void
        /// What was shown when it was begun; nil while it waits.
        var base: Snapshot?
        /// Who asked for it.
        let visitor = Visitor.current
        /// The share that is done, once it has begun.
        var share: Double?
        /// What takes it back; an error once it was cancelled.
        var task: Task<LedgerEdit?, any Error>?

        init(_ edit: LedgerEdit, didEnd: @escaping (LedgerEdit?) -> Void) {
            self.edit = edit
            self.didEnd = didEnd
        }
    }

    /// Does what a user asks for, says what was done, and keeps what takes it back. Until it is done, an undo cancels
    /// it.
    func perform(_ edit: LedgerEdit, named name: String) {
        let step = step(edit, named: name)
        var number: Int?
        let change = change(edit) { [weak self] back in
            guard let self else { return }
            if let number { history.end(number, with: back.map { self.step($0, named: name) }) }
            if let back { say(back, isNew: true) }
        }
        number = history.begin(step) { [weak self] in self?.cancel(change) }
    }

    private func step(_ edit: LedgerEdit, named name: String) -> StepHistory.Step {
        StepHistory.Step(name: name) { [weak self] in
            guard let self else { return nil }
            let change = change(edit) { [weak self] back in
                if let back { self?.say(back, isNew: false) }
            }
            let back = try await change.task?.value
            return back.map { self.step($0, named: name) }
        }
    }

    /// Says what was done, for who looks at other rows sees nothing of it; `back` is what takes it back.
    private func say(_ back: LedgerEdit, isNew: Bool) {
        switch back {
        case .remove(let number):
            let text = "No. \(grouped(number)) " + (isNew ? "inserted at the top" : "is back")
            present(Toast(text, actionTitle: "Show", rowName: String(number)))
        case .insert(let number, _):
            present(undoable("No. \(grouped(number)) removed", isNew))
        case .reverse: present(undoable("All rows reversed", isNew))
        case .fill, .removeFirst: break
        }
    }

    /// While more of what the same visitor asked for is on its way, an undo would cancel that.
    private func undoable(_ text: String, _ isNew: Bool) -> Toast {
        isNew && !history.isAwaiting ? Toast(text, undoingLatestStepOf: self) : Toast(text)
    }

    /// Lets an edit be worked out and shown, after those before it.
    ///
    /// - Parameter didEnd: Called with what takes it back, once it is shown; with nil when there was nothing to do, or
    ///   somebody cancelled it.
    @discardableResult func change(
        _ edit: LedgerEdit, didEnd: @escaping (LedgerEdit?) -> Void = { _ in }
    ) -> PendingEdit {
        let former = lastTask
        let change = PendingEdit(edit, didEnd: didEnd)
        let task = Task { [weak self] () throws -> LedgerEdit? in
            _ = try? await former?.value
            try Task.checkCancellation()
            guard let self else { return nil }
            let base = dataSource.snapshot()
            change.base = base
            change.share = 0
            showActivities()
            let result: Result<LedgerEdit?, any Error>
            do {
                result = .success(
                    try await Self.apply(edit, to: base, of: dataSource) { [weak self] share in
                        await self?.note(share, of: change)
                    })
            } catch {
                result = .failure(error)
            }
            end(change, with: try? result.get())
            return try result.get()
        }
        change.task = task
        lastTask = task
        pending.append(change)
        showActivities()
        return change
    }

    /// Gives up what is not shown yet, and says so: others may wait for it too.
    func cancel(_ change: PendingEdit) {
        guard pending.contains(where: { $0 === change }), !isShown(change) else { return }
        // Nothing is shown while this runs: what is cancelled now never will be.
        change.task?.cancel()
        end(change, with: nil)
        present(Toast("\(change.edit.title) was canceled"))
    }

    /// Whether it is too late to give it up. Whatever is done to the ledger changes its length or its first row.
    private func isShown(_ change: PendingEdit) -> Bool {
        guard let base = change.base else { return false }
        let shown = dataSource.snapshot()
        return shown.numberOfItems != base.numberOfItems
            || shown.itemIdentifier(atIndex: 0) != base.itemIdentifier(atIndex: 0)
    }

    private func note(_ share: Double, of change: PendingEdit) {
        guard pending.first === change, share > change.share ?? 1 else { return }
        change.share = share
        showActivities()
    }

    private func end(_ change: PendingEdit, with back: LedgerEdit?) {
        // What was cancelled ends at once, and its task some time later.
        guard let index = pending.firstIndex(where: { $0 === change }) else { return }
        pending.remove(at: index)
        let items = dataSource.snapshot()
        status = "\(grouped(items.numberOfItems)) rows"
        showActivities()
        // Whatever was added is the highest, and stands at one of the ends.
        jumpField.lastNumber = max(
            items.itemIdentifier(atIndex: 0) ?? 0, items.itemIdentifier(atIndex: items.numberOfItems - 1) ?? 0)
        change.didEnd(back)
    }

    /// Says what is on its way, how far it has come, and what waits behind it. Each visitor sees their own, and can end
    /// it.
    private func showActivities() {
        // Whoever comes sees rows at once, and waits for nothing: a word beside the title says that more are on their
        // way.
        if case .fill? = pending.first?.edit {
            status = "Making \(grouped(count)) rows…"
            if pending.count == 1 { return activities = [] }
        }
        activities = pending.enumerated().map { index, change in
            var title = change.edit.title
            if index > 0 {
                title += " waits for \(index) other\(index == 1 ? "" : "s")"
            } else if pending.count > 1 {
                title += ", \(pending.count - 1) more waiting"
            }
            let cancel: () -> Void = { [weak self] in self?.cancel(change) }
            return Visitor.$current.withValue(change.visitor) {
                // A bar that stands still at its beginning would look as if nothing were done.
                let fraction = change.share == 0 ? nil : change.share
                var activity = Activity(title, fraction: fraction, cancel: change.edit.isCancellable ? cancel : nil)
                activity.isReplacingContent = change.edit.isOfAll
                return activity
            }
        }
    }

    @concurrent private nonisolated static func apply(
        _ edit: LedgerEdit, to snapshot: Snapshot, of dataSource: CollectionViewDiffableDataSource<Section, Int>,
        progress: @escaping @Sendable (_ share: Double) async -> Void
    ) async throws -> LedgerEdit? {
        var edited = snapshot
        let back = try edit.apply(to: &edited) { share in Task { await progress(share * LedgerEdit.shareOfMaking) } }
        try await dataSource.apply(edited) { share in
            Task { await progress(LedgerEdit.shareOfMaking + share * (1 - LedgerEdit.shareOfMaking)) }
        }
        return back
    }
}
