/// What places the items of a ``CollectionView``.
///
/// A layout is a recipe: for each viewer it is solved anew, with that viewer's size, and what comes out is a value that
/// answers where things are.
///
/// Apple has it since iOS 6, as `UICollectionViewLayout`.
@MainActor open class CollectionViewLayout {
    /// The view has this called when the layout must be solved anew.
    package var onInvalidate: (() -> Void)?

    /// Makes a layout.
    public init() {}

    /// Works out where everything is, for one viewer. The base class puts every item into a row of 44 points.
    open func solve(_ input: LayoutInput) -> SolvedLayout {
        let section = CollectionLayoutSection.list(using: CollectionLayoutListConfiguration(appearance: .plain))
        return SolvedLayout(input) { _ in section }
    }

    /// Says that the layout must be solved anew, because something it depends on has changed.
    public func invalidateLayout() { onInvalidate?() }
}
