import Foundation

/// Computes the frame of every item.
///
/// A layout is solved separately for each window, so that windows of different sizes can show one view. Use
/// ``CollectionViewCompositionalLayout`` or ``CollectionViewFlowLayout``; this base class shows no items.
@preconcurrency @MainActor open class CollectionViewLayout {
    /// The view that uses the layout.
    public internal(set) weak var collectionView: CollectionView?

    var decorationPools: [String: ReusePool] = [:]

    /// Makes a layout that shows no items.
    public init() {}

    /// The size of the content, in the window that was scrolled last.
    public var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }

    /// Solves the layout again in every window.
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
