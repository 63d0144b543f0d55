import Diffable
import Foundation

/// One item of a collection view. AppKit's is a controller of views; this one is the row itself.
///
/// It shows its ``textField`` and its ``imageView``, on the background and with the border of its ``view``, unless it
/// has a content configuration.
@preconcurrency @MainActor open class NSCollectionViewItem: CollectionViewListCell {
    /// What the item stands for.
    open var representedObject: Any?

    /// The item's text, shown unless there is a content configuration.
    open var textField: NSTextField? { didSet { watch() } }

    /// The item's picture, shown unless there is a content configuration.
    open var imageView: NSImageView? { didSet { watch() } }

    /// Whether a user is about to select the item, or to drop something on it.
    open var highlightState = HighlightState.none

    /// The view that made the item.
    public internal(set) weak var collectionView: NSCollectionView?

    private var storedView: NSView?

    /// The identifier that the item was made with.
    public var identifier: NSUserInterfaceItemIdentifier? {
        reuseIdentifier.map { NSUserInterfaceItemIdentifier($0) }
    }

    /// Makes an item that shows nothing. There are no nibs: a name of one stops the program.
    public init(nibName: String?, bundle: Bundle?) {
        if let nibName {
            fatalError(
                "NSCollectionViewItem.init(nibName:bundle:): there are no nibs, and none named \"\(nibName)\"; pass "
                    + "nil, and set the item up in viewDidLoad().")
        }
        super.init(frame: .zero)
        textField = NSTextField(frame: .zero)
        imageView = NSImageView(frame: .zero)
        watch()
    }

    /// Makes an item that shows nothing.
    public override convenience init(frame: CGRect) {
        self.init(nibName: nil, bundle: nil)
        self.frame = frame
    }

    /// Archived items don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    private func watch() {
        textField?.onChange = { [weak self] in self?.setNeedsDisplay() }
        imageView?.onChange = { [weak self] in self?.setNeedsDisplay() }
        setNeedsDisplay()
    }

    // MARK: The view

    /// The view whose background and border the item has; the first time it is asked for, it is loaded.
    open var view: NSView {
        get {
            loadViewIfNeeded()
            return storedView ?? self
        }
        set {
            storedView?.host = nil
            storedView = newValue === self ? nil : newValue
            storedView?.host = self
            isViewLoaded = true
            setNeedsDisplay()
        }
    }

    /// Whether the item was set up.
    public private(set) var isViewLoaded = false

    /// Makes the view. Override it to set up ``view``, ``textField`` and ``imageView``, without calling `super`.
    open func loadView() { view = NSView(frame: frame) }

    /// Called once, when the view was made.
    open func viewDidLoad() {}

    func loadViewIfNeeded() {
        if isViewLoaded { return }
        isViewLoaded = true
        loadView()
        viewDidLoad()
    }

    open override func updateConfiguration(using state: CellConfigurationState) {
        super.updateConfiguration(using: state)
        let now: HighlightState =
            if state.cellDropState == .targeted {
                .asDropTarget
            } else if state.isHighlighted {
                state.isSelected ? .forDeselection : .forSelection
            } else {
                .none
            }
        if highlightState != now { highlightState = now }
    }

    open override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        if contentConfiguration == nil {
            var configuration = defaultContentConfiguration()
            imageView?.show(in: &configuration)
            textField?.show(in: &configuration)
            configuration.show(in: &content)
        }
        storedView?.showOwnProperties(in: &content)
        return content
    }

    /// What a user is about to do with an item.
    public enum HighlightState: Int, Hashable, Sendable {
        /// Nothing.
        case none
        /// Its tap selects the item.
        case forSelection
        /// Its tap lets go of the item.
        case forDeselection
        /// What is dragged would be dropped on it.
        case asDropTarget
    }
}
