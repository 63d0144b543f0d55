import Foundation

/// The base class of cells, headers, collection views and their backgrounds.
///
/// A view has a size, a background, a border and an opacity. It has no subviews and draws nothing itself: hosts draw
/// what cells describe by their configurations.
@preconcurrency @MainActor open class View: NSObject {
    /// The view's frame. Its layout sets it.
    open var frame: CGRect {
        didSet {
            if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        }
    }

    /// The view's own extent.
    open var bounds: CGRect { didSet { if bounds.size != oldValue.size { sizeDidChange() } } }

    /// The background colour; nil stands for the default of where the view is shown.
    open var backgroundColor: Color? { didSet { if backgroundColor != oldValue { setNeedsDisplay() } } }

    /// The tint of interactive elements and symbols; nil stands for the page's.
    open var tintColor: Color! {
        didSet {
            guard tintColor != oldValue else { return }
            tintColorDidChange()
            setNeedsDisplay()
        }
    }

    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { setNeedsDisplay() } } }

    /// Whether the view is invisible.
    open var isHidden = false { didSet { if isHidden != oldValue { setNeedsDisplay() } } }

    /// How far the content keeps from the edges; until it is set, the default of where the view is shown.
    open var directionalLayoutMargins: DirectionalEdgeInsets {
        get { margins ?? DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        set {
            margins = newValue
            setNeedsDisplay()
        }
    }

    /// Whether content is clipped at the edges, which it always is.
    open var clipsToBounds = false

    /// Whether a user can interact with the view. If it is false, a cell can't be tapped, swiped, edited or dragged,
    /// and its accessories can't be pressed. The delegate decides whether it can be selected together with others.
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsDisplay() } }
    }

    /// What a screen reader says instead of the texts; nil lets the texts speak.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { setNeedsDisplay() } } }

    /// What a screen reader says after the texts, such as how far something has come.
    open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { setNeedsDisplay() } } }

    /// Actions for users of assistive technology. They are in the row's menu too.
    open var accessibilityCustomActions: [AccessibilityCustomAction]? { didSet { setNeedsDisplay() } }

    /// Whether the view is an accessibility element. It has no effect: each row is one.
    open var isAccessibilityElement = false

    /// What the view is to assistive technology. It has no effect: hosts give rows and controls their roles.
    open var accessibilityTraits: AccessibilityTraits = []

    /// How an image fills the view, if the view is a row's background. Beside texts, images are shown whole.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }

    /// A name for tests.
    open var accessibilityIdentifier: String?

    /// A number of your own.
    open var tag = 0

    /// The view itself if it has the tag. Collection views and tables also return the first visible cell that has it.
    open func viewWithTag(_ tag: Int) -> View? { self.tag == tag ? self : nil }

    /// Whether margins keep clear of the safe area. It has no effect: hosts draw within it.
    open var insetsLayoutMarginsFromSafeArea = true

    /// Whether margins are at least those of the superview. It has no effect: views have no superview.
    open var preservesSuperviewLayoutMargins = false

    /// How the view is resized together with its superview. It has no effect: layouts and hosts size views.
    open var autoresizingMask: AutoresizingMask = []

    /// Stands for an intrinsic size that a view does not have.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The view's border, corners and shadow.
    public private(set) lazy var layer = Layer { [weak self] in self?.setNeedsDisplay() }

    /// The same as `layer`, for modules in which that name means something else.
    package var ownLayer: Layer { layer }

    /// The view that shows this one: a cell for its accessories, a collection view for its background.
    package weak var host: View?
    /// Set by the screen that shows the view; see ``endEditing(_:)``.
    package var onEndEditing: (() -> Bool)?
    var margins: DirectionalEdgeInsets?
    private var needsLayout = true

    /// Makes a view with a frame.
    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(size: frame.size)
        super.init()
    }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    /// Makes a view of size zero.
    public override convenience init() { self.init(frame: .zero) }

    /// The traits, on which the view's looks may depend.
    open var traitCollection: TraitCollection { TraitCollection(horizontalSizeClass: .regular) }

    /// The direction of lines. Hosts mirror rows by themselves where lines run from right to left.
    open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

    /// Called when ``tintColor`` was set to another colour.
    open func tintColorDidChange() {}

    /// Called before the view is shown in a new size.
    open func layoutSubviews() {}

    /// Calls ``layoutSubviews()`` before the view is shown next.
    open func setNeedsLayout() {
        needsLayout = true
        setNeedsDisplay()
    }

    /// Calls ``layoutSubviews()`` now if it is due.
    open func layoutIfNeeded() {
        guard needsLayout else { return }
        needsLayout = false
        layoutSubviews()
    }

    /// Has the view drawn again.
    open func setNeedsDisplay() { host?.setNeedsDisplay() }

    /// Does nothing: hosts measure views by themselves.
    open func sizeToFit() {}

    /// Whether the view can get the keyboard focus by ``becomeFirstResponder()``: only search bars can. Rows get it
    /// from the user.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the program gave the view the keyboard focus last.
    open var isFirstResponder: Bool { false }

    /// Gives the view the keyboard focus if it can have it. Returns whether it does.
    @discardableResult open func becomeFirstResponder() -> Bool { false }

    /// Gives the keyboard focus up. Returns true.
    @discardableResult open func resignFirstResponder() -> Bool { true }

    /// Takes the keyboard focus away from the search fields of the screen that shows the view. The text of a row that
    /// is being edited keeps it.
    ///
    /// - Returns: Whether there was such a field.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { onEndEditing?() ?? false }

    func sizeDidChange() { needsLayout = true }

    /// What the view shows as an accessory: a square in its background colour.
    var accessory: AccessoryContent {
        AccessoryContent(kind: backgroundColor.map { .image(.swatch($0)) } ?? .label(""), label: nil)
    }

    /// Puts all that the view shows into a row's content.
    package func showContent(in content: inout RowContent) { showOwnProperties(in: &content) }

    /// Hosts measure what is shown.
    @available(
        *, unavailable,
        message: "Hosts measure content here: layouts have estimated heights, and views that stand alone their frame."
    )
    open var intrinsicContentSize: CGSize { .zero }

    /// Hosts measure what is shown.
    @available(
        *, unavailable, message: "Hosts measure content here, and again by themselves when it changes: leave it out."
    )
    open func invalidateIntrinsicContentSize() {}

    /// Hosts measure what is shown.
    @available(
        *, unavailable,
        message: "Hosts measure content here: layouts have estimated heights, and views that stand alone their frame."
    )
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }

    /// Hosts measure what is shown.
    @available(
        *, unavailable,
        message: "Hosts measure content here: layouts have estimated heights, and views that stand alone their frame."
    )
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }

    /// Views have no superview.
    @available(
        *, unavailable, message: "Views are in no others here: willDisplay of the delegate tells when a row is shown."
    )
    open func didMoveToSuperview() {}

    /// Views have no superview.
    @available(
        *, unavailable, message: "Views are in no others here: willDisplay of the delegate tells when a row is shown."
    )
    open func didMoveToWindow() {}

    /// All layers have the same class.
    @available(
        *, unavailable, message: "There is one kind of layer: set its border, corners, shadow and opacity."
    )
    open class var layerClass: AnyClass { Layer.self }

    /// There are no nibs.
    @available(*, unavailable, message: "There are no nibs here: do in init(frame:) what awakeFromNib() did.")
    open func awakeFromNib() {}

    /// Views don't depend on traits.
    @available(
        *, unavailable,
        message: "Colours follow light and dark by themselves here; a layout's section provider sees each new width."
    )
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}
