import Foundation

extension WindowTransaction {
    /// A lane: the part of the content in which a section that scrolls orthogonally shows its items.
    public struct Lane: Sendable, Equatable {
        /// The lane's id. A section keeps it when it moves.
        public var id: Int

        /// The frame of the lane in the view's content.
        public var frame: CGRect

        /// The size of the lane's own content.
        public var contentSize: CGSize

        /// The numbers of the lane's items among all items of the view.
        public var positions: Range<Int>

        /// The distance between the offsets at which scrolling may come to rest; nil lets it rest anywhere.
        public var snapInterval: Double?

        /// Whether one gesture scrolls by one such distance at most.
        public var isPaged: Bool

        /// The offset to scroll to, when the view asks for it or the viewer has forgotten it.
        public var offset: Double?

        /// Makes a lane.
        public init(
            id: Int, frame: CGRect, contentSize: CGSize, positions: Range<Int>, snapInterval: Double? = nil,
            isPaged: Bool = false, offset: Double? = nil
        ) {
            self.id = id
            self.frame = frame
            self.contentSize = contentSize
            self.positions = positions
            self.snapInterval = snapInterval
            self.isPaged = isPaged
            self.offset = offset
        }
    }
}
