/// Rows of which the first that still exists keeps its position on the screen while others change above it.
struct ScrollAnchor {
    /// In the order in which they are preferred.
    var rows: [Row]
    /// The version that the rows are named at.
    var viewVersion: Int
    /// Whether the window stays where it is as long as it shows the whole of the row.
    var isLoose = false

    struct Row {
        var element: LayoutElement
        /// How far the row's upper edge is below the window's.
        var distance: Double
    }
}
