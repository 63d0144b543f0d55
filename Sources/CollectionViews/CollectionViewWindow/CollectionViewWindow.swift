import DiffableSnapshots
import Foundation

/// One viewer's window on a collection view: its size, its scroll position, and the rows it has been told of.
///
/// A host makes one for each viewer and needs nothing else of the view. It sets the window's size and scroll position,
/// takes a ``WindowTransaction`` whenever ``onNeedsTransaction`` is called, lets the viewer play it, and reports what
/// the user does by the rows' keys.
///
/// ```swift
/// let window = CollectionViewWindow(collectionView: view)
/// window.onNeedsTransaction = { if let transaction = window.nextTransaction() { send(transaction) } }
/// window.resize(to: CGSize(width: 800, height: 600))
/// ```
///
/// Each transaction leads from the last one to the present, however much happened in between, so a slow viewer costs no
/// more. Only rows in the window and about one screen around it are prepared.
@preconcurrency @MainActor public final class CollectionViewWindow {
    /// The view shown.
    public let collectionView: CollectionView

    /// Called when there is something new to show; once until the next transaction is taken.
    public var onNeedsTransaction: (() -> Void)?

    /// Calls something in the name of the viewer, also while somebody else does something.
    package var asViewer: (() -> Void) -> Void = { $0() }

    /// The extent of what the viewer sees at once.
    public private(set) var size = CGSize.zero

    /// The factor by which the viewer enlarges text.
    public private(set) var textScale: CGFloat = 1

    /// What kind of device the viewer has.
    private(set) var idiom = UserInterfaceIdiom.unspecified

    /// How many pixels a point has for the viewer.
    private(set) var displayScale: CGFloat = 1

    /// The text scales that are accepted.
    private static let textScales: ClosedRange<CGFloat> = 0.5...5

    /// The display scales that are accepted.
    private static let displayScales: ClosedRange<CGFloat> = 0.1...20

    /// Where the viewer is scrolled to.
    public internal(set) var offset = CGPoint.zero

    // The states that the viewer was sent, oldest first: the last one that it acknowledged, and those on their way.
    var states: [ViewerState] = []
    var lastVersion = 0
    var lastKey = 0
    // Measured heights and lanes, at the view's version `mappedVersion`.
    var heights = MeasuredHeights() { didSet { cachedSolution = nil } }
    var rememberedHeights = RememberedHeights()
    var laneIDs: [Int: Int] = [:]
    var laneOffsets: [Int: Double] = [:]
    /// How many groups each lane was scrolled past when the window got another size, until its viewer scrolls it.
    var scrolledGroups: [Int: Double] = [:]
    var mappedVersion = 0
    var cachedSolution: SolvedLayout?
    // The layout that the offset was settled in, and the scroll that the viewer has yet to be sent.
    var settledLayout: SolvedLayout?
    var unsentScroll: WindowTransaction.Scroll?
    /// The scrolls without animation that were sent and are not acknowledged yet, oldest first.
    var sentScrolls: [(version: Int, scroll: WindowTransaction.Scroll)] = []
    var anchor: ScrollAnchor?
    /// Whether the next layout solution keeps the end of the content in sight, instead of the anchor.
    var staysAtEnd = false
    /// The position that was restored, until the user scrolls. Heights that are measured later must not move it out of
    /// sight.
    var restoredAnchor: ScrollAnchor?
    var request: ScrollRequest?
    var focusedRow: FocusedRow?
    var isFocusMoved = false
    /// The row whose text the viewer edits, at the view's version.
    var editedElement: LayoutElement?
    // The actions that the viewer was sent last, and the row that it shows swiped aside, at the view's version.
    var offeredSwipeActions: OfferedActions?
    var offeredMenu: OfferedActions?
    var lastOffer = 0
    var swipedElement: LayoutElement?
    /// The drag of this window's viewer.
    var movement: InteractiveMovement? {
        didSet {
            cachedSolution = nil
            if oldValue === movement { return }
            // Other windows show which rows are held.
            for window in collectionView.openWindows where window !== self { window.setNeedsTransaction() }
        }
    }
    /// The drag from another view for which rows make room here.
    weak var incomingDrag: InteractiveMovement? {
        didSet {
            cachedSolution = nil
            setNeedsTransaction()
        }
    }
    var sentMovement: WindowTransaction.Movement?
    var unsentMovementEnd: WindowTransaction.Movement?
    var search: TypeSelectSearch?
    var lastSearch = 0
    var scrollPhase = ScrollPhase.resting
    var glide: Glide?
    var movedLanes: Set<Int> = []
    var shown: Set<ShownElement> = []
    /// The items without cells that were announced to the prefetch data source.
    var prefetched: Set<ItemPath> = []
    var workCount = 0
    var isPreparing = false
    var hasChangedMeanwhile = false
    private var isTransactionNeeded = false
    private var isClosed = false

    struct SolvedLayout {
        var viewVersion: Int
        var layoutGeneration: Int
        var solution: LayoutSolution
    }

    /// More states than this are never kept; a viewer that lags further behind is sent everything.
    static let maximumStates = 8

    /// Opens a window. It shows nothing until it has a size.
    public init(collectionView: CollectionView) {
        self.collectionView = collectionView
        collectionView.windows[ObjectIdentifier(self)] = CollectionView.WeakWindow(window: self)
    }

    isolated deinit { close() }

    /// Lets go of all cells. A closed window shows nothing any more.
    public func close() {
        if isClosed { return }
        endTextEditing()
        isClosed = true
        movement?.externalTarget = nil
        movement = nil
        collectionView.windows[ObjectIdentifier(self)] = nil
        collectionView.restoreOwnSize()
        forgetActions()
        let shown = shown
        self.shown = []
        for element in shown { collectionView.release(element) }
        states = []
    }

    /// Sets the size of the window and the traits of its viewer.
    ///
    /// A scale out of range is clamped. A size that is negative or infinite, or a scale that is NaN, is ignored.
    public func resize(
        to size: CGSize, textScale: CGFloat = 1, idiom: UserInterfaceIdiom = .unspecified, displayScale: CGFloat = 1
    ) {
        guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite, !textScale.isNaN,
            !displayScale.isNaN
        else { return }
        let textScale = min(max(textScale, Self.textScales.lowerBound), Self.textScales.upperBound)
        let displayScale = min(max(displayScale, Self.displayScales.lowerBound), Self.displayScales.upperBound)
        guard
            size != self.size || textScale != self.textScale || idiom != self.idiom || displayScale != self.displayScale
        else { return }
        recordAnchor()
        recordLanes()
        rememberedHeights = RememberedHeights()
        let category = ContentSizeCategory(textScale: textScale)
        let isOther = isReady && category != ContentSizeCategory(textScale: self.textScale)
        self.size = size
        self.textScale = textScale
        self.idiom = idiom
        self.displayScale = displayScale
        collectionView.adoptSize(size)
        setNeedsTransaction()
        if isOther {
            NotificationCenter.default.post(
                name: ContentSizeCategory.didChangeNotification, object: nil,
                userInfo: [ContentSizeCategory.newValueUserInfoKey: category])
        }
    }

    func setNeedsTransaction() {
        if isPreparing {
            hasChangedMeanwhile = true
            return
        }
        guard !isClosed, !isTransactionNeeded, isReady else { return }
        isTransactionNeeded = true
        onNeedsTransaction?()
    }

    /// Whether the window is open and has a size.
    var isReady: Bool { !isClosed && size.width > 0 && size.height > 0 }

    func didTakeTransaction() { isTransactionNeeded = false }

    /// The bounds of the window, with a number of screens above and below.
    func preparedRect(around offset: CGPoint, screens: Double) -> CGRect {
        CGRect(
            x: 0, y: offset.y - screens * size.height, width: size.width, height: size.height * (1 + 2 * screens))
    }
}
