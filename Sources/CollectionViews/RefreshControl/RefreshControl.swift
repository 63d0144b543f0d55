import Foundation

/// A control that a user pulls down at the top of a list to refresh its content.
///
/// ```swift
/// let refresh = RefreshControl()
/// refresh.addAction(Action { _ in reload { refresh.endRefreshing() } }, for: .valueChanged)
/// view.refreshControl = refresh
/// ```
@preconcurrency @MainActor open class RefreshControl: View {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set out of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A user asked for it.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// A user pressed it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A user changed a text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A user asked for it; the control's main action.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    /// The height of the control while it turns.
    static let height = 60.0

    /// Whether the control shows that the content is being refreshed.
    public private(set) var isRefreshing = false

    /// The text below the control; its attributes are not drawn.
    public var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }

    weak var owner: CollectionView?
    private var actions: [(action: Action, event: Event)] = []

    /// Makes a control.
    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    /// Makes a control with what it does.
    public convenience init(frame: CGRect = .zero, primaryAction: Action?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Archived controls don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    /// Adds an action to be performed on an event. It replaces an action with the same identifier for the same event.
    open func addAction(_ action: Action, for event: Event) {
        removeAction(identifiedBy: action.identifier, for: event)
        actions.append((action, event))
    }

    /// Takes an action away again.
    open func removeAction(_ action: Action, for event: Event) {
        removeAction(identifiedBy: action.identifier, for: event)
    }

    /// Takes the action of an identifier away again.
    open func removeAction(identifiedBy identifier: Action.Identifier, for event: Event) {
        actions.removeAll { $0.action.identifier == identifier && $0.event == event }
    }

    /// Performs the actions for events, in the order in which they were added.
    open func sendActions(for events: Event) {
        for (action, event) in actions where !event.isDisjoint(with: events) {
            action.perform(sender: self)
        }
    }

    /// Shows that the content is being refreshed, without performing an action. The control takes up space above the
    /// content; scroll there if it should be seen.
    open func beginRefreshing() { set(true) }

    /// Shows that the content is up to date.
    open func endRefreshing() { set(false) }

    /// Has the control drawn again.
    open override func setNeedsDisplay() { owner?.notifyWindows() }

    /// A viewer pulled the control, or pressed its button.
    func userDidPull() {
        guard !isRefreshing else { return }
        set(true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func set(_ isRefreshing: Bool) {
        guard isRefreshing != self.isRefreshing else { return }
        self.isRefreshing = isRefreshing
        owner?.layoutDidChange(animated: true)
    }

    /// There are no selectors here.
    @available(
        *, unavailable,
        message: "There are no selectors here: addAction(UIAction { _ in … }, for: .valueChanged) does the same."
    )
    public func addTarget(_ target: Any?, action: some Any, for event: Event) {}
}
