extension CollectionViewWindow {
    /// The viewer has played a transaction. Older states are forgotten.
    public func acknowledge(_ version: Int) {
        sentScrolls.removeAll { $0.version <= version }
        guard let index = states.firstIndex(where: { $0.version == version }) else { return }
        states.removeFirst(index)
    }

    /// The viewer has lost all it showed: the next transaction sends everything.
    public func resetViewer() {
        endTextEditing()
        states = []
        settledLayout = nil
        unsentScroll = nil
        sentScrolls = []
        glide = nil
        setNeedsTransaction()
    }

    /// The viewer is back and shows a version: the next transaction leads on from that, or sends everything if the
    /// version is no longer known. Transactions after it count as lost.
    public func catchUp(from version: Int) {
        if let index = states.firstIndex(where: { $0.version == version }) {
            states.removeLast(states.count - index - 1)
            states.removeFirst(index)
            settledLayout = states.last.map {
                SolvedLayout(
                    viewVersion: $0.viewVersion, layoutGeneration: $0.layoutGeneration, solution: $0.solution)
            }
        } else {
            // A page that shows no rows edits none, and one that does says so anew.
            endTextEditing()
            states = []
            settledLayout = nil
        }
        unsentScroll = nil
        sentScrolls = []
        glide = nil
        setNeedsTransaction()
    }

    /// The version that the viewer shows once it has played all transactions; 0 when it shows nothing.
    public var version: Int { states.last?.version ?? 0 }
}
