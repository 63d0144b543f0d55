import CollectionViews

/// A push button.
public final class Button: Control {
    /// Called when a user presses the button.
    public var action: (() -> Void)? { didSet { if (action == nil) != (oldValue == nil) { invalidate() } } }

    /// Whether this is the screen's main action.
    public var isProminent: Bool { didSet { if isProminent != oldValue { invalidate() } } }

    /// Whether the button deletes something, or does something else that can't be taken back: it is red, in a menu too.
    public var isDestructive = false { didSet { if isDestructive != oldValue { invalidate() } } }

    /// The full name of the button, if its label is short: read out, and shown as a tooltip; nil for the label. It
    /// should begin with the label, so that voice control finds the button by what it shows.
    public var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { invalidate() } } }

    /// A hint besides the name, such as when the button can be pressed: read out after the name, and shown as a
    /// tooltip; nil for none.
    public var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { invalidate() } } }

    /// The image in place of the label, which is read out then; nil shows the label.
    public var image: Image? { didSet { if image != oldValue { invalidate() } } }

    /// The labels that the button may have, one after the other: it is as wide as the widest of them, so that
    /// nothing beside it moves when the label changes. Empty, as at the start, makes it as wide as its label.
    public var possibleLabels: Set<String> = [] { didSet { if possibleLabels != oldValue { invalidate() } } }

    /// Whether the label is shown beside the ``image``, where there is space.
    public var showsLabelBesideImage = false { didSet { if showsLabelBesideImage != oldValue { invalidate() } } }

    /// The menu. Pressing the button opens it, unless there is an ``action``; then a secondary click, a long press or
    /// the menu key does.
    public var menu: Menu? {
        get { offered.menu }
        set { offered.menu = newValue }
    }

    /// The sender of the menu's actions; nil for the button.
    weak var sender: AnyObject?

    /// Called after a choice from the menu, before its action is performed.
    var onChoice: (() -> Void)?

    private lazy var offered: ButtonMenu = {
        let offered = ButtonMenu()
        offered.onChange = { [weak self] in self?.invalidate() }
        return offered
    }()

    /// The menu's content for hosts; nil if it has nothing to choose.
    var menuContent: MenuContent? { offered.content }

    /// The menu's action that is on, or its first action.
    var selected: Action? { offered.selected }

    /// Whether the button is in a menu, whose button is at the end of the bar, also where there is space. For what is
    /// seldom done, and what a pointer or keys do by themselves.
    public var isInMenuOnly = false { didSet { if isInMenuOnly != oldValue { invalidate() } } }

    /// Whether the button is at the leading edge of the bar, before the title. It is for what ends something
    /// without doing it, where the main action at the trailing edge does it. There it stands also where it
    /// ``isInToolbar``.
    public var isLeading = false { didSet { if isLeading != oldValue { invalidate() } } }

    /// Whether the button is in a toolbar below the content where there is little space: on telephones, within reach of
    /// a thumb, and in a column beside a detail. Elsewhere it is among the other controls.
    public var isInToolbar = false { didSet { if isInToolbar != oldValue { invalidate() } } }

    /// On which sides of the button in the toolbar the free space goes.
    package var toolbarSpaces: Set<HorizontalEdge> = [] { didSet { if toolbarSpaces != oldValue { invalidate() } } }

    /// Whether a press is ignored until the result of the previous one is shown. So the second press of a double-click
    /// does not act on what has replaced the first one's object unseen.
    public var waitsForOutcome = false { didSet { if waitsForOutcome != oldValue { invalidate() } } }

    /// Whether the button is invisible and can only be pressed by its ``keyEquivalent``.
    public var isHidden = false { didSet { if isHidden != oldValue { invalidate() } } }

    /// The key that presses the button, wherever the focus is on the screen; nil for none.
    public var keyEquivalent: KeyEquivalent? { didSet { if keyEquivalent != oldValue { invalidate() } } }

    /// A key that a button can be pressed by.
    public enum KeyEquivalent: String, Sendable {
        /// The Escape key.
        case escape
        /// The Delete and the Backspace key. Beside a list, such a button is for what is selected there, and disabled
        /// where nothing is: as long as it is enabled, Delete presses it also from a row that is not selected.
        /// Otherwise the key deletes the row that has the focus.
        case delete
        /// The Delete key, and the Backspace key with the Command key: what deletes a row of a list. Where a Backspace
        /// alone leads back elsewhere, it is better than ``delete``.
        case deleteForward
        /// The space bar, unless a text field or another button has the focus. In a list it selects the row first. As
        /// long as the button can't be pressed, it scrolls.
        case space
        /// C with the Control or the Command key, unless a text field has the focus or letters are selected.
        case copy
        /// An arrow key that nothing else on the screen uses.
        case leftArrow, rightArrow
    }

    /// Makes a button.
    public init(label: String, isProminent: Bool = false, action: (() -> Void)? = nil) {
        self.action = action
        self.isProminent = isProminent
        super.init(label: label)
    }

    /// Called by hosts when the user chose from the menu. A choice from a former menu is ignored.
    public func userDidChoose(_ choice: MenuChoice) {
        guard isEnabledForVisitor, let chosen = offered.choose(choice) else { return }
        onChoice?()
        invalidate()
        chosen.perform(sender: sender ?? self)
    }

    /// Called by hosts when the user pressed the button.
    public func userDidPress() {
        guard isEnabledForVisitor else { return }
        action?()
    }

    override var kind: ControlContent.Kind { .button(isProminent: isProminent) }

    override func makeContent() -> ControlContent {
        var content = super.makeContent()
        content.accessibilityLabel = accessibilityLabel
        content.accessibilityHint = accessibilityHint
        content.keyEquivalent = keyEquivalent
        content.isDestructive = isDestructive
        content.image = image
        content.possibleLabels = possibleLabels.sorted()
        content.showsLabelBesideImage = showsLabelBesideImage
        content.menu = menuContent
        content.opensMenu = menuContent != nil && action == nil
        content.isInMenuOnly = isInMenuOnly
        content.isHidden = isHidden
        content.isLeading = isLeading
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
