import CollectionViews
import Foundation
import TableViews

/// A screen that a table fills, and that is its data source and delegate.
///
/// ```swift
/// final class SettingsController: TableViewController {
///     override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
///
///     override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
///         let cell = TableViewCell(style: .default, reuseIdentifier: "name")
///         cell.textLabel?.text = names[indexPath.row]
///         return cell
///     }
/// }
/// server.addPage(at: "/settings", title: "Settings") { SettingsController(style: .insetGrouped) }
/// ```
@preconcurrency @MainActor open class TableViewController: Screen, TableViewDelegate, TableViewDataSource {
    /// Whether the selection is cleared when the screen appears again.
    open var clearsSelectionOnViewWillAppear = true

    /// Makes a screen whose table has a style.
    public init(style: TableView.Style = .plain) {
        let table = TableView(style: style)
        super.init(title: "", tableView: table)
        table.delegate = self
        table.dataSource = self
    }

    /// Makes a screen with a plain table. There are no nibs: a name of one stops the program.
    public convenience init(nibName: String?, bundle: Bundle?) {
        if let nibName {
            fatalError(
                "TableViewController.init(nibName:bundle:): there are no nibs, and none named \"\(nibName)\"; pass "
                    + "nil, and set the table up in viewDidLoad().")
        }
        self.init(style: .plain)
    }

    /// The table.
    public var view: View! { tableView }

    /// The control that refreshes the table when a user pulls it, or presses its button or key.
    public var refreshControl: RefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for indexPath in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: indexPath, animated: animated)
        }
    }

    // MARK: The data source

    /// Unless overridden: none; a diffable data source takes this screen's place.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// Unless overridden: stops the program.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        fatalError(
            "TableViewController.tableView(_:cellForRowAt:): override it beside tableView(_:numberOfRowsInSection:).")
    }

    /// Unless overridden: one section.
    open func numberOfSections(in tableView: TableView) -> Int { 1 }
    /// Unless overridden: none.
    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Unless overridden: none.
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Unless overridden: yes.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Unless overridden: does nothing, and the table offers no deletion from then on.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.noteMissingCommit() }
    /// Unless overridden: no.
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Unless overridden: does nothing.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Unless overridden: none.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
    /// Unless overridden: the section with the title's index.
    open func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    // MARK: The delegate

    /// Unless overridden: yes.
    open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Unless overridden: the row itself.
    open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
    /// Unless overridden: the row itself.
    open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Unless overridden: no.
    open func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Unless overridden: delete.
    open func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { .delete }
    /// Unless overridden: "Delete".
    open func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Unless overridden: nothing.
    open func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }
    /// Unless overridden: deletion, for rows that can be deleted.
    open func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { TableView.defaultTrailingActions }
    /// Unless overridden: the proposed index path.
    open func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Unless overridden: the table's `rowHeight`.
    open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    /// Unless overridden: the table's `sectionHeaderHeight`.
    open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// Unless overridden: the table's `sectionFooterHeight`.
    open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// Unless overridden: none.
    open func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
    ) -> View? { nil }
    /// Unless overridden: none.
    open func tableView(
        _ tableView: TableView, viewForFooterInSection section: Int
    ) -> View? { nil }
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    }
    /// Unless overridden: none.
    open func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> ContextMenuConfiguration? { .notImplemented }
    /// Unless overridden: as the table says.
    open func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }
    /// Unless overridden: no.
    open func tableView(
        _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Unless overridden: does nothing.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
    /// Unless overridden: the cell's own level.
    open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { -1 }
    /// Unless overridden: the table's.
    open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    /// Unless overridden: the table's.
    open func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }
    /// Unless overridden: the table's.
    open func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}
    /// Unless overridden: does nothing.
    open func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {}

    // MARK: Scrolling

    /// Unless overridden: does nothing.
    open func scrollViewDidScroll(_ scrollView: ScrollView) {}
    /// Unless overridden: does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
    /// Unless overridden: does nothing.
    open func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Unless overridden: does nothing.
    open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
    /// Unless overridden: does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
    /// Unless overridden: does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
    /// Unless overridden: does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
