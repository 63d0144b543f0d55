/// What a cell's looks may depend on.
public struct CellConfigurationState: ConfigurationState, Hashable {
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
    /// Whether a viewer shows the cell swiped aside.
    public var isSwiped = false
    /// Whether the cell is being dragged to another place.
    public var isReordering = false

    /// Whether the view is pinned to an edge.
    public var isPinned = false
    /// How the cell takes part in dragging onto other rows.
    public var cellDragState = DragState.none
    /// How the cell takes part in dropping what is dragged out of its own view.
    public var cellDropState = DropState.none

    private var values: [ConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a cell of which nothing special is true.
    public init(traitCollection: TraitCollection = TraitCollection(horizontalSizeClass: .regular)) {
        self.traitCollection = traitCollection
    }

    /// A value of your own; nil when there is none under the key.
    public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// How a cell takes part in dragging.
    public enum DragState: Int, Hashable, Sendable {
        /// Not at all, lifted from its place, or on its way.
        case none, lifting, dragging
    }

    /// How a cell takes part in dropping.
    public enum DropState: Int, Hashable, Sendable {
        /// Not at all, as one among which something may be dropped, or as the one it would be dropped on.
        case none, notTargeted, targeted
    }
}
