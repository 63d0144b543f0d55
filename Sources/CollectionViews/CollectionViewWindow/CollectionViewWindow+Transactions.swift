import DiffableSnapshots

extension CollectionViewWindow {
    /// What leads the viewer from what it was told last to the present; nil when there is nothing to tell.
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
        var state = presentState(prepared.solution, viewVersion: prepared.viewVersion, indexTitles: indexTitles)
        var transaction = WindowTransaction(
            version: 0, base: 0, contentSize: state.solution.contentSize, count: state.count, scroll: unsentScroll,
            role: state.role, allowsMultipleSelection: collectionView.isMultipleSelectionAllowed)
        unsentScroll = nil
        if state.surroundings != (base?.surroundings ?? WindowTransaction.Surroundings()) || updates == nil {
            transaction.surroundings = state.surroundings
        }
        addLanes(of: prepared.elements, to: &transaction, &state, base: updates == nil ? nil : base)
        if let base, let updates {
            goOn(from: base, updates, showing: prepared.elements, &transaction, &state)
            if !isFocusMoved, transaction.movement == nil, isEmpty(transaction, from: base) {
                // The viewer needs nothing, and still holds the state it was sent; only what we know of it moves on.
                state.version = base.version
                states[states.count - 1] = state
                return nil
            }
        } else {
            beginAnew(showing: prepared.elements, &transaction, &state)
        }
        tellFocus(in: &transaction, state)
        note(&transaction, &state)
        return transaction
    }

    /// What the viewer is to show, but for rows and lanes.
    private func presentState(_ solution: LayoutSolution, viewVersion: Int, indexTitles: [String]) -> ViewerState {
        var state = ViewerState(
            version: 0, viewVersion: viewVersion, layoutGeneration: collectionView.layoutGeneration,
            solution: solution, count: solution.itemOffsets[solution.itemOffsets.count - 1], role: role(in: solution),
            indexTitles: indexTitles, preparedRect: preparedRect(around: offset, screens: 1), laneOffsets: laneOffsets)
        state.surroundings = surroundings(in: solution)
        return state
    }

    /// Tells what is different from what the viewer was told last.
    private func goOn(
        from base: ViewerState, _ updates: ArraySlice<UpdateHistory.Update>, showing elements: [PreparedElement],
        _ transaction: inout WindowTransaction, _ state: inout ViewerState
    ) {
        transaction.base = base.version
        if base.indexTitles != state.indexTitles { transaction.indexTitles = state.indexTitles }
        fill(&transaction, &state, elements, from: base, updates)
        transaction.animation = animation(of: updates)
        // A layout that says how it is arranged has rows glide to new frames in any case.
        if transaction.animation == nil, state.solution.arrangement != nil || base.solution.arrangement != nil,
            transaction.contentSize != base.solution.contentSize
                || transaction.rows.contains(where: { $0.from != nil && $0.from != $0.frame })
        {
            transaction.animation = WindowTransaction.Animation(duration: collectionView.animationDuration)
        }
        addMovement(to: &transaction, state)
    }

    /// Tells all, to a viewer that shows nothing or too old a state.
    private func beginAnew(
        showing elements: [PreparedElement], _ transaction: inout WindowTransaction, _ state: inout ViewerState
    ) {
        if !state.indexTitles.isEmpty { transaction.indexTitles = state.indexTitles }
        for element in elements {
            add(element, key: keyForNew(element.element), to: &state, &transaction, from: nil)
        }
        toldMovement = nil
        addMovement(to: &transaction, state)
    }

    /// Gives a transaction its version, and keeps what the viewer will show until it says that it does.
    private func note(_ transaction: inout WindowTransaction, _ state: inout ViewerState) {
        lastVersion += 1
        state.version = lastVersion
        transaction.version = lastVersion
        if let scroll = transaction.scroll, !scroll.animated { toldScrolls.append((lastVersion, scroll)) }
        if transaction.base == 0 { states = [] }
        states.append(state)
        if states.count > Self.mostStates { states.removeFirst() }
        // A viewer that never says what it has played holds nothing up.
        toldScrolls.removeAll { $0.version < states[0].version }
    }

    /// Names the row that the focus should be on, where the viewer can't know.
    private func tellFocus(in transaction: inout WindowTransaction, _ state: ViewerState) {
        guard let focused = focusedRow else { return }
        if focused.key == nil || state.rows[focused.key ?? -1]?.element != focused.element {
            focusedRow?.key = state.rows.first { $0.value.element == focused.element }?.key
        }
        if isFocusMoved || transaction.base == 0 {
            transaction.focus = focusedRow?.key
            transaction.opensText = focused.isTextToOpen && transaction.focus != nil
            transaction.openedText = transaction.opensText ? focused.textToOpen : nil
            transaction.openedProblem = transaction.opensText ? focused.problemToTell : nil
        }
        focusedRow?.isTextToOpen = false
        isFocusMoved = false
    }

    /// How the rows get through updates. What one of them begins, those behind it do not end, as they would not if the
    /// viewer had been sent each of them. Only where none moved a row, the last one of all speaks.
    private func animation(of updates: ArraySlice<UpdateHistory.Update>) -> WindowTransaction.Animation? {
        let moving = updates.filter { $0.map != nil }
        let isAnimated = moving.isEmpty ? updates.last?.isAnimated == true : moving.contains { $0.isAnimated }
        guard isAnimated else { return nil }
        return WindowTransaction.Animation(duration: collectionView.animationDuration)
    }

    /// A name that the window has not used yet.
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
