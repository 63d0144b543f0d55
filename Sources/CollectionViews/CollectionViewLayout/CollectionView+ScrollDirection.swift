extension CollectionView {
    /// Which way a view scrolls.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// From top to bottom, or along a line of text.
        case vertical, horizontal
    }
}
