/// What a layout is solved for.
public struct LayoutInput: Sendable {
    /// How many items each section has.
    public var itemCounts: [Int]

    /// The size of the viewer.
    public var container: Size

    /// The heights that the viewer measured so far.
    public var measured: MeasuredHeights

    /// Makes an input.
    public init(itemCounts: [Int], container: Size, measured: MeasuredHeights = MeasuredHeights()) {
        self.itemCounts = itemCounts
        self.container = container
        self.measured = measured
    }
}
