/// Something that can be done with a row by who reads the screen: its entry stands in the row's menu.
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
    /// Does it, and answers whether it was done.
    public typealias Handler = (AccessibilityCustomAction) -> Bool

    /// What it is called.
    public let name: String
    /// Does it.
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
