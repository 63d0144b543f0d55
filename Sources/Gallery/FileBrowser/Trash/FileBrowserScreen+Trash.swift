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
        StepHistory.Step(name: name) { [weak self] in
            guard let self else { return nil }
            let outcome = await moveIntoTrash(places)
            let back = outcome.done.isEmpty ? nil : restoring(outcome.done, name: name)
            guard outcome.isCancelled else { return back }
            let left = outcome.left.isEmpty ? nil : trashing(outcome.left, name: name)
            throw StepHistory.Cancelled(back: back, left: left)
        }
    }

    /// Moves some entries to the trash, and answers what takes that back.
    func trash(_ places: [EntryPlace], name: String) async -> (items: [Trash.Item], back: StepHistory.Step?) {
        let items = await moveIntoTrash(places).done
        return (items, items.isEmpty ? nil : restoring(items, name: name))
    }

    /// Moves some entries to the trash, and says why one can't go there.
    func moveIntoTrash(_ places: [EntryPlace]) async -> ChangesOutcome<EntryPlace, Trash.Item> {
        // What stands in a folder that goes is gone with it.
        let chosen = EntryPlace.outermost(of: places)
        let absent = await onDisk { Set(chosen.filter { DirectoryReader.isGone($0.path) }) }
        // The row of what is gone already leaves once its folder is read again.
        refreshFolders(of: absent)
        let outermost = chosen.filter { !absent.contains($0) }
        // Nothing begins that would end what was said about the file.
        guard !outermost.isEmpty else { return ChangesOutcome() }
        let trash = trash
        let what =
            outermost.count == 1
            ? "“\(outermost[0].path.lastComponentText)”" : "\(grouped(outermost.count)) items"
        var outcome = await perform(outermost, title: "Moving \(what) to the trash") {
            place throws(FileChanges.Failure) in
            try trash.moveIn(place)
        }
        // What is gone already need not go: its row leaves as its folder is read again.
        refreshFolders(of: outcome.refusals.filter { $0.failure.code == ENOENT }.map(\.element))
        outcome.refusals.removeAll { $0.failure.code == ENOENT }
        if let (place, failure) = outcome.refusals.first {
            showRefusals(
                outcome.refusals.count, first: "Couldn’t move “\(place.path.lastComponentText)” to the trash", failure)
        }
        return outcome
    }

    private func refreshFolders(of places: some Sequence<EntryPlace>) {
        for folder in Set(places.compactMap { tree.folder(at: $0.folder) }) { refresh(folder.number) }
    }

    func restoring(_ items: [Trash.Item], name: String) -> StepHistory.Step {
        StepHistory.Step(name: name) { [weak self] in
            guard let self else { return nil }
            let outcome = await putBack(items)
            select(outcome.done)
            let back = outcome.done.isEmpty ? nil : trashing(outcome.done, name: name)
            guard outcome.isCancelled else { return back }
            // What was not brought back before the user cancelled stays in the trash, and can be brought back later.
            let left = outcome.left.isEmpty ? nil : restoring(outcome.left, name: name)
            throw StepHistory.Cancelled(back: back, left: left)
        }
    }

    /// Brings entries back from the trash, and says why one can't come back.
    func putBack(_ items: [Trash.Item]) async -> ChangesOutcome<Trash.Item, EntryPlace> {
        let trash = trash
        let outcome = await perform(items, title: "Putting back") { item throws(FileChanges.Failure) in
            try trash.restore(item)
        }
        if let (item, failure) = outcome.refusals.first {
            showAlert("Couldn’t put back “\(item.original.path.lastComponentText)”", failure.reason)
        }
        return outcome
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
