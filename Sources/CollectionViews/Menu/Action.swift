/// One thing that a ``Menu`` offers to do.
@preconcurrency @MainActor open class Action: MenuElement {
    /// What an action does.
    public typealias Handler = @MainActor (Action) -> Void

    /// The name by which a program finds the action.
    public let identifier: Identifier
    /// A longer explanation, for screen readers and tooltips; nil if the title says it all.
    public var discoverabilityTitle: String?
    /// What a user can do with the action, and how it looks.
    public var attributes: Attributes
    /// Whether the action is marked as on.
    public var state: State

    /// What the action is performed for, while it is: a control, or the view whose menu it is in.
    public private(set) var sender: Any?

    let handler: Handler

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: What the action is called.
    ///   - subtitle: A second, smaller line.
    ///   - image: A picture beside the title.
    ///   - identifier: The name by which a program finds the action; nil makes one that no other action has.
    ///   - discoverabilityTitle: A longer explanation.
    ///   - attributes: What a user can do with the action, and how it looks.
    ///   - state: Whether the action is marked as on.
    ///   - handler: What the action does when a user chooses it.
    public init(
        title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping Handler
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("action \(Self.count)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Performs the action for a control or a view.
    package func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    private static var count = 0

    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
