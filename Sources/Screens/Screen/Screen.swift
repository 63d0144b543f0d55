import CollectionViews
import Foundation
import TableViews

/// What one page, window or terminal shows: a title, a few controls, and a view.
///
/// Hosts show screens and know nothing of the app behind them.
///
/// A screen shows others: ``show(_:)`` puts one in its place, with a way back; ``present(_:animated:completion:)`` puts
/// one over it. Alerts, toasts and activities are values that hosts draw. Whatever a screen shows, all who look at it
/// see: of a screen that several visitors share, each sees the sheet that one of them opened.
///
/// ## Topics
///
/// ### For hosts
///
/// What a host calls, and an app only in its tests:
///
/// - ``addObserver(_:handler:)``
/// - ``removeObserver(_:)``
/// - ``observerCount``
/// - ``setCollapsed(_:)``
/// - ``userDidDismiss()``
/// - ``userDidAnswer(_:with:texts:)``
/// - ``userDidHold(_:)``
/// - ``userDidEnd(_:pressed:)``
/// - ``userDidPressContentUnavailable()``
/// - ``userDidCancelActivity()``
/// - ``Control/userDid(_:)``
@preconcurrency @MainActor open class Screen: NSObject {
    /// The name by which hosts and their events speak of this screen; no two screens share one.
    public let id: Int

    /// The screen's title.
    public var title: String { didSet { if title != oldValue { notify() } } }

    /// A short text beside the title, such as a count.
    public var status: String = "" { didSet { if status != oldValue { notify() } } }

    /// A line below the view, such as where the selected row is to be found; nil when there is none.
    public var caption: String? { didSet { if caption != oldValue { notify() } } }

    /// Which way lines run. From right to left, everything is mirrored: leading edges are right ones.
    public var layoutDirection = UserInterfaceLayoutDirection.leftToRight {
        didSet { if layoutDirection != oldValue { notify() } }
    }

    /// The controls above the view, in order.
    public var controls: [Control] = [] {
        didSet {
            for control in controls {
                control.onInvalidate = { [weak self] in self?.notify() }
                (control as? SearchField)?.onQueryChange = { [weak self] in
                    self?.collectionView.scrollToTop(animated: false)
                }
            }
            notify()
        }
    }

    /// The view that fills the rest of the screen; for a table, the one that it shows itself through.
    public let collectionView: CollectionView

    /// The table that fills the rest of the screen; nil for a screen that was made with a collection view.
    public let tableView: TableView!

    /// A view beside the main one, such as a list of places; nil when there is none.
    public let sidebar: CollectionView?

    /// What the view beside the main one is called, for screen readers.
    public let sidebarTitle: String?

    /// On which side the view beside the main one stands, where there is room for both. On the trailing side it comes
    /// after the main one for the Tab key and for screen readers too: the place for what tells more about the rows.
    public var sidebarEdge = HorizontalEdge.leading { didSet { if sidebarEdge != oldValue { notify() } } }

    /// The screen that this one shows in its place or over itself.
    public internal(set) var presentedScreen: Screen? { didSet { if presentedScreen !== oldValue { notify() } } }

    /// The screen that shows this one.
    public internal(set) weak var presentingScreen: Screen? { didSet { updateToolbar() } }

    /// How this screen is shown by ``presentingScreen``.
    public internal(set) var presentationStyle = PresentationStyle.push

    /// Whether this screen, shown over another, stays until the app takes it away, whatever the user does.
    public var isModalInPresentation = false { didSet { if isModalInPresentation != oldValue { notify() } } }

    /// How UIKit would present the screen; hosts decide by the width of the window.
    public var modalPresentationStyle = ModalPresentationStyle.automatic

    /// Called when the user has gone back from this screen, or closed it. Not called when the app did that.
    public var onDismiss: (() -> Void)?

    /// The alerts that wait for an answer; the first one is shown.
    public internal(set) var alerts: [AlertController] = [] { didSet { notify() } }

    /// The message that is shown; nil when there is none.
    public internal(set) var toast: Toast? {
        get { storedToast.flatMap { $0.isOutdated ? nil : $0 } }
        set { storedToast = newValue }
    }

    /// The message that was shown last; its step may be the latest no more.
    var storedToast: Toast? { didSet { if storedToast?.id != oldValue?.id { notify() } } }

    /// How often the time of a message began: the end of a former turn is none of this one's.
    var toastTurn = 0

    /// The text that was last given to the user's pasteboard, with a number of its own.
    public internal(set) var copied: (number: Int, text: String)? { didSet { notify() } }

    /// The file that was last given to a user to take along.
    package internal(set) var download: Download? { didSet { notify() } }

    /// What can be taken back by the keys for it; nil where nothing can.
    public var undoHistory: (any UndoHistory)? { didSet { if undoHistory !== oldValue { notify() } } }

    /// The text that was last said to those who do not see the screen, with a number of its own.
    public internal(set) var announcement: (number: Int, text: String)? { didSet { notify() } }

    /// All that takes a while just now, such as what is on its way and what waits behind it. Of several who look at the
    /// screen, each is shown the first that they asked for themselves, and can end it; who asked for none is shown the
    /// first of all. One that is added ends the toast that the same visitor was shown.
    public var activities: [Activity] = [] {
        didSet {
            // What was done before is no longer on offer while something else is done.
            if activities.count > oldValue.count, let toast, toast.visitor == Visitor.current { self.toast = nil }
            notify()
        }
    }

    /// What stands in place of the view's rows; nil shows the rows.
    public var contentUnavailableConfiguration: ContentUnavailableConfiguration? { didSet { notify() } }

    /// What stands beside the view while no detail is shown there, such as "No letter selected"; its button is left
    /// out. A screen that has it is a split one: in a wide window its view is a column, and ``showDetail(_:)`` puts
    /// another screen beside it. Nil, as at the start, leaves the whole window to the view.
    public var detailPlaceholder: ContentUnavailableConfiguration? { didSet { notify() } }

    /// Whether a detail comes in this screen's place, because whoever looks at it has no room for both.
    public private(set) var isCollapsed = true

    /// A program's text beside the view; nil when there is none. Hosts with little room show it in the view's place
    /// when asked.
    public var codeListing: CodeListing? { didSet { if codeListing != oldValue { notify() } } }

    /// The path component of an address that stands for this screen where another one shows it or has it over itself;
    /// nil for a screen that has no address of its own. A screen that changes it while it is shown has gone on to
    /// another address in place of the former: the way back leads past both.
    ///
    /// Who goes to another address leaves the screen: one that must stay whatever its user does, as
    /// ``isModalInPresentation`` has it, should have none.
    public var restorationIdentifier: String?

    /// How the screen comes where an address leads to it: in place of the one before it, or over that one.
    public var restorationStyle = PresentationStyle.push

    /// How an address keeps the view's selection, open parents and scroll position; nil keeps the scroll position
    /// alone, by where the topmost item stands.
    public var listRestoration: ListRestoration?

    /// What a visitor finds again on later visits, such as favorites, by names that mean the same on all pages of a
    /// program. Hosts that can keep it for each visitor, as browsers can, do so for a page's first screen, unless
    /// visitors share that. A browser keeps up to 64 values of 32,768 bytes as JSON in all; a screen that has more
    /// keeps none, and a warning says so. What a screen no longer has is kept no longer.
    public var keptState: [String: String] = [:] { didSet { if keptState != oldValue { notify() } } }

    var navigationBar = NavigationBar.State() { didSet { notify() } }
    var toolbar = Toolbar()

    /// What is called after each change, by who looks at the screen.
    var observers: [ObjectIdentifier: () -> Void] = [:]
    var hasBeenObserved = false
    /// Who of them looks away, and may come back.
    var absentees: Set<ObjectIdentifier> = []
    /// Whether ``viewDidLoad()`` was called.
    public internal(set) var isViewLoaded = false

    /// Whether a host moves the screen in just now.
    var isArriving = false
    var storedNavigationItem: NavigationItem?
    var storedNavigation: NavigationController?
    /// The way that was made around the screen, while it is shown by that.
    var madeNavigation: NavigationController? {
        didSet { (madeNavigation ?? oldValue)?.isShownDidChange() }
    }
    var storedSheet: SheetPresentationController?
    var storedEditButtonItem: BarButtonItem?
    private static var lastID = 0

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - title: The screen's title.
    ///   - collectionView: The view that fills the screen.
    ///   - sidebar: A view beside it.
    ///   - sidebarTitle: What the view beside it is called, for screen readers.
    public init(
        title: String, collectionView: CollectionView, sidebar: CollectionView? = nil, sidebarTitle: String = "Sidebar"
    ) {
        Self.lastID += 1
        id = Self.lastID
        self.title = title
        self.collectionView = collectionView
        tableView = nil
        self.sidebar = sidebar
        self.sidebarTitle = sidebar == nil ? nil : sidebarTitle
        super.init()
        followEndOfEditing()
    }

    /// Makes a screen that a table fills.
    ///
    /// - Parameters:
    ///   - title: The screen's title.
    ///   - tableView: The table that fills the screen.
    ///   - sidebar: A view beside it.
    ///   - sidebarTitle: What the view beside it is called, for screen readers.
    public init(
        title: String, tableView: TableView, sidebar: CollectionView? = nil, sidebarTitle: String = "Sidebar"
    ) {
        Self.lastID += 1
        id = Self.lastID
        self.title = title
        collectionView = tableView.engine
        self.tableView = tableView
        self.sidebar = sidebar
        self.sidebarTitle = sidebar == nil ? nil : sidebarTitle
        super.init()
        followEndOfEditing()
    }

    /// Whether the view keeps to a width at which lines are easily read, where a window is wider. Lists and tables do,
    /// unless a subclass says otherwise.
    open var followsReadableWidth: Bool {
        tableView?.cellLayoutMarginsFollowReadableWidth ?? false
            || (collectionView.collectionViewLayout as? CollectionViewCompositionalLayout)?.isList == true
    }

    /// The places below the screen's own address that it has gone to by itself, such as the folders that lead to the
    /// one that is shown. None unless a subclass says so.
    open var path: [String] { [] }

    /// Goes to the place that the first components of a path name.
    ///
    /// - Parameter path: The components of an address behind the screen's own. It may come from anybody.
    /// - Returns: The components that are left; ``screen(at:)`` is asked for the first of them.
    open func enter(_ path: [String]) -> [String] { path }

    /// The components of an address, behind the screen's own, that choosing an item leads to; nil where it leads to
    /// none, as everywhere unless a subclass says otherwise. A browser opens it in another tab where its user asks for
    /// that, as with the middle button.
    open func path(ofItemAt indexPath: IndexPath) -> [String]? { nil }

    /// Makes the screen that a path component stands for, when an address asks for it; nil when there is none.
    open func screen(at component: String) -> Screen? { nil }

    /// What of the screen's state an address keeps: the states of controls that have a
    /// ``Control/restorationIdentifier``, and what ``listRestoration`` keeps.
    ///
    /// A subclass that has more state puts it beside that of `super`.
    open var restorableState: [String: String] {
        (listRestoration?.state(of: collectionView) ?? [:]).merging(controlStates) { $1 }
    }

    /// Takes over a state that an address kept. What is missing is as it was at the start; what makes no sense is
    /// passed over, for it may come from anybody.
    open func restore(_ state: [String: String]) {
        restoreControls(state)
        listRestoration?.restore(state, in: collectionView)
    }

    /// Takes over what was kept on earlier visits as ``keptState``; nothing unless a subclass does. It comes before an
    /// address is gone to, and again when another page of the same browser keeps something else. What makes no sense is
    /// passed over, for it may come from anybody.
    open func restoreKept(_ state: [String: String]) {}

    /// Begins or ends editing. Call `super` when you override it to do more.
    open func setEditing(_ editing: Bool, animated: Bool) {
        collectionView.isEditing = editing
        storedEditButtonItem?.showEditing(editing)
        notify()
    }

    /// What a host calls when there is room for a detail beside this screen, or no more. Call `super` when you override
    /// it to do more, such as leaving out the signs of a way on. Of several who look at a screen, the last decides.
    open func setCollapsed(_ isCollapsed: Bool) {
        self.isCollapsed = isCollapsed
        presentedScreen?.updateToolbar()
    }

    /// What the screen's looks may depend on.
    open var traitCollection: TraitCollection { collectionView.traitCollection }

    /// Called once, before anybody looks at the screen: the place to set up what it shows.
    open func viewDidLoad() {}

    /// Called when somebody begins to look at the screen, after nobody did.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called once the screen has come, after ``viewWillAppear(_:)``: a host that moves it in calls it when that motion
    /// has ended.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called when nobody looks at the screen any more.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after ``viewWillDisappear(_:)``.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the screen takes the keyboard focus when a program asks it to; it does not unless a subclass says so.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the program gave the screen the keyboard focus last, rather than one of its search fields or none.
    open var isFirstResponder: Bool { isResponder && !searchFields.contains(where: \.hasFocus) }

    /// Takes the keyboard focus, if the screen can: out of its search fields, so that keys go to the view that fills
    /// it. Answers whether it does.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if !isFirstResponder { endSearch() }
        isResponder = true
        return true
    }

    /// Lets the keyboard focus go; keys that nothing else has go to the view that fills the screen all the same.
    @discardableResult open func resignFirstResponder() -> Bool {
        isResponder = false
        return true
    }

    private var isResponder = false

    /// Whether there is no status bar above the screen. Pages and terminals have none: nobody asks.
    open var prefersStatusBarHidden: Bool { false }

    /// The letters of a status bar. Pages and terminals have none: nobody asks.
    open var preferredStatusBarStyle: StatusBarStyle { .default }

    /// How a status bar comes and goes. Pages and terminals have none: nobody asks.
    open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

    /// Does nothing: there is no status bar to look after.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// Whether the line at the lower edge of a telephone's screen goes away. It belongs to the telephone: nobody asks.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// Does nothing: the line at the lower edge belongs to the telephone.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Traits change nothing that a screen would have to follow.
    @available(
        *, unavailable,
        message: "Colours follow light and dark by themselves here; a layout's section provider sees each new width."
    )
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}
