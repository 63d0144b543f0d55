import CollectionViews
import Foundation

extension TableView {
    /// Whether a user can select rows.
    public var allowsSelection: Bool {
        get { engine.allowsSelection }
        set { engine.allowsSelection = newValue }
    }

    /// Whether more than one row can be selected.
    public var allowsMultipleSelection: Bool {
        get { engine.allowsMultipleSelection }
        set { engine.allowsMultipleSelection = newValue }
    }

    /// Whether a user can select rows while the table is being edited.
    public var allowsSelectionDuringEditing: Bool {
        get { engine.allowsSelectionDuringEditing }
        set { engine.allowsSelectionDuringEditing = newValue }
    }

    /// Whether more than one row can be selected while the table is being edited. Rows show selection marks then, in
    /// place of delete and insert controls.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { engine.allowsMultipleSelectionDuringEditing }
        set { engine.allowsMultipleSelectionDuringEditing = newValue }
    }

    /// The selected row; the first of several; nil when none is.
    public var indexPathForSelectedRow: IndexPath? { engine.selection.first.map { IndexPath($0) } }

    /// The selected rows in order; nil when none is.
    public var indexPathsForSelectedRows: [IndexPath]? { engine.indexPathsForSelectedItems }

    /// Selects a row without telling the delegate; nil deselects everything. A path that names no row is ignored.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none) {
        engine.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.itemPosition)
    }

    /// Deselects a row without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        engine.deselectItem(at: indexPath, animated: animated)
    }
}
