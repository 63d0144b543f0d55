import CollectionViews
import Foundation

extension TableBridge: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        guard let table else { return false }
        return table.delegate?.tableView(table, shouldHighlightRowAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.delegate?.tableView(table, didHighlightRowAt: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.delegate?.tableView(table, didUnhighlightRowAt: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let table, let delegate = table.delegate else { return true }
        guard let wanted = delegate.tableView(table, willSelectRowAt: indexPath) else { return false }
        if wanted == indexPath { return true }
        // The delegate chose another row instead.
        if !table.allowsMultipleSelection {
            for other in table.indexPathsForSelectedRows ?? [] where other != wanted {
                table.deselectRow(at: other, animated: true)
                delegate.tableView(table, didDeselectRowAt: other)
            }
        }
        table.selectRow(at: wanted, animated: true)
        delegate.tableView(table, didSelectRowAt: wanted)
        return false
    }

    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        guard let table, let delegate = table.delegate else { return true }
        guard let wanted = delegate.tableView(table, willDeselectRowAt: indexPath) else { return false }
        if wanted == indexPath { return true }
        table.deselectRow(at: wanted, animated: true)
        delegate.tableView(table, didDeselectRowAt: wanted)
        return false
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.delegate?.tableView(table, didSelectRowAt: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.delegate?.tableView(table, didDeselectRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return false }
        return table.delegate?.tableView(table, canPerformPrimaryActionForRowAt: indexPath) ?? false
    }

    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.delegate?.tableView(table, performPrimaryActionForRowAt: indexPath)
    }

    func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        guard let table, let source else { return false }
        return source.tableView(table, canEditRowAt: indexPath) || source.tableView(table, canMoveRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        guard let table, let delegate = table.delegate else { return proposedIndexPath }
        return delegate.tableView(
            table, targetIndexPathForMoveFromRowAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let table, let cell = cell as? TableViewCell else { return }
        table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let table, let cell = cell as? TableViewCell else { return }
        table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
    }
}
