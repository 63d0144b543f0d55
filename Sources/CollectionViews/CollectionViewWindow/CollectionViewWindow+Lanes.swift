import DiffableSnapshots

extension CollectionViewWindow {
    /// The name by which viewers speak of a section that scrolls across.
    func laneID(ofSection section: Int) -> Int {
        if let id = laneIDs[section] { return id }
        let id = makeKey()
        laneIDs[section] = id
        return id
    }

    /// Tells of the lanes in and around the window, and of those whose rows the viewer has elsewhere: such as one with
    /// the focus, which would have no place without its lane.
    func addLanes(
        of visible: [PreparedElement], to transaction: inout WindowTransaction, _ state: inout ViewerState,
        base: ViewerState?
    ) {
        let sections = Set(state.solution.lanes(in: state.preparedRect) + visible.compactMap(\.placement.lane))
        for section in sections.sorted() {
            let id = laneID(ofSection: section)
            state.laneSections[id] = section
            var lane = WindowTransaction.Lane(
                id: id, frame: state.solution.laneFrame(section), contentSize: state.solution.laneContentSize(section),
                positions: state.solution.positions(inSection: section),
                snapInterval: state.solution.patterns[section].snapInterval,
                isPaged: state.solution.patterns[section].isPaged)
            state.lanes.append(lane)
            let isNew = base?.laneSections[id] == nil
            if movedLanes.contains(id) || isNew, let offset = laneOffsets[id] { lane.offset = offset }
            transaction.lanes.append(lane)
        }
        state.laneOffsets = laneOffsets
        movedLanes = []
    }
}
