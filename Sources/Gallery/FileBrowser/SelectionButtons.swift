import Diffable
import Foundation

/// The two buttons by which a finger selects several rows, and all of them.
@MainActor struct SelectionButtons {
    let select = Button(label: "Select")
    let all = Button(label: "Select All")

    /// Lets them work on a screen.
    ///
    /// - Parameter didSelectAll: Called once all rows are selected.
    func attach(to screen: Screen, didSelectAll: @escaping () -> Void) {
        select.action = { [weak screen] in screen?.isEditing.toggle() }
        all.action = { [weak screen] in
            guard let view = screen?.collectionView else { return }
            // A client may press it before anything is read: then there is no section.
            for section in 0..<view.numberOfSections {
                for item in 0..<view.numberOfItems(inSection: section) {
                    view.selectItem(at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
                }
            }
            didSelectAll()
        }
    }

    /// Lets a tap on a row add to those that are selected, or replaces them by it again.
    func show(_ isSelecting: Bool, on screen: Screen) {
        screen.collectionView.tapReplacesSelection = !isSelecting
        screen.collectionView.selectionFollowsFocus = !isSelecting
        select.label = isSelecting ? "Done" : "Select"
        select.image = isSelecting ? nil : .symbol("checkmark.circle")
        select.isInMenuOnly = !isSelecting
        select.isProminent = isSelecting
        select.keyEquivalent = isSelecting ? .escape : nil
        all.isHidden = !isSelecting
    }
}
