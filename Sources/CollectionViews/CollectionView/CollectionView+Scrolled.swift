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

/// The phase of a viewer's scrolling.
public enum ScrollPhase: String, Sendable {
    /// Nothing moves.
    case resting
    /// A finger or a wheel moves the content.
    case dragging
    /// The content moves on by itself.
    case decelerating
}

extension CollectionViewWindow {
    /// The user began to drag the content, or let it go, or it came to rest.
    ///
    /// - Parameters:
    ///   - phase: What happens.
    ///   - velocity: How fast the content moves when it is let go, in points per millisecond.
    public func scrollDid(_ phase: ScrollPhase, velocity: Double = 0) {
        if scrollPhase == .dragging, phase != .dragging { willEndDragging(velocity) }
        let former = scrollPhase
        scrollPhase = phase
        collectionView.lastScrolled = self
        let view = collectionView.scrollReporter ?? collectionView
        let delegate = collectionView.scrollDelegate
        switch phase {
        case .dragging:
            isGliding = false
            if former != .dragging { delegate?.scrollViewWillBeginDragging(view) }
        case .decelerating:
            guard former == .dragging else { return }
            delegate?.scrollViewDidEndDragging(view, willDecelerate: true)
            delegate?.scrollViewWillBeginDecelerating(view)
        case .resting:
            if former == .dragging { delegate?.scrollViewDidEndDragging(view, willDecelerate: false) }
            if former == .decelerating { delegate?.scrollViewDidEndDecelerating(view) }
            if isGliding { delegate?.scrollViewDidEndScrollingAnimation(view) }
            isGliding = false
        }
    }

    /// The user asked for a refresh.
    public func refresh() { collectionView.refreshControl?.userDidPull() }

    /// The user pressed the button of the ``ContentUnavailableView`` behind the rows.
    public func pressBackground() {
        (collectionView.backgroundView as? ContentUnavailableView)?.configuration.button?.action()
    }

    /// Asks the delegate where the content should come to rest.
    private func willEndDragging(_ velocity: Double) {
        guard let delegate = collectionView.scrollDelegate, velocity.isFinite else { return }
        let insets = collectionView.insets
        // The distance that content travels at UIKit's normal rate of deceleration.
        let way = 500 * min(max(-100, velocity), 100)
        let most = max(0, collectionView.currentContentSize.height - size.height)
        let rest = CGPoint(x: offset.x - insets.left, y: min(max(0, offset.y + way), most) - insets.top)
        var target = rest
        delegate.scrollViewWillEndDragging(
            collectionView.scrollReporter ?? collectionView, withVelocity: CGPoint(x: 0, y: velocity),
            targetContentOffset: &target)
        if target != rest { scroll(toContent: target, animated: true) }
    }

    func scroll(toContent point: CGPoint, animated: Bool) {
        request = ScrollRequest(
            element: nil, offset: max(0, point.y + collectionView.insets.top),
            viewVersion: collectionView.history.version, position: .top,
            animated: animated && View.areAnimationsEnabled)
        setNeedsTransaction()
    }

    func scroll(toSee rect: CGRect, animated: Bool) {
        let top = rect.minY + collectionView.insets.top
        let bottom = top + rect.height
        let place = top < offset.y ? top : max(offset.y, bottom - size.height)
        if place != offset.y {
            scroll(toContent: CGPoint(x: 0, y: place - collectionView.insets.top), animated: animated)
        }
    }
}
