import Diffable
import Foundation

/// Decides over a table's rows, and hears what a user does. Everything is optional.
@preconcurrency @MainActor public protocol NSTableViewDelegate: CollectionViewDelegate {
    /// Whether a user may select a row.
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool

    /// A user selected a row or let go of one.
    func tableViewSelectionDidChange(_ notification: Notification)
}

extension NSTableViewDelegate {
    /// Unless implemented: yes.
    public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
    /// Unless implemented: does nothing.
    public func tableViewSelectionDidChange(_ notification: Notification) {}

    /// Asks in AppKit's words.
    public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let table = collectionView as? NSTableView else { return true }
        return tableView(table, shouldSelectRow: table.row(indexPath))
    }

    /// Tells in AppKit's words.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        tableViewSelectionDidChange(
            Notification(name: NSTableView.selectionDidChangeNotification, object: collectionView))
    }

    /// Tells in AppKit's words.
    public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        tableViewSelectionDidChange(
            Notification(name: NSTableView.selectionDidChangeNotification, object: collectionView))
    }
}
