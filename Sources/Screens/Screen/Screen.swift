import CollectionViews
import Foundation
import TableViews

/// The content of one page, window or terminal: a title, controls, and a view.
///
/// Hosts show screens and know nothing of the app behind them.
///
/// A screen shows others: ``show(_:)`` in its place, with a way back; ``present(_:animated:completion:)`` over it.
/// Alerts, toasts and activities are values that hosts draw. All viewers of a screen see the same: on a screen that
/// several visitors share, each sees the sheet that one of them opened.
///
/// ## Topics
///
/// ### For hosts
///
/// Called by hosts, and by apps in tests only:
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
    /// The id by which hosts and their events name the screen; no two screens share one.
    public let id: Int

    /// The screen's title.
    public var title: String { didSet { if title != oldValue { notify() } } }

    /// A short text beside the title, such as a count.
    public var status: String = "" { didSet { if status != oldValue { notify() } } }

    /// A line below the view, such as the path of the selected row; nil for none.
    public var caption: String? { didSet { if caption != oldValue { notify() } } }

    /// The direction of lines. From right to left, everything is mirrored.
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

    /// The view that fills the rest of the screen; for a table, the collection view that it is built on.
    public let collectionView: CollectionView

    /// The table that fills the rest of the screen; nil for a screen that was made with a collection view.
    public let tableView: TableView!

    /// A second view beside the main one, such as a list of folders; nil for none.
    public let sidebar: CollectionView?

    /// What the view beside the main one is called, for screen readers.
    public let sidebarTitle: String?

    /// The side of the sidebar, where there is space for both views. On the trailing side it comes after the main view
    /// for the Tab key and for screen readers too: for details of the rows.
    public var sidebarEdge = HorizontalEdge.leading { didSet { if sidebarEdge != oldValue { notify() } } }

    /// The screen that this one shows in its place or over itself.
    public internal(set) var presentedScreen: Screen? { didSet { if presentedScreen !== oldValue { notify() } } }

    /// The screen that shows this one.
    public internal(set) weak var presentingScreen: Screen? { didSet { updateToolbar() } }

    /// How this screen is shown by ``presentingScreen``.
    public internal(set) var presentationStyle = PresentationStyle.push

    /// Whether only the app can dismiss this screen where it is presented over another one.
    public var isModalInPresentation = false { didSet { if isModalInPresentation != oldValue { notify() } } }

    /// How UIKit would present the screen. It has no effect: hosts decide by the width of the window.
    public var modalPresentationStyle = ModalPresentationStyle.automatic

    /// Called when the user went back from this screen, or closed it. Not called when the app did that.
    public var onDismiss: (() -> Void)?

    /// The alerts that wait for an answer; the first one is shown.
    public internal(set) var alerts: [AlertController] = [] { didSet { notify() } }

    /// The toast that is shown; nil for none.
    public internal(set) var toast: Toast? {
        get { storedToast.flatMap { $0.isOutdated ? nil : $0 } }
        set { storedToast = newValue }
    }

    /// The toast that was shown last. Its step may no longer be the latest.
    var storedToast: Toast? {
        didSet {
            guard storedToast?.id != oldValue?.id else { return }
            formerToast = oldValue ?? formerToast
            notify()
        }
    }

    /// The toast before that: a page may not know yet that it has ended.
    var formerToast: Toast?

    /// Counts the starts of toasts' times: a timer of a former one must not end the present toast.
    var toastTimerGeneration = 0

    /// The text that was last copied to the user's pasteboard, with a number.
    public internal(set) var copied: (number: Int, text: String)? { didSet { notify() } }

    /// The file that was last offered for download.
    package internal(set) var download: Download? { didSet { notify() } }

    /// The undo history, for the keys that undo and redo; nil for none.
    public var undoHistory: (any UndoHistory)? { didSet { if undoHistory !== oldValue { notify() } } }

    /// The last announcement, with a number.
    public internal(set) var announcement: (number: Int, text: String)? { didSet { notify() } }

    /// The tasks that take a while, such as a running one and those that wait for it. On a shared screen, each visitor
    /// is shown the first of their own, and can cancel that; others are shown the first of all. Adding one ends the
    /// toast of the same visitor.
    public var activities: [Activity] = [] {
        didSet {
            // The toast's offer to undo ends when something else begins.
            if activities.count > oldValue.count, let toast, toast.visitor == Visitor.current { self.toast = nil }
            notify()
        }
    }

    /// The message in place of the view's rows; nil shows the rows.
    public var contentUnavailableConfiguration: ContentUnavailableConfiguration? { didSet { notify() } }

    /// The message beside the view while no detail is shown, such as "No letter selected"; its button is left out. It
    /// makes the screen a split one: in a wide window its view is a column, and ``showDetail(_:)`` shows another screen
    /// beside it. Nil, as at the start, gives the whole window to the view.
    public var detailPlaceholder: ContentUnavailableConfiguration? { didSet { notify() } }

    /// Whether a detail replaces this screen, because there is no space for both.
    public private(set) var isCollapsed = true

    /// A source text beside the view; nil for none. Where there is little space, hosts show it in place of the view
    /// when asked.
    public var codeListing: CodeListing? { didSet { if codeListing != oldValue { notify() } } }

    /// The path component of this screen in an address, while another screen shows it; nil for a screen without an
    /// address. If it changes while the screen is shown, the new address replaces the former one in the browser's
    /// history.
    ///
    /// Going to another address leaves the screen. A screen that must stay, with ``isModalInPresentation``, should have
    /// none.
    public var restorationIdentifier: String?

    /// How the screen is presented when an address leads to it.
    public var restorationStyle = PresentationStyle.push

    /// Keeps the view's selection, expanded parents and scroll position in an address; nil keeps the scroll position
    /// only, by index path.
    public var listRestoration: ListRestoration?

    /// State that is kept for a visitor's later visits, such as favorites, by names that mean the same on all pages of
    /// a program. Hosts that can keep it for each visitor, such as browsers, do so for a page's first screen, unless
    /// visitors share that. A browser keeps up to 64 values, 32,768 bytes as JSON in all; if a screen has more, none
    /// are kept, and there is a warning. Removing a value here removes it there too.
    public var keptState: [String: String] = [:] { didSet { if keptState != oldValue { notify() } } }

    var navigationBar = NavigationBar.State() { didSet { notify() } }
    var toolbar = Toolbar()

    /// The handlers of observers, called after each change.
    var observers: [ObjectIdentifier: () -> Void] = [:]
    var hasBeenObserved = false
    /// The observers that look away and may come back.
    var absentees: Set<ObjectIdentifier> = []
    /// Whether ``viewDidLoad()`` was called.
    public internal(set) var isViewLoaded = false

    /// Whether a host is animating the screen in.
    var isArriving = false
    var storedNavigationItem: NavigationItem?
    var storedNavigation: NavigationController?
    /// The navigation controller made with this root screen, while it is shown.
    var wrappingNavigation: NavigationController? {
        didSet { (wrappingNavigation ?? oldValue)?.isShownDidChange() }
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
        connectEndEditing()
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
        connectEndEditing()
    }

    /// Whether the view is no wider than text is read with ease, in a wider window. True for lists and tables, unless a
    /// subclass says otherwise.
    open var followsReadableWidth: Bool {
        tableView?.cellLayoutMarginsFollowReadableWidth ?? false
            || (collectionView.collectionViewLayout as? CollectionViewCompositionalLayout)?.isList == true
    }

    /// The path components that the screen itself adds to its address, such as the folder that it shows. None unless
    /// overridden.
    open var path: [String] { [] }

    /// Shows what the first components of a path name.
    ///
    /// - Parameter path: The components after the screen's own. They may come from anybody.
    /// - Returns: The components that are left. ``screen(at:)`` is called for the first of them.
    open func enter(_ path: [String]) -> [String] { path }

    /// The path components, after the screen's own, of what choosing an item shows; nil, as unless overridden, if that
    /// has no address. A browser opens the address in another tab when its user asks for that, for example with the
    /// middle button.
    open func path(ofItemAt indexPath: IndexPath) -> [String]? { nil }

    /// Makes the screen for a path component of an address; nil if there is none.
    open func screen(at component: String) -> Screen? { nil }

    /// Makes the question for the last path component of an address; nil if there is none. Called where
    /// ``screen(at:)`` knows no screen for it. One that can't be cancelled is not asked: an address may come from
    /// anybody.
    open func alert(at component: String) -> AlertController? { nil }

    /// Whether a path component names a question of this screen, also while there is nothing to ask about. Where
    /// ``alert(at:)`` makes none, an address leads to this screen then, and nobody is told that there is no such page.
    open func hasAlert(at component: String) -> Bool { false }

    /// The state of the screen that an address keeps: that of controls with a ``Control/restorationIdentifier``, and
    /// that of ``listRestoration``.
    ///
    /// A subclass with more state merges it with that of `super`.
    open var restorableState: [String: String] {
        (listRestoration?.state(of: collectionView) ?? [:]).merging(controlStates()) { $1 }
    }

    /// Restores a state from an address. Missing values stand for the initial state. Invalid ones are ignored, since an
    /// address may come from anybody.
    open func restore(_ state: [String: String]) {
        restoreControls(state)
        listRestoration?.restore(state, in: collectionView)
    }

    /// Restores the ``keptState`` of earlier visits; does nothing unless overridden. Called before an address is
    /// restored, and again when another page of the same browser keeps something else. Invalid values must be ignored,
    /// since they may come from anybody.
    open func restoreKept(_ state: [String: String]) {}

    /// Begins or ends editing. Call `super` when you override it to do more.
    open func setEditing(_ editing: Bool, animated: Bool) {
        collectionView.isEditing = editing
        storedEditButtonItem?.showEditing(editing)
        notify()
    }

    /// Called by hosts when there is space for a detail beside this screen, or no longer. Call `super` when you
    /// override it, for example to hide disclosure indicators. Of several viewers, the last one decides.
    open func setCollapsed(_ isCollapsed: Bool) {
        self.isCollapsed = isCollapsed
        presentedScreen?.updateToolbar()
    }

    /// The traits of the screen's view. Its ``TraitCollection/userInterfaceIdiom`` is known before an address is
    /// restored; of several viewers, the last one decides.
    open var traitCollection: TraitCollection {
        var traits = collectionView.traitCollection
        traits.userInterfaceIdiom = idiom
        return traits
    }

    /// What kind of device its viewer has, as the host knows.
    package final var idiom = UserInterfaceIdiom.unspecified

    /// Called once, before the screen is shown: set up its content here.
    open func viewDidLoad() {}

    /// Called when the first viewer begins to look at the screen.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called after ``viewWillAppear(_:)``, or at the end of the animation by which a host brings the screen in.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called when the last viewer no longer looks at the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after ``viewWillDisappear(_:)``.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the screen can get the keyboard focus by ``becomeFirstResponder()``. False unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the program gave the keyboard focus to the screen last, not to one of its search fields.
    open var isFirstResponder: Bool { isResponder && !searchFields.contains(where: \.hasFocus) }

    /// Gives the screen the keyboard focus, if it can have it: its search fields lose it, and keys go to the screen's
    /// view. Returns whether it does.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if !isFirstResponder { endSearch() }
        isResponder = true
        return true
    }

    /// Gives the keyboard focus up. Keys that nothing else uses still go to the screen's view. Returns true.
    @discardableResult open func resignFirstResponder() -> Bool {
        isResponder = false
        return true
    }

    private var isResponder = false

    /// Whether the status bar is hidden. Never called: hosts have none.
    open var prefersStatusBarHidden: Bool { false }

    /// The style of the status bar. Never called: hosts have none.
    open var preferredStatusBarStyle: StatusBarStyle { .default }

    /// The animation of the status bar. Never called: hosts have none.
    open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

    /// Does nothing: hosts have no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// Whether the home indicator is hidden. Never called: it belongs to the telephone.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// Does nothing: the home indicator belongs to the telephone.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Screens don't depend on traits.
    @available(
        *, unavailable,
        message: "Colours follow light and dark by themselves here; a layout's section provider sees each new width."
    )
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}
