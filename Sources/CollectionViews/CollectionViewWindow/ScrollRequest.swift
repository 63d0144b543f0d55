/// A scroll position that the program asked for.
struct ScrollRequest {
    /// At `viewVersion`; nil stands for the top of the content.
    var element: LayoutElement?
    /// How far from the top, without an element.
    var offset = 0.0
    var viewVersion: Int
    var position: CollectionView.ScrollPosition
    /// How much is to be seen above and below the element where it is scrolled to no position.
    var margin = 0.0
    var animated: Bool
}
