/// An item's or group's width and height, relative to what contains it.
///
/// Apple has it since iOS 13, as `NSCollectionLayoutSize`.
public struct CollectionLayoutSize: Hashable, Sendable {
    /// The width.
    public let widthDimension: CollectionLayoutDimension

    /// The height.
    public let heightDimension: CollectionLayoutDimension

    /// Makes a size.
    public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    func resolved(in container: Size) -> Size {
        Size(width: widthDimension.resolved(in: container), height: heightDimension.resolved(in: container))
    }
}
