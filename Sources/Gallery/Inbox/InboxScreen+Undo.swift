import Diffable

/// What is in sight, and selected, once letters came back.
extension InboxScreen {
    func didUndo(_ returned: [InboxLetter]) {
        showState()
        let first = returned.compactMap(indexPath(of:)).min()
        if let first { collectionView.scrollToItem(at: first, at: [], animated: true) }
        let back = letters.filter(removedSelection.contains)
        removedSelection.subtract(back)
        guard !back.isEmpty, !isCollapsed, !isEditing else { return }
        if let first = indexPath(of: back[0]) { collectionView.moveFocus(toItemAt: first) }
        if back.count == 1 { return read(back[0]) }
        for (letter, isFirst) in zip(back, [true] + Array(repeating: false, count: back.count)) {
            guard let indexPath = indexPath(of: letter) else { continue }
            collectionView.selectItem(at: indexPath, animated: true, scrollPosition: isFirst ? .centeredVertically : [])
        }
        followSelection()
    }
}
