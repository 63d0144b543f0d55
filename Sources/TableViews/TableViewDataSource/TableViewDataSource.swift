import Foundation

/// Tells a table how many sections and rows there are, makes their cells, and changes the data when a user edits rows.
///
/// Write one by hand for full control over updates, or let a ``TableViewDiffableDataSource`` do it all. Everything but
/// the number of rows and their cells is optional.
@preconcurrency @MainActor public protocol TableViewDataSource: AnyObject {
    /// How many sections there are. One unless implemented.
    func numberOfSections(in tableView: TableView) -> Int

    /// How many rows a section has.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

    /// The cell of a row, dequeued from the table or new, and configured.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

    /// The title of a section's header. None unless implemented.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

    /// The title of a section's footer. None unless implemented.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be edited. Yes unless implemented.
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// A user deleted a row, or asked for a new one at it: change the data and update the table. Nothing happens unless
    /// implemented.
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Whether a user can move a row. No unless implemented: answer yes beside implementing
    /// ``tableView(_:moveRowAt:to:)``.
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// A user moved a row: change the data. The table itself shows the row at its new index path already.
    func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// The titles of an index beside the table, such as letters. None unless implemented.
    func sectionIndexTitles(for tableView: TableView) -> [String]?

    /// The section that a title of the index leads to. `NSNotFound` does not scroll, and a section that doesn't exist
    /// stops the program. Unless implemented: the section with the title's index.
    func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension TableViewDataSource {
    /// Unless implemented: one section.
    public func numberOfSections(in tableView: TableView) -> Int { 1 }
    /// Unless implemented: none.
    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Unless implemented: none.
    public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Unless implemented: yes.
    public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Unless implemented: does nothing, and the table offers no deletion from then on.
    public func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.noteMissingCommit() }
    /// Unless implemented: no.
    public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Unless implemented: does nothing.
    public func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Unless implemented: none.
    public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
    /// Unless implemented: the section with the title's index.
    public func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
