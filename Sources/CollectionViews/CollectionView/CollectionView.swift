import DiffablePipeline
import DiffableSnapshots
import Foundation

/// A view of sections and items, without a screen of its own.
///
/// It asks its data source for counts and cells, lays the items out and keeps the selection. Any number of
/// ``CollectionViewWindow``s, which hosts show, present it.
///
/// ```swift
/// let configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
/// let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
/// view.dataSource = source
/// ```
///
/// Only the cells that a window shows exist; without a window there are none.
@preconcurrency @MainActor open class CollectionView: ScrollView {
    /// The kind of the headers that a list asks for.
    public static let elementKindSectionHeader = "SectionHeader"
    /// The kind of the footers that a list asks for.
    public static let elementKindSectionFooter = "SectionFooter"

    /// Told what a user does. The view doesn't retain it.
    public weak var delegate: (any CollectionViewDelegate)? {
        didSet {
            hasDelegateMenus = nil
            if layout is CollectionViewFlowLayout { layout.invalidateLayout() }
        }
    }

    /// Told which items may be shown next. The view doesn't retain it.
    public weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?

    /// Provides the items of drags that begin in this view. The view doesn't retain it.
    public weak var dragDelegate: (any CollectionViewDragDelegate)? { didSet { contentDidChange() } }

    /// Accepts items that a user drops onto the view's rows or between them. The view doesn't retain it.
    public weak var dropDelegate: (any CollectionViewDropDelegate)?

    /// Whether a user can drag anything out of the view.
    public var dragInteractionEnabled = true { didSet { contentDidChange() } }

    private(set) lazy var snapshotView = CollectionViewSnapshotView(self)

    /// Whether ``prefetchDataSource`` is told of anything.
    public var isPrefetchingEnabled = true

    /// How long animated updates take, in seconds. An addition to Apple's.
    public var animationDuration = 0.3

    /// Whether a user can select items.
    public var allowsSelection = true { didSet { restrictSelection() } }

    /// Whether more than one item can be selected.
    public var allowsMultipleSelection = false

    /// Whether a tap on an item deselects the others, as in file managers, where more than one item can be selected.
    /// With Command or Control held they stay selected. An addition to Apple's.
    public var tapReplacesSelection = false

    /// Returns the text by which a user finds an item's row by typing its first letters. If this is nil or returns nil,
    /// the text that the row's cell shows is used, and rows without a cell are not found.
    ///
    /// It is called for rows without a cell too, so it should be fast. Without it, only rows in and around the window
    /// are found. AppKit's table views have had the same in their delegate since macOS 10.5.
    ///
    /// ```swift
    /// view.typeSelectStringProvider = { source.itemIdentifier(for: $0) }
    /// ```
    public var typeSelectStringProvider: ((IndexPath) -> String?)?

    /// Whether the view is being edited: its cells show the accessories meant for that.
    ///
    /// A change is animated. Items that are selected stay so where the new state allows it.
    public var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    /// Whether a user can select items while the view is being edited.
    public var allowsSelectionDuringEditing = false { didSet { restrictSelection() } }

    /// Whether more than one item can be selected while the view is being edited; that allows selection too.
    public var allowsMultipleSelectionDuringEditing = false { didSet { restrictSelection() } }

    package var animationClock: any AnimationClock = SystemAnimationClock()

    // The number of items in each section; nil before the first use and after a reload.
    var loadedCounts: [Int]?
    var history = UpdateHistory()
    package var indexColors = IndexColors() { didSet { if indexColors != oldValue { notifyWindows() } } }
    var loadedIndexTitles: (version: Int, titles: [String])?
    var cells: [ItemPath: ShownElement] = [:]
    var supplementaries: [SupplementaryPath: ShownElement] = [:]
    var unannounced: [ShownElement] = []
    package internal(set) var selection: ItemPathSet = []
    var selectionAnchor: ItemPath?
    /// The other end of the last extension of the selection from the anchor.
    var selectionExtent: ItemPath?
    var windows: [ObjectIdentifier: WeakWindow] = [:]
    var scrollState = ScrollState()
    weak var lastScrolled: CollectionViewWindow?
    /// The size that the app gave the view, while the view has that of a window.
    var ownSize: CGSize?
    var pools: [String: ReusePool] = [:]
    var batch: BatchUpdate?
    var batchDepth = 0
    var batchCompletions: [(Bool) -> Void] = []
    var reconfigured: ShownElement?
    var requested: LayoutElement?
    var preparedList: CollectionLayoutListConfiguration?
    var layoutGeneration = 0
    var driver: Driver?
    /// The interactive movement that the app itself performs.
    var movement: InteractiveMovement?

    /// Whether the delegate implements a menu method; nil until it was asked.
    var hasDelegateMenus: Bool?
    /// The scroll view that delegate methods are passed, if it is not this view: the table that is built on it.
    package weak var scrollReporter: ScrollView?
    /// The delegate of `scrollReporter`.
    package weak var reportedDelegate: (any ScrollViewDelegate)?
    /// The table that is built on this view.
    package weak var tableSource: (any TableSource)?

    /// The animation of rows that a diffable data source inserts, deletes or reloads; nil lets the viewer choose.
    package var standardRowAnimation: RowAnimation?

    weak var storedDataSource: (any CollectionViewDataSource)?
    private var layout: CollectionViewLayout

    /// Makes a view with a layout; a plain list unless another is given.
    public init(
        frame: CGRect = .zero,
        collectionViewLayout: CollectionViewLayout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .plain))
    ) {
        layout = collectionViewLayout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Makes a view with a plain list, by the initialiser that subclasses override.
    public convenience init() {
        self.init(
            frame: .zero,
            collectionViewLayout: CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .plain)))
    }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    /// The view itself, or the first visible cell with the tag.
    open override func viewWithTag(_ tag: Int) -> View? {
        self.tag == tag ? self : visibleCells.first { $0.tag == tag }
    }

    /// Sends what is shown around the rows, such as the background, to the windows again.
    open override func setNeedsDisplay() { notifyWindows() }

    /// Tells how many items there are and makes their cells. The view doesn't retain it.
    ///
    /// Setting the present one does nothing. Setting another one while a diffable data source drives the view stops the
    /// program.
    public var dataSource: (any CollectionViewDataSource)? {
        get { storedDataSource }
        set {
            if let newValue, newValue === storedDataSource { return }
            if let driver, driver.object != nil {
                fatalError(
                    "\(nouns.view).dataSource: the view is driven by a diffable data source, \(driver.name); keep that "
                        + "one, or make another view for another data source.")
            }
            driver = nil
            storedDataSource = newValue
            reset()
        }
    }

    /// The layout of the items. Setting another one is not animated; see
    /// ``setCollectionViewLayout(_:animated:completion:)``.
    public var collectionViewLayout: CollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Sets another layout.
    ///
    /// - Parameters:
    ///
    /// - layout: The layout.
    ///
    /// - animated: Whether items move to their new frames visibly.
    ///
    /// - completion: Called once, after the animation.
    public func setCollectionViewLayout(
        _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        stopIfProviderIsRunning("setCollectionViewLayout(_:animated:completion:)")
        if self.layout !== layout {
            self.layout.collectionView = nil
            self.layout = layout
            layout.collectionView = self
        }
        layoutDidChange(animated: animated)
        finish(animated: animated) { completion?(true) }
    }

    /// Makes the cells of everything that windows show now, without waiting for their next transactions.
    open override func layoutIfNeeded() {
        for window in openWindows { window.prepareCells() }
    }

    /// Forgets all cells and counts, and asks the data source for them again.
    ///
    /// Nothing is animated, and the selection is lost: the view can't know which items are still the same. While a
    /// diffable data source drives the view, this stops the program.
    open func reloadData() {
        stopIfDriven("reloadData()")
        stopIfProviderIsRunning("reloadData()")
        if batchDepth > 0 {
            fatalError(
                "\(nouns.view).reloadData(): called inside performBatchUpdates(_:completion:); call it before or after."
            )
        }
        reset()
    }

    // MARK: Updates

    /// Carries out several updates as one, animated.
    ///
    /// Inside the block, change the data source and call the view's insert, delete, move, reload and reconfigure
    /// methods, in any order. Deletions, reloads and the sources of moves name index paths before the block, insertions
    /// and the targets of moves index paths after it. An update that doesn't fit the data source's counts stops the
    /// program with the counts before and after and what was asked, and so does an index path named twice. Blocks may
    /// be nested: all of them together are one update.
    ///
    /// - Parameters:
    ///   - updates: Changes the data source and asks for updates.
    ///   - completion: Called once, after the animation. Its argument says whether the update was carried out.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        let call = "performBatchUpdates(_:completion:)"
        beginBatch(call, loadsCounts: true)
        if let completion { batchCompletions.append(completion) }
        updates?()
        endBatch(call)
    }

    /// Whether a block of ``performBatchUpdates(_:completion:)`` is running. What the view shows may differ from what
    /// its data source says until it ends.
    open var hasUncommittedUpdates: Bool { batchDepth > 0 }

    /// Inserts items, at index paths after the update.
    open func insertItems(at indexPaths: [IndexPath]) { ask("insertItems(at:)", .insertItems(indexPaths)) }

    /// Deletes items, at index paths before the update.
    open func deleteItems(at indexPaths: [IndexPath]) { ask("deleteItems(at:)", .deleteItems(indexPaths)) }

    /// Moves an item from its index path before the update to one after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        ask("moveItem(at:to:)", .moveItem(from: indexPath, to: newIndexPath))
    }

    /// Gives items new cells, at index paths before the update; they stay selected.
    open func reloadItems(at indexPaths: [IndexPath]) { ask("reloadItems(at:)", .reloadItems(indexPaths)) }

    /// Reconfigures the cells that items have, at index paths before the update.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        ask("reconfigureItems(at:)", .reconfigureItems(indexPaths))
    }

    /// Inserts sections with their items, at indexes after the update.
    open func insertSections(_ sections: IndexSet) { ask("insertSections(_:)", .insertSections(sections)) }

    /// Deletes sections with their items, at indexes before the update.
    open func deleteSections(_ sections: IndexSet) { ask("deleteSections(_:)", .deleteSections(sections)) }

    /// Moves a section with its items from its index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        ask("moveSection(_:toSection:)", .moveSection(from: section, to: newSection))
    }

    /// Reloads sections, at indexes before the update; their counts may change.
    open func reloadSections(_ sections: IndexSet) { ask("reloadSections(_:)", .reloadSections(sections)) }

    // MARK: -

    func layoutDidChange(animated: Bool) {
        layoutGeneration += 1
        history.append(UpdateHistory.Update(map: nil, isAnimated: animated && Self.areAnimationsEnabled))
        notifyWindows()
    }

}
