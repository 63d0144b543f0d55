/// A switch beside a row's content.
///
/// ```swift
/// let cell = TableViewCell(style: .default, reuseIdentifier: "network")
/// let toggle = SwitchView()
/// toggle.isOn = network.isTrusted
/// toggle.addAction(Action { _ in trust(network, toggle.isOn) }, for: .valueChanged)
/// cell.accessoryView = toggle
/// ```
@preconcurrency @MainActor open class SwitchView: ControlView {
    /// Whether the switch is on.
    open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

    /// The colour of the switch while it is on; nil stands for that of the page.
    open var onTintColor: Color? {
        get { tintColor }
        set { tintColor = newValue }
    }

    /// Sets the state without performing actions.
    open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

    override var accessory: AccessoryContent {
        AccessoryContent(
            kind: .toggle(isOn: isOn), label: accessibilityLabel ?? "Switch",
            action: isEnabled
                ? .toggle { [weak self] isOn in
                    self?.isOn = isOn
                    self?.sendActions(for: [.valueChanged, .primaryActionTriggered, .touchUpInside])
                } : nil)
    }
}
