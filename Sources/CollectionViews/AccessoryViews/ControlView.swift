import Foundation

/// A view that does something: a switch or a button beside a row's content.
@preconcurrency @MainActor open class ControlView: View {
    /// What happens to a control.
    public typealias Event = RefreshControl.Event

    /// Whether the control can be used.
    open var isEnabled = true { didSet { setNeedsDisplay() } }

    private var actions: [(action: Action, event: Event)] = []

    /// Lets an action be carried out when something happens. An action with the same identifier is replaced.
    open func addAction(_ action: Action, for event: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.event == event }
        actions.append((action, event))
    }

    /// Carries out the actions for events, in the order they were added.
    open func sendActions(for events: Event) {
        for (action, event) in actions where !event.isDisjoint(with: events) { action.perform(sender: self) }
    }

    /// There are no selectors here.
    @available(
        *, unavailable, message: "There are no selectors here: addAction(UIAction { _ in … }, for:) does the same."
    )
    public func addTarget(_ target: Any?, action: some Any, for event: Event) {}
}

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

    /// Flips the switch without carrying out an action.
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
