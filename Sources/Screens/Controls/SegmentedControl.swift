/// A choice of one among few.
public final class SegmentedControl: Control {
    /// The titles of the segments.
    public let segments: [String]
    /// The index of the selected segment.
    public private(set) var selectedIndex: Int

    private let firstIndex: Int

    /// Called with the new index when a user selects a segment.
    public var onChange: ((Int) -> Void)?

    /// Makes a control. A `selectedIndex` that names no segment stops the program.
    public init(label: String, segments: [String], selectedIndex: Int = 0, onChange: ((Int) -> Void)? = nil) {
        guard segments.indices.contains(selectedIndex) else {
            fatalError(
                "SegmentedControl(label: \"\(label)\"): segment \(selectedIndex) does not exist; "
                    + "pass an index below \(segments.count).")
        }
        self.segments = segments
        self.selectedIndex = selectedIndex
        firstIndex = selectedIndex
        self.onChange = onChange
        super.init(label: label)
    }

    /// Selects a segment without calling ``onChange``. An index that doesn't exist stops the program.
    public func select(_ index: Int) {
        guard segments.indices.contains(index) else {
            fatalError(
                "SegmentedControl.select(_:): segment \(index) of \"\(label)\" does not exist; "
                    + "pass an index below \(segments.count).")
        }
        guard index != selectedIndex else { return }
        selectedIndex = index
        invalidate()
    }

    /// Called by hosts when the user selected a segment. An index that doesn't exist is ignored.
    public func userDidSelect(_ index: Int) {
        guard isEnabledForVisitor, segments.indices.contains(index), index != selectedIndex else { return }
        selectedIndex = index
        onChange?(index)
        invalidate()
    }

    override var kind: ControlContent.Kind { .segments(segments, selectedIndex: selectedIndex) }

    public override func userDid(_ event: ControlEvent) {
        if case .choose(let index) = event { userDidSelect(index) }
    }

    override var restorableValue: String? { selectedIndex == firstIndex ? nil : segments[selectedIndex].lowercased() }

    override func restore(_ value: String?) {
        guard let value else { return userDidSelect(firstIndex) }
        if let index = segments.firstIndex(where: { $0.lowercased() == value }) { userDidSelect(index) }
    }
}
