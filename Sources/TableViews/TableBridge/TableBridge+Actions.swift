import CollectionViews
import Foundation

/// The swipe actions of rows.
extension TableBridge {
    func leadingActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let table else { return nil }
        return table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// The delegate's actions, or else one that deletes the row, if it can be deleted.
    func trailingActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let table, let source else { return nil }
        if let delegate = table.delegate {
            let own = delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath)
            if own !== TableView.defaultTrailingActions { return own }
        }
        guard !table.lacksCommit, source.tableView(table, canEditRowAt: indexPath),
            table.delegate?.tableView(table, editingStyleForRowAt: indexPath) ?? .delete == .delete
        else { return nil }
        let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
        let delete = ContextualAction(style: .destructive, title: title) { [weak table] _, cell, completion in
            if let cell = cell as? TableViewCell { table?.userDidCommit(.delete, of: cell) }
            completion(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
    }
}

extension TableView {
    /// Stands for the default actions of a delegate that implements none: deletion, for rows that can be deleted.
    package static let defaultTrailingActions = SwipeActionsConfiguration(actions: [])
}
