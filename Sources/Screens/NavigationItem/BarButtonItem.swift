import CollectionViews

/// A button of a ``NavigationItem``.
@preconcurrency @MainActor public final class BarButtonItem {
    let button: Button
    /// What the item is in place of a button; nil for a button.
    private(set) var space: Space?
    /// What the button does.
    public var primaryAction: Action? { didSet { primaryActionDidChange() } }

    /// What can be chosen: pressing the button opens the menu, unless there is a ``primaryAction``. Then a secondary
    /// click, a long press or the menu key does.
    public var menu: Menu? {
        get { button.menu }
        set {
            button.menu = newValue
            showSelection()
        }
    }

    /// Whether the button is called as what is on in its menu.
    public var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }

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

    /// How much the button is meant; hosts draw all alike.
    public var style = Style.plain

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
        button.sender = self
        button.menu = menu
        button.onChoice = { [weak self] in self?.showSelection() }
        primaryActionDidChange()
    }

    private func primaryActionDidChange() {
        button.action = primaryAction.map { action in { [weak self] in action.perform(sender: self) } }
    }

    private func showSelection() {
        if changesSelectionAsPrimaryAction, let chosen = button.selected { button.label = chosen.title }
    }

    /// Makes a button of a kind that users know.
    public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
        self.init(title: systemItem.rawValue, primaryAction: primaryAction, menu: menu)
        space = systemItem == .flexibleSpace ? .flexible : systemItem == .fixedSpace ? .fixed : nil
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
        /// Room between others in a toolbar; see ``BarButtonItem/flexibleSpace()``.
        case flexibleSpace = "Flexible Space", fixedSpace = "Fixed Space"
        /// Plays something, or takes a picture.
        case play = "Play", pause = "Pause", rewind = "Rewind", fastForward = "Forward", camera = "Camera"
    }
}

extension BarButtonItem: Hashable {
    /// An item is equal to itself alone.
    public nonisolated static func == (a: BarButtonItem, b: BarButtonItem) -> Bool { a === b }

    /// Feeds which item this is.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
