import CollectionViews
import Foundation

/// Menus, and the selection of several rows.
extension TableBridge {
    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let table, let delegate = table.delegate else { return .notImplemented }
        return delegate.tableView(table, contextMenuConfigurationForRowAt: indexPath, point: point)
    }

    func collectionView(
        _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return false }
        return table.delegate?.tableView(table, selectionFollowsFocusForRowAt: indexPath)
            ?? collectionView.selectionFollowsFocus
    }

    func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return false }
        return table.delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
    }

    func collectionView(
        _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        if let table { table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: indexPath) }
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {
        if let table { table.delegate?.tableViewDidEndMultipleSelectionInteraction(table) }
    }
}

/// Headers and footers that appear and disappear.
extension TableBridge {
    func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        guard let table, let delegate = table.delegate, table.tableBoundaryView(ofKind: elementKind) == nil else {
            return
        }
        if elementKind == CollectionView.elementKindSectionHeader {
            delegate.tableView(table, willDisplayHeaderView: view, forSection: indexPath.section)
        } else {
            delegate.tableView(table, willDisplayFooterView: view, forSection: indexPath.section)
        }
    }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        guard let table, let delegate = table.delegate, table.tableBoundaryView(ofKind: elementKind) == nil else {
            return
        }
        if elementKind == CollectionView.elementKindSectionHeader {
            delegate.tableView(table, didEndDisplayingHeaderView: view, forSection: indexPath.section)
        } else {
            delegate.tableView(table, didEndDisplayingFooterView: view, forSection: indexPath.section)
        }
    }
}
