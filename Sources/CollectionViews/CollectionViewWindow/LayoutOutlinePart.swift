import Foundation

/// The frame and kind of one element, for drawing a placeholder before its cell is there.
package struct LayoutOutlinePart: Equatable, Sendable {
    /// The kinds of elements.
    package enum Kind: Int, Sendable {
        case item, heading
        /// A row of a list.
        case row
        /// A header whose text is inset from the edge of its section.
        case insetHeading
    }

    package var kind: Kind
    package var frame: CGRect
}
