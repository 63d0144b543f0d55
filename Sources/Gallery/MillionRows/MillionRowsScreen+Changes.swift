import Diffable

/// Changes are worked out away from the main actor, one after the other.
extension MillionRowsScreen {
    /// Something that was asked for.
    struct Change {
        let edit: LedgerEdit
        let task: Task<LedgerEdit?, any Error>
    }

    /// Does what a user asks for, says what was done, and keeps what takes it back.
    func perform(_ edit: LedgerEdit, named name: String) {
        change(edit) { [weak self] back in
            guard let self else { return }
            history.add(step(back, named: name))
            say(back, isNew: true)
        }
    }

    private func step(_ edit: LedgerEdit, named name: String) -> StepHistory.Step {
        StepHistory.Step(name: name) { [weak self] in
            guard let self else { return nil }
            let back = try await change(edit) { [weak self] in self?.say($0, isNew: false) }.value
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

    private func undoable(_ text: String, _ isNew: Bool) -> Toast {
        isNew ? Toast(text, actionTitle: "Undo") { [weak self] in self?.undo() } : Toast(text)
    }

    /// Lets an edit be worked out and shown, after those before it.
    ///
    /// - Parameter completion: Called with what takes it back, once it is shown; not when there was nothing to do, or
    ///   somebody cancelled it.
    /// - Returns: What takes it back; an error once it was cancelled.
    @discardableResult func change(
        _ edit: LedgerEdit, completion: ((LedgerEdit) -> Void)? = nil
    ) -> Task<LedgerEdit?, any Error> {
        let former = lastTask
        let task = Task { [weak self] () throws -> LedgerEdit? in
            _ = try? await former?.value
            guard let self else { return nil }
            let progress: LedgerEdit.Progress = { fraction in
                Task { @MainActor [weak self] in self?.show(fraction, of: edit.title) }
            }
            let result: Result<LedgerEdit?, any Error>
            do {
                result = .success(try await Self.apply(edit, to: dataSource.snapshot(), of: dataSource, progress))
            } catch {
                result = .failure(error)
            }
            didChange()
            let back = try result.get()
            if let back { completion?(back) }
            return back
        }
        lastTask = task
        pending.append(Change(edit: edit, task: task))
        showActivity(fraction: activity?.fraction)
        return task
    }

    private func didChange() {
        pending.removeFirst()
        showActivity(fraction: nil)
        let items = dataSource.snapshot()
        status = "\(grouped(items.numberOfItems)) rows"
        // Whatever was added is the highest, and stands at one of the ends.
        jumpField.lastNumber = max(
            items.itemIdentifier(atIndex: 0) ?? 0, items.itemIdentifier(atIndex: items.numberOfItems - 1) ?? 0)
    }

    /// How much of the new rows is there. Once all are, they are compared with the old ones, nobody knows how long.
    private func show(_ fraction: Double, of title: String) {
        guard pending.first?.edit.title == title else { return }
        showActivity(fraction: fraction < 1 ? fraction : nil)
    }

    /// Says what is on its way, which Cancel ends, and how much waits behind it.
    private func showActivity(fraction: Double?) {
        // Whoever comes sees rows at once, and waits for nothing: a word beside the title says that more are on their way.
        if case .fill? = pending.first?.edit, pending.count == 1 {
            status = "\(grouped(count)) rows, being made"
            activity = nil
            return
        }
        activity = pending.first.map { change in
            var title = change.edit.title
            if pending.count > 1 { title += ", \(pending.count - 1) more waiting" }
            var activity = Activity(title, fraction: fraction) { change.task.cancel() }
            activity.isReplacingContent = change.edit.isOfAll
            return activity
        }
    }

    @concurrent private nonisolated static func apply(
        _ edit: LedgerEdit, to snapshot: Snapshot, of dataSource: CollectionViewDiffableDataSource<Section, Int>,
        _ progress: LedgerEdit.Progress
    ) async throws -> LedgerEdit? {
        try Task.checkCancellation()
        var edited = snapshot
        let back = try edit.apply(to: &edited, progress)
        try Task.checkCancellation()
        await dataSource.apply(edited)
        guard Task.isCancelled else { return back }
        // Who cancels while the difference is worked out gets back what was there.
        await dataSource.apply(snapshot)
        throw CancellationError()
    }
}
