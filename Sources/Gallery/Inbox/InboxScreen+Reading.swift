import Diffable
import Foundation

/// Which letter is read, beside the list or in its place.
extension InboxScreen {
    /// The screen of the letter that is read; nil while none is.
    var reader: InboxLetterScreen? { presentedScreen as? InboxLetterScreen }

    /// The screen of several that are selected; nil while none is read, or one.
    private var selection: InboxSelectionScreen? { presentedScreen as? InboxSelectionScreen }

    func letter(before letter: InboxLetter) -> InboxLetter? { neighbour(of: letter, by: -1) }

    func letter(after letter: InboxLetter) -> InboxLetter? { neighbour(of: letter, by: 1) }

    private func neighbour(of letter: InboxLetter, by step: Int) -> InboxLetter? {
        let letters = letters
        guard let index = letters.firstIndex(of: letter), letters.indices.contains(index + step) else { return nil }
        return letters[index + step]
    }

    /// Shows a letter to be read, and selects it in the list where both are seen: there it is brought to the middle, or
    /// elsewhere, unless it is in sight.
    func read(_ letter: InboxLetter?, at scrollPosition: CollectionView.ScrollPosition = .centeredVertically) {
        guard let letter else { return }
        setRead(true, [letter])
        if let reader {
            reader.show(letter)
        } else {
            showDetail(InboxLetterScreen(letter, in: self))
        }
        // Where the letter takes the list's place, nothing is selected once it leaves.
        if isCollapsed, !isEditing { collectionView.selectItem(at: nil, animated: true) }
        selectInList(letter, at: scrollPosition)
    }

    /// The letter beside the list is the one that is selected in it.
    func selectInList(
        _ letter: InboxLetter, at scrollPosition: CollectionView.ScrollPosition = .centeredVertically
    ) {
        guard !isCollapsed, !isEditing, let indexPath = indexPath(of: letter) else { return }
        if selectedLetters == [letter] { return }
        collectionView.selectItem(at: nil, animated: false)
        let isSeen = collectionView.indexPathsForVisibleItems.contains(indexPath)
        collectionView.selectItem(at: indexPath, animated: true)
        if !isSeen { collectionView.scrollToItem(at: indexPath, at: scrollPosition, animated: true) }
        showCount()
    }

    /// Shows beside the list what is selected in it, once all of the selection has changed.
    func followSelection() {
        if isCollapsed {
            showCount()
            selection?.dismiss()
            return markedLetter = nil
        }
        if isFollowing { return }
        isFollowing = true
        Task { [weak self] in
            guard let self else { return }
            isFollowing = false
            // The list says what is selected when that is shown beside it, not before.
            showCount()
            showSelection()
        }
    }

    /// Where the letter takes the list's place, a click reads it, as a tap does. What the shift key adds is known only
    /// once all of the selection has changed.
    func readSelectedInPlace() {
        Task { [weak self] in
            guard let self, isCollapsed, !isEditing, selectedLetters.count == 1 else { return }
            read(selectedLetters[0])
        }
    }

    private func showSelection() {
        let selected = selectedLetters
        // What is marked in the list while it is edited is not read, so that one letter is shown as several are.
        if selected.count > (isEditing ? 0 : 1) {
            if selection == nil { showDetail(InboxSelectionScreen(in: self)) }
            selection?.show(selected)
        } else if isEditing {
            // Once none is chosen any more, what was read is again.
            if selection != nil, let letter = letterBeforeEditing, all.contains(letter) {
                read(letter)
            } else {
                selection?.dismiss()
            }
        } else if selected.count == 1 {
            if reader?.letter != selected[0] { read(selected[0]) }
        } else if let reader, isSearching, all.contains(reader.letter), indexPath(of: reader.letter) == nil {
            // What is read stays, also where it is not found.
            reader.update()
        } else if presentedScreen != nil {
            dismiss()
        }
        markedLetter = isEditing ? reader?.letter : nil
    }

    /// What stands beside the list while nothing is selected.
    func showPlaceholder() {
        var nothing = ContentUnavailableConfiguration.empty()
        nothing.image = Image(systemName: "envelope")
        nothing.text = "No Letter Selected"
        detailPlaceholder = nothing
    }

    /// The letter to be read once some are gone: the one after that which is read, else the one before.
    func successor(of letter: InboxLetter, in all: [InboxLetter], keeping isKept: (InboxLetter) -> Bool) -> InboxLetter?
    {
        guard let index = all.firstIndex(of: letter) else { return nil }
        return all[index...].first(where: isKept) ?? all[..<index].last(where: isKept)
    }
}
