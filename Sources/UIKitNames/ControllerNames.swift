/// Apple's name for ``CollectionViewController``, with the initialisers that subclasses in apps have.
@preconcurrency @MainActor open class UICollectionViewController: CollectionViewController {
    /// Makes a screen whose view has a layout.
    public override init(collectionViewLayout layout: CollectionViewLayout) {
        super.init(collectionViewLayout: layout)
    }

    /// Makes a screen with a plain list. There are no nibs: a name of one stops the program.
    public init(nibName: String?, bundle: Bundle?) {
        stopForNib(nibName, "UICollectionViewController", "set the view's layout in viewDidLoad()")
        super.init(
            collectionViewLayout: CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .plain)))
    }

    /// Archived screens don't exist here: nil.
    public required init?(coder: NSCoder) { return nil }

    /// The screen has its view from the beginning.
    @available(*, unavailable, message: "The view is there from the beginning: set it up in viewDidLoad().")
    open func loadView() {}

    /// Menus stand beside the row, which is the preview.
    @available(
        *, unavailable, message: "Menus stand beside the row, which is the preview: leave this method out."
    )
    open func collectionView(
        _ collectionView: CollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Menus stand beside the row, which is the preview.
    @available(
        *, unavailable, message: "Menus stand beside the row, which is the preview: leave this method out."
    )
    open func collectionView(
        _ collectionView: CollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// There are no previews to tap.
    @available(
        *, unavailable, message: "There are no previews to tap: open in an action of the menu what the preview showed."
    )
    open func collectionView(
        _ collectionView: CollectionView,
        willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// Apple's name for ``TableViewController``, with the initialisers that subclasses in apps have.
@preconcurrency @MainActor open class UITableViewController: TableViewController {
    /// Makes a screen whose table has a style.
    public override init(style: TableView.Style = .plain) { super.init(style: style) }

    /// Makes a screen with a plain table. There are no nibs: a name of one stops the program.
    public init(nibName: String?, bundle: Bundle?) {
        stopForNib(nibName, "UITableViewController", "set the table up in viewDidLoad()")
        super.init(style: .plain)
    }

    /// Archived screens don't exist here: nil.
    public required init?(coder: NSCoder) { return nil }

    /// The screen has its view from the beginning.
    @available(*, unavailable, message: "The view is there from the beginning: set it up in viewDidLoad().")
    open func loadView() {}

    /// Menus stand beside the row, which is the preview.
    @available(
        *, unavailable, message: "Menus stand beside the row, which is the preview: leave this method out."
    )
    open func tableView(
        _ tableView: TableView,
        previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Menus stand beside the row, which is the preview.
    @available(
        *, unavailable, message: "Menus stand beside the row, which is the preview: leave this method out."
    )
    open func tableView(
        _ tableView: TableView, previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// There are no previews to tap.
    @available(
        *, unavailable, message: "There are no previews to tap: open in an action of the menu what the preview showed."
    )
    open func tableView(
        _ tableView: TableView,
        willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

private func stopForNib(_ name: String?, _ type: String, _ cure: String) {
    guard let name else { return }
    fatalError(
        "\(type).init(nibName:bundle:): there are no nibs, and none named \"\(name)\"; pass nil, and \(cure).")
}
