/// A short message that goes by itself, with a button where something can be done about it.
///
/// It waits while the user's pointer or focus is on it. A newer one takes its place. Of a screen that several visitors
/// share all see it who were there when it was said; the button, unless it leads to a row, is for whoever did what it
/// speaks of.
///
/// ```swift
/// screen.present(Toast("3 files deleted", actionTitle: "Undo") { undo() })
/// ```
@preconcurrency @MainActor public struct Toast: Identifiable {
    /// The name by which hosts and their events speak of this message.
    public let id: Int
    /// What there is to say.
    public var text: String
    /// What its button is called; nil for none.
    public var actionTitle: String?
    /// How long it stays.
    public var duration: Duration

    /// The name of a row that the button leads whoever presses it to, by which the screen's ``Screen/listRestoration``
    /// finds it; nil for a button that leads nowhere.
    public var rowName: String?

    /// What other visitors of a shared screen are told that whoever did it is called; nil for “another visitor”.
    public var visitorName: String?

    /// Whether nobody else is told of it on a shared screen, as of a step that could not be taken. The message before
    /// ends for all.
    public var isPrivate = false

    let action: (() -> Void)?

    /// Who does what it speaks of.
    package let visitor = Visitor.current

    private static var lastID = 0

    /// Makes a message.
    ///
    /// - Parameters:
    ///   - text: What there is to say.
    ///   - actionTitle: What its button is called; nil for none.
    ///   - duration: How long it stays. The default is longer where there is a button to be reached.
    ///   - rowName: The name of a row that the button leads to.
    ///   - action: Called when the user presses the button.
    public init(
        _ text: String, actionTitle: String? = nil, duration: Duration? = nil, rowName: String? = nil,
        action: (() -> Void)? = nil
    ) {
        Self.lastID += 1
        id = Self.lastID
        self.text = text
        self.actionTitle = actionTitle
        self.duration = duration ?? (actionTitle == nil ? .seconds(5) : .seconds(8))
        self.rowName = rowName
        self.action = action
    }
}
