import Foundation

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
            glide = nil
            if former != .dragging { delegate?.scrollViewWillBeginDragging(view) }
        case .decelerating:
            guard former == .dragging else { return }
            delegate?.scrollViewDidEndDragging(view, willDecelerate: true)
            delegate?.scrollViewWillBeginDecelerating(view)
        case .resting:
            if former == .dragging { delegate?.scrollViewDidEndDragging(view, willDecelerate: false) }
            if former == .decelerating { delegate?.scrollViewDidEndDecelerating(view) }
            if endGlide() { delegate?.scrollViewDidEndScrollingAnimation(view) }
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
        let place = top < restingY ? top : max(restingY, bottom - size.height)
        if !isSettled(at: place) {
            scroll(toContent: CGPoint(x: 0, y: place - collectionView.insets.top), animated: animated)
        }
    }
}
