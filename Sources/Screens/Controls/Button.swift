import CollectionViews

/// A push button.
public final class Button: Control {
    /// Called when a user presses the button.
    public var action: (() -> Void)? { didSet { if (action == nil) != (oldValue == nil) { invalidate() } } }

    /// Whether this is the button that most people will press.
    public var isProminent: Bool { didSet { if isProminent != oldValue { invalidate() } } }

    /// What the button is called in full, where its label says it in short: read out, and shown to a pointer that rests
    /// on it; nil for the label. It should begin with the label, so that a button can be named by what it shows.
    public var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { invalidate() } } }

    /// What is said of the button beside its name, such as when it can be pressed: read out after the name, and shown
    /// to a pointer that rests on it; nil for nothing.
    public var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { invalidate() } } }

    /// What stands on the button in place of its label, which is read out then; nil shows the label.
    public var image: Image? { didSet { if image != oldValue { invalidate() } } }

    /// Whether the label stands behind the ``image``, on hosts that have room for it.
    public var showsLabelBesideImage = false { didSet { if showsLabelBesideImage != oldValue { invalidate() } } }

    /// What can be chosen from the button: pressing it opens the menu, unless there is an ``action``. Then a secondary
    /// click, a long press or the menu key does.
    public var menu: Menu? {
        get { offered.menu }
        set { offered.menu = newValue }
    }

    /// What actions of the menu are told that they are carried out for; nil for the button.
    weak var sender: AnyObject?

    /// Called when something was chosen from the menu, before it is carried out.
    var onChoice: (() -> Void)?

    private lazy var offered: ButtonMenu = {
        let offered = ButtonMenu()
        offered.onChange = { [weak self] in self?.invalidate() }
        return offered
    }()

    /// What hosts draw of the menu; nil when there is nothing to choose.
    var menuContent: MenuContent? { offered.content }

    /// What is on in the menu, or its first action.
    var selected: Action? { offered.selected }

    /// Whether the button is there only where hosts with little room gather a screen's buttons in a menu: for what a
    /// pointer and keys do by themselves elsewhere.
    public var isInMenuOnly = false { didSet { if isInMenuOnly != oldValue { invalidate() } } }

    /// Whether the button stands in a bar below what is shown, evenly spread with others, where there is little room:
    /// on telephones, where a thumb reaches what is done most, and in a column beside a detail. Elsewhere it stands
    /// among the other controls.
    public var isInToolbar = false { didSet { if isInToolbar != oldValue { invalidate() } } }

    /// On which sides of the button in that bar the room that is left over goes.
    var toolbarSpaces: Set<HorizontalEdge> = [] { didSet { if toolbarSpaces != oldValue { invalidate() } } }

    /// Whether a press counts only once the outcome of the one before it is shown: for what a button does to that which
    /// stands beside it, so that the second press of a double-click doesn't reach what has come in its place unseen.
    public var waitsForOutcome = false { didSet { if waitsForOutcome != oldValue { invalidate() } } }

    /// Whether the button is not shown; its ``keyEquivalent`` does what it does all the same.
    public var isHidden = false { didSet { if isHidden != oldValue { invalidate() } } }

    /// The key that does the same wherever the focus is on the screen; nil for none.
    public var keyEquivalent: KeyEquivalent? { didSet { if keyEquivalent != oldValue { invalidate() } } }

    /// A key that a button can be pressed by.
    public enum KeyEquivalent: String, Sendable {
        /// The key that leaves what one is in the middle of.
        case escape
        /// The keys that delete, forward and backward.
        case delete
        /// The space bar, where it types nothing and presses no other button; in a list it selects the row first.
        case space
        /// The arrow keys that nothing else on the screen has a use for.
        case leftArrow, rightArrow
    }

    /// Makes a button.
    public init(label: String, isProminent: Bool = false, action: (() -> Void)? = nil) {
        self.action = action
        self.isProminent = isProminent
        super.init(label: label)
    }

    /// What a host calls when the user chose from the menu. A choice from an earlier menu is passed over.
    public func userDidChoose(_ choice: MenuChoice) {
        guard answers, let chosen = offered.choose(choice) else { return }
        onChoice?()
        invalidate()
        chosen.perform(sender: sender ?? self)
    }

    /// What a host calls when the user pressed the button.
    public func userDidPress() {
        guard answers else { return }
        action?()
    }

    override var kind: ControlContent.Kind { .button(isProminent: isProminent) }

    override func makeContent() -> ControlContent {
        var content = super.makeContent()
        content.accessibilityLabel = accessibilityLabel
        content.accessibilityHint = accessibilityHint
        content.keyEquivalent = keyEquivalent
        content.image = image
        content.showsLabelBesideImage = showsLabelBesideImage
        content.menu = menuContent
        content.opensMenu = menuContent != nil && action == nil
        content.isInMenuOnly = isInMenuOnly
        content.isHidden = isHidden
        content.isInToolbar = isInToolbar
        content.toolbarSpaces = toolbarSpaces
        content.waitsForOutcome = waitsForOutcome
        return content
    }

    public override func userDid(_ event: ControlEvent) {
        switch event {
        case .press: userDidPress()
        case .pick(let choice): userDidChoose(choice)
        default: break
        }
    }
}
