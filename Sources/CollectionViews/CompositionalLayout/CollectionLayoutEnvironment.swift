/// What a layout is solved for: one viewer's window. Apple has it since iOS 13.
public struct CollectionLayoutEnvironment: Hashable, Sendable {
    /// The extent to fill.
    public var container: CollectionLayoutContainer

    /// What else sets viewers apart.
    public var traitCollection: TraitCollection {
        TraitCollection(horizontalSizeClass: container.contentSize.width < 600 ? .compact : .regular)
    }

    /// Makes the environment of a window of a size.
    public init(size: Size) {
        container = CollectionLayoutContainer(contentSize: size)
    }
}

/// The extent that a layout fills. Apple has it since iOS 13.
public struct CollectionLayoutContainer: Hashable, Sendable {
    /// The extent before insets.
    public var contentSize: Size
    /// The insets.
    public var contentInsets = DirectionalEdgeInsets.zero

    /// The extent after insets.
    public var effectiveContentSize: Size {
        Rect(size: contentSize).inset(by: contentInsets).size
    }
}

/// What sets one viewer's surroundings apart from another's. Apple has it since iOS 8.
public struct TraitCollection: Hashable, Sendable {
    /// Whether there is much or little width.
    public var horizontalSizeClass: UserInterfaceSizeClass

    /// Makes a collection of traits.
    public init(horizontalSizeClass: UserInterfaceSizeClass) {
        self.horizontalSizeClass = horizontalSizeClass
    }
}

/// Much or little room along one axis. Apple has it since iOS 8.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room, as on a telephone.
    case compact
    /// Much room, as on a desk.
    case regular
}
