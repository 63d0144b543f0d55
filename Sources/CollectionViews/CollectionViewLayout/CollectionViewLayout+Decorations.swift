extension CollectionViewLayout {
    /// Makes decoration views of a class available under a kind; nil takes them away.
    public func register(_ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
        decorationPools[elementKind] = viewClass.map { viewClass in ReusePool { viewClass.init() } }
    }

    /// The same for an `AnyClass`. A class that is no ``CollectionReusableView`` stops the program.
    @_disfavoredOverload
    public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        register(
            CollectionView.viewClass(
                viewClass, as: CollectionReusableView.self, call: "register(_:forDecorationViewOfKind:)"),
            forDecorationViewOfKind: elementKind)
    }

    func decorationView(ofKind kind: String) -> CollectionReusableView {
        guard let pool = decorationPools[kind] else {
            fatalError(
                "CollectionLayoutSection.decorationItems: no class is registered for the kind \"\(kind)\"; call the "
                    + "layout's register(_:forDecorationViewOfKind:) first.")
        }
        return pool.take()
    }
}
