import Foundation

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
