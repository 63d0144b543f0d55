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
