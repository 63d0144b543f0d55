import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Whether a user can select items now.
    var isSelectionAllowed: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether more than one item can be selected now.
    var isMultipleSelectionAllowed: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func editingDidChange() {
        restrictSelection()
        for window in openWindows { window.forgetActions() }
        for (path, shown) in cells {
            if let cell = shown.view as? CollectionViewCell { prepare(cell, at: path) }
        }
        history.append(UpdateHistory.Update(map: nil, isAnimated: true))
        notifyWindows()
    }

    /// Deselects what can't be selected any more.
    func restrictSelection() {
        if !isSelectionAllowed || (selection.count > 1 && !isMultipleSelectionAllowed) { clearSelection() }
    }
}
