import Foundation

/// Where a row stands in an outline.
package struct OutlinePlace: Hashable, Sendable {
    /// How many ancestors the row has.
    package var level: Int
    /// Whether the row's children are shown; nil for a row that can have none.
    package var isExpanded: Bool?
    /// The row's place among its siblings, from 0.
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

/// What a data source that holds outlines answers to the view.
@MainActor package protocol OutlineSource: AnyObject {
    /// Whether any section is an outline, so that the view as a whole is a tree to a screen reader.
    var holdsOutline: Bool { get }

    /// Where a row stands; nil for a row of a section without outline.
    func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?

    /// The row of a row's parent; nil for a root.
    func outlineParent(at indexPath: IndexPath) -> IndexPath?

    /// How many rows below a row belong to it.
    func outlineDescendantCount(at indexPath: IndexPath) -> Int

    /// How many children a row has, hidden ones too.
    func outlineChildCount(at indexPath: IndexPath) -> Int

    /// A user asked for a row's children to be shown or hidden.
    func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath)
}
