import Foundation

/// The position of a row in an outline.
package struct OutlinePosition: Hashable, Sendable {
    /// How many ancestors the row has.
    package var level: Int
    /// Whether the row's children are shown; nil for a row that can have none.
    package var isExpanded: Bool?
    /// The row's index among its siblings, from 0.
    package var siblingPosition: Int
    /// How many children the row's parent has.
    package var siblingCount: Int

    package init(level: Int, isExpanded: Bool?, siblingPosition: Int, siblingCount: Int) {
        self.level = level
        self.isExpanded = isExpanded
        self.siblingPosition = siblingPosition
        self.siblingCount = siblingCount
    }
}
