/// The state of a header, a footer or another view that is no cell.
public struct ViewConfigurationState: ConfigurationState, Hashable {
    /// The traits of the viewer's window.
    public var traitCollection: TraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is being pressed.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the keyboard focus.
    public var isFocused = false
    /// Whether the view is pinned to an edge.
    public var isPinned = false

    private var values: [ConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which every flag is false.
    public init(traitCollection: TraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value of your own; nil when there is none under the key.
    public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
