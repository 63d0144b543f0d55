import Diffable

/// A line of a file: its number stands in a column before it, and a line that is longer than the page goes on below
/// itself.
final class FileLineCell: CollectionViewListCell {
    /// A line, or something that is known of a file, with what stands before it.
    struct Line {
        var label: String
        var text: String
        /// How many characters the longest label of the file has.
        var labelLength: Int
        /// Whether the line is the first or the last one of a group, from whose edges it keeps away.
        var isFirst = false, isLast = false
        /// The language that the line is written in, if it is one that runs from left to right everywhere.
        var syntax: RowContent.TextStyle.Syntax?
    }

    /// How high a line is that is no longer than the page.
    static let height = 22.0
    private static let font = Font.monospacedSystemFont(ofSize: 13, weight: .regular)
    /// A digit of that font is a little narrower.
    private static let digitWidth = 8.0

    /// How wide a line of bytes is, with the place of the first: two digits for each and a blank before all but the
    /// first, two blanks, and a letter for each.
    static func width(ofBytes count: Int) -> Double {
        digitWidth * Double(FileContent.digitsOfPlaces + 3 * count - 1 + 2 + count)
    }

    private var labelWidth: Double?
    private var syntax: RowContent.TextStyle.Syntax?

    func show(_ line: Line) {
        var content = ListContentConfiguration.valueCell()
        content.text = line.label
        content.textProperties.font = Self.font
        content.textProperties.color = .tertiaryLabel
        content.secondaryText = line.text
        content.secondaryTextProperties.font = Self.font
        content.secondaryTextProperties.color = .label
        content.secondaryTextProperties.numberOfLines = 0
        content.directionalLayoutMargins.top = line.isFirst ? 10 : 0
        content.directionalLayoutMargins.bottom = line.isLast ? 10 : 0
        syntax = line.syntax
        labelWidth = Self.digitWidth * Double(line.labelLength)
        contentConfiguration = content
    }

    override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        content.textColumnWidth = labelWidth
        content.secondaryTextStyle.allowsTextSelection = true
        if syntax == nil { content.secondaryTextStyle.alignment = .own }
        content.secondaryTextStyle.syntax = syntax
        return content
    }
}
