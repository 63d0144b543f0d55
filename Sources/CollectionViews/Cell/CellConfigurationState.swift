/// What a cell's looks may depend on. Apple has it since iOS 14.
public struct CellConfigurationState: Hashable, Sendable {
    /// The surroundings.
    public var traitCollection: TraitCollection
    /// Whether the cell can be used.
    public var isDisabled = false
    /// Whether the cell is being pressed.
    public var isHighlighted = false
    /// Whether the cell's item is selected.
    public var isSelected = false
    /// Whether the cell has the keyboard focus.
    public var isFocused = false
    /// Whether the view is being edited.
    public var isEditing = false
    /// Whether the children of the cell's item are shown.
    public var isExpanded = false
    /// Whether the cell is being dragged to another place.
    public var isReordering = false

    /// Makes the state of a cell of which nothing special is true.
    public init(traitCollection: TraitCollection = TraitCollection(horizontalSizeClass: .regular)) {
        self.traitCollection = traitCollection
    }
}
