/// The content of a list cell, a header or a footer: an image, a text and a secondary text. Apple has it since iOS 14.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = .emoji("⛰️")
/// content.text = "Zugspitze"
/// cell.contentConfiguration = content
/// ```
public struct ListContentConfiguration: ContentConfiguration, Hashable, Sendable {
    /// The picture at the leading edge.
    public var image: RowContent.Image?
    /// The text.
    public var text: String?
    /// The second text, below the first or at the trailing edge.
    public var secondaryText: String?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// How the text looks.
    public var textProperties = TextProperties()
    /// How the second text looks.
    public var secondaryTextProperties = TextProperties(color: .named(.secondaryLabel))
    /// Whether the second text stands at the trailing edge of the first one's line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Further texts in columns at the trailing edge. An addition to Apple's.
    public var columns: [RowContent.Column] = []
    /// What a screen reader says instead of the texts; nil lets the texts speak.
    public var accessibilityLabel: String?

    let style: RowContent.Style

    private init(style: RowContent.Style) {
        self.style = style
    }

    /// How a text looks. Apple has it since iOS 14.
    public struct TextProperties: Hashable, Sendable {
        /// The colour; nil stands for the default of the place.
        public var color: Color?

        /// Makes properties.
        public init(color: Color? = nil) {
            self.color = color
        }
    }

    /// How a picture looks. Apple has it since iOS 14.
    public struct ImageProperties: Hashable, Sendable {
        /// The colour of a symbol; nil stands for the view's tint.
        public var tintColor: Color?

        /// Makes properties.
        public init(tintColor: Color? = nil) {
            self.tintColor = tintColor
        }
    }

    /// For a row with one text.
    public static func cell() -> Self { Self(style: .cell) }

    /// For a row with a second text below the first.
    public static func subtitleCell() -> Self { Self(style: .cell) }

    /// For a row with a second text at its trailing edge.
    public static func valueCell() -> Self {
        var configuration = Self(style: .cell)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// For a row of a sidebar.
    public static func sidebarCell() -> Self { Self(style: .sidebar) }

    /// For a row of a sidebar with a second text below the first.
    public static func sidebarSubtitleCell() -> Self { Self(style: .sidebar) }

    /// For the head of a plain list's section.
    public static func plainHeader() -> Self { Self(style: .header) }

    /// For the foot of a plain list's section.
    public static func plainFooter() -> Self { footer }

    /// For the head of a grouped list's section.
    public static func groupedHeader() -> Self { Self(style: .header) }

    /// For the foot of a grouped list's section.
    public static func groupedFooter() -> Self { footer }

    /// For the head of a sidebar's section.
    public static func sidebarHeader() -> Self { Self(style: .header) }

    /// For a card in a grid. An addition to Apple's.
    public static func card() -> Self { Self(style: .card) }

    private static var footer: Self {
        var configuration = Self(style: .cell)
        configuration.textProperties.color = .named(.secondaryLabel)
        return configuration
    }

    /// Puts the texts, the picture and their looks into a row's content.
    public func show(in content: inout RowContent) {
        content.style = style
        content.image = image
        content.text = text
        content.secondaryText = secondaryText
        content.prefersSideBySide = prefersSideBySideTextAndSecondaryText
        content.textColor = textProperties.color
        content.secondaryTextColor = secondaryText == nil ? nil : secondaryTextProperties.color
        content.imageColor = imageProperties.tintColor
        content.columns = columns
        content.accessibilityLabel = accessibilityLabel
    }
}
