/// A push button.
public final class Button: Control {
    /// Called when a user presses the button.
    public var action: (() -> Void)?

    /// Whether this is the button that most people will press.
    public var isProminent: Bool { didSet { if isProminent != oldValue { invalidate() } } }

    /// The key that does the same wherever the focus is on the screen; nil for none.
    public var keyEquivalent: KeyEquivalent? { didSet { if keyEquivalent != oldValue { invalidate() } } }

    /// A key that a button can be pressed by.
    public enum KeyEquivalent: String, Sendable {
        /// The key that leaves what one is in the middle of.
        case escape
        /// The keys that delete, forward and backward.
        case delete
    }

    /// Makes a button.
    public init(label: String, isProminent: Bool = false, action: (() -> Void)? = nil) {
        self.action = action
        self.isProminent = isProminent
        super.init(label: label)
    }

    /// What a host calls when the user pressed the button.
    public func userDidPress() {
        guard isEnabled else { return }
        action?()
    }

    override var kind: ControlContent.Kind { .button(isProminent: isProminent) }

    public override func userDid(_ event: ControlEvent) {
        if case .press = event { userDidPress() }
    }
}
