import DiffableSnapshots
import Foundation

/// One viewer's window on a collection view: its size, its scroll position, and the rows it has been told of.
///
/// A host makes one for each viewer and lives by it alone: it says how large the window is and where it is scrolled to,
/// takes a ``WindowTransaction`` whenever ``onNeedsTransaction`` is called, lets the viewer play it, and hands back
/// what the user does by the rows' keys.
///
/// ```swift
/// let window = CollectionViewWindow(collectionView: view)
/// window.onNeedsTransaction = { if let transaction = window.nextTransaction() { send(transaction) } }
/// window.resize(to: CGSize(width: 800, height: 600))
/// ```
///
/// Each transaction leads from the one before it to the present, however much happened between, so a slow viewer costs
/// nothing. Only rows in the window and about one screen around it are ever looked at.
@preconcurrency @MainActor public final class CollectionViewWindow {
    /// The view shown.
    public let collectionView: CollectionView

    /// Called when there is something new to show; once until the next transaction is taken.
    public var onNeedsTransaction: (() -> Void)?

    /// The extent of what the viewer sees at once.
    public private(set) var size = CGSize.zero

    /// How many times their usual size letters have for the viewer.
    public private(set) var textScale: CGFloat = 1

    /// What kind of device the viewer has.
    private(set) var idiom = UserInterfaceIdiom.unspecified

    /// How many pixels a point has for the viewer.
    private(set) var displayScale: CGFloat = 1

    /// Letters of other sizes than these make no list that anybody could read.
    private static let textScales: ClosedRange<CGFloat> = 0.5...5

    /// No screen has pixels of another size than these.
    private static let displayScales: ClosedRange<CGFloat> = 0.1...20

    /// Where the viewer is scrolled to.
    public internal(set) var offset = CGPoint.zero

    // What the viewer was told, oldest first: the last state it acknowledged, and those on their way.
    var states: [ViewerState] = []
    var lastVersion = 0
    var lastKey = 0
    // What the window remembers of places, at the view's version `placesVersion`.
    var heights = MeasuredHeights() { didSet { solved = nil } }
    var remembered = RememberedHeights()
    var laneIDs: [Int: Int] = [:]
    var laneOffsets: [Int: Double] = [:]
    var placesVersion = 0
    var solved: SolvedLayout?
    // What the offset refers to, and the scrolling that the viewer has yet to be told of.
    var placed: SolvedLayout?
    var unsentScroll: WindowTransaction.Scroll?
    /// The scrolling that the viewer was told of, without a glide, and has yet to play; oldest first.
    var toldScrolls: [(version: Int, scroll: WindowTransaction.Scroll)] = []
    var anchor: ScrollAnchor?
    /// Whether the end stays in sight when the window stands in its next solution, instead of the anchor.
    var staysAtEnd = false
    /// Where the viewer was led, until it scrolls: heights are guessed before they are measured, and what was to be
    /// seen at the edge may lie beyond it for a moment.
    var restored: ScrollAnchor?
    var request: ScrollRequest?
    var focusedRow: FocusedRow?
    var isFocusMoved = false
    // The actions that the viewer was shown last, and the row that it shows swiped aside, at the view's version.
    var offeredSwipeActions: OfferedActions?
    var offeredMenu: OfferedActions?
    var lastOffer = 0
    var swiped: LayoutElement?
    /// The drag of this window's viewer, and what the viewer was last told of it.
    var movement: InteractiveMovement? {
        didSet {
            solved = nil
            if oldValue === movement { return }
            // Others see which rows are held.
            for window in collectionView.openWindows where window !== self { window.setNeedsTransaction() }
        }
    }
    /// The drag out of another view for which rows make room here.
    weak var guest: InteractiveMovement? {
        didSet {
            solved = nil
            setNeedsTransaction()
        }
    }
    var toldMovement: WindowTransaction.Movement?
    var endedMovement: WindowTransaction.Movement?
    var search: TypeSelectSearch?
    var lastSearch = 0
    var scrollPhase = ScrollPhase.resting
    /// Whether the viewer was told to glide somewhere, and is not there yet.
    var isGliding = false
    var movedLanes: Set<Int> = []
    var shown: Set<ShownElement> = []
    /// The items, without cells so far, that the prefetch data source was told of.
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

    /// More states than this are never kept; a viewer that lags further behind starts anew.
    static let mostStates = 8

    /// Opens a window. It shows nothing until it has a size.
    public init(collectionView: CollectionView) {
        self.collectionView = collectionView
        collectionView.windows[ObjectIdentifier(self)] = CollectionView.WeakWindow(window: self)
    }

    isolated deinit { close() }

    /// Lets go of all cells. A closed window shows nothing any more.
    public func close() {
        if isClosed { return }
        isClosed = true
        movement?.elsewhere = nil
        movement = nil
        collectionView.windows[ObjectIdentifier(self)] = nil
        collectionView.takeOwnSize()
        forgetActions()
        let shown = shown
        self.shown = []
        for element in shown { collectionView.release(element) }
        states = []
    }

    /// Tells how much the viewer sees at once, how many times their usual size letters have there, on what kind of
    /// device that is, and how many pixels a point has.
    ///
    /// A scale out of reason counts as the nearest one within; a size out of reason, or a scale that is no number, is
    /// passed over.
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
        keepAnchor()
        remembered = RememberedHeights()
        let category = ContentSizeCategory(textScale: textScale)
        let isOther = isReady && category != ContentSizeCategory(textScale: self.textScale)
        self.size = size
        self.textScale = textScale
        self.idiom = idiom
        self.displayScale = displayScale
        collectionView.takeSize(size)
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

    /// Whether there is anything to show it in.
    var isReady: Bool { !isClosed && size.width > 0 && size.height > 0 }

    func didTakeTransaction() { isTransactionNeeded = false }

    /// The part of the content whose rows the viewer holds.
    func preparedRect(around offset: CGPoint, screens: Double) -> CGRect {
        CGRect(
            x: 0, y: offset.y - screens * size.height, width: size.width, height: size.height * (1 + 2 * screens))
    }
}
