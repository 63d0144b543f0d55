import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Where in a window an item is scrolled to.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set out of its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// At the upper edge.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle, from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the lower edge.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left edge, in a section that scrolls orthogonally.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle, from left to right, in a section that scrolls orthogonally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right edge, in a section that scrolls orthogonally.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Scrolls every window to an item; without a position, just far enough to show it.
    ///
    /// A path that names no item stops the program.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = ItemPath(indexPath), holds(path) else {
            fatalError(
                "\(nouns.view).scrollToItem(at:at:animated:): there is no item at \(indexPath); pass the path of an "
                    + "item that the view holds now.")
        }
        for window in openWindows { window.scroll(to: .item(path), at: scrollPosition, animated: animated) }
    }
}
