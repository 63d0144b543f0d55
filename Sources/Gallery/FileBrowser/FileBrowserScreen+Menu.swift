import Diffable
import Foundation

/// What a row's menu offers. The page adds renaming, and what a swipe uncovers.
extension FileBrowserScreen {
    func menu(for items: [FileIdentity]) -> Menu {
        var actions: [MenuElement] = []
        if let item = items.first, items.count == 1 {
            let isFolder = tree.entry(for: item)?.isFolder == true
            actions.append(
                Action(title: "Open", image: .symbol(isFolder ? "arrow.forward" : "eye")) { [weak self] _ in
                    self?.open(item)
                })
        }
        if isDownloadable(items) {
            actions.append(
                Action(title: "Download", image: .symbol("square.and.arrow.down")) { [weak self] _ in
                    self?.download(items)
                })
        }
        let copy = Action(title: items.count == 1 ? "Copy Path" : "Copy Paths", image: .symbol("doc.on.doc")) {
            [weak self] _ in self?.copyPaths(of: items)
        }
        actions.append(copy)
        actions.append(
            Action(title: "Duplicate", image: .symbol("plus.square.on.square")) { [weak self] _ in
                self?.duplicate(items)
            })
        if let moving = moveMenu(for: items) { actions.append(moving) }
        return Menu(children: actions)
    }

    /// What a row is swiped aside for, and what the Delete key does: the trash takes the entry, or all selected ones
    /// where it is one of them.
    func trashActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let action = ContextualAction(style: .destructive, title: "Move to Trash") { [weak self] _, _, completion in
            guard let self else { return completion(false) }
            // The row stays aside until it is known whether it goes.
            moveToTrash(selectedItems.contains(item) ? selectedItems : [item], completion: completion)
        }
        action.image = .symbol("trash")
        return SwipeActionsConfiguration(actions: [action])
    }
}
