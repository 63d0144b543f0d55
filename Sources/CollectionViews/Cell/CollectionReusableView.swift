/// A view that a collection view shows, puts aside and uses again: a header, a footer, or a cell. Apple has it since
/// iOS 6.
///
/// It draws nothing itself: it says what is to be seen as a ``RowContent``, and hosts draw that. Subclasses override
/// ``makeRowContent()``.
@MainActor open class CollectionReusableView {
    /// The identifier that the view was dequeued with; nil for one dequeued with a registration.
    public internal(set) var reuseIdentifier: String?

    /// The pool that the view came from and returns to.
    var pool: ReusePool?

    /// The list that the view stands in, when the layout makes one there.
    var listConfiguration: CollectionLayoutListConfiguration?

    /// Whether the view stands at the head or foot of its section.
    var isHeaderOrFooter = true

    /// The view's present use, while a window shows it.
    weak var shown: ShownElement?

    private var content: RowContent?
    private var isMakingContent = false

    /// Makes a view.
    public required init(frame: Rect = .zero) {}

    /// Called before the view is used again for another element. Apple has it since iOS 6.
    open func prepareForReuse() {}

    /// What is to be seen. Override it to show something of your own, and call ``setNeedsDisplay()`` when it changes.
    open func makeRowContent() -> RowContent { RowContent() }

    /// Lets ``makeRowContent()`` be called again. Apple has it since iOS 2.
    public func setNeedsDisplay() {
        content = nil
        if !isMakingContent { shown?.contentDidChange() }
    }

    /// What is to be seen, made when it is needed.
    var rowContent: RowContent {
        if let content { return content }
        isMakingContent = true
        let made = makeRowContent()
        isMakingContent = false
        content = made
        return made
    }
}
