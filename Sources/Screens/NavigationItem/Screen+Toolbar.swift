import CollectionViews
import Foundation

extension Screen {
    /// What a screen keeps of the bar below it.
    struct Toolbar {
        var items: [BarButtonItem]?
        var isHidden: Bool?
        var shown: [BarButtonItem] = []
        var hidesWhenPushed = false
    }

    /// The buttons of the bar below the screen, once ``NavigationController/isToolbarHidden`` is false; in a wide
    /// window they stand among the screen's ``controls``.
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

    /// Whether there is no bar below the screen while it is shown in place of another one.
    public var hidesBottomBarWhenPushed: Bool {
        get { toolbar.hidesWhenPushed }
        set {
            toolbar.hidesWhenPushed = newValue
            updateToolbar()
        }
    }

    /// The screens of one way share a bar: one that has said nothing has it as the one before it.
    var isToolbarHidden: Bool { toolbar.isHidden ?? (isInPlace ? presentingScreen?.isToolbarHidden : nil) ?? true }

    func setToolbarHidden(_ isHidden: Bool) {
        toolbar.isHidden = isHidden
        updateToolbar()
    }

    /// Brings the controls into line with what the bar is to show.
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
        // What no space pushes apart stands where lines begin.
        let buttons = new.filter { $0.space == nil }.map(\.button)
        if !new.contains(where: { $0.space == .flexible }) { buttons.last?.toolbarSpaces.insert(.trailing) }
        navigationItem.update(buttons, from: old.filter { $0.space == nil }.map(\.button))
    }
}

extension NavigationController {
    /// Whether there is no bar below the screen; there is none unless this is set to false, for all screens of the way.
    public var isToolbarHidden: Bool {
        get { screen?.isToolbarHidden ?? true }
        set { for screen in viewControllers { screen.setToolbarHidden(newValue) } }
    }

    /// Sets ``isToolbarHidden``.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

extension BarButtonItem {
    /// What stands between buttons of a toolbar.
    enum Space { case flexible, fixed }

    /// Room between buttons of a toolbar, as much as there is.
    public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

    /// Room between buttons of a toolbar. Hosts keep buttons apart by themselves, by as much as fingers need.
    public static func fixedSpace(_ width: CGFloat) -> BarButtonItem { BarButtonItem(systemItem: .fixedSpace) }
}
