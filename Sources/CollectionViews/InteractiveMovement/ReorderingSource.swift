import Foundation

/// What the view asks of a data source that performs drops by itself.
@MainActor package protocol ReorderingSource: AnyObject {
    /// Whether a user may drag rows at all.
    var isReorderingEnabled: Bool { get }

    /// Whether a section is an outline with levels, where rows can be dropped into others.
    func isOutline(section: Int) -> Bool

    /// Whether items may be dropped at a destination.
    func canMove(_ items: [IndexPath], to destination: MovementDestination) -> Bool

    /// Items were dropped at a destination that is forbidden.
    func didRefuse(_ items: [IndexPath], at destination: MovementDestination)

    /// Moves items to a destination, in their order, each with all its descendants.
    ///
    /// - Parameter opened: The parents that the drag expanded on its way: undoing the drop collapses them again.
    func move(_ items: [IndexPath], to destination: MovementDestination, opened: [IndexPath])
}

/// The destination of a drop, by index paths in the data's order.
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
