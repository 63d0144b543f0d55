import Foundation

/// A view that shows a part of its content at a time, and moves that part as a viewer scrolls: a ``CollectionView`` or
/// a table.
///
/// Each viewer's window scrolls by itself. What is read here is where the window is that was scrolled last; what is set
/// here goes for all of them.
@preconcurrency @MainActor open class ScrollView: View {
    /// What a table shows itself through.
    package var scrolledView: CollectionView?

    /// The view whose windows scroll: a table shows itself through another one.
    var scrolled: CollectionView {
        guard let view = scrolledView ?? self as? CollectionView else {
            fatalError("ScrollView: only collection views and tables scroll; make one of those.")
        }
        return view
    }

    /// Makes a view with a frame; only collection views and tables scroll.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    /// The point of the content that stands in the upper left corner. Setting it scrolls there at once.
    ///
    /// The content itself starts at zero: before it is scrolled, a view with ``contentInset`` stands at less than that.
    public var contentOffset: CGPoint {
        get { scrolled.presentOffset }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Scrolls every window to a point of the content, or as near to it as they can be.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        for window in scrolled.openWindows { window.scroll(toContent: contentOffset, animated: animated) }
    }

    /// Scrolls every window just far enough to have a part of the content in sight.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        for window in scrolled.openWindows { window.scroll(toSee: rect, animated: animated) }
    }

    /// The extent of the content, without the insets. Until the rows that are high as they need be were seen, it
    /// follows from estimates.
    open var contentSize: CGSize {
        let inset = adjustedContentInset
        let whole = scrolled.presentContentSize
        return CGSize(
            width: max(0, whole.width - inset.left - inset.right),
            height: max(0, whole.height - inset.top - inset.bottom))
    }

    /// Room around the content that scrolls with it.
    public var contentInset: EdgeInsets {
        get { scrolled.scrolling.contentInset }
        set { scrolled.change(\.contentInset, to: newValue, lays: true) }
    }

    /// The room that there is around the content now: ``contentInset``, and above it that of a ``refreshControl`` at
    /// work.
    public var adjustedContentInset: EdgeInsets { scrolled.insets }

    /// What a user pulls down to have the content brought up to date; nil for none.
    ///
    /// Beside the gesture, hosts offer a button and a key for it.
    public var refreshControl: RefreshControl? {
        get { scrolled.scrolling.refreshControl }
        set {
            scrolled.scrolling.refreshControl?.owner = nil
            newValue?.owner = scrolled
            scrolled.change(\.refreshControl, to: newValue, lays: true)
        }
    }

    /// Viewers' content comes to rest as their platform has it.
    @available(
        *, unavailable,
        message: "Leave it out: content comes to rest as each platform has it; orthogonalScrollingBehavior pages."
    )
    public var decelerationRate: DecelerationRate {
        get { .normal }
        set {}
    }

    /// How fast content comes to rest.
    public struct DecelerationRate: Hashable, Sendable {
        /// As usual, or sooner.
        public static let normal = DecelerationRate(), fast = DecelerationRate()
    }

    /// Whether a press waits for what might become a scroll: hosts always do.
    public var delaysContentTouches: Bool {
        get { true }
        set {}
    }

    /// Whether a press that becomes a scroll is one no more: hosts always have it so.
    public var canCancelContentTouches: Bool {
        get { true }
        set {}
    }

    /// Whether a user can scroll.
    public var isScrollEnabled: Bool {
        get { scrolled.scrolling.isScrollEnabled }
        set { scrolled.change(\.isScrollEnabled, to: newValue) }
    }

    /// Whether a bar shows where in the content the window is.
    public var showsVerticalScrollIndicator: Bool {
        get { scrolled.scrolling.showsVerticalScrollIndicator }
        set { scrolled.change(\.showsVerticalScrollIndicator, to: newValue) }
    }

    /// How far the bar keeps from the edges. Viewers draw it as their platform has it: there is no difference.
    public var scrollIndicatorInsets: EdgeInsets {
        get { .zero }
        set {}
    }

    /// How far the bar keeps from the edges. Viewers draw it as their platform has it: there is no difference.
    public var verticalScrollIndicatorInsets: EdgeInsets {
        get { .zero }
        set {}
    }

    /// Shows for a moment where in the content the window is. Viewers show bars when their platform does.
    public func flashScrollIndicators() {}

    /// Whether bars show where in sections that scroll sideways one is. They never do.
    public var showsHorizontalScrollIndicator: Bool {
        get { false }
        set {}
    }

    /// Whether content that is no higher than the view gives way when it is pulled; viewers decide.
    public var alwaysBounceVertical: Bool {
        get { true }
        set {}
    }

    /// Whether the content keeps clear of bars by itself. None stands over it: there is nothing to keep clear of.
    public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { .automatic }
        set {}
    }

    /// How scrolling lets go of the field that is typed in, and of its keyboard.
    public var keyboardDismissMode: KeyboardDismissMode {
        get { scrolled.scrolling.keyboardDismissMode }
        set { scrolled.change(\.keyboardDismissMode, to: newValue) }
    }

    /// Whether a user's finger or wheel is on the content.
    public var isTracking: Bool { scrolled.openWindows.contains { $0.scrollPhase == .dragging } }

    /// Whether a user is scrolling by finger or wheel.
    public var isDragging: Bool { isTracking }

    /// Whether the content still moves on after a user has let go of it.
    public var isDecelerating: Bool { scrolled.openWindows.contains { $0.scrollPhase == .decelerating } }

    /// Whether content keeps clear of bars.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// As fits, along the axes that scroll, never, or always.
        case automatic, scrollableAxes, never, always
    }

    /// How scrolling lets go of a field.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        /// Not at all.
        case none
        /// As soon as the content is scrolled.
        case onDrag
        /// As soon as the content is scrolled; Apple's follows the finger.
        case interactive
    }
}

/// What belongs to a view as something that scrolls.
struct ScrollState {
    var contentInset = EdgeInsets.zero
    var refreshControl: RefreshControl?
    var isScrollEnabled = true
    var showsVerticalScrollIndicator = true
    var keyboardDismissMode = ScrollView.KeyboardDismissMode.none
    var backgroundView: View?
    var selectionFollowsFocus = false
}
