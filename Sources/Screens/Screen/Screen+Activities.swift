/// The tasks of a screen that take a while.
extension Screen {
    /// The first of ``activities``; nil when there is none.
    public var activity: Activity? {
        get { activities.first }
        set { activities = newValue.map { [$0] } ?? [] }
    }

    /// The activity that one visitor of a shared screen is shown: their own first one, else the first of all.
    package func activity(for visitor: String?) -> Activity? {
        activities.first { $0.visitor != nil && $0.visitor == visitor } ?? activities.first
    }
}

extension Activity {
    /// Whether a visitor may cancel it: they started it, or no visitor did.
    package func isOf(_ other: String?) -> Bool { visitor == nil || visitor == other }
}
