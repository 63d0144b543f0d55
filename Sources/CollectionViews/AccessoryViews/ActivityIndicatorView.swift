import Foundation

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
