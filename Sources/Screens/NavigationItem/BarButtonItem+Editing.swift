import CollectionViews

extension Screen {
    /// Whether the screen's view is being edited: its rows show editing controls.
    ///
    /// Setting it calls ``setEditing(_:animated:)``.
    public var isEditing: Bool {
        get { collectionView.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// A button that begins and ends editing: it calls ``setEditing(_:animated:)``.
    ///
    /// ```swift
    /// screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    /// ```
    public var editButtonItem: BarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = BarButtonItem(
            systemItem: .edit,
            primaryAction: Action { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        storedEditButtonItem = item
        item.showEditing(isEditing)
        return item
    }
}

extension BarButtonItem {
    func showEditing(_ isEditing: Bool) {
        button.label = (isEditing ? SystemItem.done : .edit).rawValue
        button.isProminent = isEditing
    }

    /// There are no selectors here.
    @available(
        *, unavailable,
        message: "There are no selectors here: UIBarButtonItem(title:primaryAction:) with a UIAction does the same."
    )
    public convenience init(title: String?, style: Style, target: Any?, action: Any?) { self.init() }

    /// There are no selectors here.
    @available(
        *, unavailable,
        message: "There are no selectors here: UIBarButtonItem(title:primaryAction:) with a UIAction does the same."
    )
    public convenience init(image: Image?, style: Style, target: Any?, action: Any?) { self.init() }

    /// There are no selectors here.
    @available(
        *, unavailable,
        message: "There are no selectors here: UIBarButtonItem(systemItem:primaryAction:) with a UIAction does it."
    )
    public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Any?) { self.init() }

    /// Bars contain buttons only.
    @available(
        *, unavailable,
        message: "Bars hold buttons alone: BarButtonItem(title:image:primaryAction:menu:), or the item's titleView."
    )
    public convenience init(customView: View) { self.init() }

    /// The styles of buttons; hosts draw all alike.
    public enum Style: Hashable, Sendable {
        /// A plain button, or the screen's main action.
        case plain, done, prominent
    }
}
