import CollectionViews
import Foundation
import TableViews

/// A screen that a collection view fills, and that is its data source and delegate.
///
/// ```swift
/// final class PeaksController: CollectionViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         title = "Peaks"
///         collectionView.allowsMultipleSelection = true
///     }
///
///     override func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
///         status = "\(collectionView.indexPathsForSelectedItems?.count ?? 0) selected"
///     }
/// }
/// server.addPage(at: "/peaks", title: "Peaks") { PeaksController(collectionViewLayout: layout) }
/// ```
@preconcurrency @MainActor
open class CollectionViewController: Screen, CollectionViewDelegate,
    CollectionViewDataSource
{
    /// Whether the selection is cleared when the screen appears again.
    open var clearsSelectionOnViewWillAppear = true

    /// Makes a screen whose view has a layout.
    public init(collectionViewLayout layout: CollectionViewLayout) {
        super.init(title: "", collectionView: CollectionView(collectionViewLayout: layout))
        collectionView.delegate = self
        collectionView.dataSource = self
    }

    /// The collection view.
    public var view: View! { collectionView }

    /// The layout of that view.
    public var collectionViewLayout: CollectionViewLayout { collectionView.collectionViewLayout }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { collectionView.selectItem(at: nil, animated: animated) }
    }

    // MARK: The data source

    /// Unless overridden: none; a diffable data source takes this screen's place.
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Unless overridden: stops the program.
    open func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        fatalError(
            "CollectionViewController.collectionView(_:cellForItemAt:): override it beside "
                + "collectionView(_:numberOfItemsInSection:).")
    }

    /// Unless overridden: one section.
    open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// Unless overridden: no.
    open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    /// Unless overridden: does nothing.
    open func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Unless overridden: stops the program with a sentence that says what the layout asks for.
    open func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        fatalError(
            "The layout asks for a supplementary view of kind \"\(kind)\" in section \(indexPath.section), but the "
                + "data source does not implement collectionView(_:viewForSupplementaryElementOfKind:at:); implement "
                + "it, or let the layout ask for none.")
    }

    // MARK: The delegate

    /// Unless overridden: what the older form answers.
    open func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath)
    }

    /// Unless overridden: the proposed index path.
    open func collectionView(
        _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Unless overridden: yes.
    open func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Unless overridden: does nothing.
    open func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Unless overridden: does nothing.
    open func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Unless overridden: yes.
    open func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Unless overridden: yes.
    open func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Unless overridden: does nothing.
    open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Unless overridden: does nothing.
    open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Unless overridden: as the view says.
    open func collectionView(
        _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { collectionView.selectionFollowsFocus }
    /// Unless overridden: no.
    open func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Unless overridden: does nothing.
    open func collectionView(
        _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Unless overridden: does nothing.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {}
    /// Unless overridden: while the view is not being edited.
    open func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }
    /// Unless overridden: yes.
    open func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    /// Unless overridden: does nothing.
    open func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    /// Unless overridden: the menu of the one item.
    open func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? { .notImplemented }
    /// Unless overridden: none.
    open func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> ContextMenuConfiguration? { .notImplemented }
    /// Unless overridden: does nothing.
    open func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Unless overridden: does nothing.
    open func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Unless overridden: does nothing.
    open func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Unless overridden: does nothing.
    open func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

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
