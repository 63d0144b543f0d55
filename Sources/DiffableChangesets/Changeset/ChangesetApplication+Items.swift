import DiffableSnapshots

extension ChangesetApplication {
    typealias Arrival = Changes.Items.Change

    /// Brings items that come or move to their places, list by list.
    ///
    /// Within a list they come in order, so that whatever an item follows is in its place before it. Lists wait for the
    /// items above them: an item can't come below one that still has to leave it, or that still has to come.
    mutating func placeItems() {
        var lists: [Container: [Arrival]] = [:]
        var order: [Container] = []
        for change in changeset.items.changes {
            guard let place = change.to else { continue }
            if lists[place.container] == nil { order.append(place.container) }
            lists[place.container, default: []].append(change)
        }
        var waiting = order.map { container in
            (container: container, arrivals: lists[container]!.sorted { $0.to!.index < $1.to!.index }[...])
        }
        while !waiting.isEmpty {
            var rest: [(container: Container, arrivals: ArraySlice<Arrival>)] = []
            var hasProgress = false
            for var list in waiting {
                let count = list.arrivals.count
                place(&list.arrivals, in: list.container, isLastChance: false)
                if list.arrivals.count < count { hasProgress = true }
                if !list.arrivals.isEmpty { rest.append(list) }
            }
            if !hasProgress, !rest.isEmpty {
                // Nothing can be waited for any more.
                place(&rest[0].arrivals, in: rest[0].container, isLastChance: true)
                if rest[0].arrivals.isEmpty { rest.removeFirst() }
            }
            waiting = rest
        }
    }

    /// Places the first items of a list, up to one that has to wait. At its last chance that one is given up.
    private mutating func place(_ arrivals: inout ArraySlice<Arrival>, in container: Container, isLastChance: Bool) {
        var isLastChance = isLastChance
        while let first = arrivals.first {
            guard let section = section(of: container) else {
                if !isLastChance { return }
                if case .section = container {
                    report(first.identifier, .sectionMissing)
                } else {
                    report(first.identifier, .parentMissing)
                }
                arrivals.removeFirst()
                return
            }
            let source = self.section(of: first.identifier)
            if let misfit = misfit(of: first, in: source) {
                report(first.identifier, misfit)
                arrivals.removeFirst()
                continue
            }
            if case .parent(let parent) = container, source != nil, isBelow(parent, first.identifier) {
                if !isLastChance { return }
                isLastChance = false
                report(first.identifier, .belowItself)
                arrivals.removeFirst()
                continue
            }
            if case .parent = container { makeOutline(of: section) }
            if let source {
                arrivals.removeFirst()
                move(first, from: source, to: container, of: section)
            } else {
                let run = newRun(arrivals)
                arrivals.removeFirst(run.count)
                insert(run, into: container, of: section)
            }
        }
    }

    private func misfit(of arrival: Arrival, in source: SectionID?) -> ChangesetMisfit? {
        guard let from = arrival.from else { return source == nil ? nil : .alreadyPresent }
        guard let source else { return .missing }
        return container(of: arrival.identifier, inSection: source) == from.container ? nil : .movedElsewhere
    }

    /// New items at the head of a list, each of which follows the one before.
    private func newRun(_ arrivals: ArraySlice<Arrival>) -> [Arrival] {
        var run: [Arrival] = []
        for arrival in arrivals {
            if let last = run.last {
                guard arrival.from == nil, arrival.to?.previous == last.identifier,
                    section(of: arrival.identifier) == nil
                else { break }
            }
            run.append(arrival)
        }
        return run
    }

    private mutating func insert(_ run: [Arrival], into container: Container, of section: SectionID) {
        var items = Outline()
        items.append(run.map { $0.identifier })
        items.expand(run.filter { $0.to?.isFlagged == true }.map { $0.identifier })
        if state.outlines[section] == nil, !items.expandedItems.isEmpty { makeOutline(of: section) }
        settle(items, at: run[0].to!, in: container, of: section)
    }

    private mutating func move(
        _ arrival: Arrival, from source: SectionID, to container: Container, of section: SectionID
    ) {
        let item = arrival.identifier
        var whole = Outline()
        if let outline = state.outlines[source] {
            whole = outline.snapshot(of: item, includingParent: true)
            state.outlines[source]?.delete([item])
        } else {
            whole.append([item])
            state.snapshot.deleteItems([item])
        }
        if let to = arrival.to, arrival.from?.isFlagged != to.isFlagged {
            if to.isFlagged { whole.expand([item]) } else { whole.collapse([item]) }
        }
        if state.outlines[section] == nil, whole.numberOfItems > 1 || !whole.expandedItems.isEmpty {
            makeOutline(of: section)
        }
        settle(whole, at: arrival.to!, in: container, of: section)
    }

    /// Puts items behind the neighbour that they should follow, or where that is gone, as near as can be.
    private mutating func settle(
        _ items: Outline, at place: Changes.Items.Place, in container: Container, of section: SectionID
    ) {
        if state.outlines[section] == nil {
            settleFlat(items.items, at: place, in: section)
        } else {
            settleInOutline(items, at: place, in: container, of: section)
        }
    }

    /// Whether an item comes before its next neighbour, or to the end where it had none, because the previous one was
    /// moved by somebody else.
    private func followsNext(_ place: Changes.Items.Place, isHere: (ItemID) -> Bool) -> Bool {
        guard let previous = place.previous, movedByOthers.contains(previous) else { return false }
        guard let next = place.next else { return true }
        return isHere(next) && !movedByOthers.contains(next)
    }

    private mutating func settleFlat(_ items: [ItemID], at place: Changes.Items.Place, in section: SectionID) {
        let snapshot = state.snapshot
        func isHere(_ item: ItemID) -> Bool { snapshot.sectionIdentifier(containingItem: item) == section }
        let index = place.previous == nil ? 0 : place.index
        let followsNext = followsNext(place, isHere: isHere)
        if !followsNext, let previous = place.previous, isHere(previous) {
            state.snapshot.insertItems(items, afterItem: previous)
        } else if place.previous != nil, let next = place.next, isHere(next) {
            state.snapshot.insertItems(items, beforeItem: next)
        } else if !followsNext, index < snapshot.numberOfItems(inSection: section),
            let number = snapshot.indexOfSection(section),
            let other = snapshot.itemIdentifier(at: ItemPath(section: number, item: index))
        {
            state.snapshot.insertItems(items, beforeItem: other)
        } else {
            state.snapshot.appendItems(items, toSection: section)
        }
    }

    private mutating func settleInOutline(
        _ items: Outline, at place: Changes.Items.Place, in container: Container, of section: SectionID
    ) {
        guard var outline = state.outlines[section] else { return }
        // A copy kept here would make each edit copy what it touches.
        state.outlines[section] = Outline()
        defer { state.outlines[section] = outline }
        var parent: ItemID?
        if case .parent(let item) = container { parent = item }
        let count = outline.numberOfChildren(of: parent)
        func isHere(_ item: ItemID) -> Bool { outline.contains(item) && outline.parent(of: item) == parent }
        let followsNext = followsNext(place, isHere: isHere)
        if !followsNext, let previous = place.previous, isHere(previous) {
            outline.insert(items, after: previous)
        } else if place.previous != nil, let next = place.next, isHere(next) {
            outline.insert(items, before: next)
        } else if count > 0, place.previous == nil {
            outline.insert(
                items, before: outline.item(at: parent.flatMap { outline.index(of: $0) }.map { $0 + 1 } ?? 0))
        } else if !followsNext, count > place.index {
            outline.insert(items, before: (parent.map { outline.children(of: $0) } ?? outline.rootItems)[place.index])
        } else if count > 0 {
            outline.insert(items, after: (parent.map { outline.children(of: $0) } ?? outline.rootItems)[count - 1])
        } else if let parent {
            outline.replace(childrenOf: parent, using: items)
        } else {
            outline = items
        }
    }

    /// Deletes items, those with children that stay excepted.
    mutating func deleteItems() {
        var leaving: [SectionID: [ItemID]] = [:]
        var order: [SectionID] = []
        var doomed: Set<ItemID> = []
        for change in changeset.items.changes where change.to == nil {
            guard let section = section(of: change.identifier) else {
                report(change.identifier, .missing)
                continue
            }
            if leaving[section] == nil { order.append(section) }
            leaving[section, default: []].append(change.identifier)
            doomed.insert(change.identifier)
        }
        for section in order {
            let items = leaving[section]!
            guard let outline = state.outlines[section] else {
                state.snapshot.deleteItems(items)
                continue
            }
            // Children stand behind their parents: from the last one on, each is known when its parent is asked.
            let sorted = items.map { (index: outline.index(of: $0)!, item: $0) }.sorted { $0.index > $1.index }
            for (_, item) in sorted where !outline.children(of: item).allSatisfy(doomed.contains) {
                doomed.remove(item)
                report(item, .holdsOthers)
            }
            state.outlines[section]?.delete(sorted.reversed().map { $0.item }.filter(doomed.contains))
        }
    }
}
