/// A short message that disappears after a while, with a button if something can be done about it.
///
/// It stays while the user's pointer or focus is on it. A newer toast replaces it. On a shared screen all visitors see
/// it who were there when it was presented. Its button is for the visitor whose act it is about, unless it leads to a
/// row.
///
/// ```swift
/// screen.present(Toast("Link copied"))
/// screen.present(Toast("3 files deleted", undoingLatestStepOf: screen))
/// ```
@preconcurrency @MainActor public struct Toast: Identifiable {
    /// The id by which hosts and their events name the toast.
    public let id: Int
    /// What there is to say.
    public var text: String
    /// What its button is called; nil for none.
    public var actionTitle: String?
    /// How long it stays.
    public var duration: Duration

    /// The name of a row that the button scrolls to, by which the screen's ``Screen/listRestoration`` finds it; nil for
    /// another button.
    public var rowName: String?

    /// What other visitors of a shared screen read as the name of whoever did it; nil for “another visitor”.
    public var visitorName: String?

    /// Whether only the visitor who caused it sees it on a shared screen, for example after a step that failed. The
    /// toast before it ends for all.
    public var isPrivate = false

    let action: (() -> Void)?

    /// The only step that its button undoes.
    private(set) var undoneStep: (history: any UndoHistory, number: Int)?

    /// The visitor whose act it is about.
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

    /// Makes a toast about what was just done, with a button that undoes it: the latest step of the screen's
    /// ``Screen/undoHistory``. The toast ends as soon as another step is the latest, so that the button undoes what the
    /// text names. A press that comes too late undoes nothing: another toast names the later step, and offers to undo
    /// that.
    ///
    /// - Parameters:
    ///   - text: What was done.
    ///   - screen: The screen whose ``Screen/undo()`` undoes it.
    public init(_ text: String, undoingLatestStepOf screen: Screen) {
        self.init(text, actionTitle: "Undo") { [weak screen] in screen?.undo() }
        if let history = screen.undoHistory, let number = history.undoStepNumber { undoneStep = (history, number) }
    }

    /// Whether the step that its button undoes is no longer the latest.
    var isOutdated: Bool {
        guard let (history, number) = undoneStep else { return false }
        return Visitor.$current.withValue(visitor) { history.undoStepNumber } != number
    }

    /// The name of the step that has to be undone before the one that its button undoes; nil if there is none.
    var laterStepName: String? {
        guard let (history, number) = undoneStep, let latest = history.undoStepNumber else { return nil }
        return latest > number ? history.undoActionName : nil
    }
}
