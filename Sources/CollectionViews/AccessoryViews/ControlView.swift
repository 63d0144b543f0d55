import Foundation

/// A view that a user operates: a switch or a button beside a row's content.
@preconcurrency @MainActor open class ControlView: View {
    /// The events of a control.
    public typealias Event = RefreshControl.Event

    /// Whether the control can be used.
    open var isEnabled = true { didSet { setNeedsDisplay() } }

    private var actions: [(action: Action, event: Event)] = []

    /// Adds an action to be performed on an event. It replaces an action with the same identifier for the same event.
    open func addAction(_ action: Action, for event: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.event == event }
        actions.append((action, event))
    }

    /// Performs the actions for events, in the order in which they were added.
    open func sendActions(for events: Event) {
        for (action, event) in actions where !event.isDisjoint(with: events) { action.perform(sender: self) }
    }

    /// There are no selectors here.
    @available(
        *, unavailable, message: "There are no selectors here: addAction(UIAction { _ in … }, for:) does the same."
    )
    public func addTarget(_ target: Any?, action: some Any, for event: Event) {}
}
