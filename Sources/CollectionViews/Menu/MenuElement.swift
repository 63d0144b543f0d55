/// What a ``Menu`` is made of: an ``Action``, or another menu.
@preconcurrency @MainActor open class MenuElement {
    /// What the element is called.
    public let title: String
    /// A second, smaller line; nil when there is none.
    public var subtitle: String?
    /// A picture beside the title; nil when there is none.
    public let image: Image?

    init(title: String, subtitle: String?, image: Image?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// What a user can do with an element, and how it looks.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set out of its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// It is shown, and can't be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It is destructive, and is shown in red.
        public static let destructive = Attributes(rawValue: 2)
        /// It isn't shown.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// Whether an element is marked as on.
    public enum State: Int, Hashable, Sendable {
        /// It isn't on.
        case off
        /// It is on: a check mark is beside the title.
        case on
        /// It is on for some of the menu's objects: a dash is beside the title.
        case mixed
    }
}
