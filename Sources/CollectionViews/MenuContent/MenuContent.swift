/// A menu as plain data that any host can draw.
public struct MenuContent: Sendable, Hashable {
    /// The number by which events name this offer. The next offer of the same window replaces it.
    public var offer: Int
    /// The title above the items; none when empty.
    public var title: String
    /// What the menu offers.
    public var items: [Item]
    /// Whether the items are still to come: hosts open the menu with a line that says so, and show the items later.
    public var isLoading: Bool

    /// Makes a menu.
    public init(offer: Int, title: String = "", items: [Item], isLoading: Bool = false) {
        self.offer = offer
        self.title = title
        self.items = items
        self.isLoading = isLoading
    }

    /// One part of a menu.
    public indirect enum Item: Sendable, Hashable {
        /// Something to choose.
        case action(Entry)
        /// A title that leads to further items.
        case submenu(Label, isDestructive: Bool, isSingleSelection: Bool, items: [Item])
        /// Items set off from the others by lines, with a title or without.
        case group(title: String, isSingleSelection: Bool, items: [Item])
    }

    /// The texts and the image of a line of a menu.
    public struct Label: Sendable, Hashable {
        /// The text.
        public var title: String
        /// A second, smaller text.
        public var subtitle: String?
        /// A picture.
        public var image: Image?

        /// Makes a label.
        public init(title: String, subtitle: String? = nil, image: Image? = nil) {
            self.title = title
            self.subtitle = subtitle
            self.image = image
        }
    }

    /// Something to choose.
    public struct Entry: Sendable, Hashable {
        /// The id by which events name the action.
        public var id: Int
        /// The texts and the image.
        public var label: Label
        /// A longer explanation.
        public var hint: String?
        /// Whether it is shown in red.
        public var isDestructive: Bool
        /// Whether it can be chosen.
        public var isEnabled: Bool
        /// Whether the action is marked as on.
        public var state: MenuElement.State

        /// Makes an entry.
        public init(
            id: Int, label: Label, hint: String? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
            state: MenuElement.State = .off
        ) {
            self.id = id
            self.label = label
            self.hint = hint
            self.isDestructive = isDestructive
            self.isEnabled = isEnabled
            self.state = state
        }
    }
}
