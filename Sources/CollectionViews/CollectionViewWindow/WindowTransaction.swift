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
