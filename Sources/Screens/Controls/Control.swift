/// A host-neutral control of a ``Screen``.
///
/// ## Topics
///
/// ### For hosts
///
/// What a host draws of a control, and what it calls when the user does something with it:
///
/// - ``content``
/// - ``userDid(_:)``
@preconcurrency @MainActor public class Control {
    /// The name by which hosts and their events speak of this control; no two controls share one.
    public let id: Int

    /// What the control is called, shown or read out.
    public var label: String { didSet { if label != oldValue { invalidate() } } }

    /// A disabled control is shown, and does nothing.
    public var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

    /// The name under which an address keeps the control's state, such as `q` for a search; nil keeps it in none.
    ///
    /// Names within one screen must differ.
    public var restorationIdentifier: String?

    var onInvalidate: (() -> Void)?

    /// Changes what one visitor of a shared screen sees of the control, ``Visitor/current``: ``isEnabled`` and the
    /// label are the same for all. Called each time the screen is drawn for one of them, and when one of them does
    /// something with the control: it answers whoever sees it enabled.
    ///
    /// ```swift
    /// let history = dataSource.history
    /// let undo = Button(label: "Undo") { history.undo() }
    /// undo.adapts = { content in content.isEnabled = history.canUndo }
    /// history.onChange = { [weak undo] in undo?.invalidate() }
    /// ```
    public var adapts: ((inout ControlContent) -> Void)?

    private static var lastID = 0

    init(label: String) {
        Self.lastID += 1
        id = Self.lastID
        self.label = label
    }

    /// Has the control drawn anew, for all who see it: what ``adapts`` looks at has changed.
    public func invalidate() { onInvalidate?() }

    /// What a host draws.
    public final var content: ControlContent {
        var content = makeContent()
        adapts?(&content)
        return content
    }

    /// Whether the control does what it is asked to: what the visitor who asks sees of it counts.
    final var answers: Bool { adapts == nil ? isEnabled : content.isEnabled }

    /// What a host draws where nothing adapts it.
    func makeContent() -> ControlContent { ControlContent(id: id, label: label, isEnabled: isEnabled, kind: kind) }

    /// What a host calls when the user did something with the control. What a control of its kind does not know, or
    /// what names nothing in it, is passed over.
    public func userDid(_ event: ControlEvent) {}

    /// What kind of control this is, and its state.
    var kind: ControlContent.Kind { fatalError("\(Self.self).kind: each control says what kind it is.") }

    /// The control's state as an address keeps it; nil when it is as it was at the start.
    var restorableValue: String? { nil }

    /// Takes over a state that an address kept, as if a user had chosen it; nil stands for the state at the start.
    /// A state that there is not is passed over.
    func restore(_ value: String?) {}
}
