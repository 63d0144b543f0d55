import DiffableDataSources
import DiffableSnapshots
import Foundation

/// A view of sections and items, without a screen of its own. Apple has it since iOS 6.
///
/// It asks its data source for counts and cells, gives every item a place by its layout, and keeps selection. What is
/// to be seen goes to any number of ``CollectionViewWindow``s, which hosts show.
///
/// ```swift
/// let configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
/// let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
/// view.dataSource = source
/// ```
///
/// Only the cells that a window shows exist; without a window there are none.
@MainActor open class CollectionView {
    /// The kind of the headers that a list asks for.
    public static let elementKindSectionHeader = "SectionHeader"
    /// The kind of the footers that a list asks for.
    public static let elementKindSectionFooter = "SectionFooter"

    /// The frame the view was made with. Hosts give each window a size of its own.
    public var frame: Rect

    /// Hears what a user does. The view doesn't retain it.
    public weak var delegate: (any CollectionViewDelegate)?

    /// How long animated updates take, in seconds. An addition to Apple's.
    public var animationDuration = 0.3

    /// Whether a user can select items.
    public var allowsSelection = true { didSet { restrictSelection() } }

    /// Whether more than one item can be selected.
    public var allowsMultipleSelection = false

    /// The text by which a user finds an item's row by typing its first letters, wherever it is; nil for rows that are
    /// found by the text that their cells show, or not at all while they have none.
    ///
    /// It is asked for any row, most of which have no cell, and should answer at once. Without a provider, letters find
    /// only rows in and around the window. AppKit has the like in its table views' delegate since macOS 10.5.
    ///
    /// ```swift
    /// view.typeSelectStringProvider = { source.itemIdentifier(for: $0)?.name }
    /// ```
    public var typeSelectStringProvider: ((IndexPath) -> String?)?

    /// Whether the view is being edited: its cells show the accessories meant for that. Apple has it since iOS 14.
    ///
    /// A change is animated. Items that are selected stay so where the new state allows it.
    public var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    /// Whether a user can select items while the view is being edited. Apple has it since iOS 14.
    public var allowsSelectionDuringEditing = false { didSet { restrictSelection() } }

    /// Whether more than one item can be selected while the view is being edited; that allows selection too. Apple has
    /// it since iOS 14.
    public var allowsMultipleSelectionDuringEditing = false { didSet { restrictSelection() } }

    package var animationClock: any AnimationClock = SystemAnimationClock()

    // What the view knows of the data source's counts; nil until it is needed, and after a reload.
    var loadedCounts: [Int]?
    var history = UpdateHistory()
    var cells: [ItemPath: ShownElement] = [:]
    var supplementaries: [SupplementaryPath: ShownElement] = [:]
    var unannounced: [ShownElement] = []
    var selection: Set<ItemPath> = []
    var selectionAnchor: ItemPath?
    var windows: [ObjectIdentifier: WeakWindow] = [:]
    var pools: [String: ReusePool] = [:]
    var batch: BatchUpdate?
    var batchDepth = 0
    var batchCompletions: [(Bool) -> Void] = []
    var reconfigured: ShownElement?
    var requested: LayoutElement?
    var preparedList: CollectionLayoutListConfiguration?
    var layoutGeneration = 0
    var driver: Driver?

    private weak var storedDataSource: (any CollectionViewDataSource)?
    private var layout: CollectionViewLayout

    /// Makes a view with a layout; a plain list unless another is given.
    public init(
        frame: Rect = .zero,
        collectionViewLayout: CollectionViewLayout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .plain))
    ) {
        self.frame = frame
        layout = collectionViewLayout
        layout.collectionView = self
    }

    /// Tells how many items there are and makes their cells. The view doesn't retain it.
    ///
    /// Under a diffable data source it can't be set: that stops the program.
    public var dataSource: (any CollectionViewDataSource)? {
        get { storedDataSource }
        set {
            if let driver, driver.object != nil {
                fatalError(
                    "CollectionView.dataSource: the view is driven by a diffable data source, \(driver.name); keep that "
                        + "one, or make another view for another data source.")
            }
            driver = nil
            storedDataSource = newValue
            reset()
        }
    }

    /// Gives every item its place. Setting another layout lets the items jump to their new places; see
    /// ``setCollectionViewLayout(_:animated:completion:)``.
    public var collectionViewLayout: CollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Sets another layout and lets the items go to their new places.
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

    func layoutDidChange(animated: Bool) {
        layoutGeneration += 1
        history.append(UpdateHistory.Update(map: nil, isAnimated: animated))
        notifyWindows()
    }

    /// Lets a diffable data source, and no one else, update the view.
    package func drive(by dataSource: any CollectionViewDataSource, outline: (any OutlineSource)? = nil) {
        driver = Driver(object: dataSource, outline: outline, name: String(describing: type(of: dataSource)))
        storedDataSource = dataSource
        reset()
    }

    /// The diffable data source that drives the view.
    struct Driver {
        weak var object: (any CollectionViewDataSource)?
        weak var outline: (any OutlineSource)?
        let name: String
    }
}
