import Foundation

/// What a layout is solved for: one viewer's window.
public protocol CollectionLayoutEnvironment {
    /// The extent to fill.
    var container: any CollectionLayoutContainer { get }

    /// The traits of the viewer's window.
    var traitCollection: TraitCollection { get }
}

/// The extent that a layout fills.
public protocol CollectionLayoutContainer {
    /// The extent before insets.
    var contentSize: CGSize { get }
    /// The extent after insets.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: DirectionalEdgeInsets { get }
    /// The insets that are applied.
    var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// One viewer's window as the environment of a layout.
struct WindowEnvironment: CollectionLayoutEnvironment, Hashable, Sendable {
    struct Container: CollectionLayoutContainer, Hashable, Sendable {
        var contentSize: CGSize
        var contentInsets = DirectionalEdgeInsets.zero

        var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
        var effectiveContentSize: CGSize { CGRect(size: contentSize).inset(by: contentInsets).size }

        func hash(into hasher: inout Hasher) {
            hasher.combine(contentSize.width)
            hasher.combine(contentSize.height)
        }
    }

    var space: Container
    /// The room around the content.
    var insets = EdgeInsets.zero
    /// The factor by which the viewer enlarges text.
    var textScale: CGFloat = 1
    /// What kind of device the viewer has.
    var idiom = UserInterfaceIdiom.unspecified
    /// How many pixels a point has there.
    var displayScale: CGFloat = 1

    /// Windows narrower than this count as compact, as those of telephones do.
    private static let leastRegularWidth = 600.0

    init(
        size: CGSize, insets: EdgeInsets = .zero, textScale: CGFloat = 1, idiom: UserInterfaceIdiom = .unspecified,
        displayScale: CGFloat = 1
    ) {
        self.insets = insets
        self.textScale = textScale
        self.idiom = idiom
        self.displayScale = displayScale
        // Insets above and below scroll with the content: fractions of the height are of the whole height.
        space = Container(
            contentSize: size,
            contentInsets: DirectionalEdgeInsets(top: 0, leading: insets.left, bottom: 0, trailing: insets.right))
    }

    var container: any CollectionLayoutContainer { space }

    var traitCollection: TraitCollection {
        var traits = TraitCollection(
            horizontalSizeClass: space.contentSize.width < Self.leastRegularWidth ? .compact : .regular,
            verticalSizeClass: space.contentSize.height < Self.leastRegularWidth / 1.5 ? .compact : .regular,
            userInterfaceIdiom: idiom)
        traits.textScale = textScale
        traits.displayScale = displayScale
        return traits
    }
}

extension CollectionLayoutEnvironment {
    /// Whether text is so large, and rows are so narrow, that content side by side is stacked.
    @MainActor var stacksContent: Bool {
        let textScale = traitCollection.textScale
        return textScale >= 1.4 && container.effectiveContentSize.width < 320 * textScale
    }
}
