import Diffable
import Foundation

extension NSTableView {
    /// What the delegate is told that the selection changed with.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "NSTableViewSelectionDidChangeNotification")

    /// The numbers of the selected rows.
    public var selectedRowIndexes: IndexSet { IndexSet((indexPathsForSelectedItems ?? []).map { row($0) }) }

    /// The number of the first selected row, or -1 when none is.
    public var selectedRow: Int { selectedRowIndexes.first ?? -1 }

    /// How many rows are selected.
    public var numberOfSelectedRows: Int { selectedRowIndexes.count }

    /// Whether a row is selected.
    public func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }

    /// Selects rows, by their numbers, and tells nobody.
    ///
    /// - Parameters:
    ///   - indexes: The rows; headers can't be selected, and numbers of no row are ignored.
    ///   - extend: Whether those that are selected stay so, where the table allows more than one.
    public func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
        if !extend { selectItem(at: nil, animated: false) }
        for row in indexes {
            if case .item(let path)? = place(row) { selectItem(at: path, animated: false) }
        }
    }

    /// Lets go of a row and tells nobody.
    public func deselectRow(_ row: Int) {
        if case .item(let path)? = place(row) { deselectItem(at: path, animated: false) }
    }

    /// Lets go of all rows and tells nobody.
    public func deselectAll(_ sender: Any?) { selectItem(at: nil, animated: false) }

    /// Brings a row into windows.
    public func scrollRowToVisible(_ row: Int) {
        if case .item(let path)? = place(row) { scrollToItem(at: path, at: [], animated: true) }
    }

    /// The number of the row at a place.
    func row(_ indexPath: IndexPath) -> Int { rowNumber(indexPath) }
}
