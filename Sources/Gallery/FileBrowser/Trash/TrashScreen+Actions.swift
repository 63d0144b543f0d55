import Diffable
import Foundation

/// What is done with what is in the trash.
extension TrashScreen {
    func swipeActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let entry = entry(at: indexPath) else { return nil }
        let delete = ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            guard let self else { return done(false) }
            self.delete(meant(by: entry), completion: done)
        }
        // Beneath a row there is little room.
        delete.accessibilityLabel = "Delete Immediately…"
        delete.image = .symbol("trash")
        let putBack = ContextualAction(style: .normal, title: "Put Back") { [weak self] _, _, done in
            guard let self else { return done(false) }
            self.putBack(meant(by: entry), completion: done)
        }
        putBack.image = .symbol("arrow.uturn.backward")
        putBack.backgroundColor = .systemBlue
        return SwipeActionsConfiguration(actions: [delete, putBack])
    }

    /// All that is selected where it is one of that.
    private func meant(by entry: Trash.Entry) -> [Trash.Entry] {
        let selected = selectedEntries
        return selected.contains(entry) ? selected : [entry]
    }

    /// Shows what is in a file. What is in a folder can be seen once that is back.
    func open(_ entry: Trash.Entry) {
        deselectOpened()
        if entry.isFile {
            if let screen = preview(of: entry) { show(screen) }
            return
        }
        Task { [weak self] in
            let title = "“\(entry.displayName)” is in the trash"
            guard await self?.confirm(title, message: "To open it, put it back first.", action: "Put Back") == true
            else { return }
            self?.putBack([entry])
        }
    }

    // MARK: Putting back

    /// Moves something back to where it was. Where others have its name by now, the user is asked.
    ///
    /// - Parameter preview: What shows them; it goes before they do.
    func putBack(
        _ entries: [Trash.Entry], shownBy preview: FilePreviewScreen? = nil,
        completion: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        guard !entries.isEmpty else { return completion(false) }
        preview?.dismiss()
        Task { [weak self] in
            guard let self, let entries = await begin(entries) else { return completion(false) }
            let done = await restore(entries)
            isChanging = false
            completion(!done.isEmpty)
            guard !done.isEmpty else { return }
            isEditing = false
            if let browser { browser.history.add(browser.trashing(done, name: "Put Back")) }
            let what = Self.words(for: done.count, first: done[0].name)
            let folder = done[0].folder.path.lastComponentText
            let isOneFolder = done.allSatisfy { $0.folder == done[0].folder }
            front.present(Toast("Put \(what) back\(isOneFolder ? " into “\(folder)”" : "")", undoingLatestStepOf: self))
        }
    }

    private func restore(_ entries: [Trash.Entry]) async -> [EntryPlace] {
        let trash = trash
        // What was in a folder comes after that.
        let items = entries.map(\.item).sorted { $0.original.path.bytes.count < $1.original.path.bytes.count }
        let title = "Putting back \(Self.words(for: items.count, first: items[0].original.name))"
        var outcome = await makeChanges(of: items, title: title) { item throws(FileChanges.Failure) in
            try trash.restore(item)
        }
        let taken = outcome.refusals.filter { $0.failure.code == EEXIST }.map(\.element)
        outcome.refusals.removeAll { $0.failure.code == EEXIST }
        if !taken.isEmpty, await keepsBoth(taken) {
            let numbered = await front.makeChanges(of: taken, title: title) { item throws(FileChanges.Failure) in
                try trash.restoreNumbered(item)
            }
            outcome.done += numbered.done
            outcome.refusals += numbered.refusals
        }
        if let (item, failure) = outcome.refusals.first {
            let name = FileNameText.text(of: item.original.name)
            showRefusals(outcome.refusals.count, first: "Couldn’t put back “\(name)”", failure)
        }
        return outcome.done
    }

    private func keepsBoth(_ items: [Trash.Item]) async -> Bool {
        let folder = items[0].original.folder.path.lastComponentText
        let title =
            items.count == 1
            ? "“\(FileNameText.text(of: items[0].original.name))” is in “\(folder)” already"
            : "\(grouped(items.count)) items of these names are where they were already"
        return await front.confirm(
            title, message: "If you keep both, a number is added to the name of what is put back.",
            action: "Keep Both")
    }

    // MARK: Deleting

    /// - Parameter preview: What shows them and asks; it goes before they do.
    func delete(
        _ entries: [Trash.Entry], shownBy preview: FilePreviewScreen? = nil,
        completion: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        guard let first = entries.first else { return completion(false) }
        let what = Self.words(for: entries.count, first: first.item.original.name)
        deleteAfter(
            "Delete \(what) immediately?", "\(entries.count == 1 ? "It is" : "They are") gone for good.",
            action: "Delete", entries, shownBy: preview, completion: completion)
    }

    /// Deletes all that is shown. What is in the trash of other places stays.
    func empty() {
        guard let entries, !entries.isEmpty else { return }
        let what = entries.count == 1 ? "One item" : "All \(grouped(entries.count)) items"
        let source = isEverywhere ? "" : " that came from “\(directory.lastComponentText)”"
        deleteAfter(
            "Empty the trash?", "\(what)\(source) \(entries.count == 1 ? "is" : "are") gone for good.",
            action: "Empty Trash", entries)
    }

    private func deleteAfter(
        _ question: String, _ message: String, action: String, _ entries: [Trash.Entry],
        shownBy preview: FilePreviewScreen? = nil,
        completion: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        Task { [weak self] in
            let message = message + " You can’t undo this."
            let asking: Screen? = preview ?? self
            guard await asking?.confirm(question, message: message, action: action, isDestructive: true) == true,
                let self
            else { return completion(false) }
            preview?.dismiss()
            guard let entries = await begin(entries) else { return completion(false) }
            let trash = trash
            let what = Self.words(for: entries.count, first: entries[0].item.original.name)
            let outcome = await makeChanges(of: entries, title: "Deleting \(what)") {
                entry throws(FileChanges.Failure) in
                try trash.delete(entry.item)
                return entry.item.original.name
            }
            isChanging = false
            completion(!outcome.done.isEmpty)
            if !outcome.done.isEmpty { isEditing = false }
            if let (entry, failure) = outcome.refusals.first {
                showRefusals(outcome.refusals.count, first: "Couldn’t delete “\(entry.displayName)”", failure)
            } else if !outcome.done.isEmpty {
                front.announce("Deleted \(Self.words(for: outcome.done.count, first: outcome.done[0]))")
            }
        }
    }

    private static func words(for count: Int, first: [UInt8]) -> String {
        count == 1 ? "“\(FileNameText.text(of: first))”" : "\(grouped(count)) items"
    }
}

extension TrashScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        selectionDidChange()
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        selectionDidChange()
    }

    /// Many rows may be selected at once, each of which is told of: what there is to say of them is said when all are.
    private func selectionDidChange() {
        guard !areControlsStale else { return }
        areControlsStale = true
        Task { [weak self] in
            self?.areControlsStale = false
            self?.showControls()
        }
    }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        let entries = indexPaths.compactMap { entry(at: $0) }
        guard entries.count == 1, entries[0].isFile else { return nil }
        return ContextMenuConfiguration(actionProvider: { [weak self] _ in
            Menu(children: [
                Action(title: "Open", image: .symbol("eye")) { [weak self] _ in self?.open(entries[0]) }
            ])
        })
    }

    func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        if let entry = entry(at: indexPath) { open(entry) }
    }
}

extension FileBrowserScreen {
    /// Shows what was deleted, as one of the places.
    func openTrash() {
        show(TrashScreen(in: self, trash: trash))
        // One comes back to the folder that was shown.
        places.select(tree.root)
    }
}

extension Trash {
    /// Moves something back to where it was, under the first free name.
    func restoreNumbered(_ item: Item) throws(Failure) -> EntryPlace {
        let isFolder = DirectoryReader.isOwnFolder(item.trashed)
        for number in 2...999 {
            let name = FileNameText.numbered(item.original.name, number, isFolder: isFolder)
            do throws(Failure) { return try restore(item, as: name) } catch {
                if error.code != EEXIST { throw error }
            }
        }
        throw item.takenFailure
    }
}
