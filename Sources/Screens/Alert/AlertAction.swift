/// An action of an ``AlertController``.
@preconcurrency @MainActor public final class AlertAction {
    /// The styles of actions.
    public enum Style: Hashable, Sendable {
        /// The default style.
        case `default`
        /// Leaves everything as it is.
        case cancel
        /// Deletes or changes something.
        case destructive
    }

    /// What the action is called.
    public let title: String?
    /// The style.
    public let style: Style
    /// Whether it can be chosen.
    public var isEnabled = true

    let handler: ((AlertAction) -> Void)?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: What the action is called.
    ///   - style: The style.
    ///   - handler: Called when the user chose it, after the alert has gone.
    public init(title: String?, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
