import Foundation

extension WindowTransaction {
    /// A scroll position that the view asks for.
    public struct Scroll: Sendable, Equatable {
        /// The offset to scroll to.
        public var offset: CGPoint
        /// The assumed offset of the viewer, for a scroll that only makes up for changes above the window: the viewer
        /// scrolls by the distance from here to `offset`, wherever it is by then. Nil scrolls to `offset` itself.
        public var from: CGPoint?
        /// Whether to glide there.
        public var animated: Bool

        /// Makes a scroll position.
        public init(offset: CGPoint, from: CGPoint? = nil, animated: Bool) {
            self.offset = offset
            self.from = from
            self.animated = animated
        }

        /// The offset that the scroll leads to from another one.
        func played(from place: CGPoint) -> CGPoint {
            guard let from else { return offset }
            return CGPoint(x: place.x + offset.x - from.x, y: place.y + offset.y - from.y)
        }
    }
}
