/// What takes a while.
extension Screen {
    /// What takes a while just now; nil when nothing does.
    public var activity: Activity? {
        get { activities.first }
        set { activities = newValue.map { [$0] } ?? [] }
    }

    /// What takes a while, as one of several who look at the screen is to see it.
    package func activity(for visitor: String?) -> Activity? {
        activities.first { $0.visitor != nil && $0.visitor == visitor } ?? activities.first
    }
}

extension Activity {
    /// Whether it is for a visitor to end: they asked for it, or nobody did.
    package func isOf(_ other: String?) -> Bool { visitor == nil || visitor == other }
}
