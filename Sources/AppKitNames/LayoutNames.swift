import Diffable

/// AppKit's name for ``CollectionViewLayout``.
public typealias NSCollectionViewLayout = CollectionViewLayout
/// AppKit's name for ``CollectionViewFlowLayout``.
public typealias NSCollectionViewFlowLayout = CollectionViewFlowLayout
/// AppKit's name for ``CollectionViewLayoutAttributes``.
public typealias NSCollectionViewLayoutAttributes = CollectionViewLayoutAttributes
/// AppKit's name for ``CollectionViewCompositionalLayout``.
public typealias NSCollectionViewCompositionalLayout = CollectionViewCompositionalLayout
/// AppKit's name for ``CollectionViewCompositionalLayoutConfiguration``.
public typealias NSCollectionViewCompositionalLayoutConfiguration = CollectionViewCompositionalLayoutConfiguration
/// AppKit's name for ``CollectionViewCompositionalLayout/SectionProvider``.
public typealias NSCollectionViewCompositionalLayoutSectionProvider = CollectionViewCompositionalLayout.SectionProvider
/// AppKit's name for ``CollectionLayoutDimension``.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// AppKit's name for ``CollectionLayoutSize``.
public typealias NSCollectionLayoutSize = CollectionLayoutSize
/// AppKit's name for ``CollectionLayoutItem``.
public typealias NSCollectionLayoutItem = CollectionLayoutItem
/// AppKit's name for ``CollectionLayoutGroup``.
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup
/// AppKit's name for ``CollectionLayoutGroupCustomItem``.
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroupCustomItem
/// AppKit's name for ``CollectionLayoutGroupCustomItemProvider``.
public typealias NSCollectionLayoutGroupCustomItemProvider = CollectionLayoutGroupCustomItemProvider
/// AppKit's name for ``CollectionLayoutSection``.
public typealias NSCollectionLayoutSection = CollectionLayoutSection
/// AppKit's name for ``CollectionLayoutSectionOrthogonalScrollingBehavior``.
public typealias NSCollectionLayoutSectionOrthogonalScrollingBehavior =
    CollectionLayoutSectionOrthogonalScrollingBehavior
/// AppKit's name for ``CollectionLayoutVisibleItem``.
public typealias NSCollectionLayoutVisibleItem = CollectionLayoutVisibleItem
/// AppKit's name for ``CollectionLayoutSectionVisibleItemsInvalidationHandler``.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    CollectionLayoutSectionVisibleItemsInvalidationHandler
/// AppKit's name for ``CollectionLayoutSpacing``.
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing
/// AppKit's name for ``CollectionLayoutEdgeSpacing``.
public typealias NSCollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing
/// AppKit's name for ``DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// AppKit's name for ``DirectionalRectEdge``.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// AppKit's name for ``RectAlignment``.
public typealias NSRectAlignment = RectAlignment
/// AppKit's name for ``CollectionLayoutEnvironment``.
public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
/// AppKit's name for ``CollectionLayoutContainer``.
public typealias NSCollectionLayoutContainer = CollectionLayoutContainer
/// AppKit's name for ``CollectionLayoutAnchor``.
public typealias NSCollectionLayoutAnchor = CollectionLayoutAnchor
/// AppKit's name for ``CollectionLayoutSupplementaryItem``.
public typealias NSCollectionLayoutSupplementaryItem = CollectionLayoutSupplementaryItem
/// AppKit's name for ``CollectionLayoutBoundarySupplementaryItem``.
public typealias NSCollectionLayoutBoundarySupplementaryItem = CollectionLayoutBoundarySupplementaryItem
/// AppKit's name for ``CollectionLayoutDecorationItem``.
public typealias NSCollectionLayoutDecorationItem = CollectionLayoutDecorationItem
