import CollectionViews
import Foundation

/// A list of sections and rows, without a screen of its own.
///
/// It asks its data source for counts, cells and titles. Write one by hand, or let a ``TableViewDiffableDataSource``
/// do it all:
///
/// ```swift
/// let table = TableView(style: .insetGrouped)
/// table.register(TableViewCell.self, forCellReuseIdentifier: "peak")
/// let dataSource = TableViewDiffableDataSource<Int, String>(tableView: table) { table, indexPath, name in
///     let cell = table.dequeueReusableCell(withIdentifier: "peak", for: indexPath)
///     var content = cell.defaultContentConfiguration()
///     content.text = name
///     cell.contentConfiguration = content
///     return cell
/// }
/// ```
///
/// A table shows itself through a `CollectionView` with a list layout: rows are items by another name, and layout,
/// updates, selection, focus and reuse are that view's. Only the rows that a viewer's window shows have cells.
@preconcurrency @MainActor open class TableView: ScrollView {
    /// How the table looks; it can't be changed later.
    public let style: Style

    /// The view through which the table shows itself, and which hosts look at.
    package let engine: CollectionView

    /// Decides over rows and hears what a user does. The table doesn't retain it.
    public weak var delegate: (any TableViewDelegate)? {
        didSet {
            engine.reportedDelegate = delegate
            // It may have menus where the former had none.
            engine.delegate = bridge
            engine.collectionViewLayout.invalidateLayout()
        }
    }

    /// Told which rows may be shown next. The table doesn't retain it.
    public weak var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
        didSet { engine.prefetchDataSource = prefetchDataSource == nil ? nil : bridge }
    }

    /// Says what a user drags out of the table with a row. The table doesn't retain it.
    public weak var dragDelegate: (any TableViewDragDelegate)? {
        didSet { engine.dragDelegate = dragDelegate == nil ? nil : bridge }
    }

    /// Takes in what a user drags onto the table's rows. The table doesn't retain it.
    public weak var dropDelegate: (any TableViewDropDelegate)? {
        didSet { engine.dropDelegate = dropDelegate == nil ? nil : bridge }
    }

    /// Whether a user can drag anything out of the table.
    public var dragInteractionEnabled: Bool {
        get { engine.dragInteractionEnabled }
        set { engine.dragInteractionEnabled = newValue }
    }

    /// Whether something is dragged out of the table now.
    public var hasActiveDrag: Bool { engine.hasActiveDrag }

    /// Whether something is dragged that the table may take in.
    public var hasActiveDrop: Bool { engine.hasActiveDrop }

    /// The height of rows for which the delegate says nothing else; ``automaticDimension`` lets each row be as high as
    /// it needs.
    public var rowHeight: CGFloat = TableView.automaticDimension { didSet { updateLayout() } }

    /// The height that a row is taken to have until the viewer has measured it; ``automaticDimension`` stands for 44.
    public var estimatedRowHeight: CGFloat = TableView.automaticDimension { didSet { updateLayout() } }

    /// What headers are taken for that were not measured yet; tables estimate them by themselves.
    public var estimatedSectionHeaderHeight: CGFloat = TableView.automaticDimension

    /// What footers are taken for that were not measured yet; tables estimate them by themselves.
    public var estimatedSectionFooterHeight: CGFloat = TableView.automaticDimension

    /// The height of section headers for which the delegate says nothing else.
    public var sectionHeaderHeight: CGFloat = TableView.automaticDimension { didSet { updateLayout() } }

    /// The height of section footers for which the delegate says nothing else.
    public var sectionFooterHeight: CGFloat = TableView.automaticDimension { didSet { updateLayout() } }

    /// Whether rows keep to a width at which lines are easily read, where a window is wider.
    public var cellLayoutMarginsFollowReadableWidth = true {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { engine.layoutIfNeeded() } }
    }

    /// With fewer rows than this the table shows no index.
    public var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { engine.reloadIndexTitles() } }
    }

    /// The colour of the index's titles; nil stands for the page's.
    public var sectionIndexColor: Color? {
        get { engine.indexColors.titles }
        set { engine.indexColors.titles = newValue }
    }

    /// What stands behind the index's titles; nil for nothing.
    public var sectionIndexBackgroundColor: Color? {
        get { engine.indexColors.background }
        set { engine.indexColors.background = newValue }
    }

    /// What stands behind the index's titles while a finger or a pointer goes over them; nil stands for the page's.
    public var sectionIndexTrackingBackgroundColor: Color? {
        get { engine.indexColors.trackingBackground }
        set { engine.indexColors.trackingBackground = newValue }
    }

    /// What stands between the rows.
    public var separatorStyle: TableViewCell.SeparatorStyle = .singleLine { didSet { updateLayout() } }

    /// The colour of the lines between rows; nil stands for the usual one.
    public var separatorColor: Color? { didSet { if separatorColor != oldValue { updateLayout() } } }

    /// How far the lines between rows keep from the edges, of which the left and the right one count; until it is set,
    /// they start where the texts do.
    public var separatorInset: EdgeInsets {
        get { chosenSeparatorInset ?? EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set { chosenSeparatorInset = newValue }
    }

    private var chosenSeparatorInset: EdgeInsets? {
        didSet { if chosenSeparatorInset != oldValue { updateLayout() } }
    }

    /// The space above each section's header; ``automaticDimension`` stands for that of the style.
    public var sectionHeaderTopPadding: CGFloat = TableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { updateLayout() } }
    }

    /// What stands above all rows, as long as there is a section: a ``CollectionViews/LabelView``, an
    /// ``CollectionViews/ImageView``, a cell or a header, or a view of which the background and the border are drawn.
    ///
    /// It is as high as its frame, or, where that has no height, as what it shows needs. A view of neither shows
    /// nothing. Set it again after its frame changed.
    public var tableHeaderView: View? {
        didSet {
            tableHeaderHeight = tableHeaderView?.frame.height ?? 0
            updateLayout()
        }
    }

    /// What stands below all rows; see ``tableHeaderView``.
    public var tableFooterView: View? {
        didSet {
            tableFooterHeight = tableFooterView?.frame.height ?? 0
            updateLayout()
        }
    }

    // The frames that the views were set with: placing a view changes its frame.
    private(set) var tableHeaderHeight: CGFloat = 0
    private(set) var tableFooterHeight: CGFloat = 0

    /// The data source implements no deletion: nothing offers it.
    var commitsNothing = false

    private(set) var bridge: TableBridge!
    private weak var storedDataSource: (any TableViewDataSource)?

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - frame: The frame the table is made with. Hosts give each window a size of its own.
    ///   - style: How it looks.
    public init(frame: CGRect = .zero, style: Style) {
        self.style = style
        engine = CollectionView(frame: frame)
        super.init(frame: frame)
        scrolledView = engine
        engine.scrollReporter = self
        bridge = TableBridge(self)
        engine.tableSource = bridge
        engine.delegate = bridge
        updateLayout()
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect = .zero) { self.init(frame: frame, style: .plain) }

    /// Archived tables don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    /// The view itself, or the first of its cells that has the number.
    open override func viewWithTag(_ tag: Int) -> View? {
        self.tag == tag ? self : visibleCells.first { $0.tag == tag }
    }

    /// The frame the table was made with. Hosts give each window a size of its own.
    open override var frame: CGRect { didSet { engine.frame = frame } }

    /// What stands behind the rows; nil stands for the default of the style.
    open override var backgroundColor: Color? { didSet { engine.backgroundColor = backgroundColor } }

    /// The colour of what can be touched; nil stands for that of the page.
    open override var tintColor: Color! { didSet { engine.tintColor = tintColor } }

    /// Makes the cells of everything that windows show now, without waiting for the windows.
    open override func layoutIfNeeded() { engine.layoutIfNeeded() }

    /// Tells how many rows there are and makes their cells. The table doesn't retain it.
    ///
    /// Under a diffable data source it can't be set: that stops the program. Setting the one it has does nothing.
    public var dataSource: (any TableViewDataSource)? {
        get { storedDataSource }
        set {
            if let newValue, newValue === storedDataSource { return }
            engine.dataSource = nil
            storedDataSource = newValue
            commitsNothing = false
            if newValue != nil { engine.dataSource = bridge }
        }
    }

    /// Forgets everything shown, and asks the data source anew.
    ///
    /// Nothing is animated, and the selection is lost. Under a diffable data source it stops the program.
    open func reloadData() {
        engine.reloadData()
    }

    // MARK: Updates

    /// Carries out several updates as one, animated.
    ///
    /// Inside the block, change the data source and call the table's insert, delete, move, reload and reconfigure
    /// methods, in any order. Deletions, reloads and the sources of moves name places before the block, insertions and
    /// the targets of moves places after it. What doesn't fit the data source's counts stops the program, and so does a
    /// place named twice, and a move of a row out of a section that is deleted, reloaded or moved in the same update.
    ///
    /// - Parameters:
    ///   - updates: Changes the data source and asks for updates.
    ///   - completion: Called once, after the animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performBatchUpdates(updates, completion: completion)
    }

    /// Whether updates were asked for that the table has not carried out: while a batch is open. What it shows by then
    /// is not what its data source says.
    open var hasUncommittedUpdates: Bool { engine.hasUncommittedUpdates }

    /// Opens a batch of updates; call ``endUpdates()`` once for each time. Batches may be nested.
    open func beginUpdates() { engine.beginBatch("beginUpdates()", loadsCounts: true) }

    /// Closes a batch of updates and, if it was the outermost, carries it out. Without one that is open it stops the
    /// program. An empty batch asks for the heights of rows anew.
    open func endUpdates() { engine.endBatch("endUpdates()") }

    /// Lets rows appear, by their places after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        ask("insertRows(at:with:)", .insertItems(indexPaths), animation)
    }

    /// Lets rows vanish, by their places before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        ask("deleteRows(at:with:)", .deleteItems(indexPaths), animation)
    }

    /// Gives rows new cells, by their places before the update; they stay selected. What is `automatic` fades.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        ask("reloadRows(at:with:)", .reloadItems(indexPaths), animation == .automatic ? .fade : animation)
    }

    /// Configures the cells that rows have anew, by their places before the update.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        ask("reconfigureRows(at:)", .reconfigureItems(indexPaths), .automatic)
    }

    /// Lets a row go from its place before the update to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        ask("moveRow(at:to:)", .moveItem(from: indexPath, to: newIndexPath), .automatic)
    }

    /// Lets sections appear with their rows, by their indexes after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        ask("insertSections(_:with:)", .insertSections(sections), animation)
    }

    /// Lets sections vanish with their rows, by their indexes before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        ask("deleteSections(_:with:)", .deleteSections(sections), animation)
    }

    /// Replaces all that sections hold, by their indexes before the update; their counts may change.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        ask("reloadSections(_:with:)", .reloadSections(sections), animation)
    }

    /// Lets a section go, with its rows, from its index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        ask("moveSection(_:toSection:)", .moveSection(from: section, to: newSection), .automatic)
    }

    private func ask(_ call: String, _ request: BatchRequest, _ animation: RowAnimation) {
        engine.ask(call, request, animation: animation == .automatic ? nil : animation)
    }

    // MARK: -

    /// Notes the diffable data source, whose inner one drives the engine.
    func didAttach(_ dataSource: any TableViewDataSource) { storedDataSource = dataSource }

    private func updateLayout() {
        var list = CollectionLayoutListConfiguration(appearance: style.appearance)
        list.showsSeparators = separatorStyle != .none
        if let separatorColor { list.separatorConfiguration.color = separatorColor }
        if let inset = chosenSeparatorInset {
            list.separatorConfiguration.bottomSeparatorInsets = DirectionalEdgeInsets(
                top: 0, leading: inset.left, bottom: 0, trailing: inset.right)
        }
        if sectionHeaderTopPadding >= 0 { list.headerTopPadding = sectionHeaderTopPadding }
        list.estimatedRowHeight = Double(rowHeight > 0 ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : 44)
        list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.bridge.leadingActions(at: $0) }
        list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.bridge.trailingActions(at: $0) }
        let layout = CollectionViewCompositionalLayout.list(using: list) { [weak self] section in
            (self?.bridge.hasHeader(section) ?? false, self?.bridge.hasFooter(section) ?? false)
        }
        layout.configuration.boundarySupplementaryItems = wholeItems
        engine.collectionViewLayout = layout
    }
}
