import Diffable
import Foundation

/// What the bar offers: to open, copy, download, move, rename and delete what is selected.
extension FileBrowserScreen {
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
    func showControls() { showControls(for: collectionView.indexPathsForSelectedItems ?? []) }

    /// Very many are not looked for one by one for what depends on how many they are.
    func showControls(for selected: [IndexPath]) {
        folderButton.isEnabled = contentUnavailableConfiguration?.isFailure != true
        lookButton.isEnabled = !collectionView.isEditing && !selected.isEmpty
        copyButton.isEnabled = !selected.isEmpty
        downloadButton.isEnabled = selected.count > 1 || isDownloadable(items(at: selected))
        if collectionView.isEditing {
            moveButton.menu = moveMenu(for: items(at: selected)) { [weak self] in self?.isEditing = false }
        }
        moveButton.isEnabled = moveButton.menu != nil && !selected.isEmpty
        renameButton.isEnabled = selected.count == 1
        trashButton.isEnabled = !selected.isEmpty
        copyButton.accessibilityHint = selected.isEmpty ? "first select what to copy the path of" : nil
        renameButton.accessibilityHint = selected.count == 1 ? "F2" : "first select one item"
        trashButton.accessibilityHint = selected.isEmpty ? "first select what to move" : nil
    }

    func configureControls() {
        controls = [
            pathControl, selectionButtons.select, selectionButtons.all, folderButton, lookButton, copyButton,
            downloadButton, moveButton, renameButton, trashButton, undoButtons.undo, undoButtons.redo, searchField,
            hiddenSwitch, columnHeads,
        ]
        folderButton.image = .symbol("folder.badge.plus")
        folderButton.showsLabelBesideImage = true
        copyButton.image = .symbol("doc.on.doc")
        copyButton.keyEquivalent = .copy
        downloadButton.image = .symbol("square.and.arrow.down")
        downloadButton.action = { [weak self] in self.map { $0.download($0.selectedItems) } }
        moveButton.image = .symbol("folder")
        for button in [downloadButton, moveButton] { button.isHidden = true }
        renameButton.image = .symbol("pencil")
        trashButton.image = .symbol("trash")
        trashButton.keyEquivalent = .deleteForward
        lookButton.isHidden = true
        lookButton.keyEquivalent = .space
        lookButton.action = { [weak self] in self.map { $0.selectedItems.first.map($0.look) } }
        undoButtons.stayInMenu()
        selectionButtons.attach(to: self) { [weak self] in self?.selectionDidChange() }
        selectionButtons.show(false, on: self)
        copyButton.action = { [weak self] in self.map { $0.copyPaths(of: $0.selectedItems) } }
        folderButton.action = { [weak self] in self?.makeFolder() }
        renameButton.action = { [weak self] in self?.editName() }
        trashButton.action = { [weak self] in
            guard let self else { return }
            // Selecting has come to its end with what was selected.
            moveToTrash(selectedItems) { if $0 { self.isEditing = false } }
        }
        pathControl.onChoose = { [weak self] index in self?.openPlace(index) }
        pathControl.onDrop = { [weak self] session, index in self?.drop(session, onPlace: index) }
        undoHistory = history
        undoButtons.attach(to: self)
        history.observe(for: self) { [weak self] in self.map { $0.undoButtons.update(from: $0) } }
        history.onFinish = { [weak self] text in
            guard let front = self?.chain.last, front.toast == nil else { return }
            front.announce(text)
        }
    }

    /// Lets a finger select several entries, or ends that.
    func showSelecting(_ isSelecting: Bool) {
        selectionButtons.show(isSelecting, on: self)
        // They give their room to what is done with several.
        for button in [folderButton, renameButton, undoButtons.undo, undoButtons.redo] { button.isHidden = isSelecting }
        // Nothing is selected already that nobody sees, and nothing stays so.
        if opensByTap { collectionView.selectItem(at: nil, animated: true) }
        // What is done with several files is at hand where they are selected.
        for button in [downloadButton, moveButton] { button.isHidden = !isSelecting }
        for button in [copyButton, downloadButton, moveButton, trashButton] { button.isInToolbar = isSelecting }
        showPath()
    }

    func copyPaths(of items: [FileIdentity]) {
        let known = tree.known
        Task { [weak self] in
            let (text, count) = await onDisk { known.pathsText(of: items) }
            self?.copy(text)
            self?.present(Toast(count == 1 ? "Path copied" : "\(grouped(count)) paths copied"))
        }
    }
}
