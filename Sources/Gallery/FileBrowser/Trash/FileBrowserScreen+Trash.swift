import Diffable
import Foundation

/// Moving entries to the trash, and bringing them back: all of them in one change of the rows.
extension FileBrowserScreen {
    func moveToTrash(_ items: [FileIdentity], completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
        // What is on its way there already stays in its row until all of it is.
        let items = items.filter { !goingToTrash.contains($0) }
        let places = tree.movableEntries(items).map(\.place)
        guard !places.isEmpty else { return completion(false) }
        goingToTrash.formUnion(items)
        moveToTrash(places) { [weak self] isDone in
            self?.goingToTrash.subtract(items)
            completion(isDone)
        }
    }

    /// Moves what is at some places to the trash, and offers to take that back.
    func moveToTrash(_ places: [EntryPlace], completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
        Task { [weak self] in
            guard let self else { return completion(false) }
            let (trashed, back) = await trash(places, name: "Move to Trash")
            completion(back != nil)
            guard let back else { return }
            history.add(back)
            let what =
                trashed.count == 1
                ? "“\(trashed[0].original.path.lastComponentText)”" : "\(grouped(trashed.count)) items"
            present(Toast("Moved \(what) to the trash", undoingLatestStepOf: self))
        }
    }

    func trashing(_ places: [EntryPlace], name: String) -> StepHistory.Step {
        StepHistory.Step(name: name) { [weak self] in await self?.trash(places, name: name).back }
    }

    /// Moves some entries to the trash, and answers what takes that back.
    func trash(_ places: [EntryPlace], name: String) async -> (items: [Trash.Item], back: StepHistory.Step?) {
        // What stands in a folder that goes is gone with it.
        let chosen = EntryPlace.outermost(of: places)
        let absent = await onDisk { Set(chosen.filter { DirectoryReader.isGone($0.path) }) }
        // The row of what is gone already leaves once its folder is read again.
        refreshFolders(of: absent)
        let outermost = chosen.filter { !absent.contains($0) }
        // Nothing begins that would end what was said about the file.
        guard !outermost.isEmpty else { return ([], nil) }
        let trash = Trash()
        let what =
            outermost.count == 1
            ? "“\(outermost[0].path.lastComponentText)”" : "\(grouped(outermost.count)) items"
        let outcome = await perform(outermost, title: "Moving \(what) to the trash") {
            place throws(FileChanges.Failure) in
            try trash.moveIn(place)
        }
        // What is gone already need not go: its row leaves as its folder is read again.
        refreshFolders(of: outcome.refusals.filter { $0.failure.code == ENOENT }.map(\.element))
        let refusals = outcome.refusals.filter { $0.failure.code != ENOENT }
        if let (place, failure) = refusals.first {
            showRefusals(
                refusals.count, first: "Couldn’t move “\(place.path.lastComponentText)” to the trash", failure)
        }
        return (outcome.done, outcome.done.isEmpty ? nil : restoring(outcome.done, name: name))
    }

    private func refreshFolders(of places: some Sequence<EntryPlace>) {
        for folder in Set(places.compactMap { tree.folder(at: $0.folder) }) { refresh(folder.number) }
    }

    private func restoring(_ items: [Trash.Item], name: String) -> StepHistory.Step {
        StepHistory.Step(name: name) { [weak self] in
            let trash = Trash()
            let outcome = await self?.perform(items, title: "Putting back") { item throws(FileChanges.Failure) in
                try trash.restore(item)
            }
            guard let self, let outcome else { return nil }
            if let (item, failure) = outcome.refusals.first {
                showAlert("Couldn’t put back “\(item.original.path.lastComponentText)”", failure.reason)
            }
            // What was not brought back before the user cancelled stays in the trash, and can be brought back later.
            if !outcome.left.isEmpty { history.add(restoring(outcome.left, name: name)) }
            select(outcome.done)
            return outcome.done.isEmpty ? nil : trashing(outcome.done, name: name)
        }
    }

    /// Makes changes where the user looks. The rows follow once all are made.
    private func perform<Element: Sendable, Result: Sendable>(
        _ elements: [Element], title: String,
        _ change: @escaping @Sendable (Element) throws(FileChanges.Failure) -> Result
    ) async -> ChangesOutcome<Element, Result> {
        holdRefreshes()
        defer { releaseRefreshes() }
        return await (chain.last ?? self).makeChanges(of: elements, title: title, change)
    }
}
