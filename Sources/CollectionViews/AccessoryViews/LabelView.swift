import Foundation

/// A text beside a row's content, in the header of a section or a table, or as the background of an empty list.
///
/// ```swift
/// let label = LabelView()
/// label.text = "24 new"
/// label.font = .preferredFont(forTextStyle: .headline)
/// view.backgroundView = label
/// ```
///
/// In a header the text looks as set here. Beside a row's content and in a background, hosts choose the font.
@preconcurrency @MainActor open class LabelView: View {
    /// The text; nil shows none. Setting it takes away the attributes of ``attributedText``.
    open var text: String? {
        get { configuration.text }
        set { change { $0.text = newValue } }
    }

    /// The text with attributes of its parts: fonts, colours, lines, links.
    open var attributedText: NSAttributedString? {
        get { configuration.attributedText }
        set { change { $0.attributedText = newValue } }
    }

    /// The colour of the text; nil uses the default of where the label is shown.
    open var textColor: Color! {
        get { tintColor }
        set { tintColor = newValue }
    }

    /// The font; until it is set, the default of where the label is shown.
    open var font: Font! {
        get { chosenFont ?? .systemFont(ofSize: Font.labelFontSize) }
        set { chosenFont = newValue }
    }

    /// The most lines, 0 for any number.
    open var numberOfLines = 1 { didSet { setNeedsDisplay() } }

    /// How lines are aligned.
    open var textAlignment = Alignment.natural { didSet { setNeedsDisplay() } }

    /// Which part of a text that is too long is left out.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }

    /// Whether the font grows with the size of text that a viewer has chosen; it always does.
    open var adjustsFontForContentSizeCategory = true

    /// Whether the font shrinks where the label is all of a row's content and too wide for it.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

    /// The smallest factor by which the font may shrink; 0 keeps its size.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

    private var configuration = ListContentConfiguration.cell()
    private var chosenFont: Font? { didSet { setNeedsDisplay() } }

    private func change(_ change: (inout ListContentConfiguration) -> Void) {
        change(&configuration)
        setNeedsDisplay()
    }

    override var accessory: AccessoryContent { AccessoryContent(kind: .label(text ?? ""), label: nil) }

    package override func showContent(in content: inout RowContent) {
        var shown = configuration
        if let chosenFont { shown.textProperties.font = chosenFont }
        shown.textProperties.numberOfLines = numberOfLines
        shown.textProperties.lineBreakMode = lineBreakMode
        shown.textProperties.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        shown.textProperties.minimumScaleFactor = minimumScaleFactor
        if let textColor { shown.textProperties.color = textColor }
        let style = content.style
        shown.show(in: &content)
        content.style = style
        content.textStyle.alignment = textAlignment.shown
        showOwnProperties(in: &content)
    }

    /// How lines are aligned.
    public enum Alignment: Int, Hashable, Sendable {
        /// At an edge, or in the middle.
        case left, center, right
        /// From edge to edge.
        case justified
        /// Where lines start.
        case natural

        var shown: RowContent.TextStyle.Alignment {
            switch self {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
        }
    }
}
