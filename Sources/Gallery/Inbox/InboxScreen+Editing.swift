import Diffable
import Foundation

/// Choosing several letters by their circles, what can be done with them, and the menu of what concerns all.
extension InboxScreen {
    func configureControls() {
        editButton.action = { [weak self] in self?.isEditing.toggle() }
        moreButton.image = .symbol("ellipsis")
        deleteButton.image = .symbol("trash")
        deleteButton.isHidden = true
        deleteButton.keyEquivalent = .delete
        deleteButton.action = { [weak self] in self?.deleteSelected() }
        controls = [deleteButton, moreButton, editButton]
    }

    func editingDidChange(_ editing: Bool, animated: Bool) {
        let former = letterBeforeEditing.flatMap { letters.contains($0) ? $0 : nil }
        letterBeforeEditing = editing && !isCollapsed ? reader?.letter : nil
        // A tap sets or clears a mark then.
        collectionView.tapReplacesSelection = !editing
        collectionView.selectItem(at: nil, animated: animated)
        if !editing, let letter = reader?.letter ?? former { read(letter) } else { followSelection() }
        editButton.label = editing ? "Done" : "Edit"
        editButton.isProminent = editing
        editButton.keyEquivalent = editing ? .escape : nil
        deleteButton.isHidden = !editing
        showCount()
    }

    private func deleteSelected() {
        delete(selectedLetters)
        isEditing = false
    }

    /// What can be done just now.
    func showMenu() {
        let selected = selectedLetters
        editButton.isEnabled = isEditing || !letters.isEmpty
        deleteButton.isEnabled = !selected.isEmpty
        // The same menu stays: it may be open.
        let state = MenuState(
            selected: isEditing ? selected : nil, read: readNumbers, count: letters.count, isFarDown: isFarDown,
            undo: undoHistory?.canUndo == true ? undoHistory?.undoActionName : nil,
            redo: undoHistory?.canRedo == true ? undoHistory?.redoActionName : nil)
        guard state != menuState else { return }
        menuState = state
        let own = isEditing ? choices(selected) : steps(state)
        moreButton.menu = Menu(children: own)
    }

    /// What is chosen, and what becomes of it.
    private func choices(_ selected: [InboxLetter]) -> [MenuElement] {
        let isAll = selected.count == letters.count
        let choose = Action(title: isAll ? "Deselect All" : "Select All", image: .symbol("checkmark.circle")) {
            [weak self] _ in self?.select(isAll ? [] : nil)
        }
        let isRead = !selected.isEmpty && selected.allSatisfy(isRead)
        let mark = Action(
            title: isRead ? "Mark as Unread" : "Mark as Read", image: .symbol(isRead ? "envelope.fill" : "envelope"),
            attributes: selected.isEmpty ? .disabled : []
        ) { [weak self] _ in
            self?.setRead(!isRead, selected)
            self?.isEditing = false
        }
        let archive = Action(
            title: "Archive", image: .symbol("archivebox"), attributes: selected.isEmpty ? .disabled : []
        ) { [weak self] _ in
            self?.archive(selected)
            self?.isEditing = false
        }
        return [choose, mark, archive]
    }

    /// Selects letters; nil stands for all.
    private func select(_ chosen: [InboxLetter]?) {
        for letter in letters {
            guard let indexPath = indexPath(of: letter) else { continue }
            if chosen?.contains(letter) ?? true {
                collectionView.selectItem(at: indexPath, animated: true, scrollPosition: [])
            } else {
                collectionView.deselectItem(at: indexPath, animated: true)
            }
        }
        showCount()
    }

    /// What was done last can be taken back long after the message about it has gone.
    private func steps(_ state: MenuState) -> [MenuElement] {
        let undo = Action(
            title: "Undo", subtitle: state.undo, image: .symbol("arrow.uturn.backward"),
            attributes: state.undo == nil ? .disabled : []
        ) { [weak self] _ in self?.undo() }
        let redo = Action(
            title: "Redo", subtitle: state.redo, image: .symbol("arrow.uturn.forward"),
            attributes: state.redo == nil ? .disabled : []
        ) { [weak self] _ in self?.redo() }
        let top = Action(
            title: "Scroll to Top", image: .symbol("arrow.up"), attributes: state.isFarDown ? [] : .disabled
        ) { [weak self] _ in self?.goToTop() }
        let clear = Action(
            title: "Delete All", image: .symbol("trash"),
            attributes: state.count == 0 ? [.destructive, .disabled] : .destructive
        ) { [weak self] _ in self?.clear() }
        return [Menu(options: .displayInline, children: [undo, redo]), top, clear]
    }
}

/// What the menu says depends on.
struct MenuState: Hashable {
    /// What is chosen; nil while nothing is edited.
    var selected: [InboxLetter]?
    var read: Set<Int>
    var count: Int
    var isFarDown: Bool
    /// The names of what can be undone and redone.
    var undo: String?
    var redo: String?
}
