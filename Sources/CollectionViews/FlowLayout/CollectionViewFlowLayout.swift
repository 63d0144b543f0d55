import Foundation

/// A layout that puts items into lines, as many into each as fit.
///
/// ```swift
/// let layout = CollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 120)
/// layout.sectionInset = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
/// ```
///
/// A delegate that is a ``CollectionViewDelegateFlowLayout`` can give each item a size of its own. The items of a line
/// are spread from edge to edge. Those of the last line begin as on the others: equal items keep their columns, others
/// have the minimum spacing.
///
/// Items of one size cost nothing to lay out, however many there are. Sizes are asked of the delegate once after each
/// update, never when a viewer scrolls.
@preconcurrency @MainActor open class CollectionViewFlowLayout: CollectionViewLayout {
    /// Stands for a size that follows from the content. Only heights do; the width is that of ``itemSize``.
    public static let automaticSize = CGSize(width: -2, height: -2)

    /// The size of items, unless the delegate gives another one.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(itemSize != oldValue) } }
    /// The estimated size of items until a viewer has measured them; zero measures none. Only heights are measured.
    open var estimatedItemSize = CGSize.zero { didSet { invalidate(estimatedItemSize != oldValue) } }
    /// The least space between one line and the next.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidate(minimumLineSpacing != oldValue) } }
    /// The least space between neighbours of one line.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidate(minimumInteritemSpacing != oldValue) } }
    /// The room around a section's items, inside of its header and footer.
    open var sectionInset = EdgeInsets.zero { didSet { invalidate(sectionInset != oldValue) } }
    /// What ``sectionInset`` is measured from.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { invalidate(sectionInsetReference != oldValue) }
    }
    /// The extent of headers, of which the height counts; zero shows none.
    open var headerReferenceSize = CGSize.zero { didSet { invalidate(headerReferenceSize != oldValue) } }
    /// The extent of footers, of which the height counts; zero shows none.
    open var footerReferenceSize = CGSize.zero { didSet { invalidate(footerReferenceSize != oldValue) } }
    /// Whether a header is pinned while its section is visible.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { invalidate(sectionHeadersPinToVisibleBounds != oldValue) }
    }
    /// Whether a footer is pinned while its section is visible.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { invalidate(sectionFootersPinToVisibleBounds != oldValue) }
    }
    /// The scroll direction. With `horizontal`, each section scrolls by itself.
    open var scrollDirection = CollectionView.ScrollDirection.vertical {
        didSet { invalidate(scrollDirection != oldValue) }
    }

    /// The patterns of the last solution, with what they were made for.
    var cachedPatterns: CachedPatterns?

    /// Makes a layout of items of 50 by 50 points.
    public override init() { super.init() }

    /// What the insets of a section are measured from.
    public enum SectionInsetReference: Int, Hashable, Sendable {
        /// The content's edges.
        case fromContentInset
        /// The safe area, which is the whole content.
        case fromSafeArea
        /// The usual margins of content.
        case fromLayoutMargins
    }

    struct CachedPatterns {
        var version: Int
        var generation: Int
        var environment: WindowEnvironment
        var counts: [Int]
        var patterns: [SectionPattern]
    }

    private func invalidate(_ isNeeded: Bool) { if isNeeded { invalidateLayout() } }

    override func solve(counts: [Int], environment: WindowEnvironment, heights: MeasuredHeights) -> LayoutSolution {
        let version = collectionView?.history.version ?? 0
        let generation = collectionView?.layoutGeneration ?? 0
        var patterns: [SectionPattern]
        if let cachedPatterns, cachedPatterns.version == version, cachedPatterns.generation == generation,
            cachedPatterns.environment == environment,
            cachedPatterns.counts == counts
        {
            patterns = cachedPatterns.patterns
        } else {
            patterns = makePatterns(counts: counts, environment: environment)
            cachedPatterns = CachedPatterns(
                version: version, generation: generation, environment: environment, counts: counts, patterns: patterns)
        }
        return LayoutSolution(
            counts: counts, patterns: patterns, interSectionSpacing: 0, environment: environment, heights: heights)
    }
}
