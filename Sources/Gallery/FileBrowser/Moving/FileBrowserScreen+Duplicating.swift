import Diffable
import Foundation

/// Copies of entries, beside them.
extension FileBrowserScreen {
    /// Copies entries in their folders, each under the first free name, and selects the copies. Undone, the copies go
    /// to the trash.
    func duplicate(_ items: [FileIdentity]) {
        let entries = tree.movableEntries(items)
        guard !entries.isEmpty, runningMoves == nil else { return }
        let what =
            entries.count == 1
            ? "“\(FileNameText.text(of: entries[0].name))”" : "\(grouped(entries.count)) items"
        Task { [weak self] in
            guard let self else { return }
            let done = await holdingRefreshes { await duplicate(entries, title: "Duplicating \(what)") }
            guard !done.isEmpty else { return }
            let places = done.map { EntryPlace(folder: $0.target, name: $0.nameThere, identity: $0.identity) }
            history.add(trashing(places, name: "Duplicate"))
            select(places)
            let made =
                done.count == 1
                ? "“\(FileNameText.text(of: done[0].nameThere))” created" : "\(grouped(done.count)) copies created"
            present(Toast(made, undoingLatestStepOf: self))
        }
    }

    private func duplicate(_ entries: [MovableEntry], title: String) async -> [FileMove] {
        var done: [FileMove] = []
        for entry in entries {
            guard runningMoves == nil else { break }
            let (outcome, failure) = await duplicate(entry, title: title)
            done += outcome.done
            if let failure { present(Toast(failure.text(of: "copied"))) }
            if outcome.isCancelled { break }
        }
        return done
    }

    private func duplicate(
        _ entry: MovableEntry, title: String
    ) async -> (outcome: MovesOutcome, failure: FileMove.Failure?) {
        var copy = FileMove(name: entry.name, source: entry.source, target: entry.source)
        let isFolder = DirectoryReader.isFolder(copy.path) && !DirectoryReader.isLink(copy.path)
        for number in 1...999 {
            copy.newName = FileNameText.copied(entry.name, number, isFolder: isFolder)
            if DirectoryReader.exists(entry.source.path.appending(copy.nameThere)) { continue }
            var failure: FileMove.Failure?
            let outcome = await perform([copy], title: title, isCopy: true) { failure = $1 }
            // Somebody may have taken the name meanwhile.
            if outcome.isCancelled || failure?.reason != .exists { return (outcome, failure) }
        }
        return (MovesOutcome(), copy.failure(EEXIST))
    }
}
