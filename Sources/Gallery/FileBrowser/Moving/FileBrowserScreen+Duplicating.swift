import Diffable
import Foundation

/// Copies of entries, beside them.
extension FileBrowserScreen {
    /// Copies entries in their folders, each under the first free name, and selects the copies. Undone, the copies go
    /// to the trash.
    func duplicate(_ items: [FileIdentity]) {
        let entries = tree.movableEntries(items)
        guard !entries.isEmpty else { return }
        let what =
            entries.count == 1
            ? "“\(FileNameText.text(of: entries[0].name))”" : "\(grouped(entries.count)) items"
        Task { [weak self] in
            guard let self else { return }
            let copies = entries.map { FileMove(name: $0.name, source: $0.source, target: $0.source) }
            // What is half there has a hidden name, and no row.
            let outcome = await holdingMoves {
                await holdingRefreshes {
                    await perform(copies, title: "Duplicating \(what)", isCopy: true, numbering: .copy) { _, failure in
                        if let failure { present(Toast(failure.text(of: "copied"))) }
                    }
                }
            }
            guard let done = outcome?.done, !done.isEmpty else { return }
            let places = done.map { EntryPlace(folder: $0.target, name: $0.nameThere, identity: $0.identity) }
            history.add(trashing(places, name: "Duplicate"))
            select(places)
            let made =
                done.count == 1
                ? "“\(FileNameText.text(of: done[0].nameThere))” created" : "\(grouped(done.count)) copies created"
            present(Toast(made, undoingLatestStepOf: self))
        }
    }
}
