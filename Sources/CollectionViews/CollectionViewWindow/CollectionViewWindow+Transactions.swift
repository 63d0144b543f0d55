import DiffableSnapshots

extension CollectionViewWindow {
    /// The changes from the state that the viewer was sent last to the present one; nil if there are none.
    ///
    /// - Complexity: O(*r* log *c*) for *r* rows in and around the window and *c* changes, after solving the layout.
    public func nextTransaction() -> WindowTransaction? {
        didTakeTransaction()
        guard isReady, !isPreparing else { return nil }
        let indexTitles = collectionView.indexTitles
        let before = offset
        let prepared = prepare()
        defer { if offset != before { collectionView.didScroll(self) } }
        let base = states.last
        let updates = base.flatMap { collectionView.history.updates(since: $0.viewVersion) }
        var state = makeState(prepared.solution, viewVersion: prepared.viewVersion, indexTitles: indexTitles)
        var transaction = WindowTransaction(
            version: 0, base: 0, contentSize: state.solution.contentSize, count: state.count, scroll: unsentScroll,
            role: state.role, allowsMultipleSelection: collectionView.isMultipleSelectionAllowed)
        unsentScroll = nil
        if state.surroundings != (base?.surroundings ?? WindowTransaction.Surroundings()) || updates == nil {
            transaction.surroundings = state.surroundings
        }
        addLanes(of: prepared.elements, to: &transaction, &state, base: updates == nil ? nil : base)
        if let base, let updates {
            addChanges(from: base, updates, showing: prepared.elements, &transaction, &state)
            if !isFocusMoved, transaction.movement == nil, isEmpty(transaction, from: base) {
                // There is nothing to send. The viewer keeps its version; only our record of its state is updated.
                state.version = base.version
                states[states.count - 1] = state
                return nil
            }
        } else {
            addEverything(showing: prepared.elements, &transaction, &state)
        }
        addFocus(in: &transaction, state)
        record(&transaction, &state)
        return transaction
    }

    /// The state to be sent, without rows and lanes.
    private func makeState(_ solution: LayoutSolution, viewVersion: Int, indexTitles: [String]) -> ViewerState {
        var state = ViewerState(
            version: 0, viewVersion: viewVersion, layoutGeneration: collectionView.layoutGeneration,
            solution: solution, count: solution.itemOffsets[solution.itemOffsets.count - 1], role: role(in: solution),
            indexTitles: indexTitles, preparedRect: preparedRect(around: offset, screens: 1), laneOffsets: laneOffsets)
        state.surroundings = surroundings(in: solution)
        return state
    }

    /// Adds what changed since the state that the viewer was sent last.
    private func addChanges(
        from base: ViewerState, _ updates: ArraySlice<UpdateHistory.Update>, showing elements: [PreparedElement],
        _ transaction: inout WindowTransaction, _ state: inout ViewerState
    ) {
        transaction.base = base.version
        if base.indexTitles != state.indexTitles { transaction.indexTitles = state.indexTitles }
        addRowChanges(&transaction, &state, elements, from: base, updates)
        transaction.animation = animation(of: updates)
        // While rows make room for a drag, they move with an animation in any case.
        if transaction.animation == nil, state.solution.arrangement != nil || base.solution.arrangement != nil,
            transaction.contentSize != base.solution.contentSize
                || transaction.rows.contains(where: { $0.from != nil && $0.from != $0.frame })
        {
            transaction.animation = WindowTransaction.Animation(duration: collectionView.animationDuration)
        }
        addMovement(to: &transaction, state)
    }

    /// Adds everything, for a viewer that shows nothing or too old a state.
    private func addEverything(
        showing elements: [PreparedElement], _ transaction: inout WindowTransaction, _ state: inout ViewerState
    ) {
        if !state.indexTitles.isEmpty { transaction.indexTitles = state.indexTitles }
        for element in elements {
            add(element, key: keyForNew(element.element), to: &state, &transaction, from: nil)
        }
        sentMovement = nil
        addMovement(to: &transaction, state)
    }

    /// Gives a transaction its version, and keeps the state until the viewer acknowledges it.
    private func record(_ transaction: inout WindowTransaction, _ state: inout ViewerState) {
        lastVersion += 1
        state.version = lastVersion
        transaction.version = lastVersion
        if transaction.scroll?.animated == true { glide?.version = lastVersion }
        if let scroll = transaction.scroll, !scroll.animated { sentScrolls.append((lastVersion, scroll)) }
        if transaction.base == 0 { states = [] }
        states.append(state)
        if states.count > Self.maximumStates { states.removeFirst() }
        // Applies to viewers that never acknowledge too.
        sentScrolls.removeAll { $0.version < states[0].version }
    }

    /// Names the focused row, if the viewer can't know it.
    private func addFocus(in transaction: inout WindowTransaction, _ state: ViewerState) {
        guard let focused = focusedRow else { return }
        if focused.key == nil || state.rows[focused.key ?? -1]?.element != focused.element {
            focusedRow?.key = state.rows.first { $0.value.element == focused.element }?.key
        }
        if isFocusMoved || transaction.base == 0 {
            transaction.focus = focusedRow?.key
            transaction.opensText = focused.isTextToOpen && transaction.focus != nil
            transaction.openedText = transaction.opensText ? focused.textToOpen : nil
            transaction.openedProblem = transaction.opensText ? focused.problemToShow : nil
        }
        focusedRow?.isTextToOpen = false
        isFocusMoved = false
    }

    /// The animation of updates that were not sent yet. If one of them that moves rows is animated, all are. If none
    /// moves rows, the last update decides.
    private func animation(of updates: ArraySlice<UpdateHistory.Update>) -> WindowTransaction.Animation? {
        let moving = updates.filter { $0.map != nil }
        let isAnimated = moving.isEmpty ? updates.last?.isAnimated == true : moving.contains { $0.isAnimated }
        guard isAnimated else { return nil }
        return WindowTransaction.Animation(duration: collectionView.animationDuration)
    }

    /// A key that the window has not used yet.
    func makeKey() -> Int {
        lastKey += 1
        return lastKey
    }

    private func isEmpty(_ transaction: WindowTransaction, from base: ViewerState) -> Bool {
        transaction.rows.isEmpty && transaction.gone.isEmpty && transaction.scroll == nil
            && transaction.surroundings == nil
            && transaction.contentSize == base.solution.contentSize && transaction.count == base.count
            && transaction.lanes == base.lanes && transaction.role == base.role && transaction.indexTitles == nil
    }
}
