import Foundation

extension WindowTransaction {
    /// One row that is new, or whose place or content changed.
    public struct Row: Sendable, Equatable {
        /// The key of the row.
        public var key: RowKey

        /// Where the row was in the base version; nil for a row that did not exist then.
        public var from: CGRect?

        /// Where the row is now.
        public var frame: CGRect

        /// What the row shows; nil when that did not change since it was last sent.
        public var content: RowContent?

        /// The lane that the row lives in; frames are then relative to the lane's content.
        public var lane: Int?

        /// How the row is pinned while its section is visible; nil for a row that scrolls with everything else.
        public var pin: Pin?

        /// The row's number among all rows of the view, from 0, for screen readers.
        public var position: Int

        /// The row's place in a grid or an outline.
        public var numbers: RowNumbers

        /// The animation of a new row, or of its new content; nil lets the viewer choose.
        public var animation: RowAnimation?

        /// Makes a row.
        public init(
            key: RowKey, from: CGRect?, frame: CGRect, content: RowContent? = nil, lane: Int? = nil, pin: Pin? = nil,
            position: Int, numbers: RowNumbers = RowNumbers(), animation: RowAnimation? = nil
        ) {
            self.key = key
            self.from = from
            self.frame = frame
            self.content = content
            self.lane = lane
            self.pin = pin
            self.position = position
            self.numbers = numbers
            self.animation = animation
        }
    }

    /// How a row is pinned: it stays at an edge of the window while its section is there.
    public struct Pin: Sendable, Equatable {
        /// The edge that the row stays at.
        public var edge: Edge
        /// The start of the part of the content that the row stays in.
        public var start: Double
        /// The end of that part.
        public var end: Double
        /// How far from the window's edge the row stays, because others are pinned there too.
        public var inset: Double

        /// An edge of the window.
        public enum Edge: String, Sendable {
            case top, bottom
        }

        /// Makes a pin.
        public init(edge: Edge, start: Double, end: Double, inset: Double = 0) {
            self.edge = edge
            self.start = start
            self.end = end
            self.inset = inset
        }
    }

    /// A row that leaves the viewer.
    public struct Gone: Sendable, Equatable {
        /// The key of the row.
        public var key: RowKey

        /// The row's present frame, if it still exists outside the window; nil if it was deleted and should fade.
        public var to: CGRect?

        /// The animation of a deleted row; nil lets the viewer choose.
        public var animation: RowAnimation?

        /// Makes a row that leaves.
        public init(key: RowKey, to: CGRect? = nil, animation: RowAnimation? = nil) {
            self.key = key
            self.to = to
            self.animation = animation
        }
    }
}
