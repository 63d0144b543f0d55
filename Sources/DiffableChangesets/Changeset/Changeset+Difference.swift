import DiffableSnapshots

extension Changeset {
    /// What turns one snapshot into another. Their marks are left out.
    ///
    /// - Complexity: That of ``DiffableDataSourceSnapshot/difference(from:)``, and O(*k* log *n*) for *k* changes.
    public init(
        from old: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        self.init(from: State(old), to: State(new))
    }

    /// What turns one state of a data source into another, hidden items and expansion included.
    ///
    /// - Complexity: That of ``DiffableDataSourceSnapshot/difference(from:)``, and O(*k* log *n*) for *k* changes; for
    ///   each outline that changed, O(*n*) more for its *n* items.
    public init(from old: State, to new: State) {
        self.init(from: old, to: new, difference: new.snapshot.difference(from: old.snapshot))
    }

    /// What turns one state into another, whose difference is known already.
    package init(from old: State, to new: State, difference: SnapshotDifference) {
        var builder = ChangesetBuilder(old: old, new: new, difference: difference)
        builder.addSections()
        builder.addFlatItems()
        builder.addOutlines()
        self = builder.changeset
    }
}

/// Lists what differs between two states.
private struct ChangesetBuilder<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias Result = Changeset<SectionID, ItemID>
    typealias Place = Result.Items.Place

    let old: Result.State
    let new: Result.State
    let difference: SnapshotDifference
    private var sections = Result.Sections()
    private var former = PlacesByItem()
    private var present = PlacesByItem()
    private var expanded: [ItemID] = []
    private var collapsed: [ItemID] = []

    /// The places of items, in the order in which they were found.
    private struct PlacesByItem {
        private(set) var items: [ItemID] = []
        private(set) var places: [ItemID: Place] = [:]

        mutating func add(_ item: ItemID, _ place: Place) {
            if places.updateValue(place, forKey: item) == nil { items.append(item) }
        }
    }

    init(old: Result.State, new: Result.State, difference: SnapshotDifference) {
        self.old = old
        self.new = new
        self.difference = difference
    }

    var changeset: Result {
        var result = Result()
        result.sections = sections
        for item in former.items where present.places[item] == nil {
            result.items.changes.append(.init(identifier: item, from: former.places[item], to: nil))
        }
        for item in present.items {
            result.items.changes.append(
                .init(identifier: item, from: former.places[item], to: present.places[item]))
        }
        result.items.flagged = expanded
        result.items.unflagged = collapsed
        return result
    }

    // MARK: Sections

    mutating func addSections() {
        for index in difference.deletedSections {
            let (section, place) = Self.section(at: index, of: old)
            sections.changes.append(.init(identifier: section, from: place, to: nil))
        }
        var arriving = difference.insertedSections.map { (to: $0, from: Int?.none) }
        arriving += difference.movedSections.map { (to: $0.to, from: $0.from) }
        var moved: Set<SectionID> = []
        for (to, from) in arriving.sorted(by: { $0.to < $1.to }) {
            let (section, place) = Self.section(at: to, of: new)
            sections.changes.append(
                .init(identifier: section, from: from.map { Self.section(at: $0, of: old).place }, to: place))
            moved.insert(section)
        }
        for section in outlined where old.snapshot.contains(section: section) && !moved.contains(section) {
            guard new.snapshot.contains(section: section) else { continue }
            switch (old.outlines[section] != nil, new.outlines[section] != nil) {
            case (false, true): sections.flagged.append(section)
            case (true, false): sections.unflagged.append(section)
            default: break
            }
        }
    }

    private static func section(
        at index: Int, of state: Result.State
    ) -> (section: SectionID, place: Result.Sections.Place) {
        guard let section = state.snapshot.sectionIdentifier(at: index) else {
            fatalError("A difference names a section that is not there: this is a fault in DiffableDataSourceSnapshot.")
        }
        return (
            section,
            .init(
                container: SectionContainer(), index: index,
                previous: state.snapshot.sectionIdentifier(at: index - 1),
                next: state.snapshot.sectionIdentifier(at: index + 1), isFlagged: state.outlines[section] != nil)
        )
    }

    /// The sections that have, or had, an outline, in order.
    private var outlined: [SectionID] {
        let all = Set(old.outlines.keys).union(new.outlines.keys)
        func order(_ section: SectionID) -> (Int, Int) {
            (new.snapshot.indexOfSection(section) ?? Int.max, old.snapshot.indexOfSection(section) ?? Int.max)
        }
        return all.map { ($0, order($0)) }.sorted { $0.1 < $1.1 }.map { $0.0 }
    }

    // MARK: Items

    mutating func addFlatItems() {
        for index in difference.deletedSections { Self.addAll(ofSectionAt: index, of: old, to: &former) }
        for path in difference.deletedItems { addFormer(path) }
        for move in difference.movedItems { addFormer(move.from) }
        for index in difference.insertedSections { Self.addAll(ofSectionAt: index, of: new, to: &present) }
        for path in (difference.insertedItems + difference.movedItems.map { $0.to }).sorted() { addPresent(path) }
    }

    /// A section that has no outline, before or after.
    private func isFlat(_ section: SectionID) -> Bool { old.outlines[section] == nil && new.outlines[section] == nil }

    private mutating func addFormer(_ path: ItemPath) {
        guard let section = old.snapshot.sectionIdentifier(at: path.section), isFlat(section) else { return }
        Self.add(path, inSection: section, of: old, to: &former)
    }

    private mutating func addPresent(_ path: ItemPath) {
        guard let section = new.snapshot.sectionIdentifier(at: path.section), isFlat(section) else { return }
        Self.add(path, inSection: section, of: new, to: &present)
    }

    private static func add(
        _ path: ItemPath, inSection section: SectionID, of state: Result.State, to places: inout PlacesByItem
    ) {
        func item(_ offset: Int) -> ItemID? {
            let index = path.item + offset
            return index < 0 ? nil : state.snapshot.itemIdentifier(at: ItemPath(section: path.section, item: index))
        }
        guard let identifier = item(0) else { return }
        places.add(
            identifier,
            Place(
                container: .section(section), index: path.item, previous: item(-1), next: item(1), isFlagged: false))
    }

    private static func addAll(ofSectionAt index: Int, of state: Result.State, to places: inout PlacesByItem) {
        guard let section = state.snapshot.sectionIdentifier(at: index), state.outlines[section] == nil else { return }
        let items = state.snapshot.itemIdentifiers(inSection: section)
        for (index, item) in items.enumerated() {
            places.add(
                item,
                Place(
                    container: .section(section), index: index, previous: index > 0 ? items[index - 1] : nil,
                    next: index + 1 < items.count ? items[index + 1] : nil, isFlagged: false))
        }
    }

    // MARK: Outlines

    mutating func addOutlines() {
        for section in outlined {
            let before = OutlineListing(old.outline(for: section))
            let after = OutlineListing(new.outline(for: section))
            let shorter = min(before.count, after.count)
            var (head, tail) = (0, 0)
            while head < shorter, after.isSame(head, as: before, head) { head += 1 }
            while head + tail < shorter, after.isSame(after.count - tail - 1, as: before, before.count - tail - 1) {
                tail += 1
            }
            compare(
                section, before, head..<(before.count - tail), after, head..<(after.count - tail))
        }
    }

    /// Compares the items between what both ends of a section have in common, which are in the same lists and before,
    /// or behind, all of these.
    private mutating func compare(
        _ section: SectionID, _ before: OutlineListing<ItemID>, _ oldRange: Range<Int>,
        _ after: OutlineListing<ItemID>, _ newRange: Range<Int>
    ) {
        if oldRange.isEmpty, newRange.isEmpty { return }
        var oldIndexes: [ItemID: Int] = [:]
        oldIndexes.reserveCapacity(oldRange.count)
        for index in oldRange { oldIndexes[before.items[index]] = index }
        // Of each list that is in both, the items that are in both, in new order.
        var lists: [ItemID?: [(old: Int, new: Int)]] = [:]
        for index in newRange {
            guard let oldIndex = oldIndexes[after.items[index]] else { continue }
            let parent = after.parent(at: index)
            if parent == before.parent(at: oldIndex) { lists[parent, default: []].append((oldIndex, index)) }
        }
        var staying: Set<Int> = []
        var stayingNew: Set<Int> = []
        for list in lists.values {
            let stays = LongestIncreasingSubsequence.staying(distinct: list.map { $0.old })
            for (pair, stays) in zip(list, stays) where stays {
                staying.insert(pair.old)
                stayingNew.insert(pair.new)
            }
        }
        for index in oldRange where !staying.contains(index) {
            former.add(before.items[index], before.place(at: index, inSection: section))
        }
        for index in newRange {
            let item = after.items[index]
            if !stayingNew.contains(index) {
                present.add(item, after.place(at: index, inSection: section))
            } else if let oldIndex = oldIndexes[item], before.isExpanded[oldIndex] != after.isExpanded[index] {
                if after.isExpanded[index] { expanded.append(item) } else { collapsed.append(item) }
            }
        }
    }
}
