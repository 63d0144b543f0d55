/// What a section provider may know of where it is shown.
///
/// Apple has it since iOS 13, as `NSCollectionLayoutEnvironment`.
@MainActor public protocol CollectionLayoutEnvironment {
    /// What contains the section.
    var container: any CollectionLayoutContainer { get }
}

/// What contains a section.
///
/// Apple has it since iOS 13, as `NSCollectionLayoutContainer`.
@MainActor public protocol CollectionLayoutContainer {
    /// The whole size.
    var contentSize: Size { get }

    /// The size less the insets.
    var effectiveContentSize: Size { get }

    /// The space kept free at the edges.
    var contentInsets: DirectionalEdgeInsets { get }
}

/// A viewer of some size, as a section provider sees it.
struct ViewerEnvironment: CollectionLayoutEnvironment, CollectionLayoutContainer {
    let contentSize: Size
    var effectiveContentSize: Size { contentSize }
    var contentInsets: DirectionalEdgeInsets { .zero }
    var container: any CollectionLayoutContainer { self }
}
