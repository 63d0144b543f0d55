import CollectionViews

/// A screen's bar, with UIKit's properties: its title, and buttons among the screen's ``Screen/controls``.
///
/// ```swift
/// screen.navigationItem.title = "Inbox"
/// screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "New", primaryAction: Action { _ in write() })
/// ```
@preconcurrency @MainActor public final class NavigationItem {
    weak var screen: Screen?
    private var ownTitle: String?
    lazy var titleHost = TitleHost { [weak self] in self?.updateTitleView() }

    init(_ screen: Screen) { self.screen = screen }

    /// Makes an item without a screen.
    public init(title: String) { ownTitle = title }

    /// The screen's title.
    public var title: String? {
        get { screen?.title ?? ownTitle }
        set {
            ownTitle = newValue
            screen?.title = newValue ?? ""
        }
    }

    /// The view in place of the title: a label, or a ``SearchBar``. For any other view the title is shown.
    public var titleView: View? { didSet { titleViewDidChange(from: oldValue) } }

    /// Whether the title is large until rows are scrolled.
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { screen?.notify() } }

    /// The search of the screen. Its field is among the screen's controls.
    public var searchController: SearchController? {
        didSet { update([searchController?.searchBar.field], from: [oldValue?.searchBar.field]) }
    }

    /// Whether the search field is hidden when rows are scrolled. It never is.
    public var hidesSearchBarWhenScrolling: Bool {
        get { false }
        set {}
    }

    /// The title of the back button on screens that this one shows; nil stands for this screen's title.
    public var backButtonTitle: String? { didSet { screen?.presentedScreen?.notify() } }

    /// The back button on screens that this one shows: only its title counts. Nil stands for this screen's title.
    public var backBarButtonItem: BarButtonItem? { didSet { backButtonTitle = backBarButtonItem?.title } }

    /// The action of the back button in place of leaving the screen, for example where a screen shows one folder after
    /// the other. The back button has its title. Nil, as at the start, leaves the screen.
    public var backAction: Action? { didSet { screen?.notify() } }

    /// Whether the back button is hidden. A browser's own back button still works.
    public var hidesBackButton = false { didSet { if hidesBackButton != oldValue { screen?.notify() } } }

    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
    }

    /// Sets ``hidesBackButton``.
    public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// How the back button looks. It has no effect: hosts draw a chevron.
    public var backButtonDisplayMode = BackButtonDisplayMode.default

    /// Whether a title is large.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// Large on the first screen, and small on what is pushed on a telephone.
        case automatic
        /// Large, also on what is pushed.
        case always
        /// Small.
        case never
    }

    /// The looks of a back button.
    public enum BackButtonDisplayMode: Int, Hashable, Sendable {
        /// With a title, with a general one, or without.
        case `default`, generic, minimal
    }

    /// The screen's status, a short text beside the title.
    public var prompt: String? {
        get { screen?.status }
        set { screen?.status = newValue ?? "" }
    }

    /// The buttons at the trailing edge, the first of them outermost.
    public var rightBarButtonItems: [BarButtonItem]? { didSet { update(from: oldValue) } }

    /// The buttons at the leading edge, the first of them outermost. They replace the back button, unless
    /// ``leftItemsSupplementBackButton`` is true.
    public var leftBarButtonItems: [BarButtonItem]? { didSet { update(from: oldValue) } }

    /// Whether the back button is shown before ``leftBarButtonItems``; false, as at the start, shows them in its place.
    public var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { screen?.notify() } }
    }

    /// The first of the items. Setting it replaces the first item; an item that is among them already moves to the
    /// front.
    public var rightBarButtonItem: BarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = Self.items(rightBarButtonItems, startingWith: newValue) }
    }

    /// Sets ``rightBarButtonItem``.
    public func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Sets ``leftBarButtonItem``.
    public func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Sets ``rightBarButtonItems``.
    public func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Sets ``leftBarButtonItems``.
    public func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// The first of the items. Setting it replaces the first item; an item that is among them already moves to the
    /// front.
    public var leftBarButtonItem: BarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = Self.items(leftBarButtonItems, startingWith: newValue) }
    }

    /// Returns items with another first item; without the first one if that is nil.
    private static func items(_ items: [BarButtonItem]?, startingWith item: BarButtonItem?) -> [BarButtonItem]? {
        guard let item else { return items.map { Array($0.dropFirst()) } }
        let others = items ?? []
        let isAmongThem = others.contains { $0 === item }
        return [item] + (isAmongThem ? others.filter { $0 !== item } : Array(others.dropFirst()))
    }

    /// Puts the buttons after the screen's other controls.
    private func update(from old: [BarButtonItem]?) {
        for item in (old ?? []) + (rightBarButtonItems ?? []) { item.button.isLeading = false }
        for item in leftBarButtonItems ?? [] { item.button.isLeading = true }
        let items = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []).reversed()
        update(items.filter { $0.space == nil }.map(\.button), from: (old ?? []).map(\.button))
    }

    /// Replaces controls of the screen by others, which are put at the end.
    func update(_ controls: [Control?], from old: [Control?]) {
        guard let screen else { return }
        let new = controls.compactMap { $0 }
        let known = Set((new + old.compactMap { $0 }).map(ObjectIdentifier.init))
        screen.controls = screen.controls.filter { !known.contains(ObjectIdentifier($0)) } + new
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

    /// The screen's own navigation controller.
    public var navigationController: NavigationController? {
        if let storedNavigation { return storedNavigation }
        let navigation = NavigationController(of: self)
        storedNavigation = navigation
        return navigation
    }

    /// Whether the title may be large until rows are scrolled.
    package var hasLargeTitle: Bool {
        navigationBar.prefersLargeTitles && storedNavigationItem?.largeTitleDisplayMode != .never
    }

    /// Whether the title has a line of its own on a telephone. On pushed screens it has only with
    /// ``NavigationItem/largeTitleDisplayMode`` `always`.
    package var hasLineForTitle: Bool {
        if presentingScreen == nil { return hasLargeTitle }
        let asks = storedNavigationItem?.largeTitleDisplayMode == .always
        return presentationStyle == .push && navigationBar.prefersLargeTitles && asks
    }

    /// The title of back buttons that lead to the screen.
    package var backTitle: String { storedNavigationItem?.backButtonTitle ?? title }

    /// The title of the screen's back button; nil if there is none.
    package var titleBehind: String? {
        if storedNavigationItem?.showsBackButton == false { return nil }
        return storedNavigationItem?.backAction?.title ?? presentingScreen?.backTitle
    }

    /// Whether the screen's back button has an action of its own.
    package var hasBackAction: Bool { storedNavigationItem?.backAction != nil }
}
