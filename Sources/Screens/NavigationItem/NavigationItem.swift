import CollectionViews

/// A screen's bar, in the words of UIKit: its title, and buttons among the screen's ``Screen/controls``.
///
/// ```swift
/// screen.navigationItem.title = "Inbox"
/// screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "New", primaryAction: Action { _ in write() })
/// ```
@preconcurrency @MainActor public final class NavigationItem {
    private weak var screen: Screen?

    init(_ screen: Screen) { self.screen = screen }

    /// The screen's title.
    public var title: String? {
        get { screen?.title }
        set { screen?.title = newValue ?? "" }
    }

    /// A short text beside the title: the screen's status.
    public var prompt: String? {
        get { screen?.status }
        set { screen?.status = newValue ?? "" }
    }

    /// The buttons behind the title; the first stands last.
    public var rightBarButtonItems: [BarButtonItem]? { didSet { update(from: oldValue) } }

    /// The buttons before those.
    public var leftBarButtonItems: [BarButtonItem]? { didSet { update(from: oldValue) } }

    /// The first of ``rightBarButtonItems``.
    public var rightBarButtonItem: BarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of ``leftBarButtonItems``.
    public var leftBarButtonItem: BarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// Other controls of the screen stay where they are, before the buttons.
    private func update(from old: [BarButtonItem]?) {
        guard let screen else { return }
        let items = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []).reversed()
        for item in items { item.screen = screen }
        let known = Set((items + (old ?? [])).map { ObjectIdentifier($0.button) })
        screen.controls = screen.controls.filter { !known.contains(ObjectIdentifier($0)) } + items.map(\.button)
    }
}

/// A button of a ``NavigationItem``.
@preconcurrency @MainActor public final class BarButtonItem {
    let button: Button
    weak var screen: Screen?
    /// What the button does.
    public var primaryAction: Action?
    /// What can be chosen when the button is pressed, instead of a single action.
    public var menu: Menu?

    /// What stands on the button.
    public var title: String? {
        get { button.label }
        set { button.label = newValue ?? "" }
    }

    /// Whether the button can be pressed.
    public var isEnabled: Bool {
        get { button.isEnabled }
        set { button.isEnabled = newValue }
    }

    /// Makes a button. Without a title it is called as its action, or as its menu.
    public init(title: String? = nil, primaryAction: Action? = nil, menu: Menu? = nil) {
        let own = [title, primaryAction?.title, menu?.title].compactMap { $0 }.first { !$0.isEmpty }
        button = Button(label: own ?? "Menu")
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

extension Screen {
    /// The screen's bar.
    public var navigationItem: NavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = NavigationItem(self)
        storedNavigationItem = item
        return item
    }

    /// The way to other screens, in the words of UIKit.
    public var navigationController: NavigationController? { NavigationController(screen: self) }
}

/// The way from a screen to others, in the words of UIKit.
@preconcurrency @MainActor public struct NavigationController {
    let screen: Screen

    /// Shows a screen in place of this one, with a way back.
    public func pushViewController(_ screen: Screen, animated: Bool) { self.screen.show(screen) }

    /// Goes back to the screen before.
    public func popViewController(animated: Bool) { screen.presentingScreen?.dismiss() }
}
