import Diffable
import Foundation

/// What a user does with files: opening, copying the path, renaming.
extension FileBrowserScreen {
    var selectedItems: [FileIdentity] {
        (collectionView.indexPathsForSelectedItems ?? []).sorted().compactMap { dataSource.itemIdentifier(for: $0) }
    }

    /// Opens a folder in place of the one that is shown, or shows what is in a file.
    func open(_ item: FileIdentity) {
        guard let entry = tree.entry(for: item), let path = tree.path(of: item) else { return }
        if entry.isFolder {
            open(path)
        } else if case .link = entry.kind {
            openTarget(of: item)
        } else {
            preview(item)
        }
    }

    /// Opens a file for a quick look; folders open by themselves.
    private func look(at item: FileIdentity) {
        if tree.entry(for: item)?.isFolder == false { open(item) }
    }

    /// Offers what can be done with the selected entries. The buttons keep their places, so that nothing else moves.
    func showControls() {
        let selected = selectedItems
        folderButton.isEnabled = contentUnavailableConfiguration?.isFailure != true
        lookButton.isEnabled = !collectionView.isEditing
        copyButton.isEnabled = !selected.isEmpty
        downloadButton.isEnabled = isDownloadable(selected)
        if collectionView.isEditing { moveButton.menu = moveMenu(for: selected) }
        moveButton.isEnabled = moveButton.menu != nil && !selected.isEmpty
        renameButton.isEnabled = selected.count == 1
        trashButton.isEnabled = !selected.isEmpty
        copyButton.accessibilityHint = selected.isEmpty ? "first select what to copy the path of" : nil
        renameButton.accessibilityHint = selected.count == 1 ? "F2" : "first select one item"
        trashButton.accessibilityHint = selected.isEmpty ? "first select what to move" : nil
    }

    func configureChanges() {
        controls = [
            pathControl, selectButton, selectAllButton, folderButton, lookButton, copyButton, downloadButton,
            moveButton, renameButton, trashButton, searchField, hiddenSwitch, columnHeads,
        ]
        folderButton.image = .symbol("folder.badge.plus")
        folderButton.showsLabelBesideImage = true
        copyButton.image = .symbol("doc.on.doc")
        downloadButton.image = .symbol("square.and.arrow.down")
        downloadButton.action = { [weak self] in self.map { $0.download($0.selectedItems) } }
        moveButton.image = .symbol("folder")
        for button in [downloadButton, moveButton] { button.isHidden = true }
        renameButton.image = .symbol("pencil")
        trashButton.image = .symbol("trash")
        lookButton.isHidden = true
        lookButton.keyEquivalent = .space
        lookButton.action = { [weak self] in self.map { $0.selectedItems.first.map($0.look) } }
        selectButton.isInMenuOnly = true
        selectAllButton.isHidden = true
        selectAllButton.action = { [weak self] in self?.selectAll() }
        selectButton.action = { [weak self] in self?.isEditing.toggle() }
        copyButton.action = { [weak self] in self.map { $0.copyPaths(of: $0.selectedItems) } }
        folderButton.action = { [weak self] in self?.makeFolder() }
        renameButton.action = { [weak self] in self?.editName() }
        trashButton.action = { [weak self] in self.map { $0.moveToTrash($0.selectedItems) } }
        pathControl.onChoose = { [weak self] index in self?.openPlace(index) }
        pathControl.onDrop = { [weak self] session, index in self?.drop(session, onPlace: index) }
        undoHistory = history
        history.onFinish = { [weak self] text in
            if self?.toast == nil { self?.announce(text) }
        }
    }

    /// Lets a finger select several entries, or ends that.
    func showSelecting(_ isSelecting: Bool) {
        collectionView.tapReplacesSelection = !isSelecting
        collectionView.selectionFollowsFocus = !isSelecting
        selectButton.label = isSelecting ? "Done" : "Select"
        selectButton.isInMenuOnly = !isSelecting
        selectButton.isProminent = isSelecting
        selectButton.keyEquivalent = isSelecting ? .escape : nil
        selectAllButton.isHidden = !isSelecting
        // Nothing is selected already that nobody sees, and nothing stays so.
        if isCollapsed { collectionView.selectItem(at: nil, animated: true) }
        // What is done with several files is at hand where they are selected.
        for button in [downloadButton, moveButton] { button.isHidden = !isSelecting }
        for button in [copyButton, downloadButton, moveButton, trashButton] { button.isInToolbar = isSelecting }
        showPath()
    }

    private func selectAll() {
        for item in 0..<dataSource.snapshot().numberOfItems {
            collectionView.selectItem(
                at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        showPath()
    }

    func copyPaths(of items: [FileIdentity]) {
        let paths = items.compactMap { tree.path(of: $0)?.description }
        copy(paths.joined(separator: "\n"))
        present(Toast(paths.count == 1 ? "Path copied" : "\(grouped(paths.count)) paths copied"))
    }

    /// Opens the name of the selected entry for editing, in its row.
    private func editName() {
        guard let item = selectedItems.first, let indexPath = dataSource.indexPath(for: item) else { return }
        collectionView.beginEditingText(ofItemAt: indexPath)
    }

    /// Gives an entry another name. Where that does not work the name that was typed stays to be put right, and what is
    /// wrong with it is said at its field.
    func rename(_ item: FileIdentity, to name: String) {
        // Two ways of writing an accent are two names for the disk.
        guard let entry = tree.entry(for: item), let place = tree.entryPlace(of: item),
            !name.utf8.elementsEqual(entry.displayName.utf8)
        else { return }
        // Nobody sees blanks at the ends of a name.
        let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
        Task { [weak self] in
            do throws(Trash.Failure) {
                guard !trimmed.isEmpty else { throw Trash.Failure("A name needs at least one character.") }
                let bytes = try FileChanges.checked(FileNameText.name(trimmed, editedFrom: entry.name))
                guard let self, bytes != place.name else { return }
                let new = try await Self.result(of: { try FileChanges.rename(place, to: bytes) }).get()
                history.add(renaming(new, to: place.name))
                // By its new name it may stand out of sight.
                select([new])
                // Its first name is what it is made with.
                if newItem == item { return newItem = nil }
                let text = "“\(entry.displayName)” is now “\(FileNameText.text(of: bytes))”"
                present(Toast(text, actionTitle: "Undo") { [weak self] in self?.undo() })
            } catch {
                self?.editAgain(item, name, because: error.reason)
            }
        }
    }

    private func editAgain(_ item: FileIdentity, _ name: String, because reason: String) {
        guard let indexPath = dataSource.indexPath(for: item) else { return present(Toast(reason)) }
        collectionView.beginEditingText(ofItemAt: indexPath, text: name, problem: reason)
    }

    private func renaming(_ place: EntryPlace, to name: [UInt8]) -> StepHistory.Step {
        StepHistory.Step(name: "Rename") { [weak self] in
            guard name != place.name, let self,
                let new = await make({ try FileChanges.rename(place, to: name) })
            else { return nil }
            select([new])
            return renaming(new, to: place.name)
        }
    }

    /// Makes a change; nil, and a word on why, when that did not work.
    func make(_ change: @escaping @Sendable () throws -> EntryPlace) async -> EntryPlace? {
        switch await Self.result(of: change) {
        case .success(let place): return place
        case .failure(let failure):
            tell("This couldn’t be done", failure.reason)
            return nil
        }
    }

    func tell(_ title: String, _ message: String) {
        let alert = AlertController(title: title, message: message)
        alert.addAction(AlertAction(title: "OK", style: .cancel))
        present(alert)
    }

    @concurrent private nonisolated static func result(
        of change: @escaping @Sendable () throws -> EntryPlace
    ) async -> Result<EntryPlace, Trash.Failure> {
        do {
            return .success(try change())
        } catch {
            return .failure((error as? Trash.Failure) ?? Trash.Failure("\(error)"))
        }
    }
}
