import CollectionViews
import Foundation

extension Screen {
    /// The state of the toolbar below a screen.
    struct Toolbar {
        var items: [BarButtonItem]?
        var isHidden: Bool?
        var shown: [BarButtonItem] = []
        var hidesWhenPushed = false
    }

    /// The buttons of the toolbar below the screen, shown once ``NavigationController/isToolbarHidden`` is false. In a
    /// wide window they are among the screen's ``controls``.
    ///
    /// ```swift
    /// let new = BarButtonItem(title: "New", primaryAction: Action { _ in write() })
    /// screen.toolbarItems = [new, .flexibleSpace(), BarButtonItem(systemItem: .trash)]
    /// screen.navigationController?.setToolbarHidden(false, animated: false)
    /// ```
    public var toolbarItems: [BarButtonItem]? {
        get { toolbar.items }
        set {
            toolbar.items = newValue
            updateToolbar()
        }
    }

    /// Sets ``toolbarItems``.
    public func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) { toolbarItems = items }

    /// Whether the toolbar is hidden while the screen is shown in place of another one.
    public var hidesBottomBarWhenPushed: Bool {
        get { toolbar.hidesWhenPushed }
        set {
            toolbar.hidesWhenPushed = newValue
            updateToolbar()
        }
    }

    /// The screens of one stack share a toolbar: a screen that has not set this follows the one before it.
    var isToolbarHidden: Bool { toolbar.isHidden ?? (isInPlace ? presentingScreen?.isToolbarHidden : nil) ?? true }

    func setToolbarHidden(_ isHidden: Bool) {
        toolbar.isHidden = isHidden
        updateToolbar()
    }

    /// Updates the screen's controls to the toolbar's items.
    func updateToolbar() {
        let old = toolbar.shown
        let isShown = !isToolbarHidden && !(toolbar.hidesWhenPushed && isInPlace)
        let new = isShown ? toolbar.items ?? [] : []
        if old.elementsEqual(new, by: ===) { return }
        toolbar.shown = new
        for item in old {
            item.button.isInToolbar = false
            item.button.toolbarSpaces = []
        }
        for (index, item) in new.enumerated() where item.space == nil {
            item.button.isInToolbar = true
            if index > 0, new[index - 1].space == .flexible { item.button.toolbarSpaces.insert(.leading) }
            if index + 1 < new.count, new[index + 1].space == .flexible { item.button.toolbarSpaces.insert(.trailing) }
        }
        // Without flexible space, buttons are at the leading edge.
        let buttons = new.filter { $0.space == nil }.map(\.button)
        if !new.contains(where: { $0.space == .flexible }) { buttons.last?.toolbarSpaces.insert(.trailing) }
        navigationItem.update(buttons, from: old.filter { $0.space == nil }.map(\.button))
    }
}

extension NavigationController {
    /// Whether the toolbar is hidden. True unless set to false, which shows it for all screens of the stack.
    public var isToolbarHidden: Bool {
        get { screen?.isToolbarHidden ?? true }
        set { for screen in viewControllers { screen.setToolbarHidden(newValue) } }
    }

    /// Sets ``isToolbarHidden``.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

extension BarButtonItem {
    /// The kinds of space between buttons of a toolbar.
    enum Space { case flexible, fixed }

    /// Flexible space between buttons of a toolbar.
    public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

    /// Fixed space between buttons of a toolbar. The width has no effect: hosts keep buttons far enough apart for
    /// fingers.
    public static func fixedSpace(_ width: CGFloat) -> BarButtonItem { BarButtonItem(systemItem: .fixedSpace) }
}
