import Diffable

/// What becomes of entries that are moved to where others of their names are.
extension FileBrowserScreen {
    private enum Choice { case keepBoth, replace }

    /// Entries that were moved, and those whose places they took, which are in the trash.
    struct Settled {
        var outcome = MovesOutcome()
        var replaced: [Trash.Item] = []
    }

    /// Asks what becomes of entries whose names are taken, and does it.
    func settle(_ moves: [FileMove], in folder: String) async -> Settled {
        switch await choice(for: moves, in: folder) {
        case .keepBoth:
            Settled(
                outcome: await perform(moves, title: "Moving", numbering: .number) { _, failure in
                    if let failure { present(Toast(failure.text)) }
                })
        case .replace: await replace(moves)
        case nil: Settled()
        }
    }

    private func choice(for moves: [FileMove], in folder: String) async -> Choice? {
        guard let first = moves.first else { return nil }
        let title =
            moves.count == 1
            ? "“\(FileNameText.text(of: first.name))” is in “\(folder)” already"
            : "\(grouped(moves.count)) items of these names are in “\(folder)” already"
        return await withCheckedContinuation { continuation in
            let alert = AlertController(
                title: title,
                message: "If you keep both, a number is added to the new name. Replaced items move to the trash.")
            let keepBoth = AlertAction(title: "Keep Both") { _ in continuation.resume(returning: .keepBoth) }
            alert.addAction(keepBoth)
            alert.addAction(
                AlertAction(title: "Replace", style: .destructive) { _ in continuation.resume(returning: .replace) })
            alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in continuation.resume(returning: nil) })
            alert.preferredAction = keepBoth
            present(alert)
        }
    }

    /// Moves entries to the places of others, which the trash takes. Where nothing came in the place of one in the end,
    /// it is put back.
    private func replace(_ moves: [FileMove]) async -> Settled {
        let trashed = await moveIntoTrash(moves.map(\.placeThere))
        var outcome = MovesOutcome(isCancelled: trashed.isCancelled)
        if !trashed.isCancelled {
            let refused = Set(trashed.refusals.map(\.element))
            outcome = await perform(moves.filter { !refused.contains($0.placeThere) }, title: "Moving") {
                [weak self] _, failure in
                if let failure { self?.present(Toast(failure.text)) }
            }
        }
        let taken = Set(outcome.done.map(\.placeThere.path))
        var items = trashed.done.filter { taken.contains($0.original.path) }
        let free = trashed.done.filter { !taken.contains($0.original.path) }
        if !free.isEmpty {
            let back = await putBack(free)
            items += back.refusals.map(\.element) + back.left
        }
        return Settled(outcome: outcome, replaced: items)
    }
}
