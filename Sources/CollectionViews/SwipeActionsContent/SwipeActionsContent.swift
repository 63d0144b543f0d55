/// The buttons that swiping a row uncovers, as plain data that any host can draw.
public struct SwipeActionsContent: Sendable, Hashable {
    /// The number by which events name this offer. The next offer of the same window replaces it.
    public var offer: Int
    /// The buttons at the leading edge; nil when there are none.
    public var leading: Side?
    /// The buttons at the trailing edge; nil when there are none.
    public var trailing: Side?

    /// Makes an offer.
    public init(offer: Int, leading: Side? = nil, trailing: Side? = nil) {
        self.offer = offer
        self.leading = leading
        self.trailing = trailing
    }

    /// The buttons of one side.
    public struct Side: Sendable, Hashable {
        /// The buttons, from the row's edge inwards.
        public var buttons: [Button]
        /// Whether a swipe across most of the row presses the first button.
        public var performsFirstWithFullSwipe: Bool

        /// Makes a side.
        public init(buttons: [Button], performsFirstWithFullSwipe: Bool = true) {
            self.buttons = buttons
            self.performsFirstWithFullSwipe = performsFirstWithFullSwipe
        }
    }

    /// One button.
    public struct Button: Sendable, Hashable {
        /// The id by which events name the action.
        public var id: Int
        /// What the button says; nil for one that shows its image alone.
        public var title: String?
        /// What the button shows.
        public var image: Image?
        /// What a screen reader says.
        public var label: String
        /// The background of the button.
        public var background: Color
        /// Whether the action removes the row.
        public var isDestructive: Bool

        /// Makes a button.
        public init(
            id: Int, title: String?, image: Image? = nil, label: String, background: Color,
            isDestructive: Bool = false
        ) {
            self.id = id
            self.title = title
            self.image = image
            self.label = label
            self.background = background
            self.isDestructive = isDestructive
        }
    }
}
