import CollectionViews

/// The places that lead to what is shown, the outermost first: each but the last can be gone to.
///
/// ```swift
/// let path = PathControl(label: "Folder", places: ["home", "music"]) { index in open(names[index]) }
/// ```
public final class PathControl: Control {
    /// The names of the places; the last is the one that is shown.
    public var places: [String] { didSet { if places != oldValue { invalidate() } } }

    /// The index of the first place that can be gone to: those before it only tell where the others are.
    public var firstChoosableIndex = 0 { didSet { if firstChoosableIndex != oldValue { invalidate() } } }

    /// Called with a place's index when a user chooses it.
    public var onChoose: ((Int) -> Void)?

    /// Called with a place's index when a user drops there what was dragged out of the screen's rows; nil, as at the
    /// start, where places take in nothing. What is dragged is what the `dragDelegate` of the screen's view gave. Not
    /// called for the last place, nor for one before ``firstChoosableIndex``.
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

    /// The user dropped on a place what was dragged out of rows.
    package func userDidDrop(_ session: DragSession, on index: Int) {
        if canChoose(index) { onDrop?(session, index) }
    }

    private func canChoose(_ index: Int) -> Bool {
        answers && places.indices.contains(index) && index != places.count - 1 && index >= firstChoosableIndex
    }
}
