import Foundation

/// The view of one item.
///
/// Set ``contentConfiguration`` and ``backgroundConfiguration`` to say what it shows:
///
/// ```swift
/// var content = ListContentConfiguration.cell()
/// content.text = "Zugspitze"
/// content.secondaryText = "2962 m"
/// cell.contentConfiguration = content
/// ```
@preconcurrency @MainActor open class CollectionViewCell: CollectionReusableView {
    /// Called to configure a cell whenever its state changes.
    public typealias ConfigurationUpdateHandler = (CollectionViewCell, CellConfigurationState) -> Void

    /// The view behind the cell's content.
    public private(set) lazy var contentView: View = CellContentView(of: self)

    private var needsUpdate = true
    private var isUpdating = false

    /// What the cell shows; nil shows nothing.
    open var contentConfiguration: (any ContentConfiguration)? { didSet { setNeedsDisplay() } }

    /// The background; nil uses the default of the list.
    open var backgroundConfiguration: BackgroundConfiguration? { didSet { setNeedsDisplay() } }

    /// Whether ``contentConfiguration`` follows the cell's state by itself.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether ``backgroundConfiguration`` follows the cell's state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The background while the item is selected. Its background colour, its border and, for an ``ImageView``, its
    /// image are drawn.
    open var selectedBackgroundView: View? { didSet { setNeedsDisplay() } }

    /// The background. Its background colour, its border and, for an ``ImageView``, its image are drawn.
    open var backgroundView: View? { didSet { setNeedsDisplay() } }

    /// Called when the cell's state changed.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the cell's item is selected. The view sets it.
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }

    /// Whether the cell is being pressed. The view sets it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

    var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }

    /// Whether the cell's item is being edited, with the whole view. The view sets it.
    public package(set) var isEditing = false {
        didSet {
            if isEditing != oldValue { setNeedsUpdateConfiguration() }
        }
    }

    /// The part of the cell in a drag that is under way.
    var movement = CellMovement() { didSet { if movement != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether a viewer shows the cell swiped aside. The view sets it.
    var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }

    /// Makes a cell that shows nothing.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHeaderOrFooter = false
    }

    /// Archived cells don't exist here: nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHeaderOrFooter = false
    }

    /// The cell's present state, on which its looks may depend.
    open var configurationState: CellConfigurationState {
        var state = CellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isExpanded = isExpanded
        state.isEditing = isEditing
        state.isSwiped = isSwiped
        state.isReordering = movement.isReordering
        state.cellDragState = movement.drag
        state.cellDropState = movement.drop
        return state
    }

    /// Calls ``updateConfiguration(using:)`` before the cell is shown next.
    open func setNeedsUpdateConfiguration() {
        needsUpdate = true
        setNeedsDisplay()
    }

    /// Called when the cell's state changed. Override it to set configurations that depend on the state.
    open func updateConfiguration(using state: CellConfigurationState) {}

    /// Describes what the cell shows, by its configurations and its state. Override it to show something of your own.
    open override func makeRowContent() -> RowContent {
        let state = configurationState
        updateIfNeeded(state)
        var content = RowContent()
        showOwnProperties(in: &content)
        backgroundView?.showBehind(in: &content)
        if state.isSelected { selectedBackgroundView?.showBehind(in: &content) }
        if let configuration = contentConfiguration {
            let shown =
                automaticallyUpdatesContentConfiguration ? configuration.updated(for: state) : configuration
            shown.show(in: &content)
        }
        if let background = backgroundConfiguration {
            let shown = automaticallyUpdatesBackgroundConfiguration ? background.updated(for: state) : background
            shown.show(in: &content)
        }
        contentView.showOwnProperties(in: &content)
        content.isSelected = state.isSelected
        return content
    }

    private func updateIfNeeded(_ state: CellConfigurationState) {
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        isUpdating = false
        needsUpdate = false
    }
}
