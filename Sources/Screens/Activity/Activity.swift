/// A task that takes a while: its title, its progress, and a way to cancel it.
///
/// ```swift
/// screen.activity = Activity("Sorting", fraction: 0.2) { task.cancel() }
/// ```
@preconcurrency @MainActor public struct Activity {
    /// What is being done.
    public var title: String
    /// The fraction that is done, from 0 to 1; nil when it is unknown.
    public var fraction: Double?

    /// Whether the activity will replace all that is shown: hosts show the rows dimmed meanwhile.
    public var isReplacingContent = false

    let cancel: (() -> Void)?

    /// The visitor who started it.
    package let visitor = Visitor.current

    /// Whether it can be cancelled: on a shared screen, by the visitor who started it.
    public var isCancellable: Bool { cancel != nil }

    /// Makes an activity.
    ///
    /// - Parameters:
    ///   - title: What is being done.
    ///   - fraction: The fraction that is done, from 0 to 1; nil when it is unknown.
    ///   - cancel: Called when the user cancels it; nil if it can't be cancelled.
    public init(_ title: String, fraction: Double? = nil, cancel: (() -> Void)? = nil) {
        self.title = title
        self.fraction = fraction
        self.cancel = cancel
    }
}
