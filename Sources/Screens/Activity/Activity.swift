/// Something that takes a while: what it is, how far it has come, and a way to end it.
///
/// ```swift
/// screen.activity = Activity("Sorting", fraction: 0.2) { task.cancel() }
/// ```
@preconcurrency @MainActor public struct Activity {
    /// What is being done.
    public var title: String
    /// How much of it is done, from 0 to 1; nil when nobody knows.
    public var fraction: Double?

    /// Whether what is shown meanwhile will all be something else: hosts show the rows faintly.
    public var isReplacingContent = false

    let cancel: (() -> Void)?

    /// Who asked for it.
    package let visitor = Visitor.current

    /// Whether the user can end it: of several who look at the same screen, whoever asked for it.
    public var isCancellable: Bool { cancel != nil }

    /// Makes an activity.
    ///
    /// - Parameters:
    ///   - title: What is being done.
    ///   - fraction: How much of it is done, from 0 to 1; nil when nobody knows.
    ///   - cancel: Called when the user wants it to end; nil when it can't.
    public init(_ title: String, fraction: Double? = nil, cancel: (() -> Void)? = nil) {
        self.title = title
        self.fraction = fraction
        self.cancel = cancel
    }
}
