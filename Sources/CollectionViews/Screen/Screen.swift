/// What one page, window or terminal shows: a title, a few controls, and a view.
///
/// Hosts show screens and know nothing of the app behind them.
@MainActor open class Screen {
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
            for control in controls { control.onInvalidate = { [weak self] in self?.notify() } }
            notify()
        }
    }

    /// The view that fills the rest of the screen.
    public let collectionView: CollectionView

    /// A view beside the main one, such as a list of places; nil when there is none.
    public let sidebar: CollectionView?

    /// What the view beside the main one is called, for screen readers.
    public let sidebarTitle: String?

    private var observers: [ObjectIdentifier: () -> Void] = [:]

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
        self.title = title
        self.collectionView = collectionView
        self.sidebar = sidebar
        self.sidebarTitle = sidebar == nil ? nil : sidebarTitle
    }

    /// Calls `handler` after every change of the title, the status or a control, until `observer` is removed.
    public func addObserver(_ observer: AnyObject, handler: @escaping () -> Void) {
        observers[ObjectIdentifier(observer)] = handler
    }

    /// Stops calling the handler that `observer` was added with.
    public func removeObserver(_ observer: AnyObject) {
        observers[ObjectIdentifier(observer)] = nil
    }

    private func notify() {
        for observer in observers.values { observer() }
    }
}
