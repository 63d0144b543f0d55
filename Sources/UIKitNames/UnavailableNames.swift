/// A view that shows a configuration's content: hosts draw it.
@available(*, unavailable, message: "Hosts draw content: a content configuration says what is to be seen by show(in:).")
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// What the view shows.
    var configuration: any ContentConfiguration { get set }
}

/// A view that shows list content: hosts draw it.
@available(*, unavailable, message: "Hosts draw content: set the cell's contentConfiguration instead.")
@preconcurrency @MainActor public final class UIListContentView: View {
    /// What the view shows.
    public var configuration: any ContentConfiguration

    /// Makes nothing.
    public init(configuration: ListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }
}

/// A file with views in it.
@available(*, unavailable, message: "There are no nibs: register the cell's class, and say what it shows in code.")
public final class UINib {
    /// Makes nothing.
    public init(nibName: String, bundle: Bundle?) {}
    /// Makes nothing.
    public func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}

extension CollectionView {
    /// There are no nibs.
    @available(*, unavailable, message: "There are no nibs: register the cell's class, and say what it shows in code.")
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

    /// There are no nibs.
    @available(*, unavailable, message: "There are no nibs: register the view's class, and say what it shows in code.")
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {}
}

extension CollectionView.CellRegistration {
    /// There are no nibs.
    @available(*, unavailable, message: "There are no nibs: CellRegistration(handler:) makes cells of their class.")
    public init(cellNib: UINib, handler: @escaping Handler) { fatalError() }
}

extension CollectionView.SupplementaryRegistration {
    /// There are no nibs.
    @available(
        *, unavailable,
        message: "There are no nibs: SupplementaryRegistration(elementKind:handler:) makes views of their class."
    )
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) { fatalError() }
}

extension TableView {
    /// There are no nibs.
    @available(*, unavailable, message: "There are no nibs: register the cell's class, and say what it shows in code.")
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

    /// There are no nibs.
    @available(*, unavailable, message: "There are no nibs: register the view's class, and say what it shows in code.")
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}

/// How a bar looks: hosts draw it as the page looks.
@available(*, unavailable, message: "Hosts draw the bar as the page looks: leave its appearance out.")
public final class UINavigationBarAppearance {
    /// Makes nothing.
    public init() {}
}

extension NavigationBar {
    /// Hosts draw the bar as the page looks.
    @available(*, unavailable, message: "Hosts draw the bar as the page looks: leave its appearance out.")
    public var standardAppearance: Any? {
        get { nil }
        nonmutating set {}
    }
    /// Hosts draw the bar as the page looks.
    @available(*, unavailable, message: "Hosts draw the bar as the page looks: leave its appearance out.")
    public var scrollEdgeAppearance: Any? {
        get { nil }
        nonmutating set {}
    }
    /// Hosts draw the bar as the page looks.
    @available(*, unavailable, message: "Hosts draw the bar as the page looks: leave its appearance out.")
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { nil }
        nonmutating set {}
    }
    /// Hosts draw the bar as the page looks.
    @available(*, unavailable, message: "Hosts draw the bar as the page looks: leave its appearance out.")
    public var barTintColor: Color? {
        get { nil }
        nonmutating set {}
    }
    /// Hosts draw the bar as the page looks.
    @available(*, unavailable, message: "Hosts draw the bar as the page looks: leave its appearance out.")
    public var tintColor: Color? {
        get { nil }
        nonmutating set {}
    }
}

/// A view that stands for a row while its menu is open: rows stand for themselves.
@available(*, unavailable, message: "Menus stand beside the row, which is the preview: leave this method out.")
@MainActor public final class UITargetedPreview {
    /// Makes nothing.
    public init(view: View, parameters: Any? = nil) {}
}

/// How a preview looks: rows stand for themselves.
@available(*, unavailable, message: "Rows are lifted, and stand beside their menus, as they look: leave this out.")
public final class UIPreviewParameters {
    /// Makes nothing.
    public init() {}
}

/// A menu of a view that stands alone: rows have menus here.
@available(
    *, unavailable,
    message:
        "Rows have menus here: answer them by contextMenuConfigurationForItemsAt or contextMenuConfigurationForRowAt."
)
public final class UIContextMenuInteraction {
    /// Makes nothing.
    public init(delegate: Any?) {}
}

/// Whoever answers a view's menu.
@available(
    *, unavailable,
    message:
        "Rows have menus here: answer them by contextMenuConfigurationForItemsAt or contextMenuConfigurationForRowAt."
)
public protocol UIContextMenuInteractionDelegate: AnyObject {}

/// What goes with a menu's opening and closing.
@available(*, unavailable, message: "Hosts open and close menus by themselves: leave this method out.")
public protocol UIContextMenuInteractionAnimating {}

/// What goes with a tap on a preview.
@available(
    *, unavailable, message: "There are no previews to tap: open in an action of the menu what the preview showed."
)
public protocol UIContextMenuInteractionCommitAnimating {}

/// What is kept to be pasted: each viewer has one of their own.
@available(*, unavailable, message: "Each viewer has a pasteboard: the screen's copy(_:) puts a text there.")
@MainActor public final class UIPasteboard {
    /// That of whoever looks at the screen.
    public static let general = UIPasteboard()
    /// The text that is kept.
    public var string: String?
}

/// A snapshot of objects that Objective-C can see.
@available(*, unavailable, message: "There is no Objective-C here: NSDiffableDataSourceSnapshot does the same.")
public final class NSDiffableDataSourceSnapshotReference {
    /// Makes nothing.
    public init() {}
}

/// A data source for Objective-C.
@available(*, unavailable, message: "There is no Objective-C here: UICollectionViewDiffableDataSource does the same.")
@MainActor public final class UICollectionViewDiffableDataSourceReference {
    /// Makes nothing.
    public init(collectionView: CollectionView, cellProvider: Any) {}
}

/// A data source for Objective-C.
@available(*, unavailable, message: "There is no Objective-C here: UITableViewDiffableDataSource does the same.")
@MainActor public final class UITableViewDiffableDataSourceReference {
    /// Makes nothing.
    public init(tableView: TableView, cellProvider: Any) {}
}
