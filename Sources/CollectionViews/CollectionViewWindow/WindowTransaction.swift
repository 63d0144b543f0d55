import Foundation

/// The changes that lead one viewer from the version it shows to the next one.
///
/// A host never computes with indexes and never works out a difference: it puts each row of ``rows`` where its
/// `frame` says, lets it start from `from`, and lets the rows of ``gone`` leave. Rows that are not named stay as they
/// are.
public struct WindowTransaction: Sendable, Equatable {
    /// The version shown once this transaction is played. Versions only grow.
    public var version: Int

    /// The version this transaction starts from; 0 means that the viewer forgets all it shows.
    public var base: Int

    /// The size of the content.
    public var contentSize: CGSize

    /// How many rows the whole view has, for screen readers.
    public var count: Int

    /// The rows that are new to the viewer, or whose frame or content changed.
    public var rows: [Row]

    /// The rows that leave the viewer.
    public var gone: [Gone]

    /// The lanes in and around the window; rows name them by ``Row/lane``.
    public var lanes: [Lane]

    /// Where the viewer's scroll position should be, when the view asks for one.
    public var scroll: Scroll?

    /// How frames change; nil means without animation.
    public var animation: Animation?

    /// The role of the view for screen readers.
    public var role: Role

    /// Whether more than one row can be selected now.
    public var allowsMultipleSelection: Bool

    /// The row that the keyboard focus goes to, if the viewer's focus is on the view; nil leaves it where it is.
    public var focus: RowKey?

    /// Whether the text of the row that ``focus`` names is to be edited at once.
    public var opensText = false
    /// The initial text of that field; nil for the row's text.
    public var openedText: String?
    /// A sentence that says what is wrong with that text, shown at the field.
    public var openedProblem: String?

    /// The titles of the index beside the view, when they changed; an empty list removes the index.
    public var indexTitles: [String]?

    /// What the viewer shows besides the rows, when that is new.
    public var surroundings: Surroundings?

    /// The state of the viewer's drag, when that is new.
    public var movement: Movement?

    /// Makes a transaction.
    public init(
        version: Int, base: Int, contentSize: CGSize, count: Int = 0, rows: [Row] = [], gone: [Gone] = [],
        lanes: [Lane] = [],
        scroll: Scroll? = nil, animation: Animation? = nil, role: Role = .list,
        allowsMultipleSelection: Bool = false, focus: RowKey? = nil
    ) {
        self.version = version
        self.base = base
        self.contentSize = contentSize
        self.count = count
        self.rows = rows
        self.gone = gone
        self.lanes = lanes
        self.scroll = scroll
        self.animation = animation
        self.role = role
        self.allowsMultipleSelection = allowsMultipleSelection
        self.focus = focus
    }

    /// Names a row, for a window and its viewer. A row keeps its key when it moves.
    public typealias RowKey = Int

    /// One row that is new, or that moved, or whose content changed.
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

        /// The animation of a new row, or of its new content; nil lets the viewer choose.
        public var animation: RowAnimation?

        /// Makes a row.
        public init(
            key: RowKey, from: CGRect?, frame: CGRect, content: RowContent? = nil, lane: Int? = nil, pin: Pin? = nil,
            position: Int, animation: RowAnimation? = nil
        ) {
            self.key = key
            self.from = from
            self.frame = frame
            self.content = content
            self.lane = lane
            self.pin = pin
            self.position = position
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

    /// An animation of frames.
    public struct Animation: Sendable, Equatable {
        /// In seconds.
        public var duration: Double

        /// Makes an animation.
        public init(duration: Double = 0.3) {
            self.duration = duration
        }
    }

    /// The role of the view for screen readers.
    public enum Role: String, Sendable {
        case list, grid, tree
    }
}
