import Foundation

/// What one row shows, as plain data that any host can draw.
///
/// A cell makes it from its configurations and its state. Equal values look the same, so a host does not draw a row
/// again for an equal value.
public struct RowContent: Sendable, Hashable {
    /// A text that only one visitor sees.
    package struct PersonalText: Sendable, Hashable {
        /// The host's name of the visitor.
        package var visitor: String
        package var text: String

        package init(_ text: String, for visitor: String) {
            self.visitor = visitor
            self.text = text
        }
    }

    /// The text.
    public var text: String?
    /// The second text.
    public var secondaryText: String?
    /// What one visitor of a shared screen reads in place of the second text.
    package var personalText: PersonalText?
    /// Whether the second text is at the trailing edge of the first one's line, not below it.
    public var prefersSideBySide = false
    /// The width of the column in which the text is aligned to the trailing edge, if the second text is beside it; nil
    /// gives the text the space that is left.
    public var textColumnWidth: Double?
    /// The picture at the leading edge.
    public var image: Image?
    /// The overall look.
    public var style: Style = .cell
    /// The text's colour; nil stands for the default of the style.
    public var textColor: Color?
    /// The second text's colour; nil stands for the default of the style.
    public var secondaryTextColor: Color?
    /// A symbol's colour; nil stands for the view's tint.
    public var imageColor: Color?
    /// The background colour; nil stands for the default of the style.
    public var background: Color?
    /// A picture on the background; nil shows none.
    public var backgroundImage: Image?
    /// How the background picture fills the row.
    public var backgroundImageMode = View.ContentMode.scaleToFill
    /// The radius of the corners; nil stands for the default of the style.
    public var cornerRadius: Double?
    /// The accessories beside the content.
    public var accessories: [Accessory] = []
    /// Further columns at the trailing edge, such as a file's size and date.
    public var columns: [Column] = []
    /// The level of the row in an outline.
    public var indentationLevel = 0
    /// The points by which each level is indented.
    public var indentationWidth: Double = 16
    /// Whether the row's item is selected.
    public var isSelected = false
    /// Whether a user can select the row.
    public var isSelectable = true
    /// Whether the row shows that it is pressed, or that a pointer is over it.
    public var isHighlightable = true
    /// Whether a user may edit the text in place.
    public var isTextEditable = false
    /// What is selected of the text when a user begins to edit it, in UTF-16 code units; nil for all of it.
    public var editingSelection: Range<Int>?
    /// Whether a user may drag the row into another order.
    public var isReorderable = false
    /// Whether a user may try to drag the row onto others.
    public var isDraggable = false
    /// Whether the row is being dragged by this viewer, and a placeholder is shown here.
    public var isLifted = false
    /// Whether the viewer of another window drags the row.
    public var isHeld = false
    /// Whether the height depends on the content: the host measures it and reports it.
    public var isSelfSizing = false
    /// What a screen reader says; nil lets the texts speak.
    public var accessibilityLabel: String?
    /// What a screen reader says after the label or the texts.
    public var accessibilityValue: String?
    /// For rows of a tree: nil when the row can't be expanded.
    public var isExpanded: Bool?
    /// Which ends of a group the row is at: they are rounded.
    public var grouping: Grouping = .none
    /// The room that the row's group makes above the row for a drag from another view.
    public var roomAbove: Double?
    /// The room that the row's group makes below the row for a drag from another view.
    public var roomBelow: Double?
    /// Whether there is a separator below the row.
    public var showsSeparator = false

    /// Whether swiping the row may uncover actions at its leading edge.
    public var swipesLeading = false
    /// Whether swiping the row may uncover actions at its trailing edge.
    public var swipesTrailing = false
    /// Whether the viewer shows the row swiped aside, and may go on doing so.
    public var isSwiped = false
    /// Whether the row may have a context menu.
    public var offersMenu = false
    /// How the text looks besides its colour.
    public var textStyle = TextStyle()
    /// How the second text looks besides its colour.
    public var secondaryTextStyle = TextStyle()
    /// How the picture looks besides its colour.
    public var imageStyle = ImageStyle()
    /// The border of the background; nil for none.
    public var stroke: Stroke?
    /// The corners that are round, as long as there is a radius.
    public var roundCorners = CornerMask.all
    /// The shadow of the background; nil stands for that of the style.
    public var shadow: Shadow?
    /// How far the background keeps from the row's edges.
    public var backgroundInsets = DirectionalEdgeInsets.zero
    /// The tint of interactive elements and symbols; nil stands for the page's.
    public var tint: Color?
    /// How much of the row can be seen, from 0 to 1.
    public var opacity: Double = 1
    /// How far the content keeps from the row's edges; nil stands for the default of the style.
    public var layoutMargins: DirectionalEdgeInsets?
    /// The distances between picture and texts; those that are nil stand for the default of the style.
    public var paddings = Paddings()
    /// The separators above and below the row.
    public var separator = Separator()

    /// The drawing order: rows with a greater number cover others.
    public var zIndex = 0
    /// Whether the row is decoration, which screen readers ignore.
    public var isDecoration = false
    /// Whether the row is a badge on another row: keys skip it, and a tap on it counts for the other row.
    public var isBadge = false

    /// Makes content that shows nothing.
    public init() {}

    /// What a screen reader says in place of the texts; nil lets the texts speak.
    public var spokenLabel: String? {
        guard let accessibilityValue else { return accessibilityLabel }
        let name = accessibilityLabel.map { [$0] } ?? [text, secondaryText].compactMap { $0 }
        return (name + [accessibilityValue]).joined(separator: ", ")
    }

    /// Whether nothing is visible.
    var isEmpty: Bool {
        text == nil && secondaryText == nil && image == nil && columns.isEmpty && accessories.isEmpty
            && background == nil && backgroundImage == nil && stroke == nil && shadow == nil
    }

    /// A picture.
    public typealias Image = CollectionViews.Image

    /// The overall look.
    public enum Style: String, Sendable {
        case cell, card, avatar, swatch, header, footer, sidebar
    }

    /// The row's position in a group with rounded corners.
    public enum Grouping: String, Sendable {
        case none, single, first, middle, last
    }
}
