/// A short message that goes by itself, with a button where something can be done about it.
///
/// It waits while the user's pointer or focus is on it. A newer one takes its place. Of a screen that several visitors
/// share all see it who were there when it was said; the button, unless it leads to a row, is for whoever did what it
/// speaks of.
///
/// ```swift
/// screen.present(Toast("Link copied"))
/// screen.present(Toast("3 files deleted", undoingLatestStepOf: screen))
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

    /// The step that its button takes back, and that one only.
    private(set) var undoneStep: (history: any UndoHistory, number: Int)?

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

    /// Makes a message about what was done just now, with a button that takes that back: the latest step of the
    /// screen's ``Screen/undoHistory``. As soon as another step is the latest, the message ends: what it names is what
    /// its button undoes.
    ///
    /// - Parameters:
    ///   - text: What was done.
    ///   - screen: The screen whose ``Screen/undo()`` takes it back.
    public init(_ text: String, undoingLatestStepOf screen: Screen) {
        self.init(text, actionTitle: "Undo") { [weak screen] in screen?.undo() }
        if let history = screen.undoHistory, let number = history.undoStepNumber { undoneStep = (history, number) }
    }

    /// Whether what its button takes back is the latest step no more.
    var isOutdated: Bool {
        guard let (history, number) = undoneStep else { return false }
        return Visitor.$current.withValue(visitor) { history.undoStepNumber } != number
    }
}
