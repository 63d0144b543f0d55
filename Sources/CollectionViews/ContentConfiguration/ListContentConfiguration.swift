import Foundation

/// The content of a list cell, a header or a footer: an image, a text and a secondary text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = Image(systemName: "mountain.2")
/// content.text = "Zugspitze"
/// content.textProperties.font = .preferredFont(forTextStyle: .headline)
/// cell.contentConfiguration = content
/// ```
public struct ListContentConfiguration: ContentConfiguration, Hashable, Sendable {
    /// The picture at the leading edge.
    public var image: Image?
    /// The text.
    public var text: String? { didSet { textRuns = [] } }
    /// The second text, below the first or at the trailing edge.
    public var secondaryText: String? { didSet { secondaryTextRuns = [] } }
    /// What one visitor of a shared screen reads in place of the second text.
    package var personalText: RowContent.PersonalText?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// How the text looks.
    public var textProperties = TextProperties()
    /// How the second text looks.
    public var secondaryTextProperties = TextProperties(color: .secondaryLabel)
    /// Whether the second text stands at the trailing edge of the first one's line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// How much of the content can be seen, from 0 to 1.
    public var alpha: CGFloat = 1
    /// Further texts in columns at the trailing edge. An addition to Apple's.
    public var columns: [RowContent.Column] = []
    /// What a screen reader says instead of the texts; nil lets the texts speak.
    public var accessibilityLabel: String?
    /// Along which axes the margins are at least those of the cell. Hosts do so along both.
    public var axesPreservingSuperviewLayoutMargins: Axis = [.horizontal, .vertical]

    let style: RowContent.Style
    var margins: DirectionalEdgeInsets?
    var paddings = RowContent.Paddings()
    var textRuns: [RowContent.TextRun] = []
    var secondaryTextRuns: [RowContent.TextRun] = []

    init(style: RowContent.Style) {
        self.style = style
    }

    /// How far the content keeps from the cell's edges; until it is set, the default of the style.
    public var directionalLayoutMargins: DirectionalEdgeInsets {
        get { margins ?? DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }
        set { margins = newValue }
    }

    /// The distance between the picture and the texts.
    public var imageToTextPadding: CGFloat {
        get { paddings.imageToText ?? 12 }
        set { paddings.imageToText = newValue }
    }

    /// The least distance between texts side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { paddings.horizontal ?? 12 }
        set { paddings.horizontal = newValue }
    }

    /// The distance between texts one below the other.
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { paddings.vertical ?? 1 }
        set { paddings.vertical = newValue }
    }

    /// Puts the texts, the picture and their looks into a row's content.
    public func show(in content: inout RowContent) {
        content.style = style
        content.image = image
        content.text = textProperties.transform.applied(to: text)
        content.secondaryText = secondaryTextProperties.transform.applied(to: secondaryText)
        content.personalText = personalText
        content.prefersSideBySide = prefersSideBySideTextAndSecondaryText
        content.textColor = textProperties.shownColor
        content.secondaryTextColor = secondaryText == nil ? nil : secondaryTextProperties.shownColor
        content.textStyle = textProperties.style(runs: textRuns)
        content.secondaryTextStyle =
            secondaryText == nil ? RowContent.TextStyle() : secondaryTextProperties.style(runs: secondaryTextRuns)
        content.imageColor = imageProperties.shownTintColor(of: image, tint: content.tint)
        content.imageStyle = imageProperties.style
        content.columns = columns
        content.paddings = paddings
        if let margins { content.layoutMargins = margins }
        content.opacity *= alpha
        if let accessibilityLabel { content.accessibilityLabel = accessibilityLabel }
    }
}
