import Foundation

/// Gives every item its place.
///
/// A layout is solved for each viewer's window by itself, so that windows of different sizes can show one view. Use
/// ``CollectionViewCompositionalLayout``; this base class places nothing.
@preconcurrency @MainActor open class CollectionViewLayout {
    /// The view that the layout belongs to, while it does.
    public internal(set) weak var collectionView: CollectionView?

    var decorationPools: [String: ReusePool] = [:]

    /// Makes a layout that places nothing.
    public init() {}

    /// The extent of all that the layout places, in the window that was scrolled last.
    public var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }

    /// Lets every window solve the layout anew.
    open func invalidateLayout() {
        collectionView?.layoutDidChange(animated: false)
    }

    func solve(counts: [Int], environment: WindowEnvironment, heights: MeasuredHeights) -> LayoutSolution {
        LayoutSolution(
            counts: counts, patterns: [], interSectionSpacing: 0, environment: environment, heights: heights)
    }
}
