import Foundation

extension CollectionView {
    /// The view behind the rows: a ``ContentUnavailableView``, a ``LabelView``, or a view of which the background and
    /// the border are drawn.
    public var backgroundView: View? {
        get { scrollState.backgroundView }
        set {
            scrollState.backgroundView?.host = nil
            newValue?.host = self
            setScrollProperty(\.backgroundView, to: newValue)
        }
    }

    /// Whether the item that gets the keyboard focus is selected, in place of the others.
    public var selectionFollowsFocus: Bool {
        get { scrollState.selectionFollowsFocus }
        set { setScrollProperty(\.selectionFollowsFocus, to: newValue) }
    }

    /// Sets a property of the scroll state; `needsLayout` also solves the layout again in all windows.
    func setScrollProperty<Value>(
        _ property: WritableKeyPath<ScrollState, Value>, to value: Value, needsLayout: Bool = false
    ) {
        scrollState[keyPath: property] = value
        if needsLayout { layoutDidChange(animated: false) } else { notifyWindows() }
    }

    /// Gives the view the size of a window. So sizes that apps derive from the view's own fit the window that was
    /// resized last.
    func adoptSize(_ size: CGSize) {
        let view: View = scrollReporter ?? self
        guard size.width > 0, size.height > 0, view.frame.size != size else { return }
        ownSize = ownSize ?? view.frame.size
        view.frame.size = size
    }

    /// Restores the size that the app set, once no window is open.
    func restoreOwnSize() {
        guard let ownSize, !hasWindows else { return }
        self.ownSize = nil
        (scrollReporter ?? self as View).frame.size = ownSize
    }

    /// The insets around the content, with those of a refresh control at work.
    var insets: EdgeInsets {
        var insets = scrollState.contentInset
        if scrollState.refreshControl?.isRefreshing == true { insets.top += RefreshControl.height }
        return insets
    }

    /// The content offset of the window that was scrolled last.
    var currentOffset: CGPoint {
        let offset = currentWindow?.offset ?? .zero
        return CGPoint(x: offset.x - insets.left, y: offset.y - insets.top)
    }

    /// The window that was scrolled last, or any other that is open.
    var currentWindow: CollectionViewWindow? {
        if let last = lastScrolled, last.isReady { return last }
        return openWindows.first(where: \.isReady)
    }

    /// The delegate that is told of scrolling. For a table, that is the table's.
    var scrollDelegate: (any ScrollViewDelegate)? {
        scrollReporter == nil ? delegate : reportedDelegate
    }

    /// Tells the delegate that a window shows another part of the content.
    func didScroll(_ window: CollectionViewWindow) {
        lastScrolled = window
        scrollDelegate?.scrollViewDidScroll(scrollReporter ?? self)
    }
}

/// The properties of a view that scrolls.
struct ScrollState {
    var contentInset = EdgeInsets.zero
    var refreshControl: RefreshControl?
    var isScrollEnabled = true
    var showsVerticalScrollIndicator = true
    var keyboardDismissMode = ScrollView.KeyboardDismissMode.none
    var backgroundView: View?
    var selectionFollowsFocus = false
}
