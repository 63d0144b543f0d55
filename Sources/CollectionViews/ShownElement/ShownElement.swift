/// One use of a cell or supplementary view, from the first window that shows its element until the last one no longer
/// does.
@MainActor final class ShownElement {
    let view: CollectionReusableView

    /// The element at the collection view's current version, or the last one it had.
    var element: LayoutElement

    /// How many windows show it.
    var windowCount = 0

    /// Whether the delegate has been told that the view is shown.
    var isAnnounced = false

    /// Whether the use has ended. Windows that still have it release it.
    private(set) var isEnded = false

    /// The traits of the window that showed it last.
    var traitCollection = TraitCollection(horizontalSizeClass: .regular)

    private weak var collectionView: CollectionView?

    init(_ view: CollectionReusableView, element: LayoutElement, in collectionView: CollectionView) {
        self.view = view
        self.element = element
        self.collectionView = collectionView
        view.shown = self
    }

    func contentDidChange() {
        collectionView?.contentDidChange()
    }

    /// - Parameter keepsView: Whether the view returns to its pool. A view that was reloaded does not: the same element
    ///   must not get it back.
    func end(keepsView: Bool) {
        isEnded = true
        view.shown = nil
        if keepsView { view.pool?.put(view) }
    }
}

extension ShownElement: Hashable {
    nonisolated static func == (left: ShownElement, right: ShownElement) -> Bool { left === right }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
