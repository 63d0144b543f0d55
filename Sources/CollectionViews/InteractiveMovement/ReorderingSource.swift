import Foundation

/// What a data source that commits drags by itself answers to the view.
@MainActor package protocol ReorderingSource: AnyObject {
    /// Whether a user may drag rows at all.
    var isReorderingEnabled: Bool { get }

    /// Whether a section is an outline with levels, where rows can be dropped into others.
    func isOutline(section: Int) -> Bool

    /// Whether items may go to a place that they hover over.
    func canMove(_ items: [IndexPath], to destination: MovementDestination) -> Bool

    /// Items were let go over a place where they may not go.
    func didRefuse(_ items: [IndexPath], at destination: MovementDestination)

    /// Brings items to a place, in their order, each with all that hangs below it.
    ///
    /// - Parameter opened: The parents that the drag opened on its way there: undoing the drop closes them again.
    func move(_ items: [IndexPath], to destination: MovementDestination, opened: [IndexPath])
}

/// Where items are dropped, by places as the data has them.
package struct MovementDestination: Hashable, Sendable {
    /// The section.
    package var section: Int
    /// The parent in an outline; nil for root items and flat sections.
    package var parent: IndexPath?
    /// The item that follows; nil at the end of the section, or of the parent's children.
    package var next: IndexPath?

    package init(section: Int, parent: IndexPath? = nil, next: IndexPath? = nil) {
        self.section = section
        self.parent = parent
        self.next = next
    }
}
