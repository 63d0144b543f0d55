/// How a context menu is made: its actions are asked for when it is about to open.
///
/// ```swift
/// func collectionView(
///     _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
/// ) -> ContextMenuConfiguration? {
///     ContextMenuConfiguration(actionProvider: { _ in
///         Menu(children: [Action(title: "Copy") { _ in copy(indexPaths) }])
///     })
/// }
/// ```
@preconcurrency @MainActor open class ContextMenuConfiguration {
    /// Makes the menu; nil shows none. The argument, the actions that the system suggests, is always empty.
    public typealias ActionProvider = @MainActor ([MenuElement]) -> Menu?

    /// What the program calls the menu.
    public let identifier: AnyHashable

    let actionProvider: ActionProvider?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: What the program calls the menu; nil makes a name of its own.
    ///   - previewProvider: Always nil: the preview is the row itself, and no other can be shown.
    ///   - actionProvider: Makes the menu; without one there is none.
    public init(
        identifier: AnyHashable? = nil, previewProvider: Never? = nil, actionProvider: ActionProvider? = nil
    ) {
        Self.count += 1
        self.identifier = identifier ?? AnyHashable(Self.count)
        self.actionProvider = actionProvider
    }

    /// There are no previews of your own here.
    @available(
        *, unavailable,
        message: "Menus stand beside the row, which is the preview: leave it out, and open in an action what it showed."
    )
    public convenience init(
        identifier: AnyHashable? = nil, previewProvider: (() -> Any?)?, actionProvider: ActionProvider? = nil
    ) { self.init(identifier: identifier, actionProvider: actionProvider) }

    private static var count = 0

    /// What the delegate's methods return unless they are implemented.
    package static let notImplemented = ContextMenuConfiguration()
}
