extension ExpansionStore {
    /// Whether what happens now is kept apart.
    public var hasTemporaryLayer: Bool { temporary != nil }

    /// Keeps apart what is expanded and collapsed from now on, and lets all items start with a rule: while a filter is
    /// on, so that every match shows, and what was open before is open again when it goes.
    ///
    /// A layer that is there already is replaced.
    public mutating func beginTemporaryLayer(default rule: DefaultRule = .expanded) {
        temporary = (rule, Decisions())
    }

    /// Goes back to what was before ``beginTemporaryLayer(default:)``. Without a layer this does nothing.
    ///
    /// - Parameter keepingChanges: Whether what was expanded and collapsed by hand in the meantime counts from now on.
    public mutating func endTemporaryLayer(keepingChanges: Bool = false) {
        guard let layer = temporary else { return }
        temporary = nil
        guard keepingChanges else { return }
        for (item, isExpanded) in layer.decisions.ordered { setExpanded(isExpanded, item) }
    }
}
