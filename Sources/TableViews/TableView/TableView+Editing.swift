import CollectionViews
import Foundation

extension TableView {
    /// Whether the table is being edited: its rows show delete and insert controls, and grips.
    ///
    /// A delete control uncovers the row's trailing actions: a button that deletes the row, unless the delegate has
    /// others. Rows stay selected if the new state allows it.
    public var isEditing: Bool {
        get { engine.isEditing }
        set { engine.isEditing = newValue }
    }

    /// Begins or ends editing. The change is animated in any case.
    public func setEditing(_ editing: Bool, animated: Bool) { engine.isEditing = editing }

    /// Moves the keyboard focus to a row in every window whose rows have it, for example to a row that an undo brought
    /// back. A path that names no row is ignored. An addition to Apple's.
    ///
    /// - Parameter indexPath: The row.
    public func moveFocus(toRowAt indexPath: IndexPath) { engine.moveFocus(toItemAt: indexPath) }

    /// Called by the button that deletes and by the insert control.
    func userDidCommit(_ style: TableViewCell.EditingStyle, of cell: TableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    }

    /// Called by the detail button.
    func userDidTapDetail(of cell: TableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }

    /// Called if the data source does not implement `tableView(_:commit:forRowAt:)`: rows offer no deletion from then
    /// on.
    package func noteMissingCommit() {
        lacksCommit = true
        engine.collectionViewLayout.invalidateLayout()
    }
}
