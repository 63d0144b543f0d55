import Foundation

/// What the view asks of a data source that has outlines.
@MainActor package protocol OutlineSource: AnyObject {
    /// Whether any section is an outline, so that the view as a whole is a tree to a screen reader.
    var holdsOutline: Bool { get }

    /// The position of a row; nil for a row of a section without outline.
    func outlinePosition(at indexPath: IndexPath) -> OutlinePosition?

    /// The index path of a row's parent; nil for a root.
    func outlineParent(at indexPath: IndexPath) -> IndexPath?

    /// Whether some row of a section is shown below its parent.
    func showsChildren(inSection section: Int) -> Bool

    /// The rows of a section that are expanded, in order.
    func expandedRows(inSection section: Int) -> [Int]

    /// How many visible descendants a row has.
    func outlineDescendantCount(at indexPath: IndexPath) -> Int

    /// How many children a row has, hidden ones too.
    func outlineChildCount(at indexPath: IndexPath) -> Int

    /// A user asked for a row's children to be shown or hidden.
    func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath)
}
