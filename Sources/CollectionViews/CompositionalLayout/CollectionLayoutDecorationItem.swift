/// A decoration view of a section, such as a background. The layout itself makes the view.
///
/// ```swift
/// section.decorationItems = [CollectionLayoutDecorationItem.background(elementKind: "background")]
/// layout.register(RoundedBackground.self, forDecorationViewOfKind: "background")
/// ```
@preconcurrency @MainActor public final class CollectionLayoutDecorationItem: CollectionLayoutItem {
    /// The kind by which the layout knows the view's class.
    public let elementKind: String
    /// The drawing order: elements with a greater number cover others. Items have 0.
    public var zIndex = -1

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// A background of the whole section.
    public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
        CollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
