import DiffableSnapshots

extension PlacementChanges {
    /// What two changes cannot be composed over.
    struct Misfit: Error {
        var identifier: Identifier
        var reason: ChangesetMisfit
    }

    /// These changes and then others, as one.
    ///
    /// What only one of both names is carried over to the lists before, or after, both: its index by counting, its
    /// neighbours by what the other one says of them.
    func composed(with next: Self) throws(Misfit) -> Self {
        let mine = index(changes)
        let theirs = index(next.changes)
        var result = Self()
        result.changes = try changes(leadingOnBy: next, theirs) + next.changes(behind: self, mine)
        try result.setFlags(of: self, then: next) { mine[$0] == nil && theirs[$0] == nil }
        result.dropUnmoved()
        return result
    }

    /// The changes of these, each with the place that it has after the next ones.
    private func changes(leadingOnBy next: Self, _ theirs: [Identifier: Change]) throws(Misfit) -> [Change] {
        // Backwards the second change takes out what it inserts.
        let carrier = Carrier(
            removed: Places(next.changes) { $0.to }, inserted: Places(next.changes) { $0.from },
            placed: theirs.compactMapValues { $0.from })
        let (set, cleared) = (Set(next.flagged), Set(next.unflagged))
        var result: [Change] = []
        for change in changes {
            var composed = change
            if let later = theirs[change.identifier] {
                guard change.to?.isSame(as: later.from) ?? (later.from == nil) else {
                    throw Misfit(identifier: change.identifier, reason: .movedElsewhere)
                }
                composed.to = later.to
            } else if let place = change.to {
                guard var place = carrier.carry(place) else {
                    throw Misfit(identifier: change.identifier, reason: .movedElsewhere)
                }
                if set.contains(change.identifier) { place.isFlagged = true }
                if cleared.contains(change.identifier) { place.isFlagged = false }
                composed.to = place
            }
            if composed.from != nil || composed.to != nil { result.append(composed) }
        }
        return result
    }

    /// The changes that only these name, each with the place that it had before the former ones.
    private func changes(behind former: Self, _ theirs: [Identifier: Change]) throws(Misfit) -> [Change] {
        let carrier = Carrier(
            removed: Places(former.changes) { $0.from }, inserted: Places(former.changes) { $0.to },
            placed: theirs.compactMapValues { $0.to })
        let (set, cleared) = (Set(former.flagged), Set(former.unflagged))
        var result: [Change] = []
        for change in changes where theirs[change.identifier] == nil {
            var composed = change
            if let place = change.from {
                guard var place = carrier.carry(place) else {
                    throw Misfit(identifier: change.identifier, reason: .movedElsewhere)
                }
                if set.contains(change.identifier) { place.isFlagged = false }
                if cleared.contains(change.identifier) { place.isFlagged = true }
                composed.from = place
            }
            result.append(composed)
        }
        return result
    }

    /// Flags what one change flags and the other one leaves so, of the elements that stay where they are.
    private mutating func setFlags(
        of first: Self, then next: Self, where stays: (Identifier) -> Bool
    ) throws(Misfit) {
        let (setBefore, clearedBefore) = (Set(first.flagged), Set(first.unflagged))
        let (setAfter, clearedAfter) = (Set(next.flagged), Set(next.unflagged))
        if let twice = first.flagged.first(where: setAfter.contains)
            ?? first.unflagged.first(where: clearedAfter.contains)
        {
            throw Misfit(identifier: twice, reason: .differs)
        }
        flagged =
            first.flagged.filter { stays($0) && !clearedAfter.contains($0) }
            + next.flagged.filter { stays($0) && !clearedBefore.contains($0) }
        unflagged =
            first.unflagged.filter { stays($0) && !setAfter.contains($0) }
            + next.unflagged.filter { stays($0) && !setBefore.contains($0) }
    }

    private func index(_ changes: [Change]) -> [Identifier: Change] {
        Dictionary(changes.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Leaves out what stands where it stood among the elements that are not named.
    private mutating func dropUnmoved() {
        let before = Places(changes) { $0.from }
        let after = Places(changes) { $0.to }
        var groups: [Gap: [(position: Int, from: Int, to: Int)]] = [:]
        for (position, change) in changes.enumerated() {
            guard let from = change.from, let to = change.to, from.container == to.container else { continue }
            let rank = before.rank(of: from.index, in: from.container)
            guard rank == after.rank(of: to.index, in: to.container) else { continue }
            groups[Gap(container: from.container, rank: rank), default: []].append((position, from.index, to.index))
        }
        var dropped: Set<Int> = []
        for group in groups.values {
            let ordered = group.sorted { $0.to < $1.to }
            let staying = LongestIncreasingSubsequence.staying(distinct: ordered.map { $0.from })
            for (element, isStaying) in zip(ordered, staying) where isStaying { dropped.insert(element.position) }
        }
        if dropped.isEmpty { return }
        var kept: [Change] = []
        for (position, change) in changes.enumerated() {
            guard dropped.contains(position) else {
                kept.append(change)
                continue
            }
            guard let from = change.from, let to = change.to, from.isFlagged != to.isFlagged else { continue }
            if to.isFlagged { flagged.append(change.identifier) } else { unflagged.append(change.identifier) }
        }
        changes = kept
    }

    /// The room between two elements that are not named.
    private struct Gap: Hashable {
        var container: Container
        var rank: Int
    }

    /// Carries places over a change, from the lists after it to those before.
    private struct Carrier {
        var removed: Places
        var inserted: Places
        var placed: [Identifier: Place]

        /// The place before of an element that the change does not name; nil when it names another one there.
        func carry(_ place: Place) -> Place? {
            let container = place.container
            if inserted.identifier(at: place.index, in: container) != nil { return nil }
            let index = removed.index(ofRank: inserted.rank(of: place.index, in: container), in: container)
            var result = place
            result.index = index
            result.previous =
                removed.identifier(at: index - 1, in: container)
                ?? neighbour(of: place, { $0.previous }, isFurther: { $0 < $1 })
            result.next =
                removed.identifier(at: index + 1, in: container)
                ?? neighbour(of: place, { $0.next }, isFurther: { $0 > $1 })
            return result
        }

        /// The nearest neighbour that the change does not put there. Indexes lead away, whatever neighbours say.
        private func neighbour(
            of place: Place, _ side: (Place) -> Identifier?, isFurther: (Int, Int) -> Bool
        ) -> Identifier? {
            var (candidate, index) = (side(place), place.index)
            while let identifier = candidate, let other = placed[identifier], other.container == place.container,
                isFurther(other.index, index)
            {
                (candidate, index) = (side(other), other.index)
            }
            return candidate
        }
    }
}

extension PlacementChanges.Place {
    /// Whether an element stands there and is flagged alike, whatever the neighbours.
    func isSame(as other: Self?) -> Bool {
        guard let other else { return false }
        return container == other.container && index == other.index && isFlagged == other.isFlagged
    }
}
