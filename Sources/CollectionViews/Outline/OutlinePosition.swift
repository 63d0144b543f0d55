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

/// What the view asks of a data source that has outlines.
@MainActor package protocol OutlineSource: AnyObject {
    /// Whether any section is an outline, so that the view as a whole is a tree to a screen reader.
    var holdsOutline: Bool { get }

    /// The position of a row; nil for a row of a section without outline.
    func outlinePosition(at indexPath: IndexPath) -> OutlinePosition?

    /// The index path of a row's parent; nil for a root.
    func outlineParent(at indexPath: IndexPath) -> IndexPath?

    /// How many visible descendants a row has.
    func outlineDescendantCount(at indexPath: IndexPath) -> Int

    /// How many children a row has, hidden ones too.
    func outlineChildCount(at indexPath: IndexPath) -> Int

    /// A user asked for a row's children to be shown or hidden.
    func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath)
}
