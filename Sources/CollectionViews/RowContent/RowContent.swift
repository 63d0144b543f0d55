/// What one row shows, as plain data that any host can draw.
///
/// A cell makes it from its configurations and its state. Two equal values look the same, so a host that holds one
/// needs nothing new when the other comes.
public struct RowContent: Sendable, Hashable {
    public var text: String?
    public var secondaryText: String?
    /// The secondary text stands at the trailing edge in the same line, not below.
    public var prefersSideBySide = false
    public var image: Image?
    public var style: Style = .cell
    public var textColor: Color?
    public var secondaryTextColor: Color?
    public var imageColor: Color?
    public var background: Color?
    public var cornerRadius: Double?
    public var accessories: [Accessory] = []
    /// Further columns at the trailing edge, such as a file's size and date.
    public var columns: [Column] = []
    public var indentationLevel = 0
    public var indentationWidth: Double = 16
    public var isSelected = false
    public var isSelectable = true
    /// The height depends on what the row shows: the host measures it and reports back.
    public var isSelfSizing = false
    /// What a screen reader says; nil lets the texts speak.
    public var accessibilityLabel: String?
    /// For rows of a tree: nil when the row can't be expanded.
    public var isExpanded: Bool?
    /// For grids: the row's line and column, from 0.
    public var gridPosition: GridPosition?
    /// For trees: the place among siblings, from 0, and their count.
    public var siblingPosition: Int?
    public var siblingCount: Int?
    /// Which edges draw a separator or a rounded group border.
    public var grouping: Grouping = .none
    public var showsSeparator = false

    public init() {}

    /// A picture: an emoji or a short glyph, a filled swatch, or a reference that the host resolves.
    public enum Image: Sendable, Hashable {
        case emoji(String)
        case swatch(Color)
        case symbol(String)
    }

    /// The overall look.
    public enum Style: String, Sendable {
        case cell, card, swatch, header, sidebar
    }

    /// The row's place in a visual group with rounded corners.
    public enum Grouping: String, Sendable {
        case none, single, first, middle, last
    }

    public struct GridPosition: Sendable, Hashable {
        public var line: Int
        public var column: Int
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// A further text at the trailing edge.
    public struct Column: Sendable, Hashable {
        public var text: String
        public var width: Double
        public init(text: String, width: Double) {
            self.text = text
            self.width = width
        }
    }

    /// What stands beside the content; `id` names it in events.
    public struct Accessory: Sendable, Hashable {
        public enum Kind: Sendable, Hashable {
            case outlineDisclosure(header: Bool)
            case disclosureIndicator
            case checkmark
            case label(String)
            case detail
            case spinner
            /// A button that shows a glyph or a short word.
            case button(String)
        }
        public var id: Int
        public var kind: Kind
        public var isLeading: Bool
        public var color: Color?
        /// The accessible name; nil for decoration.
        public var label: String?
        /// Whether the user can activate it.
        public var isActionable: Bool

        public init(
            id: Int, kind: Kind, isLeading: Bool = false, color: Color? = nil, label: String? = nil,
            isActionable: Bool = false
        ) {
            self.id = id
            self.kind = kind
            self.isLeading = isLeading
            self.color = color
            self.label = label
            self.isActionable = isActionable
        }
    }
}
