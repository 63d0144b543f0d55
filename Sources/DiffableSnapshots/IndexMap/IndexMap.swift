/// Where one update takes every section and item, and where it took them from.
///
/// Use it to take along what you keep by index path:
///
/// ```swift
/// var old = DiffableDataSourceSnapshot<Int, String>()
/// old.appendSections([0])
/// old.appendItems(["a", "b", "c"])
/// var new = old
/// new.deleteItems(["a"])
/// let map = IndexMap(new.difference(from: old))
/// assert(map.newPath(ofOld: ItemPath(section: 0, item: 2)) == ItemPath(section: 0, item: 1))
/// assert(map.newPath(ofOld: ItemPath(section: 0, item: 0)) == nil)
/// ```
///
/// Both questions are answered in time logarithmic in the number of changes, whatever the number of items: what is not
/// named by a change stays in order, so its new place is found by counting the changes before it.
public struct IndexMap: Sendable {
    /// Sections count as items of one section: a type for both would have to be generic, which takes builds for debugging
    /// twice as long.
    private let removedSections: Changes
    private let addedSections: Changes
    private let removedItems: Changes
    private let addedItems: Changes

    /// Makes the map of a difference; reloads and reconfigurations move nothing.
    ///
    /// - Complexity: O(*c* log *c*) for *c* changes, linear when the moves' sources are in order.
    public init(_ difference: SnapshotDifference) { self.init(difference, progress: { _ in }) }

    /// The same; `progress` is told of the share that is done.
    package init(_ difference: SnapshotDifference, progress: (_ share: Double) -> Void) {
        let sectionMoves = difference.movedSections.map { ItemMove(from: Self.path($0.from), to: Self.path($0.to)) }
        removedSections = Changes(ends: difference.deletedSections.map(Self.path), moves: sectionMoves)
        addedSections = Changes(
            ends: difference.insertedSections.map(Self.path), moves: sectionMoves.map { $0.reversed })
        removedItems = Changes(ends: difference.deletedItems, moves: difference.movedItems)
        progress(0.5)
        addedItems = Changes(ends: difference.insertedItems, moves: difference.movedItems.map { $0.reversed })
    }

    /// Whether all places stay what they are: only reloads and reconfigurations, if anything.
    package var isIdentity: Bool {
        [removedSections, addedSections, removedItems, addedItems].allSatisfy { $0.places.isEmpty }
    }

    private typealias ItemMove = SnapshotDifference.ItemMove

    private static func path(_ section: Int) -> ItemPath { ItemPath(section: 0, item: section) }

    /// How many changes the map holds, which is what it costs to keep.
    package var changeCount: Int {
        removedSections.places.count + addedSections.places.count + removedItems.places.count
            + addedItems.places.count
    }

    /// The section's index after the update; nil when it was deleted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    public func newSection(ofOld section: Int) -> Int? {
        Self.map(section, from: removedSections, to: addedSections)
    }

    /// The section's index before the update; nil when it was inserted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    public func oldSection(ofNew section: Int) -> Int? {
        Self.map(section, from: addedSections, to: removedSections)
    }

    /// The item's place after the update; nil when it was deleted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    public func newPath(ofOld path: ItemPath) -> ItemPath? {
        Self.map(path, from: removedItems, to: addedItems) { newSection(ofOld: $0) }
    }

    /// The item's place before the update; nil when it was inserted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    public func oldPath(ofNew path: ItemPath) -> ItemPath? {
        Self.map(path, from: addedItems, to: removedItems) { oldSection(ofNew: $0) }
    }

    /// Whether the update moves a section past others, or deletes it.
    package func takesOut(section: Int) -> Bool { removedSections.holds(Self.path(section)) }

    /// Whether the update moves an item past others, or deletes it, by itself.
    package func takesOut(item path: ItemPath) -> Bool { removedItems.holds(path) }

    /// The nearest items before and after a deleted one that stay in order, at their new places; the one after may lie
    /// behind the section's last item. Both are nil when the section is gone.
    package func survivors(around path: ItemPath) -> (before: ItemPath?, after: ItemPath?) {
        guard let target = newSection(ofOld: path.section) else { return (nil, nil) }
        let start = removedItems.countBefore(ItemPath(section: path.section, item: 0))
        let rank = path.item - (removedItems.countBefore(path) - start)
        let range = addedItems.range(ofSection: target)
        func place(_ rank: Int) -> ItemPath {
            ItemPath(section: target, item: addedItems.place(ofRank: rank, in: range))
        }
        return (rank > 0 ? place(rank - 1) : nil, place(rank))
    }

    /// The new index of an old section, or of the one that follows it by then when it is deleted.
    package func nearestSection(toOld section: Int) -> Int {
        newSection(ofOld: section)
            ?? addedSections.place(
                ofRank: section - removedSections.countBefore(Self.path(section)), in: addedSections.places.indices)
    }

    /// How many items the update takes out of an old section, which itself stays.
    package func removedItemCount(inOld section: Int) -> Int { removedItems.range(ofSection: section).count }

    /// How many items the update brings into a new section.
    package func addedItemCount(inNew section: Int) -> Int { addedItems.range(ofSection: section).count }

    /// Where all of some neighbours go, when the update neither takes one out nor puts one between: their section after
    /// it, and by how much their indexes grow.
    package func commonShift(section: Int, items: ClosedRange<Int>) -> (section: Int, shift: Int)? {
        let first = ItemPath(section: section, item: items.lowerBound)
        let last = ItemPath(section: section, item: items.upperBound)
        let before = removedItems.countBefore(first)
        guard removedItems.countBefore(ItemPath(section: section, item: items.upperBound + 1)) == before,
            let newFirst = newPath(ofOld: first), let newLast = newPath(ofOld: last),
            newLast.item - newFirst.item == items.count - 1
        else { return nil }
        return (newFirst.section, newFirst.item - items.lowerBound)
    }

    /// Tells where neighbours go that are not deleted: in the order in which they stand before the update, in runs of
    /// which each goes to one place.
    ///
    /// - Complexity: O(*c* log *c*) for *c* changes among them.
    package func forEachNewRun(
        ofOld section: Int, items: Range<Int>, _ body: (_ section: Int, _ items: Range<Int>) -> Void
    ) {
        var change = removedItems.countBefore(ItemPath(section: section, item: items.lowerBound))
        var item = items.lowerBound
        while item < items.upperBound {
            let path = ItemPath(section: section, item: item)
            if removedItems.holds(path, at: change) {
                if let new = removedItems.counterparts[change] { body(new.section, new.item..<(new.item + 1)) }
                change += 1
                item += 1
                continue
            }
            var end = min(items.upperBound, removedItems.end(of: path, at: change))
            if let new = newPath(ofOld: path) {
                end = min(end - item, addedItems.end(of: new, at: addedItems.countBefore(new)) - new.item) + item
                body(new.section, new.item..<(new.item + end - item))
            }
            item = end
        }
    }

    /// Tells of all items of a section that keep their order, in runs, by their places in the section before the update
    /// and after it.
    ///
    /// - Complexity: O(*c*) for *c* changes in the section.
    func forEachRun(
        inOld section: Int, count oldCount: Int, new newSection: Int, count newCount: Int,
        _ body: (_ old: Range<Int>, _ new: Range<Int>) -> Void
    ) {
        var removed = removedItems.range(ofSection: section)
        var added = addedItems.range(ofSection: newSection)
        var (old, new) = (0, 0)
        while old < oldCount, new < newCount {
            let nextRemoved = removed.isEmpty ? oldCount : removedItems.places[removed.lowerBound].item
            let nextAdded = added.isEmpty ? newCount : addedItems.places[added.lowerBound].item
            let length = min(nextRemoved - old, nextAdded - new)
            if length > 0 { body(old..<(old + length), new..<(new + length)) }
            (old, new) = (old + length, new + length)
            if old < oldCount, old == nextRemoved {
                old += 1
                removed = removed.dropFirst()
            }
            if new < newCount, new == nextAdded {
                new += 1
                added = added.dropFirst()
            }
        }
    }

    private static func map(_ section: Int, from: Changes, to: Changes) -> Int? {
        let before = from.countBefore(path(section))
        if from.holds(path(section), at: before) { return from.counterparts[before]?.item }
        return to.place(ofRank: section - before, in: to.places.indices)
    }

    private static func map(
        _ path: ItemPath, from: Changes, to: Changes, section: (Int) -> Int?
    ) -> ItemPath? {
        let before = from.countBefore(path)
        if from.holds(path, at: before) { return from.counterparts[before] }
        guard let target = section(path.section) else { return nil }
        let start = from.countBefore(ItemPath(section: path.section, item: 0))
        let rank = path.item - (before - start)
        return ItemPath(
            section: target, item: to.place(ofRank: rank, in: to.range(ofSection: target)))
    }
}

/// The places that an update changes in one index space, ascending, each with its counterpart in the other space.
private struct Changes: Sendable {
    private(set) var places: [ItemPath] = []
    private(set) var counterparts: [ItemPath?] = []

    init(ends: [ItemPath], moves: [SnapshotDifference.ItemMove]) {
        var moves = moves
        if !moves.indices.dropFirst().allSatisfy({ moves[$0 - 1].from < moves[$0].from }) {
            moves.sort { $0.from < $1.from }
        }
        places.reserveCapacity(ends.count + moves.count)
        counterparts.reserveCapacity(ends.count + moves.count)
        var end = 0
        for move in moves {
            while end < ends.count, ends[end] < move.from {
                places.append(ends[end])
                counterparts.append(nil)
                end += 1
            }
            places.append(move.from)
            counterparts.append(move.to)
        }
        places.append(contentsOf: ends[end...])
        counterparts.append(contentsOf: repeatElement(nil, count: ends.count - end))
    }

    /// How many changed places stand before `place`.
    func countBefore(_ place: ItemPath) -> Int { places.indices.partitionPoint(where: { places[$0] < place }) }

    func holds(_ place: ItemPath) -> Bool { holds(place, at: countBefore(place)) }

    func holds(_ place: ItemPath, at index: Int) -> Bool { index < places.count && places[index] == place }

    /// Where the unchanged items end that begin with `place`; `index` changed ones stand before it.
    func end(of place: ItemPath, at index: Int) -> Int {
        index < places.count && places[index].section == place.section ? places[index].item : .max
    }

    /// The place in its section of the `rank`-th one among those that no change in `range` names.
    func place(ofRank rank: Int, in range: Range<Int>) -> Int {
        let end = range.partitionPoint(where: { places[$0].item - ($0 - range.lowerBound) <= rank })
        return rank + (end - range.lowerBound)
    }

    func range(ofSection section: Int) -> Range<Int> {
        countBefore(ItemPath(section: section, item: 0))..<countBefore(ItemPath(section: section + 1, item: 0))
    }
}

extension SnapshotDifference.ItemMove {
    /// The way back.
    fileprivate var reversed: Self { Self(from: to, to: from) }
}
