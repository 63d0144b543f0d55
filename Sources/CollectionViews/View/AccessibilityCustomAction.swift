/// An action on a row for users of assistive technology. It is an entry in the row's menu too.
///
/// ```swift
/// cell.accessibilityCustomActions = [
///     AccessibilityCustomAction(name: "Delete") { _ in
///         store.delete(id)
///         return true
///     }
/// ]
/// ```
@preconcurrency @MainActor public final class AccessibilityCustomAction {
    /// Performs the action, and returns whether it was performed.
    public typealias Handler = (AccessibilityCustomAction) -> Bool

    /// The name of the action.
    public let name: String
    /// Performs the action.
    public let actionHandler: Handler?

    /// Makes an action.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
    }

    /// There are no selectors here.
    @available(*, unavailable, message: "There are no selectors here: init(name:actionHandler:) takes a closure.")
    public convenience init(name: String, target: Any?, selector: some Any) {
        self.init(name: name, actionHandler: nil)
    }
}
