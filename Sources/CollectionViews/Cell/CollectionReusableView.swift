import Foundation

/// A view that a collection view shows, puts aside and uses again: a header, a footer, or a cell.
///
/// It draws nothing itself: it says what is to be seen as a ``RowContent``, and hosts draw that. Subclasses override
/// ``makeRowContent()``, or set a background, a border or, in a cell, configurations.
@preconcurrency @MainActor open class CollectionReusableView: View {
    /// The identifier that the view was dequeued with; nil for one dequeued with a registration.
    public package(set) var reuseIdentifier: String?

    /// The pool that the view came from and returns to. The pool keeps its views alive, never the other way round.
    weak var pool: ReusePool?

    /// Whether the view came from a pool, which may be gone by now.
    var wasDequeued = false

    /// The list that the view stands in, when the layout makes one there.
    var listConfiguration: CollectionLayoutListConfiguration?

    /// Whether the view stands at the head or foot of its section.
    var isHeaderOrFooter = true

    /// Whether the view stands at the foot of its section.
    var isFooter = false

    /// The view's present use, while a window shows it.
    weak var shown: ShownElement?

    private var content: RowContent?
    private var isMakingContent = false

    /// Makes a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a view by ``init(frame:)``, which subclasses override; collection views make theirs so.
    public required convenience init() { self.init(frame: .zero) }

    /// What the view's looks may depend on besides its own properties.
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

    /// What is to be seen. Override it to show something of your own, and call ``setNeedsDisplay()`` when it changes.
    open func makeRowContent() -> RowContent {
        var content = RowContent()
        showLooks(in: &content)
        return content
    }

    /// Lets ``makeRowContent()`` be called again.
    open override func setNeedsDisplay() {
        content = nil
        if isMakingContent { return }
        shown?.contentDidChange()
        host?.setNeedsDisplay()
    }

    /// Ported classes add labels to themselves, which nobody would see.
    private func warnOfNothing() {
        // The package's own classes say nothing by themselves.
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

    /// As another view's content: all but what a user could press.
    package override func showContent(in content: inout RowContent) {
        content = rowContent
        content.accessories = content.accessories.filter { !$0.isActionable }
    }

    override func sizeDidChange() {
        super.sizeDidChange()
        content = nil
    }

    /// What is to be seen, made when it is needed.
    var rowContent: RowContent {
        if let content { return content }
        isMakingContent = true
        layoutIfNeeded()
        let made = makeRowContent()
        isMakingContent = false
        content = made
        if made.isEmpty, made.opacity > 0 { warnOfNothing() }
        return made
    }
}
