import Diffable
import Foundation

extension RemindersScreen: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        showSelection()
    }

    func collectionView(_ collectionView: CollectionView, canEditTextOfItemAt indexPath: IndexPath) -> Bool {
        !collectionView.isEditing
    }

    func collectionView(
        _ collectionView: CollectionView, didEditTextOfItemAt indexPath: IndexPath, to text: String
    ) {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        added = id == draft ? id : nil
        rename(id, to: text)
    }

    /// Whoever adds one reminder adds another.
    func collectionView(_ collectionView: CollectionView, didReturnFromTextOfItemAt indexPath: IndexPath) {
        if let added, added == dataSource.itemIdentifier(for: indexPath) { add(below: added) }
    }

    func collectionView(_ collectionView: CollectionView, didBeginEditingTextOfItemAt indexPath: IndexPath) {
        isTitleEdited = true
    }

    func collectionView(_ collectionView: CollectionView, didEndEditingTextOfItemAt indexPath: IndexPath) {
        isTitleEdited = false
        hideCompletedLater()
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        showSelection()
    }

    /// The page adds renaming, and what a swipe uncovers.
    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let reminder = indexPaths.first.flatMap(reminder(at:)), !collectionView.isEditing else { return nil }
        return ContextMenuConfiguration(actionProvider: { [weak self] _ in
            let details = Action(title: "Details", image: .symbol("info.circle")) { [weak self] _ in
                self?.showDetails(of: reminder.id)
            }
            let flag = Action(
                title: reminder.isFlagged ? "Remove Flag" : "Flag",
                image: .symbol(reminder.isFlagged ? "flag.slash" : "flag")
            ) { [weak self] _ in self?.change(reminder.id) { $0.isFlagged.toggle() } }
            return Menu(children: [details, flag])
        })
    }
}
