import Foundation

/// A view that shows a part of its content and scrolls: a ``CollectionView`` or a table.
///
/// Each viewer's window scrolls by itself. Reading a scroll position gives that of the window that was scrolled last;
/// setting one scrolls all windows.
@preconcurrency @MainActor open class ScrollView: View {
    /// The collection view that a table is built on.
    package var scrolledView: CollectionView?

    /// The view whose windows scroll: for a table, the one that it is built on.
    var scrollingView: CollectionView {
        guard let view = scrolledView ?? self as? CollectionView else {
            fatalError("ScrollView: only collection views and tables scroll; make one of those.")
        }
        return view
    }

    /// Makes a view with a frame; only collection views and tables scroll.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    /// The point of the content that is in the upper left corner. Setting it scrolls there without animation.
    ///
    /// The content begins at zero: the offset of a view with ``contentInset`` that is not scrolled is negative.
    public var contentOffset: CGPoint {
        get { scrollingView.currentOffset }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Scrolls every window to a point of the content, or as near to it as possible.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        for window in scrollingView.openWindows { window.scroll(toContent: contentOffset, animated: animated) }
    }

    /// Scrolls every window just far enough to show a part of the content.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        for window in scrollingView.openWindows { window.scroll(toSee: rect, animated: animated) }
    }

    /// The size of the content, without the insets. It is partly estimated until all rows with automatic heights were
    /// measured.
    open var contentSize: CGSize {
        let inset = adjustedContentInset
        let whole = scrollingView.currentContentSize
        return CGSize(
            width: max(0, whole.width - inset.left - inset.right),
            height: max(0, whole.height - inset.top - inset.bottom))
    }

    /// The insets around the content, which scroll with it.
    public var contentInset: EdgeInsets {
        get { scrollingView.scrollState.contentInset }
        set { scrollingView.setScrollProperty(\.contentInset, to: newValue, needsLayout: true) }
    }

    /// The current insets: ``contentInset`` and, above it, the height of a ``refreshControl`` at work.
    public var adjustedContentInset: EdgeInsets { scrollingView.insets }

    /// The control that a user pulls down to refresh the content; nil for none.
    ///
    /// Beside the gesture, hosts offer a button and a key for it.
    public var refreshControl: RefreshControl? {
        get { scrollingView.scrollState.refreshControl }
        set {
            scrollingView.scrollState.refreshControl?.owner = nil
            newValue?.owner = scrollingView
            scrollingView.setScrollProperty(\.refreshControl, to: newValue, needsLayout: true)
        }
    }

    /// Content decelerates as usual on each viewer's platform.
    @available(
        *, unavailable,
        message: "Leave it out: content comes to rest as each platform has it; orthogonalScrollingBehavior pages."
    )
    public var decelerationRate: DecelerationRate {
        get { .normal }
        set {}
    }

    /// The rate at which scrolling decelerates.
    public struct DecelerationRate: Hashable, Sendable {
        /// The usual rate, and a faster one.
        public static let normal = DecelerationRate(), fast = DecelerationRate()
    }

    /// Whether a touch waits for what might become a scroll: hosts always do so.
    public var delaysContentTouches: Bool {
        get { true }
        set {}
    }

    /// Whether a scroll cancels a touch: hosts always do so.
    public var canCancelContentTouches: Bool {
        get { true }
        set {}
    }

    /// Whether a user can scroll.
    public var isScrollEnabled: Bool {
        get { scrollingView.scrollState.isScrollEnabled }
        set { scrollingView.setScrollProperty(\.isScrollEnabled, to: newValue) }
    }

    /// Whether a scroll indicator is shown.
    public var showsVerticalScrollIndicator: Bool {
        get { scrollingView.scrollState.showsVerticalScrollIndicator }
        set { scrollingView.setScrollProperty(\.showsVerticalScrollIndicator, to: newValue) }
    }

    /// The insets of the scroll indicator. They have no effect: viewers draw it as usual on their platform.
    public var scrollIndicatorInsets: EdgeInsets {
        get { .zero }
        set {}
    }

    /// The insets of the scroll indicator. They have no effect: viewers draw it as usual on their platform.
    public var verticalScrollIndicatorInsets: EdgeInsets {
        get { .zero }
        set {}
    }

    /// Does nothing: viewers show scroll indicators as usual on their platform.
    public func flashScrollIndicators() {}

    /// Whether scroll indicators are shown in sections that scroll orthogonally. They never are.
    public var showsHorizontalScrollIndicator: Bool {
        get { false }
        set {}
    }

    /// Whether content that is no higher than the view bounces when it is pulled. It has no effect: viewers decide.
    public var alwaysBounceVertical: Bool {
        get { true }
        set {}
    }

    /// Whether the content keeps clear of bars. It has no effect: no bar covers the content.
    public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { .automatic }
        set {}
    }

    /// How scrolling dismisses the keyboard of a text field.
    public var keyboardDismissMode: KeyboardDismissMode {
        get { scrollingView.scrollState.keyboardDismissMode }
        set { scrollingView.setScrollProperty(\.keyboardDismissMode, to: newValue) }
    }

    /// Whether a user is scrolling by finger or wheel.
    public var isTracking: Bool { scrollingView.openWindows.contains { $0.scrollPhase == .dragging } }

    /// Whether a user is scrolling by finger or wheel.
    public var isDragging: Bool { isTracking }

    /// Whether the content still moves after a user let it go.
    public var isDecelerating: Bool { scrollingView.openWindows.contains { $0.scrollPhase == .decelerating } }

    /// Whether content keeps clear of bars.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// Automatically, along the axes that scroll, never, or always.
        case automatic, scrollableAxes, never, always
    }

    /// How scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        /// Not at all.
        case none
        /// As soon as the content is scrolled.
        case onDrag
        /// As soon as the content is scrolled; Apple's follows the finger.
        case interactive
    }
}
