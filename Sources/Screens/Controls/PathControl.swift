import CollectionViews

/// The path to what is shown, such as folders, the outermost first. Each component but the last can be chosen.
///
/// ```swift
/// let path = PathControl(label: "Folder", places: ["home", "music"]) { index in open(names[index]) }
/// ```
public final class PathControl: Control {
    /// The names of the components. The last one is what is shown.
    public var places: [String] { didSet { if places != oldValue { invalidate() } } }

    /// The index of the first component that can be chosen. Those before it are only shown.
    public var firstChoosableIndex = 0 { didSet { if firstChoosableIndex != oldValue { invalidate() } } }

    /// Called with the index of the component that a user chose.
    public var onChoose: ((Int) -> Void)?

    /// Called when a user drops items, dragged out of the screen's rows, on a component, with its index. Nil, as at the
    /// start, accepts no drops. The items are those that the `dragDelegate` of the screen's view provided. Not called
    /// for the last component, nor for one before ``firstChoosableIndex``.
    public var onDrop: ((DragSession, Int) -> Void)? {
        didSet { if (onDrop == nil) != (oldValue == nil) { invalidate() } }
    }

    /// Makes a path.
    public init(label: String, places: [String] = [], onChoose: ((Int) -> Void)? = nil) {
        self.places = places
        self.onChoose = onChoose
        super.init(label: label)
    }

    override var kind: ControlContent.Kind {
        .path(places, firstChoosableIndex: firstChoosableIndex, takesDrops: onDrop != nil)
    }

    public override func userDid(_ event: ControlEvent) {
        if case .choose(let index) = event, canChoose(index) { onChoose?(index) }
    }

    /// Called when the user dropped items of rows on a component.
    package func userDidDrop(_ session: DragSession, on index: Int) {
        if canChoose(index) { onDrop?(session, index) }
    }

    private func canChoose(_ index: Int) -> Bool {
        isEnabledForVisitor && places.indices.contains(index) && index != places.count - 1
            && index >= firstChoosableIndex
    }
}
