import CollectionViews
import Foundation

extension TableView {
    /// Whether the table is being edited: its rows show signs that delete or insert, and grips.
    ///
    /// A sign that deletes uncovers the row's trailing actions: a button that deletes it, unless the delegate has
    /// others. What is selected stays so where the new state allows it.
    public var isEditing: Bool {
        get { engine.isEditing }
        set { engine.isEditing = newValue }
    }

    /// Begins or ends editing. Rows make room for the signs little by little.
    public func setEditing(_ editing: Bool, animated: Bool) { engine.isEditing = editing }

    /// What the button of deletion and the sign of insertion do.
    func userDidCommit(_ style: TableViewCell.EditingStyle, of cell: TableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    }

    /// What the detail button does.
    func userDidTapDetail(of cell: TableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }

    /// The data source was told to commit something and does nothing of the kind: no row offers it any more.
    package func noteThatNothingIsCommitted() {
        commitsNothing = true
        engine.collectionViewLayout.invalidateLayout()
    }
}
