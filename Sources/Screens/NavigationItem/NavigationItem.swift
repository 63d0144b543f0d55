import CollectionViews

/// A screen's bar, in the words of UIKit: its title, and buttons among the screen's ``Screen/controls``.
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

    /// Makes an item of no screen.
    public init(title: String) { ownTitle = title }

    /// The screen's title.
    public var title: String? {
        get { screen?.title ?? ownTitle }
        set {
            ownTitle = newValue
            screen?.title = newValue ?? ""
        }
    }

    /// What stands in place of the title: a label's text, or the field of a ``SearchBar``. The title says for any other
    /// view what the screen is.
    public var titleView: View? { didSet { titleViewDidChange(from: oldValue) } }

    /// Whether the title is large until rows are scrolled.
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { screen?.notify() } }

    /// The field that what is shown is searched by; it stands among the screen's controls.
    public var searchController: SearchController? {
        didSet { update([searchController?.searchBar.field], from: [oldValue?.searchBar.field]) }
    }

    /// Whether the search field goes once rows are scrolled. It stays.
    public var hidesSearchBarWhenScrolling: Bool {
        get { false }
        set {}
    }

    /// What the way back to this screen is called, on screens that this one shows; nil stands for its title.
    public var backButtonTitle: String? { didSet { screen?.presentedScreen?.notify() } }

    /// The way back to this screen, on screens that this one shows: it has the button's title. Nil stands for the
    /// screen's own.
    public var backBarButtonItem: BarButtonItem? { didSet { backButtonTitle = backBarButtonItem?.title } }

    /// What the way back from this screen does in place of leaving it, as where a screen shows one folder after the
    /// other and leads to the one around; the way back bears its title. Nil, as at the start, leads back to the screen
    /// before.
    public var backAction: Action? { didSet { screen?.notify() } }

    /// Whether no way back from this screen is shown; a browser's own leads back all the same.
    public var hidesBackButton = false { didSet { if hidesBackButton != oldValue { screen?.notify() } } }

    /// Sets ``hidesBackButton``.
    public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// How the way back is shown; hosts draw a chevron.
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

    /// How the way back is shown.
    public enum BackButtonDisplayMode: Int, Hashable, Sendable {
        /// With a title, with a general one, or without.
        case `default`, generic, minimal
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

    /// The first of ``rightBarButtonItems``. Another one takes its place, or comes to the front from among them.
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

    /// The first of ``leftBarButtonItems``. Another one takes its place, or comes to the front from among them.
    public var leftBarButtonItem: BarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = Self.items(leftBarButtonItems, startingWith: newValue) }
    }

    /// Items with another one in place of the first; without the first when that is nil.
    private static func items(_ items: [BarButtonItem]?, startingWith item: BarButtonItem?) -> [BarButtonItem]? {
        guard let item else { return items.map { Array($0.dropFirst()) } }
        let others = items ?? []
        let isAmongThem = others.contains { $0 === item }
        return [item] + (isAmongThem ? others.filter { $0 !== item } : Array(others.dropFirst()))
    }

    /// Other controls of the screen stay where they are, before the buttons.
    private func update(from old: [BarButtonItem]?) {
        let items = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []).reversed()
        update(items.filter { $0.space == nil }.map(\.button), from: (old ?? []).map(\.button))
    }

    /// Puts controls at the end of the screen's, in place of others.
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

    /// The way to other screens, in the words of UIKit.
    public var navigationController: NavigationController? {
        if let storedNavigation { return storedNavigation }
        let way = NavigationController(of: self)
        storedNavigation = way
        return way
    }

    /// Whether the title may be large until rows are scrolled.
    package var hasLargeTitle: Bool {
        navigationBar.prefersLargeTitles && storedNavigationItem?.largeTitleDisplayMode != .never
    }

    /// Whether it has a line of its own on a telephone, as that of whatever was pushed has only if it asks for one.
    package var hasLineForTitle: Bool {
        if presentingScreen == nil { return hasLargeTitle }
        let asks = storedNavigationItem?.largeTitleDisplayMode == .always
        return presentationStyle == .push && navigationBar.prefersLargeTitles && asks
    }

    /// What the way back to the screen is called.
    package var backTitle: String { storedNavigationItem?.backButtonTitle ?? title }

    /// Where the way back from the screen leads; nil where there is none.
    package var titleBehind: String? {
        if storedNavigationItem?.hidesBackButton == true { return nil }
        return storedNavigationItem?.backAction?.title ?? presentingScreen?.backTitle
    }

    /// Whether the way back from the screen does something of its own.
    package var hasBackAction: Bool { storedNavigationItem?.backAction != nil }
}
