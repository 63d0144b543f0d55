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
/// A table is built on a `CollectionView` with a list layout: rows are its items, and layout, updates, selection, focus
/// and reuse are done by it. Only the rows that a viewer's window shows have cells.
@preconcurrency @MainActor open class TableView: ScrollView {
    /// How the table looks; it can't be changed later.
    public let style: Style

    /// The collection view that the table is built on. Hosts show that.
    package let engine: CollectionView

    /// Controls rows and is told what a user does. The table doesn't retain it.
    public weak var delegate: (any TableViewDelegate)? {
        didSet {
            engine.reportedDelegate = delegate
            // Setting it again has the collection view ask anew whether there are menus.
            engine.delegate = bridge
            engine.collectionViewLayout.invalidateLayout()
        }
    }

    /// Told which rows may be shown next. The table doesn't retain it.
    public weak var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
        didSet { engine.prefetchDataSource = prefetchDataSource == nil ? nil : bridge }
    }

    /// Provides the items of drags that begin in this table. The table doesn't retain it.
    public weak var dragDelegate: (any TableViewDragDelegate)? {
        didSet { engine.dragDelegate = dragDelegate == nil ? nil : bridge }
    }

    /// Accepts items that a user drops onto the table's rows or between them. The table doesn't retain it.
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

    /// Whether a drag is under way that the table may accept.
    public var hasActiveDrop: Bool { engine.hasActiveDrop }

    /// The height of rows, unless the delegate gives another one. With ``automaticDimension`` it follows from the
    /// content.
    public var rowHeight: CGFloat = TableView.automaticDimension { didSet { updateLayout() } }

    /// The estimated height of a row, until the viewer has measured it; ``automaticDimension`` stands for 44.
    public var estimatedRowHeight: CGFloat = TableView.automaticDimension { didSet { updateLayout() } }

    /// The estimated height of headers. It has no effect: tables estimate by themselves.
    public var estimatedSectionHeaderHeight: CGFloat = TableView.automaticDimension

    /// The estimated height of footers. It has no effect: tables estimate by themselves.
    public var estimatedSectionFooterHeight: CGFloat = TableView.automaticDimension

    /// The height of section headers, unless the delegate gives another one.
    public var sectionHeaderHeight: CGFloat = TableView.automaticDimension { didSet { updateLayout() } }

    /// The height of section footers, unless the delegate gives another one.
    public var sectionFooterHeight: CGFloat = TableView.automaticDimension { didSet { updateLayout() } }

    /// Whether rows are no wider than text is read with ease, in a wider window.
    public var cellLayoutMarginsFollowReadableWidth = true {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { engine.layoutIfNeeded() } }
    }

    /// The least number of rows for which the table shows an index.
    public var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { engine.reloadIndexTitles() } }
    }

    /// The colour of the index's titles; nil stands for the page's.
    public var sectionIndexColor: Color? {
        get { engine.indexColors.titles }
        set { engine.indexColors.titles = newValue }
    }

    /// The background of the index; nil for none.
    public var sectionIndexBackgroundColor: Color? {
        get { engine.indexColors.background }
        set { engine.indexColors.background = newValue }
    }

    /// The background of the index while a finger or a pointer moves over it; nil stands for the page's.
    public var sectionIndexTrackingBackgroundColor: Color? {
        get { engine.indexColors.trackingBackground }
        set { engine.indexColors.trackingBackground = newValue }
    }

    /// Whether there are separators between the rows.
    public var separatorStyle: TableViewCell.SeparatorStyle = .singleLine { didSet { updateLayout() } }

    /// The colour of the separators; nil stands for the usual one.
    public var separatorColor: Color? { didSet { if separatorColor != oldValue { updateLayout() } } }

    /// The insets of the separators, of which left and right count. Until it is set, separators start where the texts
    /// do.
    public var separatorInset: EdgeInsets {
        get { chosenSeparatorInset ?? EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set { chosenSeparatorInset = newValue }
    }

    private var chosenSeparatorInset: EdgeInsets? {
        didSet { if chosenSeparatorInset != oldValue { updateLayout() } }
    }

    /// The space above each section's header; ``automaticDimension`` stands for the default of the style.
    public var sectionHeaderTopPadding: CGFloat = TableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { updateLayout() } }
    }

    /// The view above all rows, if there is a section: a ``CollectionViews/LabelView``, an
    /// ``CollectionViews/ImageView``, a cell or a header, or a view of which the background and the border are drawn.
    ///
    /// Its height is that of its frame or, if that is zero, of its content. A view with neither shows nothing. Set it
    /// again after its frame changed.
    public var tableHeaderView: View? {
        didSet {
            tableHeaderHeight = tableHeaderView?.frame.height ?? 0
            updateLayout()
        }
    }

    /// The view below all rows; see ``tableHeaderView``.
    public var tableFooterView: View? {
        didSet {
            tableFooterHeight = tableFooterView?.frame.height ?? 0
            updateLayout()
        }
    }

    // The heights that the views were set with: the layout changes their frames.
    private(set) var tableHeaderHeight: CGFloat = 0
    private(set) var tableFooterHeight: CGFloat = 0

    /// Whether the data source does not implement `tableView(_:commit:forRowAt:)`. Nothing offers deletion then.
    var lacksCommit = false

    private(set) var bridge: TableBridge!
    private weak var storedDataSource: (any TableViewDataSource)?

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - frame: The frame of the table. Hosts give each window a size of its own.
    ///   - style: The look of the table.
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

    /// The table itself, or the first visible cell with the tag.
    open override func viewWithTag(_ tag: Int) -> View? {
        self.tag == tag ? self : visibleCells.first { $0.tag == tag }
    }

    /// The frame of the table. Hosts give each window a size of its own.
    open override var frame: CGRect { didSet { engine.frame = frame } }

    /// The background colour; nil stands for the default of the style.
    open override var backgroundColor: Color? { didSet { engine.backgroundColor = backgroundColor } }

    /// The tint of interactive elements; nil stands for the page's.
    open override var tintColor: Color! { didSet { engine.tintColor = tintColor } }

    /// Makes the cells of everything that windows show now, without waiting for their next transactions.
    open override func layoutIfNeeded() { engine.layoutIfNeeded() }

    /// Tells how many rows there are and makes their cells. The table doesn't retain it.
    ///
    /// Setting the present one does nothing. Setting another one while a diffable data source drives the table stops
    /// the program.
    public var dataSource: (any TableViewDataSource)? {
        get { storedDataSource }
        set {
            if let newValue, newValue === storedDataSource { return }
            engine.dataSource = nil
            storedDataSource = newValue
            lacksCommit = false
            if newValue != nil { engine.dataSource = bridge }
        }
    }

    /// Forgets all cells and counts, and asks the data source for them again.
    ///
    /// Nothing is animated, and the selection is lost. While a diffable data source drives the table, this stops the
    /// program.
    open func reloadData() {
        engine.reloadData()
    }

    // MARK: Updates

    /// Carries out several updates as one, animated.
    ///
    /// Inside the block, change the data source and call the table's insert, delete, move, reload and reconfigure
    /// methods, in any order. Deletions, reloads and the sources of moves name index paths before the block, insertions
    /// and the targets of moves index paths after it. What doesn't fit the data source's counts stops the program, and
    /// so does an index path named twice, and a move of a row out of a section that is deleted, reloaded or moved in
    /// the same update.
    ///
    /// - Parameters:
    ///   - updates: Changes the data source and asks for updates.
    ///   - completion: Called once, after the animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performBatchUpdates(updates, completion: completion)
    }

    /// Whether a batch is open. What the table shows may differ from what its data source says until it is closed.
    open var hasUncommittedUpdates: Bool { engine.hasUncommittedUpdates }

    /// Opens a batch of updates. Call ``endUpdates()`` once for each call. Batches may be nested.
    open func beginUpdates() { engine.beginBatch("beginUpdates()", loadsCounts: true) }

    /// Closes a batch of updates. Closing the outermost performs it; an empty one asks for the heights of rows again.
    /// Without an open batch it stops the program.
    open func endUpdates() { engine.endBatch("endUpdates()") }

    /// Inserts rows, at index paths after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        ask("insertRows(at:with:)", .insertItems(indexPaths), animation)
    }

    /// Deletes rows, at index paths before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        ask("deleteRows(at:with:)", .deleteItems(indexPaths), animation)
    }

    /// Gives rows new cells, at index paths before the update; they stay selected. `automatic` fades.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        ask("reloadRows(at:with:)", .reloadItems(indexPaths), animation == .automatic ? .fade : animation)
    }

    /// Reconfigures the cells that rows have, at index paths before the update.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        ask("reconfigureRows(at:)", .reconfigureItems(indexPaths), .automatic)
    }

    /// Moves a row from its index path before the update to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        ask("moveRow(at:to:)", .moveItem(from: indexPath, to: newIndexPath), .automatic)
    }

    /// Inserts sections with their rows, at indexes after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        ask("insertSections(_:with:)", .insertSections(sections), animation)
    }

    /// Deletes sections with their rows, at indexes before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        ask("deleteSections(_:with:)", .deleteSections(sections), animation)
    }

    /// Reloads sections, at indexes before the update; their counts may change.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        ask("reloadSections(_:with:)", .reloadSections(sections), animation)
    }

    /// Moves a section with its rows from its index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        ask("moveSection(_:toSection:)", .moveSection(from: section, to: newSection), .automatic)
    }

    private func ask(_ call: String, _ request: BatchRequest, _ animation: RowAnimation) {
        engine.ask(call, request, animation: animation == .automatic ? nil : animation)
    }

    // MARK: -

    /// Stores the diffable data source as the table's. Its inner data source drives the collection view.
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
        layout.configuration.boundarySupplementaryItems = tableBoundaryItems
        engine.collectionViewLayout = layout
    }
}
