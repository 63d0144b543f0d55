/// A headless view of sections and items.
@MainActor open class CollectionView {
    public init() {}
}
