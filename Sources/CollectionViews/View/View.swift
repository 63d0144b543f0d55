import Foundation

/// What is shown somewhere: a cell, a header, a collection view, or what stands behind one.
///
/// A view has an extent, a background, a border and an opacity. It holds no other views and draws nothing itself: hosts
/// draw what cells say by their configurations.
@preconcurrency @MainActor open class View: NSObject {
    /// Where the view stands in what is around it. Its layout sets it.
    open var frame: CGRect {
        didSet {
            if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        }
    }

    /// The view's own extent.
    open var bounds: CGRect { didSet { if bounds.size != oldValue.size { sizeDidChange() } } }

    /// What stands behind the view's content; nil stands for the default of the place.
    open var backgroundColor: Color? { didSet { if backgroundColor != oldValue { setNeedsDisplay() } } }

    /// The colour of what can be touched, and of symbols; nil stands for that of the page.
    open var tintColor: Color! {
        didSet {
            guard tintColor != oldValue else { return }
            tintColorDidChange()
            setNeedsDisplay()
        }
    }

    /// How much of the view can be seen, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { setNeedsDisplay() } } }

    /// Whether nothing of the view is to be seen.
    open var isHidden = false { didSet { if isHidden != oldValue { setNeedsDisplay() } } }

    /// How far the content keeps from the edges; until it is set, as far as the place has it.
    open var directionalLayoutMargins: DirectionalEdgeInsets {
        get { margins ?? DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        set {
            margins = newValue
            setNeedsDisplay()
        }
    }

    /// Whether content is cut off at the edges, which it always is.
    open var clipsToBounds = false

    /// Whether a user can do anything with the view. A cell for which this is false is not tapped, swiped, edited or
    /// dragged, nor are its accessories pressed; whether it is selected with others the delegate says.
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsDisplay() } }
    }

    /// What a screen reader says instead of the texts; nil lets the texts speak.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { setNeedsDisplay() } } }

    /// What a screen reader says after the texts, such as how far something has come.
    open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { setNeedsDisplay() } } }

    /// What can be done with a row, for who reads the screen: it stands in the row's menu.
    open var accessibilityCustomActions: [AccessibilityCustomAction]? { didSet { setNeedsDisplay() } }

    /// Whether the view is spoken of as one. Each row is, with all that it shows.
    open var isAccessibilityElement = false

    /// What the view is, for who reads the screen. Hosts give each row and each control the role that it has.
    open var accessibilityTraits: AccessibilityTraits = []

    /// How a picture fills the view where that stands behind a row; beside texts, pictures are seen whole.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }

    /// A name for tests.
    open var accessibilityIdentifier: String?

    /// A number of your own.
    open var tag = 0

    /// The view itself if it has the number, or the first of the cells that a collection view or a table shows and that
    /// has it; views hold no others.
    open func viewWithTag(_ tag: Int) -> View? { self.tag == tag ? self : nil }

    /// Whether margins keep clear of what covers the edges of the screen. Hosts draw inside of these edges: there is
    /// nothing to keep clear of, and no difference to be seen.
    open var insetsLayoutMarginsFromSafeArea = true

    /// Whether margins are at least those of what is around the view. Views are in no others: there is no difference.
    open var preservesSuperviewLayoutMargins = false

    /// How the view would get another size with what is around it. Layouts and hosts give views their size: the view
    /// that fills a screen follows each window by itself, and there is no difference to be seen.
    open var autoresizingMask: AutoresizingMask = []

    /// The size in a direction in which a view has none of its own.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The view's border and corners.
    public private(set) lazy var layer = Layer { [weak self] in self?.setNeedsDisplay() }

    /// The same under a name of its own, for modules that call `layer` something else.
    package var ownLayer: Layer { layer }

    /// The view that shows this one beside its own content.
    package weak var host: View?
    /// Set by the screen that the view fills.
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

    /// Makes a view without an extent.
    public override convenience init() { self.init(frame: .zero) }

    /// What the view's looks may depend on besides its own properties.
    open var traitCollection: TraitCollection { TraitCollection(horizontalSizeClass: .regular) }

    /// Which way lines run. Hosts turn rows around by themselves where they run from right to left.
    open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

    /// Called when ``tintColor`` was set to another colour.
    open func tintColorDidChange() {}

    /// Called before the view is shown in a new extent.
    open func layoutSubviews() {}

    /// Lets ``layoutSubviews()`` be called before the view is shown next.
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

    /// Lets the view be shown anew.
    open func setNeedsDisplay() { host?.setNeedsDisplay() }

    /// Gives the view the extent of what it shows. Hosts measure that by themselves.
    open func sizeToFit() {}

    /// Whether the view takes the keyboard focus when a program asks it to: search bars alone do. Rows have it by
    /// themselves.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the program gave the view the keyboard focus last, rather than taking it away.
    open var isFirstResponder: Bool { false }

    /// Takes the keyboard focus if the view can; answers whether it does.
    @discardableResult open func becomeFirstResponder() -> Bool { false }

    /// Lets the keyboard focus go, which a view that can't take it never has.
    @discardableResult open func resignFirstResponder() -> Bool { true }

    /// Takes the keyboard focus away from the search fields of the screen that the view fills. A row's text that is
    /// being typed keeps it until its user is done.
    ///
    /// - Returns: Whether there was such a field.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { onEndEditing?() ?? false }

    func sizeDidChange() { needsLayout = true }

    /// What is shown of the view beside a row's content: a square in its background colour.
    var accessory: AccessoryContent {
        AccessoryContent(kind: backgroundColor.map { .image(.swatch($0)) } ?? .label(""), label: nil)
    }

    /// Puts all that can be seen of the view into a row's content.
    package func showContent(in content: inout RowContent) { showLooks(in: &content) }

    /// Views hold no others.
    @available(
        *, unavailable,
        message: "Views hold no others here: say what a cell shows by its contentConfiguration, or by makeRowContent()."
    )
    public func addSubview(_ view: View) {}

    /// Views hold no others.
    @available(
        *, unavailable,
        message: "Views hold no others here: say what a cell shows by its contentConfiguration, or by makeRowContent()."
    )
    public func insertSubview(_ view: View, at index: Int) {}

    /// Views hold no others.
    @available(
        *, unavailable,
        message: "Views hold no others here: say what a cell shows by its contentConfiguration, or by makeRowContent()."
    )
    public func bringSubviewToFront(_ view: View) {}

    /// Views hold no others.
    @available(
        *, unavailable,
        message: "Views hold no others here: say what a cell shows by its contentConfiguration, or by makeRowContent()."
    )
    public func sendSubviewToBack(_ view: View) {}

    /// Views hold no others.
    @available(
        *, unavailable,
        message: "Views hold no others here: say what a cell shows by its contentConfiguration, or by makeRowContent()."
    )
    public func removeFromSuperview() {}

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

    /// Views are in no others.
    @available(
        *, unavailable, message: "Views are in no others here: willDisplay of the delegate tells when a row is shown."
    )
    open func didMoveToSuperview() {}

    /// Views are in no others.
    @available(
        *, unavailable, message: "Views are in no others here: willDisplay of the delegate tells when a row is shown."
    )
    open func didMoveToWindow() {}

    /// There is one kind of layers.
    @available(
        *, unavailable, message: "There is one kind of layer: set its border, corners, shadow and opacity."
    )
    open class var layerClass: AnyClass { Layer.self }

    /// There are no nibs.
    @available(*, unavailable, message: "There are no nibs here: do in init(frame:) what awakeFromNib() did.")
    open func awakeFromNib() {}

    /// Traits change nothing that a view would have to follow.
    @available(
        *, unavailable,
        message: "Colours follow light and dark by themselves here; a layout's section provider sees each new width."
    )
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

extension View {
    /// Puts the view's own background, border and opacity into a row's content.
    package func showLooks(in content: inout RowContent) {
        if let backgroundColor { content.background = backgroundColor }
        if let tintColor { content.tint = tintColor }
        content.opacity *= isHidden ? 0 : alpha
        if let accessibilityLabel { content.accessibilityLabel = accessibilityLabel }
        if let accessibilityValue { content.accessibilityValue = accessibilityValue }
        if let margins { content.layoutMargins = margins }
        layer.show(in: &content)
    }
}

/// Which way lines run.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// As in Latin script.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}
