/// The view of one item. Apple has it since iOS 6.
///
/// Set ``contentConfiguration`` and ``backgroundConfiguration`` to say what it shows:
///
/// ```swift
/// var content = ListContentConfiguration.cell()
/// content.text = "Zugspitze"
/// content.secondaryText = "2962 m"
/// cell.contentConfiguration = content
/// ```
@MainActor open class CollectionViewCell: CollectionReusableView {
    /// Called to configure a cell anew whenever its state changes. Apple has it since iOS 15.
    public typealias ConfigurationUpdateHandler = @MainActor (CollectionViewCell, CellConfigurationState) -> Void

    private var needsUpdate = true
    private var isUpdating = false

    /// What the cell shows; nil shows nothing. Apple has it since iOS 14.
    public var contentConfiguration: (any ContentConfiguration)? { didSet { setNeedsDisplay() } }

    /// What stands behind the content; nil stands for the default of the place. Apple has it since iOS 14.
    public var backgroundConfiguration: BackgroundConfiguration? { didSet { setNeedsDisplay() } }

    /// Whether ``contentConfiguration`` follows the cell's state by itself. Apple has it since iOS 14.
    public var automaticallyUpdatesContentConfiguration = true

    /// Whether ``backgroundConfiguration`` follows the cell's state by itself. Apple has it since iOS 14.
    public var automaticallyUpdatesBackgroundConfiguration = true

    /// Called when the cell's state changed. Apple has it since iOS 15.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Whether the cell's item is selected. The view sets it.
    public var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }

    /// Whether the cell is being pressed. The view sets it.
    public var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

    var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }

    /// Whether the cell's item is being edited, with the whole view. The view sets it.
    var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }

    /// Makes a cell that shows nothing.
    public required init(frame: Rect = .zero) {
        super.init(frame: frame)
        isHeaderOrFooter = false
    }

    /// What the cell's looks may depend on. Apple has it since iOS 14.
    open var configurationState: CellConfigurationState {
        var state = CellConfigurationState()
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isExpanded = isExpanded
        state.isEditing = isEditing
        return state
    }

    /// Lets ``updateConfiguration(using:)`` be called before the cell is shown next. Apple has it since iOS 14.
    public func setNeedsUpdateConfiguration() {
        needsUpdate = true
        setNeedsDisplay()
    }

    /// Called when the cell's state changed. Override it to set configurations that depend on the state. Apple has it
    /// since iOS 14.
    open func updateConfiguration(using state: CellConfigurationState) {}

    /// Puts the configurations and the state together. Override it to show something of your own.
    open override func makeRowContent() -> RowContent {
        let state = configurationState
        updateIfNeeded(state)
        var content = RowContent()
        if let configuration = contentConfiguration {
            let shown =
                automaticallyUpdatesContentConfiguration ? configuration.updated(for: state) : configuration
            shown.show(in: &content)
        }
        if let background = backgroundConfiguration {
            let shown = automaticallyUpdatesBackgroundConfiguration ? background.updated(for: state) : background
            shown.show(in: &content)
        }
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
