/// The numbers by which a row is found among the others, for screen readers and arrow keys. Rows that change places
/// get other numbers; their content stays the same.
public struct RowNumbers: Sendable, Hashable {
    /// The row's line in a grid, from 0.
    public var line: Int?

    /// The row's column in a grid, from 0; nil for what is alone on its line.
    public var column: Int?

    /// The row's index among its siblings in an outline, from 0.
    public var siblingPosition: Int?

    /// How many children the row's parent has in an outline.
    public var siblingCount: Int?

    /// Makes numbers of a row.
    public init(line: Int? = nil, column: Int? = nil, siblingPosition: Int? = nil, siblingCount: Int? = nil) {
        self.line = line
        self.column = column
        self.siblingPosition = siblingPosition
        self.siblingCount = siblingCount
    }
}
