import Foundation

/// A view that a collection view reuses: a header, a footer, or a cell.
///
/// It draws nothing itself: it describes its content as a ``RowContent``, which hosts draw. Subclasses override
/// ``makeRowContent()``, or set a background, a border or, in a cell, configurations.
@preconcurrency @MainActor open class CollectionReusableView: View {
    /// The identifier that the view was dequeued with; nil for one dequeued with a registration.
    public package(set) var reuseIdentifier: String?

    /// The pool that the view came from and returns to. The pool keeps its views alive, never the other way round.
    weak var pool: ReusePool?

    /// Whether the view was dequeued. Its ``pool`` is nil if that has been released since.
    var wasDequeued = false

    /// The configuration of the list that shows the view; nil outside of lists.
    var listConfiguration: CollectionLayoutListConfiguration?

    /// Whether the view is the header or footer of its section.
    var isHeaderOrFooter = true

    /// Whether the view is the footer of its section.
    var isFooter = false

    /// The element that the view shows; nil while no window shows it.
    weak var shown: ShownElement?

    private var content: RowContent?
    private var isMakingContent = false

    /// Makes a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a view by calling ``init(frame:)``, which subclasses override. Collection views make their views with it.
    public required convenience init() { self.init(frame: .zero) }

    /// The traits of the window that showed the view last.
    open override var traitCollection: TraitCollection {
        shown?.traitCollection ?? super.traitCollection
    }

    /// Called before the view is used again for another element.
    open func prepareForReuse() {}

    /// Hosts measure what is shown.
    @available(
        *, unavailable,
        message: "Hosts measure rows: give the layout an estimated height, or the row a height of its own."
    )
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes { layoutAttributes }

    /// Describes what the view shows. Override it to show something of your own, and call ``setNeedsDisplay()`` when
    /// that changes.
    open func makeRowContent() -> RowContent {
        var content = RowContent()
        showOwnProperties(in: &content)
        return content
    }

    /// Calls ``makeRowContent()`` again before the view is shown next.
    open override func setNeedsDisplay() {
        content = nil
        if isMakingContent { return }
        shown?.contentDidChange()
        host?.setNeedsDisplay()
    }

    /// Warns of a view that shows nothing, once for each class: ported classes add subviews, which are not drawn.
    private func warnOfEmptyContent() {
        // Classes of this package may be empty on purpose.
        let name = String(reflecting: type(of: self))
        if ["CollectionViews.", "TableViews.", "AppKitNames."].contains(where: name.hasPrefix) { return }
        let cure =
            self is CollectionViewCell
            ? "set its contentConfiguration or backgroundConfiguration" : "make it a CollectionViewListCell"
        Warnings.say(
            "\(name): a view of this class shows nothing, since views hold no others here; \(cure), or override "
                + "makeRowContent().",
            onceOf: "nothing in \(name)")
    }

    /// Puts this view's content into another view's, without accessories that a user could press.
    package override func showContent(in content: inout RowContent) {
        content = rowContent
        content.accessories = content.accessories.filter { !$0.isActionable }
    }

    override func sizeDidChange() {
        super.sizeDidChange()
        content = nil
    }

    /// What the view shows, made on first use.
    var rowContent: RowContent {
        if let content { return content }
        isMakingContent = true
        layoutIfNeeded()
        let made = makeRowContent()
        isMakingContent = false
        content = made
        if made.isEmpty, made.opacity > 0 { warnOfEmptyContent() }
        return made
    }
}
