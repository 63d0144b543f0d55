import CollectionViews

/// What a page session asks of the window through which its page looks at a view.
///
/// `CollectionViewWindow` is the one that apps get; tests put their own in its place.
@MainActor protocol ViewerWindow: AnyObject {
    /// Called when there is something new to show.
    var onNeedsTransaction: (() -> Void)? { get set }

    func resize(to size: Size)
    func scroll(to offset: Point)
    func scrollLane(_ id: Int, to offset: Double)

    /// What the viewer must do to catch up; nil when it shows the latest version.
    func nextTransaction() -> WindowTransaction?

    func acknowledge(_ version: Int)

    /// The viewer shows nothing any more.
    func resetViewer()

    /// The viewer shows the given version, and whatever was sent after that is lost.
    func catchUp(from version: Int)

    func tap(_ key: WindowTransaction.RowKey, modifiers: TapModifiers)
    func activate(_ key: WindowTransaction.RowKey)
    func activateAccessory(_ key: WindowTransaction.RowKey, id: Int)
    func setExpanded(_ isExpanded: Bool, of key: WindowTransaction.RowKey)
    func focus(_ key: WindowTransaction.RowKey)
    func typeSelect(_ text: String, from key: WindowTransaction.RowKey?, includesStart: Bool)
    func measured(_ key: WindowTransaction.RowKey, height: Double)

    /// Shows nothing any more.
    func close()
}
