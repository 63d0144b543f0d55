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

    /// Layouts are solved for each window by itself.
    @available(
        *, unavailable,
        message: "Set sizes where the layout is made, or let a section provider answer them for each new width."
    )
    open func prepare() {}

    /// Layouts of one's own are groups.
    @available(
        *, unavailable,
        message: "NSCollectionLayoutGroup.custom(layoutSize:itemProvider:) places items freely, group by group."
    )
    open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { nil }

    /// Layouts of one's own are groups.
    @available(
        *, unavailable,
        message: "NSCollectionLayoutGroup.custom(layoutSize:itemProvider:) places items freely, group by group."
    )
    open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

    /// Layouts of one's own are groups.
    @available(
        *, unavailable, message: "NSCollectionLayoutBoundarySupplementaryItem in a compositional layout places headers."
    )
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? { nil }

    /// Windows of a new size solve the layout anew by themselves.
    @available(*, unavailable, message: "Leave it out: windows of a new size solve the layout anew by themselves.")
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    func solve(counts: [Int], environment: WindowEnvironment, heights: MeasuredHeights) -> LayoutSolution {
        LayoutSolution(
            counts: counts, patterns: [], interSectionSpacing: 0, environment: environment, heights: heights)
    }
}
