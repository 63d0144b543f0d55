import CollectionViews
import Foundation

/// What a page session asks of the window through which its page looks at a view.
///
/// `CollectionViewWindow` is the one that apps get; tests put their own in its place.
@MainActor protocol ViewerWindow: AnyObject {
    /// Called when there is something new to show.
    var onNeedsTransaction: (() -> Void)? { get set }

    /// Calls something in the name of the viewer, also while somebody else does something.
    var asViewer: (() -> Void) -> Void { get set }

    func resize(to size: CGSize, textScale: CGFloat, idiom: UserInterfaceIdiom, displayScale: CGFloat)
    func scroll(to offset: CGPoint, atVersion version: Int?)
    func scrollLane(_ id: Int, to offset: Double)

    /// What the viewer must do to catch up; nil when it shows the latest version.
    func nextTransaction() -> WindowTransaction?

    func acknowledge(_ version: Int)

    /// The viewer shows nothing any more.
    func resetViewer()

    /// The viewer shows the given version, and whatever was sent after that is lost.
    func catchUp(from version: Int)

    func tap(_ key: WindowTransaction.RowKey, modifiers: TapModifiers)
    func extendSelection(from start: WindowTransaction.RowKey, to end: WindowTransaction.RowKey)
    func selectAll()
    func deselectAll()
    func pressBlank()
    func activate(_ key: WindowTransaction.RowKey)
    func activateAccessory(_ key: WindowTransaction.RowKey, id: Int)
    func choose(_ choice: MenuChoice, fromAccessory id: Int, of key: WindowTransaction.RowKey)
    func setExpanded(_ isExpanded: Bool, of key: WindowTransaction.RowKey)
    func focus(_ key: WindowTransaction.RowKey, isByKeys: Bool)
    func focus(itemAt indexPath: IndexPath)
    func typeSelect(_ text: String, from key: WindowTransaction.RowKey?, includesStart: Bool)
    func measured(_ key: WindowTransaction.RowKey, height: Double)

    /// What was measured before the page came to this window, by the items' positions.
    func takeHeights(_ heights: [Int: [Double]])

    /// The first item of which something is seen, and how far its upper edge is below that of the window; nil at the
    /// top of the content.
    var topItem: (indexPath: IndexPath, distance: Double)? { get }

    /// Where the item stands that a row shows; nil for a row that shows none, or is gone.
    func indexPath(of key: WindowTransaction.RowKey) -> IndexPath?

    /// Scrolls to where an item's upper edge is so far below that of the window; false when there is no such item.
    func scroll(toItemAt indexPath: IndexPath, distance: Double) -> Bool

    /// Scrolls there, unless the item is well within what is seen; false when there is no such item.
    func reveal(itemAt indexPath: IndexPath, distance: Double) -> Bool

    /// Whether the whole of an item is seen.
    func shows(itemAt indexPath: IndexPath) -> Bool

    /// The user takes hold of the content, lets it go, or it came to rest.
    func scrollDid(_ phase: ScrollPhase, velocity: Double)
    /// The user wants the content to be brought up to date.
    func refresh()
    /// The user pressed the button of what stands behind the rows.
    func pressBackground()

    func handle(_ drag: PageEvent.Drag)

    /// Whether the viewer drags a row of it.
    var isDragging: Bool { get }

    /// What is dragged is held over a point of another view's content.
    func drag(to point: CGPoint, over other: any ViewerWindow)

    /// Ends a drag, and hands over what was dragged; nil where nothing is that could go elsewhere.
    func takeDragSession() -> DragSession?

    func swipeActions(of key: WindowTransaction.RowKey) -> SwipeActionsContent?
    func setTextEditing(of key: WindowTransaction.RowKey?)
    func setSwiped(_ isSwiped: Bool, _ key: WindowTransaction.RowKey)
    func contextMenu(
        of key: WindowTransaction.RowKey, at point: CGPoint,
        completion: @escaping @MainActor (MenuContent?) -> Void
    )
    func performAction(_ id: Int, ofOffer offer: Int, completion: @escaping @MainActor (Bool) -> Void)
    func editText(of key: WindowTransaction.RowKey, to text: String, byReturn: Bool) -> Bool
    func performDeletion(of key: WindowTransaction.RowKey)

    /// Scrolls to the row at a position, counted over all sections; the nearest there is.
    func scroll(toPosition position: Int)

    /// Scrolls to where a title of the index leads.
    func scroll(toIndexTitle title: String, at index: Int)

    /// Shows nothing any more.
    func close()
}
