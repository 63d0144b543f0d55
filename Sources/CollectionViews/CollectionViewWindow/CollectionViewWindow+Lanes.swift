import DiffableSnapshots

extension CollectionViewWindow {
    /// The id of the lane of a section that scrolls orthogonally.
    func laneID(ofSection section: Int) -> Int {
        if let id = laneIDs[section] { return id }
        let id = makeKey()
        laneIDs[section] = id
        return id
    }

    /// Adds the lanes in and around the window, and those of rows that the viewer has outside of it, such as the
    /// focused row.
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

    /// Notes how many groups each lane is scrolled past, before the window gets another size.
    func recordLanes() {
        guard isReady, !laneOffsets.isEmpty else { return }
        let solution = currentSolution()
        for (section, id) in laneIDs {
            guard scrolledGroups[id] == nil, let offset = laneOffsets[id], offset > 0,
                solution.patterns.indices.contains(section)
            else { continue }
            scrolledGroups[id] = solution.patterns[section].scrolledGroups(at: offset)
        }
    }

    /// Keeps the groups in sight that were so before the window got another size.
    func settleLanes(in solution: LayoutSolution) {
        for (section, id) in laneIDs {
            guard let groups = scrolledGroups[id], solution.patterns.indices.contains(section),
                let place = solution.patterns[section].laneOffset(after: groups)
            else { continue }
            let furthest = max(0, solution.laneContentSize(section).width - solution.laneFrame(section).width)
            let offset = min(place, furthest)
            if abs(offset - (laneOffsets[id] ?? 0)) <= 0.5 { continue }
            laneOffsets[id] = offset
            movedLanes.insert(id)
        }
    }
}
