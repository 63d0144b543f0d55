import Diffable
import Foundation

/// What a user does with files: opening, copying the path, renaming, deleting.
extension FileBrowserScreen {
    var selectedItems: [FileIdentity] {
        (collectionView.indexPathsForSelectedItems ?? []).sorted().compactMap { dataSource.itemIdentifier(for: $0) }
    }

    /// Opens a folder in place of the one that is shown, or shows what is in a file.
    func open(_ item: FileIdentity) {
        guard let entry = tree.entry(for: item), let path = tree.path(of: item) else { return }
        if entry.isFolder {
            open(path)
        } else if case .link(_, .folder) = entry.kind {
            present(Toast("“\(entry.displayName)” is a link to a folder elsewhere; links are not followed."))
        } else {
            preview(item)
        }
    }

    /// Shows what is in a file. Its address is that of its folder, and its name.
    func preview(_ item: FileIdentity) {
        guard let entry = tree.entry(for: item), let parent = tree.folder(numbered: item.folder),
            let place = tree.place(of: parent)
        else { return }
        let screen = FilePreviewScreen(entry.name, in: place)
        // An entry below the folder that is shown has no address of its own here.
        if parent == .root { screen.restorationIdentifier = String(validating: entry.name, as: UTF8.self) }
        show(screen)
    }

    /// Offers what can be done with the selected entries. The buttons keep their places, so that nothing else moves.
    func showControls() {
        let selected = selectedItems
        copyButton.isEnabled = !selected.isEmpty
        renameButton.isEnabled = selected.count == 1
        trashButton.isEnabled = !selected.isEmpty
    }

    func configureChanges() {
        controls = [
            pathControl, folderButton, copyButton, renameButton, trashButton, searchField, hiddenSwitch, columnHeads,
        ]
        copyButton.action = { [weak self] in self.map { $0.copyPaths(of: $0.selectedItems) } }
        folderButton.action = { [weak self] in self?.makeFolder() }
        renameButton.action = { [weak self] in self?.editName() }
        trashButton.action = { [weak self] in self.map { $0.moveToTrash($0.selectedItems) } }
        pathControl.onChoose = { [weak self] index in self?.openPlace(index) }
        undoHistory = history
    }

    func copyPaths(of items: [FileIdentity]) {
        let paths = items.compactMap { tree.path(of: $0)?.description }
        copy(paths.joined(separator: "\n"))
        present(Toast(paths.count == 1 ? "Path copied" : "\(paths.count) paths copied"))
    }

    private func makeFolder() {
        Task { [weak self] in
            guard let self, let name = await ask("New folder", text: "New Folder", action: "Make") else { return }
            let folder = tree.root
            guard let made = await make({ try FileChanges.makeFolder(named: name, in: folder) }) else { return }
            history.add(trashing([made], name: "New Folder"))
        }
    }

    /// Opens the name of the selected entry for editing, in its row.
    private func editName() {
        guard let item = selectedItems.first, let indexPath = dataSource.indexPath(for: item) else { return }
        collectionView.beginEditingText(ofItemAt: indexPath)
    }

    /// Gives an entry another name. Where that does not work the row keeps its own, and an alert says why.
    func rename(_ item: FileIdentity, to name: String) {
        guard let entry = tree.entry(for: item), let path = tree.path(of: item), name != entry.displayName else {
            return
        }
        Task { [weak self] in
            guard let self else { return }
            history.add(await renaming(path, to: name).perform())
        }
    }

    private func renaming(_ path: FilePath, to name: String) -> FileHistory.Step {
        FileHistory.Step(name: "Rename") { [weak self] in
            guard let self, let new = await make({ try FileChanges.rename(path, to: name) }), new != path else {
                return nil
            }
            // A name that is no text can't be asked for.
            let last = path.bytes.split(separator: UInt8(ascii: "/")).last
            return last.flatMap { String(validating: $0, as: UTF8.self) }.map { self.renaming(new, to: $0) }
        }
    }

    func moveToTrash(_ items: [FileIdentity]) {
        let paths = items.compactMap { tree.path(of: $0) }
        guard !paths.isEmpty else { return }
        Task { [weak self] in
            guard let self, case let (trashed, back?) = await trash(paths, name: "Move to Trash") else { return }
            history.add(back)
            let what = trashed.count == 1 ? "“\(trashed[0].original.lastComponentText)”" : "\(trashed.count) entries"
            present(Toast("Moved \(what) to the trash", actionTitle: "Undo") { [weak self] in self?.undo() })
        }
    }

    private func trashing(_ paths: [FilePath], name: String) -> FileHistory.Step {
        FileHistory.Step(name: name) { [weak self] in await self?.trash(paths, name: name).back }
    }

    /// Moves what stands at some paths to the trash, and answers what takes that back.
    private func trash(_ paths: [FilePath], name: String) async -> (items: [Trash.Item], back: FileHistory.Step?) {
        let (items, refusals) = await Self.trash(paths)
        if let first = refusals.first {
            let others = refusals.count == 1 ? "" : " Nor could \(refusals.count - 1) others."
            tell("Could not delete “\(first.path.lastComponentText)”", first.reason + others)
        }
        return (items, items.isEmpty ? nil : restoring(items, name: name))
    }

    private func restoring(_ items: [Trash.Item], name: String) -> FileHistory.Step {
        FileHistory.Step(name: name) { [weak self] in
            let refusals = await Self.restore(items)
            guard let self else { return nil }
            if let first = refusals.first {
                tell("Could not bring back “\(first.path.lastComponentText)”", first.reason)
            }
            let restored = items.map(\.original).filter { path in !refusals.contains { $0.path == path } }
            return restored.isEmpty ? nil : trashing(restored, name: name)
        }
    }

    /// Makes a change; nil, and a word on why, when that did not work.
    private func make(_ change: @escaping @Sendable () throws -> FilePath) async -> FilePath? {
        switch await Self.result(of: change) {
        case .success(let path): return path
        case .failure(let failure):
            tell("That did not work", failure.reason)
            return nil
        }
    }

    private func tell(_ title: String, _ message: String) {
        let alert = AlertController(title: title, message: message)
        alert.addAction(AlertAction(title: "OK", style: .cancel))
        present(alert)
    }

    /// What did not work, and why.
    struct Refusal: Sendable {
        var path: FilePath
        var reason: String
    }

    @concurrent private nonisolated static func result(
        of change: @escaping @Sendable () throws -> FilePath
    ) async -> Result<FilePath, Trash.Failure> {
        do {
            return .success(try change())
        } catch {
            return .failure((error as? Trash.Failure) ?? Trash.Failure("\(error)"))
        }
    }

    @concurrent private nonisolated static func trash(
        _ paths: [FilePath]
    ) async -> (items: [Trash.Item], refusals: [Refusal]) {
        let trash = Trash()
        var items: [Trash.Item] = []
        var refusals: [Refusal] = []
        // What stands in a folder that goes is gone with it.
        for path in paths where !paths.contains(where: { $0 != path && path.isInside($0) }) {
            do {
                items.append(try trash.moveIn(path))
            } catch {
                refusals.append(Refusal(path: path, reason: error.reason))
            }
        }
        return (items, refusals)
    }

    @concurrent private nonisolated static func restore(_ items: [Trash.Item]) async -> [Refusal] {
        let trash = Trash()
        var refusals: [Refusal] = []
        for item in items {
            do {
                try trash.restore(item)
            } catch {
                refusals.append(Refusal(path: item.original, reason: error.reason))
            }
        }
        return refusals
    }
}
