import Foundation

/// Told how viewers scroll. Everything is optional. The delegates of collection views and tables inherit from it.
@preconcurrency @MainActor public protocol ScrollViewDelegate: AnyObject {
    /// A window shows another part of the content.
    func scrollViewDidScroll(_ scrollView: ScrollView)

    /// A user starts to scroll, by finger or wheel.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)

    /// A user lets the content go. Change `targetContentOffset` to have it come to rest elsewhere.
    ///
    /// - Parameters:
    ///   - scrollView: The view.
    ///   - velocity: How fast the content moves, in points per millisecond.
    ///   - targetContentOffset: The offset at which it is expected to come to rest.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// A user let go of the content; `decelerate` says whether it moves on.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

    /// The content moves on after a user let go of it.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

    /// The content came to rest.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

    /// An animated scroll by the program has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
    /// Unless implemented: does nothing.
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}
    /// Unless implemented: does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
    /// Unless implemented: does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Unless implemented: does nothing.
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
    /// Unless implemented: does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
    /// Unless implemented: does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
    /// Unless implemented: does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
