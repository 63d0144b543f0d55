/// The actions that swiping a row to one side uncovers.
///
/// The first action is at the row's edge. A swipe across most of the row performs it at once, unless
/// ``performsFirstActionWithFullSwipe`` is false.
///
/// ```swift
/// var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
/// list.trailingSwipeActionsConfigurationProvider = { indexPath in
///     guard let id = source.itemIdentifier(for: indexPath) else { return nil }
///     return SwipeActionsConfiguration(actions: [deletion(of: id)])
/// }
/// ```
@preconcurrency @MainActor open class SwipeActionsConfiguration {
    /// The actions, from the row's edge inwards.
    public let actions: [ContextualAction]

    /// Whether a swipe across most of the row performs the first action.
    public var performsFirstActionWithFullSwipe = true

    /// Makes a configuration. Without actions, the row can't be swiped to that side.
    public init(actions: [ContextualAction] = []) {
        self.actions = actions
    }
}
