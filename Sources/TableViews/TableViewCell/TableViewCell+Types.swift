extension TableViewCell {
    /// How a cell's texts are arranged.
    public enum CellStyle: Int, Hashable, Sendable {
        /// One text.
        case `default`
        /// A second text at the end of the line.
        case value1
        /// A first text in a narrow column, aligned to its trailing edge, in the tint colour, and the second one beside
        /// it.
        case value2
        /// A second text below the first.
        case subtitle
    }

    /// The accessory at a row's trailing edge.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// Nothing.
        case none
        /// A chevron which shows that selecting the row opens something.
        case disclosureIndicator
        /// A button that shows more about the row, and a chevron.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A button that shows more about the row.
        case detailButton
    }

    /// What editing offers for a row.
    public enum EditingStyle: Int, Hashable, Sendable {
        /// Nothing.
        case none
        /// A control that deletes the row, in two steps.
        case delete
        /// A control that inserts a row.
        case insert
    }

    /// How a row looks while it is selected.
    public enum SelectionStyle: Int, Hashable, Sendable {
        /// As any other row.
        case none
        /// As ``default``.
        case blue
        /// As ``default``.
        case gray
        /// With a background in the tint colour.
        case `default`
    }

    /// The separators between rows.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// Nothing.
        case none
        /// A line.
        case singleLine
    }
}
