import CollectionViews

/// A button of a ``NavigationItem``.
@preconcurrency @MainActor public final class BarButtonItem {
    let button: Button
    weak var screen: Screen?
    /// What the button does.
    public var primaryAction: Action?
    /// What can be chosen when the button is pressed, instead of a single action.
    public var menu: Menu?

    /// What the button is called, and what stands on it unless there is an ``image``.
    public var title: String? {
        get { button.label }
        set { button.label = newValue ?? "" }
    }

    /// What stands on the button in place of its title.
    public var image: Image? {
        get { button.image }
        set { button.image = newValue }
    }

    /// What a screen reader calls the button, and what is shown of one with an ``image`` when a pointer rests on it.
    public var accessibilityLabel: String? {
        get { button.accessibilityLabel }
        set { button.accessibilityLabel = newValue }
    }

    /// The colour of the button; hosts draw all in that of the page.
    public var tintColor: Color?

    /// Whether the button can be pressed.
    public var isEnabled: Bool {
        get { button.isEnabled }
        set { button.isEnabled = newValue }
    }

    /// Makes a button. Without a title it is called as its action, or as its menu.
    public init(title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil) {
        let own = [title, primaryAction?.title, menu?.title].compactMap { $0 }.first { !$0.isEmpty }
        button = Button(label: own ?? (primaryAction == nil ? "Menu" : "Button"))
        button.image = image ?? (title == nil ? primaryAction?.image : nil)
        self.primaryAction = primaryAction
        self.menu = menu
        button.action = { [weak self] in self?.press() }
    }

    /// Makes a button of a kind that users know.
    public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
        self.init(title: systemItem.rawValue, primaryAction: primaryAction, menu: menu)
    }

    /// The kinds of buttons that users know.
    public enum SystemItem: String, Hashable, Sendable {
        /// Ends what one was in the midst of.
        case done = "Done", cancel = "Cancel", edit = "Edit", save = "Save", close = "Close"
        /// Adds something.
        case add = "Add"
        /// Does something with what is shown.
        case compose = "Compose", reply = "Reply", action = "Share", organize = "Organize", bookmarks = "Bookmarks"
        /// Finds or brings up to date what is shown.
        case search = "Search", refresh = "Refresh", stop = "Stop"
        /// Takes away, or takes back.
        case trash = "Delete", undo = "Undo", redo = "Redo"
        /// Plays something, or takes a picture.
        case play = "Play", pause = "Pause", rewind = "Rewind", fastForward = "Forward", camera = "Camera"
    }

    private func press() {
        if let primaryAction { return primaryAction.perform(sender: self) }
        guard let menu, let screen else { return }
        let choice = AlertController(title: menu.title.isEmpty ? nil : menu.title, preferredStyle: .actionSheet)
        add(menu.children, to: choice)
        choice.addAction(AlertAction(title: "Cancel", style: .cancel))
        screen.present(choice)
    }

    private func add(_ elements: [MenuElement], to choice: AlertController) {
        for element in elements {
            if let menu = element as? Menu { add(menu.children, to: choice) }
            guard let action = element as? Action, !action.attributes.contains(.hidden) else { continue }
            let entry = AlertAction(
                title: (action.state == .on ? "✓ " : "") + action.title,
                style: action.attributes.contains(.destructive) ? .destructive : .default
            ) { [weak self] _ in action.perform(sender: self) }
            entry.isEnabled = !action.attributes.contains(.disabled)
            choice.addAction(entry)
        }
    }
}
