/// UIKit's methods for subviews, which don't exist here.
extension View {
    /// Views have no subviews.
    @available(
        *, unavailable,
        message: "Views hold no others here: say what a cell shows by its contentConfiguration, or by makeRowContent()."
    )
    public func addSubview(_ view: View) {}

    /// Views have no subviews.
    @available(
        *, unavailable,
        message: "Views hold no others here: say what a cell shows by its contentConfiguration, or by makeRowContent()."
    )
    public func insertSubview(_ view: View, at index: Int) {}

    /// Views have no subviews.
    @available(
        *, unavailable,
        message: "Views hold no others here: say what a cell shows by its contentConfiguration, or by makeRowContent()."
    )
    public func bringSubviewToFront(_ view: View) {}

    /// Views have no subviews.
    @available(
        *, unavailable,
        message: "Views hold no others here: say what a cell shows by its contentConfiguration, or by makeRowContent()."
    )
    public func sendSubviewToBack(_ view: View) {}

    /// Views have no subviews.
    @available(
        *, unavailable,
        message: "Views hold no others here: say what a cell shows by its contentConfiguration, or by makeRowContent()."
    )
    public func removeFromSuperview() {}
}
