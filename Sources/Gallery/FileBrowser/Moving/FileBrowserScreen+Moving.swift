import Diffable
import Foundation

/// Moving entries to other folders, on disk.
extension FileBrowserScreen {
    /// Asks, and moves entries to a folder, one after the other. What fails says so in its row, and stays where it is.
    ///
    /// - Parameters:
    ///   - items: The entries.
    ///   - folder: The folder that they go to.
    func move(_ items: [FileIdentity], to folder: FileIdentity) async {
        let moves = items.compactMap { item in self.move(of: item, to: folder).map { (item: item, move: $0) } }
        guard !moves.isEmpty, movingTask == nil else { return }
        let what = moves.count == 1 ? "“\(FileNameText.text(of: moves[0].move.name))”" : "\(moves.count) items"
        let name = folder == .root ? title : tree.entry(for: folder)?.displayName ?? ""
        guard
            await confirm(
                "Move \(what) to “\(name)”?", message: "They are moved on disk. Nothing is overwritten.", action: "Move"
            ),
            movingTask == nil
        else { return }
        let done = await perform(moves.map(\.move), title: "Moving \(what)") { [weak self] index, failure in
            self?.show(failure, of: moves[index].item)
        }
        guard !done.isEmpty else { return }
        let count = done.count == 1 ? "“\(FileNameText.text(of: done[0].name))”" : "\(done.count) items"
        present(
            Toast("\(count) moved to “\(name)”", actionTitle: "Undo") { [weak self] in
                Task { await self?.undo(done) }
            })
    }

    /// Moves what was moved back to where it came from.
    private func undo(_ moves: [FileMove]) async {
        var failures: [FileMove.Failure] = []
        let back = moves.reversed().map(\.reversed)
        let done = await perform(back, title: "Moving back") { _, failure in
            if let failure { failures.append(failure) }
        }
        if let failure = failures.first {
            present(Toast("\(FileNameText.text(of: failure.path.bytes)): \(failure.text)"))
        } else if !done.isEmpty {
            present(Toast("Moved back"))
        }
    }

    /// Does moves one after the other, with progress and a way to cancel.
    ///
    /// - Returns: Those that were done.
    private func perform(
        _ moves: [FileMove], title: String, told: (_ index: Int, _ failure: FileMove.Failure?) -> Void
    ) async -> [FileMove] {
        var done: [FileMove] = []
        for (index, move) in moves.enumerated() {
            let task = Task { () -> Result<FileMove.Outcome, FileMove.Failure> in
                do throws(FileMove.Failure) {
                    let outcome = try await move.perform(progress: { progress in
                        Task { @MainActor [weak self] in self?.show(progress, title) }
                    })
                    return .success(outcome)
                } catch {
                    return .failure(error)
                }
            }
            movingTask = task
            activity = Activity(title) { task.cancel() }
            let result = await task.value
            movingTask = nil
            activity = nil
            switch result {
            case .success(let outcome):
                done.append(move)
                told(index, nil)
                if let leftover = outcome.leftover {
                    present(Toast("Moved, but this could not be deleted: \(leftover)"))
                }
            case .failure(let failure):
                told(index, failure)
                if failure.reason == .cancelled { return done }
            }
        }
        return done
    }

    private func show(_ progress: FileMove.Progress, _ title: String) {
        guard let task = movingTask else { return }
        activity = Activity(title, fraction: progress.fraction) { task.cancel() }
    }

    private func move(of item: FileIdentity, to folder: FileIdentity) -> FileMove? {
        guard let entry = tree.entry(for: item), let parent = tree.folder(numbered: item.folder),
            let source = tree.place(of: parent), let target = tree.place(of: folder), parent != folder
        else { return nil }
        return FileMove(name: entry.name, source: source, target: target)
    }

    private func show(_ failure: FileMove.Failure?, of item: FileIdentity) {
        moveFailures[item] = failure
        dataSource.reconfigure([item])
    }

    // MARK: Menu

    /// The folders that entries can be moved to: those that are shown, and the one that shows all.
    func moveMenu(for items: [FileIdentity]) -> Menu? {
        let moving = Set(items)
        let shown = dataSource.snapshot().itemIdentifiers.lazy
            .filter { self.tree.entry(for: $0)?.isFolder == true && !moving.contains($0) }
        let targets = [FileIdentity.root] + shown.prefix(30)
        let actions = targets.compactMap { folder -> Action? in
            guard items.contains(where: { self.move(of: $0, to: folder) != nil }) else { return nil }
            let name = folder == .root ? title : tree.entry(for: folder)?.displayName ?? ""
            return Action(title: name) { [weak self] _ in
                Task { await self?.move(items, to: folder) }
            }
        }
        return actions.isEmpty ? nil : Menu(title: "Move to", children: actions)
    }
}
