/// The buttons that swiping a row uncovers, as plain data that any host can draw.
public struct SwipeActionsContent: Sendable, Hashable {
    /// The name by which events speak of this offer. The next one of the same window takes its place.
    public var offer: Int
    /// What swiping uncovers where a line of text starts; nil when there is nothing.
    public var leading: Side?
    /// What swiping uncovers where a line of text ends; nil when there is nothing.
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
        /// Whether a pull across most of the row presses the first button.
        public var performsFirstWithFullSwipe: Bool

        /// Makes a side.
        public init(buttons: [Button], performsFirstWithFullSwipe: Bool = true) {
            self.buttons = buttons
            self.performsFirstWithFullSwipe = performsFirstWithFullSwipe
        }
    }

    /// One button.
    public struct Button: Sendable, Hashable {
        /// The name by which events speak of the action.
        public var id: Int
        /// What the button says; nil for one that shows its image alone.
        public var title: String?
        /// What the button shows.
        public var image: Image?
        /// What a screen reader says.
        public var label: String
        /// What stands behind the button.
        public var background: Color
        /// Whether the action takes the row away.
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
