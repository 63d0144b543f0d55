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
        /// A picture without a ground, above its texts.
        case avatar
    }

    /// What a row or a card shows, without its words.
    package struct Shape: Equatable, Sendable {
        /// How far behind the row's margin the texts begin.
        package var start: Double
        /// The size of the picture before them; zero without one.
        package var pictureSize: CGSize
        /// How many lines the texts are thought to take.
        package var lineCount: Int
        /// Whether a line stands below the row.
        package var hasSeparator: Bool
        /// Whether the texts stand in the middle.
        package var isCentred = false
        /// Whether it has a ground of its own.
        package var hasGround = false
    }

    /// How a heading stays in sight while its section scrolls.
    package struct Pin: Equatable, Sendable {
        /// Where the heading has to end at the latest.
        package var end: Double
        /// How far below the window's upper edge it stays.
        package var inset: Double
    }

    package var kind: Kind
    /// Where it stands in a window that shows its own place.
    package var frame: CGRect
    package var shape: Shape?
    /// Nil where it goes with everything else, or where the window begins at the top.
    package var pin: Pin?
}
