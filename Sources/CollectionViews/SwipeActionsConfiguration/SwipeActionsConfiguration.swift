/// The actions that swiping a row to one side uncovers.
///
/// The first action stands at the row's edge. A pull across most of the row carries it out at once, unless
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

    /// Whether a pull across most of the row carries out the first action.
    public var performsFirstActionWithFullSwipe = true

    /// Makes a configuration. One without actions is as good as none.
    public init(actions: [ContextualAction] = []) {
        self.actions = actions
    }
}
