/// Something to be done with one row, uncovered by swiping the row aside.
///
/// The handler gets the action, the row's cell, and a closure to call once it is done: with `true` when it was carried
/// out, with `false` when it was not, now or later. Until then the row stays as it is.
///
/// ```swift
/// let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, completion in
///     store.delete(id)
///     completion(true)
/// }
/// let configuration = SwipeActionsConfiguration(actions: [delete])
/// ```
///
/// The same actions are in the row's context menu, and the first destructive one is performed by the Delete key.
@preconcurrency @MainActor open class ContextualAction {
    /// What an action does. The view that it gets is the row's cell.
    public typealias Handler =
        @MainActor (
            _ action: ContextualAction, _ sourceView: View,
            _ completionHandler: @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// What kind of action it is.
    public enum Style: Int, Sendable {
        /// The row stays.
        case normal
        /// The row is removed: the button is red, and the row's content leaves with it.
        case destructive
    }

    /// What kind of action it is.
    public let style: Style

    /// What the action does.
    public let handler: Handler

    /// What the button says; nil for one that shows its image alone.
    public var title: String?

    /// What the button shows above its title, or instead of it.
    public var image: Image?

    /// What a screen reader and menus call the action; nil stands for the title.
    public var accessibilityLabel: String?

    /// The background of the button; nil stands for the colour of the style.
    public var backgroundColor: Color! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }

    private var ownColor: Color?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - style: Whether it takes the row away.
    ///   - title: What its button says.
    ///   - handler: What it does. It must call the closure it is given, once; further calls change nothing.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
