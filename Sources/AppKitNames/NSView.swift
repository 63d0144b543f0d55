import Diffable

extension View {
    /// The view's border, corners and background. AppKit has none before ``wantsLayer`` is set; here there is always
    /// one.
    public var layer: Layer! { ownLayer }

    /// Whether the view has a layer: it always has.
    public var wantsLayer: Bool {
        get { true }
        set {}
    }

    /// Whether what the view shows is to be drawn anew; setting it asks for that.
    public var needsDisplay: Bool {
        get { false }
        set { if newValue { setNeedsDisplay() } }
    }

    /// Sets what screen readers say in place of the view's text.
    public func setAccessibilityLabel(_ label: String?) { accessibilityLabel = label }

    /// Sets a name for tests.
    public func setAccessibilityIdentifier(_ identifier: String?) { accessibilityIdentifier = identifier }

    /// Answers the view itself: rows glide by themselves here.
    public func animator() -> Self { self }
}

/// A view beside a section or an item.
@available(
    *, unavailable,
    message:
        "Make it a CollectionReusableView, or an NSCollectionViewItem, which is one: views have rows to stand in here."
)
public protocol NSCollectionViewElement: AnyObject {}

/// A file with views in it.
@available(*, unavailable, message: "There are no nibs: register the item's class, and say what it shows in code.")
public final class NSNib {
    /// Makes nothing.
    public init?(nibNamed name: String, bundle: Bundle?) { nil }
}

extension NSCollectionView {
    /// There are no nibs.
    @available(*, unavailable, message: "There are no nibs: register the item's class, and say what it shows in code.")
    public func register(_ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {}

    /// There are no nibs.
    @available(*, unavailable, message: "There are no nibs: register the view's class, and say what it shows in code.")
    public func register(
        _ nib: NSNib?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
        withIdentifier identifier: NSUserInterfaceItemIdentifier
    ) {}
}

/// A snapshot of objects that Objective-C can see.
@available(*, unavailable, message: "There is no Objective-C here: NSDiffableDataSourceSnapshot does the same.")
public final class NSDiffableDataSourceSnapshotReference {
    /// Makes nothing.
    public init() {}
}

/// A data source for Objective-C.
@available(*, unavailable, message: "There is no Objective-C here: NSCollectionViewDiffableDataSource does the same.")
@MainActor public final class NSCollectionViewDiffableDataSourceReference {
    /// Makes nothing.
    public init(collectionView: NSCollectionView, itemProvider: Any) {}
}
