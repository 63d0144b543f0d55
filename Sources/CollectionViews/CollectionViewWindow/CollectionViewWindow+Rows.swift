import DiffableSnapshots
import Foundation

extension CollectionViewWindow {
    /// Adds a row that is new to the viewer.
    func add(
        _ visible: PreparedElement, key: Int, to state: inout ViewerState, _ transaction: inout WindowTransaction,
        from: CGRect?, animation: RowAnimation? = nil
    ) {
        let row = known(visible, in: state.solution)
        state.rows[key] = row
        transaction.rows.append(
            WindowTransaction.Row(
                key: key, from: from, frame: row.frame, content: row.content, lane: row.lane, pin: row.pin,
                position: row.position, numbers: row.numbers, animation: animation))
    }

    /// The key of a row that is new to the viewer. The focused row keeps the key that it had.
    func keyForNew(_ element: LayoutElement) -> Int {
        if let focusedRow, focusedRow.element == element, let key = focusedRow.key { return key }
        return makeKey()
    }

    private func known(_ visible: PreparedElement, in solution: LayoutSolution) -> ViewerState.KnownRow {
        ViewerState.KnownRow(
            element: visible.element, frame: visible.placement.frame,
            lane: visible.placement.lane.map { laneID(ofSection: $0) },
            pin: solution.pin(of: visible.element),
            position: solution.position(of: visible.element),
            numbers: numbers(of: visible.element, in: solution),
            content: visible.content)
    }

    /// Adds all rows that changed since the state that the viewer was sent last.
    func addRowChanges(
        _ transaction: inout WindowTransaction, _ state: inout ViewerState, _ visible: [PreparedElement],
        from base: ViewerState, _ updates: ArraySlice<UpdateHistory.Update>
    ) {
        var keys: [LayoutElement: Int] = [:]
        var places: [Int: LayoutElement] = [:]
        for (key, row) in base.rows {
            guard let element = row.element.mapped(forward: updates) else { continue }
            keys[element] = key
            places[key] = element
        }
        for (element, departure) in base.departed where lastVersion - departure.version < Self.maximumStates {
            guard let element = element.mapped(forward: updates) else { continue }
            state.departed[element] = departure
        }
        for element in visible {
            guard let key = keys[element.element] else {
                let from = oldFrame(of: element, base, updates, state.solution)
                let key = state.departed.removeValue(forKey: element.element)?.key ?? keyForNew(element.element)
                add(
                    element, key: key, to: &state, &transaction, from: from,
                    animation: from == nil ? updates.coming(element.element) : nil)
                continue
            }
            let row = known(element, in: state.solution)
            state.rows[key] = row
            guard let old = base.rows[key] else { continue }
            let isMoved = old.frame != row.frame || old.lane != row.lane
            let isChanged = old.content != row.content
            let isRenumbered = old.position != row.position || old.numbers != row.numbers
            if !isMoved, !isChanged, !isRenumbered, old.pin == row.pin { continue }
            let from = old.lane == row.lane ? old.frame : oldFrame(of: element, base, updates, state.solution)
            transaction.rows.append(
                WindowTransaction.Row(
                    key: key, from: from, frame: row.frame, content: isChanged ? row.content : nil, lane: row.lane,
                    pin: row.pin, position: row.position, numbers: row.numbers,
                    animation: isChanged ? updates.reloading(element.element) : nil))
        }
        for key in base.rows.keys.sorted() where state.rows[key] == nil {
            let element = places[key]
            let to = element.flatMap { newFrame(of: $0, leaving: base.rows[key]?.lane, base, state) }
            if let element { state.departed[element] = ViewerState.Departure(key: key, version: lastVersion + 1) }
            let animation = element == nil ? base.rows[key].flatMap { updates.going($0.element) } : nil
            if element == nil, let row = base.rows[key], let height = base.measuredHeight(of: row) {
                rememberedHeights.remember(height, of: row.content, width: row.frame.width)
            }
            transaction.gone.append(WindowTransaction.Gone(key: key, to: to, animation: animation))
        }
    }

    /// The former frame of a row that is in the window now, in the coordinates of its present lane or content; nil when
    /// it is new.
    private func oldFrame(
        of visible: PreparedElement, _ base: ViewerState, _ updates: ArraySlice<UpdateHistory.Update>,
        _ solution: LayoutSolution
    ) -> CGRect? {
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

    /// The present frame of a row that has left the window, in the coordinates of its former lane or content.
    private func newFrame(of element: LayoutElement, leaving lane: Int?, _ base: ViewerState, _ state: ViewerState)
        -> CGRect?
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
}
