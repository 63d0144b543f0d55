import Diffable
import Foundation

/// Choosing several letters by their circles, what can be done with them, and the menu of what concerns all.
extension InboxScreen {
    func configureControls() {
        configureSearch()
        editButton.action = { [weak self] in self?.isEditing.toggle() }
        moreButton.image = .symbol("ellipsis")
        archiveButton.image = .symbol("archivebox")
        deleteButton.image = .symbol("trash")
        deleteButton.keyEquivalent = .delete
        selectAllButton.action = { [weak self] in
            guard let self else { return }
            select(selectedLetters.count == letters.count ? [] : nil)
        }
        markButton.action = { [weak self] in
            guard let self else { return }
            finish { self.setRead(!$0.allSatisfy(self.isRead), $0) }
        }
        archiveButton.action = { [weak self] in self?.finish { self?.archive($0) } }
        deleteButton.action = { [weak self] in self?.finish { self?.delete($0) } }
        for button in choiceButtons { button.isInToolbar = true }
        for button in choiceButtons + [selectAllButton] { button.isHidden = true }
        controls = [searchField, selectAllButton] + choiceButtons + [moreButton, editButton]
    }

    /// What becomes of letters that are chosen.
    private var choiceButtons: [Button] { [markButton, archiveButton, deleteButton] }

    /// Does something with what is chosen, and ends choosing.
    private func finish(_ body: ([InboxLetter]) -> Void) {
        body(selectedLetters)
        isEditing = false
    }

    func editingDidChange(_ editing: Bool, animated: Bool) {
        let former = letterBeforeEditing.flatMap { all.contains($0) ? $0 : nil }
        letterBeforeEditing = editing && !isCollapsed ? reader?.letter : nil
        // A tap sets or clears a mark then.
        collectionView.tapReplacesSelection = !editing
        collectionView.selectItem(at: nil, animated: animated)
        if !editing, let letter = reader?.letter ?? former {
            read(letter)
            // The keys go on from what is selected.
            if !isCollapsed { indexPath(of: letter).map(collectionView.moveFocus) }
        } else {
            followSelection()
        }
        editButton.label = editing ? "Done" : "Edit"
        editButton.isProminent = editing
        editButton.keyEquivalent = editing ? .escape : nil
        moreButton.isHidden = editing
        for button in choiceButtons + [selectAllButton] { button.isHidden = !editing }
        showCount()
    }

    /// What can be done just now.
    func showMenu() {
        editButton.isEnabled = isEditing || !letters.isEmpty
        showChoice(selectedLetters)
        // The same menu stays: it may be open.
        let state = MenuState(count: letters.count, isFarDown: isFarDown, undo: UndoMenu(of: self))
        guard state != menuState else { return }
        menuState = state
        moreButton.menu = Menu(children: steps(state))
    }

    /// Says what the buttons do with what is chosen.
    private func showChoice(_ selected: [InboxLetter]) {
        let isAll = !letters.isEmpty && selected.count == letters.count
        selectAllButton.label = isAll ? "Deselect All" : "Select All"
        selectAllButton.image = .symbol(isAll ? "checkmark.circle.fill" : "checkmark.circle")
        let isRead = !selected.isEmpty && selected.allSatisfy(isRead)
        markButton.label = isRead ? "Mark as Unread" : "Mark as Read"
        markButton.image = .symbol(isRead ? "envelope.fill" : "envelope")
        for button in [markButton, archiveButton, deleteButton] { button.isEnabled = !selected.isEmpty }
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
        followSelection()
    }

    private func steps(_ state: MenuState) -> [MenuElement] {
        let top = Action(
            title: "Scroll to Top", image: .symbol("arrow.up"), attributes: state.isFarDown ? [] : .disabled
        ) { [weak self] _ in self?.goToTop() }
        let clear = Action(
            title: "Delete All…", image: .symbol("trash"),
            attributes: state.count == 0 ? [.destructive, .disabled] : .destructive
        ) { [weak self] _ in self?.clear() }
        return [state.undo.lines(for: self), top, clear]
    }
}

/// What the menu says depends on.
struct MenuState: Hashable {
    var count: Int
    var isFarDown: Bool
    var undo: UndoMenu
}
