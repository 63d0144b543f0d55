import Foundation

/// A picture beside a row's content.
@preconcurrency @MainActor open class ImageView: View {
    /// The picture; nil shows none.
    open var image: Image? { didSet { if image != oldValue { setNeedsDisplay() } } }

    /// How an image of a symbol looks. The image's own ``Image/symbolConfiguration`` takes precedence.
    open var preferredSymbolConfiguration: Image.SymbolConfiguration? { didSet { setNeedsDisplay() } }

    var shownImage: Image? {
        guard let image, let preferredSymbolConfiguration else { return image }
        return image.withConfiguration(preferredSymbolConfiguration.applying(image.symbolConfiguration))
    }

    /// Makes a view without a picture.
    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    /// Makes a view of a picture.
    public convenience init(image: Image?) {
        self.init(frame: .zero)
        self.image = image
    }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    override var accessory: AccessoryContent {
        guard let image = shownImage else { return AccessoryContent(kind: .label(""), label: nil) }
        return AccessoryContent(kind: .image(image), label: nil)
    }

    package override func showContent(in content: inout RowContent) {
        showOwnProperties(in: &content)
        content.image = shownImage
        content.imageColor = image?.tintColor ?? tintColor
    }
}

/// A spinner beside a row's content.
@preconcurrency @MainActor open class ActivityIndicatorView: View {
    /// Whether the spinner turns.
    public private(set) var isAnimating = false

    /// Whether a stopped spinner is hidden. Hosts hide it in any case.
    open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }

    /// The colour of the spinner; nil uses the page's tint.
    open var color: Color! {
        get { tintColor }
        set { tintColor = newValue }
    }

    /// The sizes of spinners; hosts draw all of one size.
    public enum Style: Hashable, Sendable {
        /// The size that fits a row, and a larger one.
        case medium, large
    }

    /// Makes a spinner that does not turn.
    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    /// Makes a spinner that does not turn.
    public convenience init(style: Style) { self.init(frame: .zero) }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    /// Shows the spinner and lets it turn.
    open func startAnimating() {
        isAnimating = true
        setNeedsDisplay()
    }

    /// Stops and hides the spinner.
    open func stopAnimating() {
        isAnimating = false
        setNeedsDisplay()
    }

    override var accessory: AccessoryContent {
        AccessoryContent(
            kind: isAnimating ? .spinner : .label(""), label: isAnimating ? accessibilityLabel ?? "In progress" : nil)
    }
}
