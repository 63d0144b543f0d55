import Foundation

/// What one viewer must do to get from the version it shows to the next one.
///
/// A host never computes with indexes and never works out a difference: it puts each row of ``rows`` where its
/// `frame` says, lets it start from `from`, and lets the rows of ``gone`` leave. Rows that are not named stay as they
/// are.
public struct WindowTransaction: Sendable, Equatable {
    /// The version shown once this transaction is played. Versions only grow.
    public var version: Int

    /// The version this transaction starts from; 0 says that the viewer must forget all it shows.
    public var base: Int

    /// The extent of everything the view could scroll to.
    public var contentSize: CGSize

    /// How many rows the whole view has, for screen readers.
    public var count: Int

    /// The rows that are new to the viewer, or whose place or content changed.
    public var rows: [Row]

    /// The rows that the viewer must forget.
    public var gone: [Gone]

    /// Sections that scroll across the main direction; rows name them by ``Row/lane``.
    public var lanes: [Lane]

    /// Where the viewer's scroll position should be, when the view asks for one.
    public var scroll: Scroll?

    /// How places change; nil means at once.
    public var animation: Animation?

    /// What the view as a whole is to a screen reader.
    public var role: Role

    /// Whether more than one row can be selected now.
    public var allowsMultipleSelection: Bool

    /// The row that the keyboard focus goes to, if the viewer's focus is on the view; nil leaves it where it is.
    public var focus: RowKey?

    /// Whether the text of the row that ``focus`` names is to be edited at once.
    public var opensText = false
    /// What stands in that field at first; nil for the row's text.
    public var openedText: String?
    /// What is wrong with that text, to be said at the field.
    public var openedProblem: String?

    /// The titles of the index beside the view, when they changed; none takes the index away.
    public var indexTitles: [String]?

    /// What the viewer shows besides the rows, when that is new.
    public var surroundings: Surroundings?

    /// What became of the viewer's drag, when that is new.
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

    /// The name by which a viewer and its window speak of one row; it belongs to the row's identity, not to its place.
    public typealias RowKey = Int

    /// One row that is new, or that moved, or whose content changed.
    public struct Row: Sendable, Equatable {
        /// The name of the row.
        public var key: RowKey

        /// Where the row was in the base version; nil for a row that did not exist then.
        public var from: CGRect?

        /// Where the row is now.
        public var frame: CGRect

        /// What the row shows; nil when that did not change since it was last sent.
        public var content: RowContent?

        /// The lane that the row lives in; frames are then relative to the lane's content.
        public var lane: Int?

        /// How the row stays in sight while its section is; nil for a row that scrolls with everything else.
        public var pin: Pin?

        /// The row's place among all rows of the view, from 0, for screen readers.
        public var position: Int

        /// How the row comes, when it is new, or how its new content does; nil lets the viewer choose.
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

    /// How a row stays in sight: it leaves its frame for an edge of the window, as far as its section reaches.
    public struct Pin: Sendable, Equatable {
        /// The edge that the row stays at.
        public var edge: Edge
        /// Where the part of the content starts that the row stays in.
        public var start: Double
        /// Where that part ends.
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
        /// The name of the row.
        public var key: RowKey

        /// Where the row went, when it still exists outside the window; nil when it was deleted and should fade.
        public var to: CGRect?

        /// How a deleted row goes; nil lets the viewer choose.
        public var animation: RowAnimation?

        /// Makes a row that leaves.
        public init(key: RowKey, to: CGRect? = nil, animation: RowAnimation? = nil) {
            self.key = key
            self.to = to
            self.animation = animation
        }
    }

    /// A section that scrolls across the main direction.
    public struct Lane: Sendable, Equatable {
        /// The name of the lane; it belongs to the section's identity.
        public var id: Int

        /// Where the lane stands in the view's content.
        public var frame: CGRect

        /// The extent of what the lane scrolls.
        public var contentSize: CGSize

        /// The places of the lane's cells among all of the view.
        public var positions: Range<Int>

        /// The distance between the places where scrolling may come to rest; nil lets it rest anywhere.
        public var snapInterval: Double?

        /// Whether a lane that is flung goes from one of those places to the next at most.
        public var isPaged: Bool

        /// Where the lane should be scrolled to, when the view asks for it or the viewer has forgotten it.
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
        /// Where the upper leading corner of what is visible should be.
        public var offset: CGPoint
        /// Where the viewer was taken to be, when the position only makes up for what came or went above: a viewer that
        /// has scrolled on by then goes as far from where it is. Nil asks for `offset` itself.
        public var from: CGPoint?
        /// Whether to glide there.
        public var animated: Bool

        /// Makes a scroll position.
        public init(offset: CGPoint, from: CGPoint? = nil, animated: Bool) {
            self.offset = offset
            self.from = from
            self.animated = animated
        }

        /// Where a viewer gets to that plays it while it is elsewhere.
        func played(from place: CGPoint) -> CGPoint {
            guard let from else { return offset }
            return CGPoint(x: place.x + offset.x - from.x, y: place.y + offset.y - from.y)
        }
    }

    /// How places change.
    public struct Animation: Sendable, Equatable {
        /// In seconds.
        public var duration: Double

        /// Makes an animation.
        public init(duration: Double = 0.3) {
            self.duration = duration
        }
    }

    /// What the view as a whole is to a screen reader.
    public enum Role: String, Sendable {
        case list, grid, tree
    }
}
