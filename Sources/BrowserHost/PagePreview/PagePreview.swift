import CollectionViews

/// What the list of all pages shows of one.
struct PagePreview: Equatable, Sendable {
    /// The first rows, as JSON of a transaction that shows them from nothing.
    var rows: String
    /// Those of a window twice as wide, for a card that may be so.
    var wideRows = "{}"
    /// Whether they are those of a plain list, which has a ground of its own.
    var isPlain: Bool
    /// Whether they open and close others.
    var isTree = false
    /// The titles of the index beside them.
    var indexTitles: [String]?

    /// What is shown of a page that has no rows.
    static let empty = PagePreview(rows: "{}", isPlain: false)
}

extension WindowTransaction {
    /// Whether it shows cells that stand in no group. What stands on others says nothing of their ground.
    var isPlainList: Bool {
        let cells = rows.compactMap(\.content).filter { $0.style == .cell && !$0.isBadge && !$0.isDecoration }
        return !cells.isEmpty && cells.allSatisfy { $0.grouping == .none }
    }
}
