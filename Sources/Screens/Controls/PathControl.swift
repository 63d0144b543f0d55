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

    /// Makes a path.
    public init(label: String, places: [String] = [], onChoose: ((Int) -> Void)? = nil) {
        self.places = places
        self.onChoose = onChoose
        super.init(label: label)
    }

    override var kind: ControlContent.Kind { .path(places, firstChoosableIndex: firstChoosableIndex) }

    public override func userDid(_ event: ControlEvent) {
        guard isEnabled, case .choose(let index) = event, places.indices.contains(index), index != places.count - 1,
            index >= firstChoosableIndex
        else { return }
        onChoose?(index)
    }
}
