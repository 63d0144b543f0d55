/// A control of a ``Screen``, which any host can draw.
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
    /// The id by which hosts and their events name the control; no two controls share one.
    public let id: Int

    /// The label, shown or read out.
    public var label: String { didSet { if label != oldValue { invalidate() } } }

    /// A disabled control is shown, and does nothing.
    public var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

    /// The name of the control's state in an address; nil, as at the start unless it is a ``SearchField``, keeps the
    /// state out of addresses.
    ///
    /// Of several controls of a screen with the same name, the first one's state is kept. A name that an app has set
    /// goes before one that a search has unless set.
    public var restorationIdentifier: String? { didSet { hasDefaultIdentifier = false } }

    /// Whether the app has left the name as it is at the start.
    final var hasDefaultIdentifier = true

    var onInvalidate: (() -> Void)?

    /// Changes the content for one visitor of a shared screen, ``Visitor/current``; ``isEnabled`` and the label
    /// themselves are the same for all. Called each time the screen is drawn for a visitor, and when a visitor does
    /// something with the control: it responds to whoever sees it enabled.
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

    /// Has the control drawn again for all visitors: what ``adapts`` depends on has changed.
    public func invalidate() { onInvalidate?() }

    /// What a host draws.
    public final var content: ControlContent {
        var content = makeContent()
        adapts?(&content)
        return content
    }

    /// Whether the control responds to the current visitor: whether that one sees it enabled.
    final var isEnabledForVisitor: Bool { adapts == nil ? isEnabled : content.isEnabled }

    /// What a host draws, before ``adapts``.
    func makeContent() -> ControlContent { ControlContent(id: id, label: label, isEnabled: isEnabled, kind: kind) }

    /// Called by hosts when the user did something with the control. Events that the control does not know, or that
    /// name nothing in it, are ignored.
    public func userDid(_ event: ControlEvent) {}

    /// What kind of control this is, and its state.
    var kind: ControlContent.Kind { fatalError("\(Self.self).kind: each control says what kind it is.") }

    /// The control's state for an address; nil for its initial state.
    var restorableValue: String? { nil }

    /// Restores a state from an address, as if a user had chosen it; nil stands for the initial state. An unknown state
    /// is ignored.
    func restore(_ value: String?) {}
}
