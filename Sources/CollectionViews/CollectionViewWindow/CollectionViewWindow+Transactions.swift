import DiffableSnapshots

extension CollectionViewWindow {
    /// What leads the viewer from what it was told last to the present; nil when there is nothing to tell.
    ///
    /// - Complexity: O(*r* log *c*) for *r* rows in and around the window and *c* changes, after solving the layout.
    public func nextTransaction() -> WindowTransaction? {
        didTakeTransaction()
        guard isReady else { return nil }
        let view = collectionView
        let base = states.last
        let updates = base.flatMap { view.history.updates(since: $0.viewVersion) }
        let solution = currentSolution()
        let scroll = settleOffset(in: solution)
        let visible = makeVisible(solution)
        var state = ViewerState(
            version: 0, viewVersion: view.history.version, layoutGeneration: view.layoutGeneration, solution: solution,
            count: solution.itemOffsets[solution.itemOffsets.count - 1], role: role(in: solution),
            preparedRect: preparedRect(around: offset, screens: 1), laneOffsets: laneOffsets)
        var transaction = WindowTransaction(
            version: 0, base: 0, contentSize: solution.contentSize, count: state.count, scroll: scroll, role: state.role
        )
        addLanes(to: &transaction, &state, base: updates == nil ? nil : base)
        if let base, let updates {
            transaction.base = base.version
            fill(&transaction, &state, visible, from: base, updates)
            if let last = updates.last(where: { $0.map != nil }) ?? updates.last, last.isAnimated {
                transaction.animation = WindowTransaction.Animation(duration: view.animationDuration)
            }
            if isEmpty(transaction, from: base) {
                // The viewer needs nothing, and still holds the state it was sent; only what we know of it moves on.
                state.version = base.version
                states[states.count - 1] = state
                return nil
            }
        } else {
            for element in visible { add(element, key: newKey(), to: &state, &transaction, from: nil) }
        }
        lastVersion += 1
        state.version = lastVersion
        transaction.version = lastVersion
        if transaction.base == 0 { states = [] }
        states.append(state)
        if states.count > Self.mostStates { states.removeFirst() }
        return transaction
    }

    /// Makes the cells of what the window shows now.
    func prepareCells() {
        guard isReady else { return }
        _ = makeVisible(currentSolution())
    }

    struct VisibleElement {
        var element: LayoutElement
        var placement: LayoutSolution.Placement
        var content: RowContent
    }

    private func newKey() -> Int {
        lastKey += 1
        return lastKey
    }

    /// The elements in and around the window with their views, and lets go of the views of all others.
    private func makeVisible(_ solution: LayoutSolution) -> [VisibleElement] {
        let rect = preparedRect(around: offset, screens: 1)
        let elements = solution.elements(in: rect, laneOverscan: size.width) { laneOffset(ofSection: $0) }
        var nowShown: Set<ShownElement> = []
        var visible: [VisibleElement] = []
        for element in elements {
            guard let placement = solution.placement(of: element) else { continue }
            let use = collectionView.shownElement(for: element, list: solution.patterns[element.section].list)
            if nowShown.insert(use).inserted, !shown.contains(use) { use.windowCount += 1 }
            visible.append(
                VisibleElement(
                    element: element, placement: placement, content: content(of: element, use.view, in: solution)))
        }
        let left = shown.subtracting(nowShown)
        shown = nowShown
        for use in left { collectionView.release(use) }
        return visible
    }

    /// The name by which viewers speak of a section that scrolls across.
    func laneID(ofSection section: Int) -> Int {
        if let id = laneIDs[section] { return id }
        let id = newKey()
        laneIDs[section] = id
        return id
    }

    private func addLanes(to transaction: inout WindowTransaction, _ state: inout ViewerState, base: ViewerState?) {
        for section in state.solution.lanes(in: state.preparedRect) {
            let id = laneID(ofSection: section)
            state.laneSections[id] = section
            var lane = WindowTransaction.Lane(
                id: id, frame: state.solution.laneFrame(section), contentSize: state.solution.laneContentSize(section),
                snapInterval: state.solution.patterns[section].snapInterval)
            state.lanes.append(lane)
            let isNew = base?.laneSections[id] == nil
            if movedLanes.contains(id) || isNew, let offset = laneOffsets[id] { lane.offset = offset }
            transaction.lanes.append(lane)
        }
        state.laneOffsets = laneOffsets
        movedLanes = []
    }

    private func add(
        _ visible: VisibleElement, key: Int, to state: inout ViewerState, _ transaction: inout WindowTransaction,
        from: Rect?
    ) {
        let row = known(visible, in: state.solution)
        state.rows[key] = row
        transaction.rows.append(
            WindowTransaction.Row(
                key: key, from: from, frame: row.frame, content: row.content, lane: row.lane, position: row.position))
    }

    private func known(_ visible: VisibleElement, in solution: LayoutSolution) -> ViewerState.KnownRow {
        ViewerState.KnownRow(
            element: visible.element, frame: visible.placement.frame,
            lane: visible.placement.lane.map { laneID(ofSection: $0) },
            position: solution.position(of: visible.element),
            content: visible.content)
    }

    private func fill(
        _ transaction: inout WindowTransaction, _ state: inout ViewerState, _ visible: [VisibleElement],
        from base: ViewerState, _ updates: ArraySlice<UpdateHistory.Update>
    ) {
        var keys: [LayoutElement: Int] = [:]
        var places: [Int: LayoutElement] = [:]
        for (key, row) in base.rows {
            guard let element = row.element.mapped(forward: updates) else { continue }
            keys[element] = key
            places[key] = element
        }
        for element in visible {
            guard let key = keys[element.element] else {
                let from = oldFrame(of: element, base, updates, state.solution)
                add(element, key: newKey(), to: &state, &transaction, from: from)
                continue
            }
            let row = known(element, in: state.solution)
            state.rows[key] = row
            guard let old = base.rows[key] else { continue }
            let isMoved = old.frame != row.frame || old.lane != row.lane
            let isChanged = old.content != row.content
            if !isMoved, !isChanged, old.position == row.position { continue }
            let from = old.lane == row.lane ? old.frame : oldFrame(of: element, base, updates, state.solution)
            transaction.rows.append(
                WindowTransaction.Row(
                    key: key, from: from, frame: row.frame, content: isChanged ? row.content : nil, lane: row.lane,
                    position: row.position))
        }
        for key in base.rows.keys.sorted() where state.rows[key] == nil {
            let to = places[key].flatMap { newFrame(of: $0, leaving: base.rows[key]?.lane, base, state) }
            transaction.gone.append(WindowTransaction.Gone(key: key, to: to))
        }
    }

    /// Where a row that is in the window now stood before, in the coordinates of its place now; nil when it is new.
    private func oldFrame(
        of visible: VisibleElement, _ base: ViewerState, _ updates: ArraySlice<UpdateHistory.Update>,
        _ solution: LayoutSolution
    ) -> Rect? {
        guard let old = visible.element.mapped(backward: updates), let placement = base.solution.placement(of: old)
        else { return nil }
        if placement.lane == nil, visible.placement.lane == nil { return placement.frame }
        if let lane = placement.lane, let newLane = visible.placement.lane,
            base.laneSections[laneID(ofSection: newLane)] == lane
        {
            return placement.frame
        }
        let offsets = laneOffsetsBySection(base)
        guard let frame = base.solution.contentFrame(of: old, laneOffset: { offsets[$0] ?? 0 }) else { return nil }
        guard let lane = visible.placement.lane else { return frame }
        return frame.offset(x: laneOffset(ofSection: lane), y: -solution.groupsStart(ofSection: lane))
    }

    /// Where a row that has left the window stands now, in the coordinates of the place it had.
    private func newFrame(of element: LayoutElement, leaving lane: Int?, _ base: ViewerState, _ state: ViewerState)
        -> Rect?
    {
        guard let placement = state.solution.placement(of: element) else { return nil }
        if let lane, let section = placement.lane, state.laneSections[lane] == section { return placement.frame }
        let offsets = laneOffsetsBySection(state)
        guard let frame = state.solution.contentFrame(of: element, laneOffset: { offsets[$0] ?? 0 }) else { return nil }
        guard let lane, let old = base.laneSections[lane] else { return frame }
        return frame.offset(x: base.laneOffsets[lane] ?? 0, y: -base.solution.groupsStart(ofSection: old))
    }

    private func laneOffsetsBySection(_ state: ViewerState) -> [Int: Double] {
        var offsets: [Int: Double] = [:]
        for (id, section) in state.laneSections { offsets[section] = state.laneOffsets[id] }
        return offsets
    }

    private func isEmpty(_ transaction: WindowTransaction, from base: ViewerState) -> Bool {
        transaction.rows.isEmpty && transaction.gone.isEmpty && transaction.scroll == nil
            && transaction.contentSize == base.solution.contentSize && transaction.count == base.count
            && transaction.lanes == base.lanes && transaction.role == base.role
    }
}
