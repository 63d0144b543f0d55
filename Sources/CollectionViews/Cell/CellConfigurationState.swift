/// The state of a cell, on which its looks may depend.
public struct CellConfigurationState: ConfigurationState, Hashable {
    /// The traits of the viewer's window.
    public var traitCollection: TraitCollection
    /// Whether the cell is disabled. False unless the app sets it.
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
    /// Whether the cell is being dragged into another order.
    public var isReordering = false

    /// Whether the view is pinned to an edge. False unless the app sets it.
    public var isPinned = false
    /// The part of the cell in a drag out of its view.
    public var cellDragState = DragState.none
    /// The part of the cell in a drop.
    public var cellDropState = DropState.none

    private var values: [ConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which every flag is false.
    public init(traitCollection: TraitCollection = TraitCollection(horizontalSizeClass: .regular)) {
        self.traitCollection = traitCollection
    }

    /// A value of your own; nil when there is none under the key.
    public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// The part of a cell in a drag.
    public enum DragState: Int, Hashable, Sendable {
        /// Not dragged, lifted, or being dragged.
        case none, lifting, dragging
    }

    /// The part of a cell in a drop.
    public enum DropState: Int, Hashable, Sendable {
        /// No drop is under way, or the cell is a possible target, or it is the present target.
        case none, notTargeted, targeted
    }
}
