import DiffableSnapshots

/// One thing that a layout places: an item's cell, a header or a footer.
public struct LayoutElement: Equatable, Sendable {
    /// What stands there.
    public enum Kind: Hashable, Sendable {
        /// The cell of an item.
        case item(ItemPath)
        /// A section's header, footer or other supplementary view.
        case supplementary(kind: String, section: Int)
    }

    /// What stands there.
    public var kind: Kind

    /// Where it stands: in the view's content, or in the lane's if its section is one.
    public var frame: Rect

    /// Whether the frame is meant in a lane's content.
    public var isInLane: Bool

    /// What the layout adds to the look.
    public var decoration: LayoutDecoration

    /// The line and column, for things that stand in a grid.
    public var gridPosition: RowContent.GridPosition?
}

/// What a layout adds to the look of a cell.
public struct LayoutDecoration: Hashable, Sendable {
    /// The look that the layout asks for; nil leaves it to the cell.
    public var style: RowContent.Style?

    /// The place in a group with rounded corners.
    public var grouping = RowContent.Grouping.none

    /// Whether a thin line parts the row from the next one.
    public var showsSeparator = false

    /// Whether the height is a guess until the viewer has measured the row.
    public var isSelfSizing = false
}

/// A section that scrolls across the view's direction.
public struct SolvedLane: Hashable, Sendable {
    /// Where the lane stands in the view's content.
    public var frame: Rect

    /// The extent of what the lane scrolls.
    public var contentSize: Size

    /// The distance between the places where scrolling comes to rest; nil lets it rest anywhere.
    public var snapInterval: Double?
}
