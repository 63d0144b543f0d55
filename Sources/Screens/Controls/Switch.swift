/// A switch that is on or off.
public final class Switch: Control {
    /// Whether the switch is on.
    public private(set) var isOn: Bool

    private let wasOn: Bool

    /// Called with the new state when a user flips the switch.
    public var onChange: ((Bool) -> Void)?

    /// Makes a switch.
    public init(label: String, isOn: Bool = false, onChange: ((Bool) -> Void)? = nil) {
        self.isOn = isOn
        wasOn = isOn
        self.onChange = onChange
        super.init(label: label)
    }

    /// Sets the state without calling ``onChange``.
    public func setOn(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        invalidate()
    }

    /// Called by hosts when the user flipped the switch.
    public func userDidSet(_ isOn: Bool) {
        guard isEnabledForVisitor, isOn != self.isOn else { return }
        self.isOn = isOn
        onChange?(isOn)
        invalidate()
    }

    override var kind: ControlContent.Kind { .toggle(isOn: isOn) }

    public override func userDid(_ event: ControlEvent) {
        if case .set(let isOn) = event { userDidSet(isOn) }
    }

    override var restorableValue: String? { isOn == wasOn ? nil : isOn ? "on" : "off" }

    override func restore(_ value: String?) {
        switch value {
        case "on": userDidSet(true)
        case "off": userDidSet(false)
        case nil: userDidSet(wasOn)
        default: break
        }
    }
}
