import CollectionViews

/// A button of a ``NavigationItem``.
@preconcurrency @MainActor public final class BarButtonItem {
    let button: Button
    /// The kind of space that the item is; nil for a button.
    private(set) var space: Space?
    /// The action of the button.
    public var primaryAction: Action? { didSet { primaryActionDidChange() } }

    /// The menu. Pressing the button opens it, unless there is a ``primaryAction``; then a secondary click, a long
    /// press or the menu key does.
    public var menu: Menu? {
        get { button.menu }
        set {
            button.menu = newValue
            showSelection()
        }
    }

    /// Whether the title is that of the menu's selected action.
    public var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }

    /// The name of the button, shown unless there is an ``image``.
    public var title: String? {
        get { button.label }
        set { button.label = newValue ?? "" }
    }

    /// The titles that the item may have, one after the other: its button is as wide as the widest of them; nil for one
    /// as wide as its title.
    public var possibleTitles: Set<String>? {
        get { button.possibleLabels.isEmpty ? nil : button.possibleLabels }
        set { button.possibleLabels = newValue ?? [] }
    }

    /// The image, shown in place of the title.
    public var image: Image? {
        get { button.image }
        set { button.image = newValue }
    }

    /// The accessible name, shown as a tooltip if there is an ``image``.
    public var accessibilityLabel: String? {
        get { button.accessibilityLabel }
        set { button.accessibilityLabel = newValue }
    }

    /// The colour of the button. It has no effect: hosts use the page's tint.
    public var tintColor: Color?

    /// The style of the button; hosts draw all alike.
    public var style = Style.plain

    /// Whether the button can be pressed.
    public var isEnabled: Bool {
        get { button.isEnabled }
        set { button.isEnabled = newValue }
    }

    /// Makes a button. Without a title it has that of its action or its menu.
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

    /// Makes a button of a standard kind.
    public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
        self.init(title: systemItem.rawValue, primaryAction: primaryAction, menu: menu)
        space = systemItem == .flexibleSpace ? .flexible : systemItem == .fixedSpace ? .fixed : nil
    }

    /// The standard kinds of buttons. The raw value is the title.
    public enum SystemItem: String, Hashable, Sendable {
        /// Begin or end something.
        case done = "Done", cancel = "Cancel", edit = "Edit", save = "Save", close = "Close"
        /// Adds something.
        case add = "Add"
        /// Do something with the content.
        case compose = "Compose", reply = "Reply", action = "Share", organize = "Organize", bookmarks = "Bookmarks"
        /// Find or load content.
        case search = "Search", refresh = "Refresh", stop = "Stop"
        /// Delete, or undo and redo.
        case trash = "Delete", undo = "Undo", redo = "Redo"
        /// Space between buttons in a toolbar; see ``BarButtonItem/flexibleSpace()``.
        case flexibleSpace = "Flexible Space", fixedSpace = "Fixed Space"
        /// Control a player or a camera.
        case play = "Play", pause = "Pause", rewind = "Rewind", fastForward = "Forward", camera = "Camera"
    }
}

extension BarButtonItem: Hashable {
    /// An item is equal to itself alone.
    public nonisolated static func == (a: BarButtonItem, b: BarButtonItem) -> Bool { a === b }

    /// Hashes the identity of the item.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
