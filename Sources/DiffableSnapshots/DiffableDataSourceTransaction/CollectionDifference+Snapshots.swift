extension CollectionDifference where ChangeElement: Hashable & Sendable {
    /// What turns one list of unique elements into another, with as few moves as can be.
    ///
    /// - Complexity: O(*n*) and O(*m* log *m*), *n* being the number of elements in both and *m* that of elements out of
    ///   order, as long as hash values differ.
    init(from old: [ChangeElement], to new: [ChangeElement]) {
        let (old, new) = (DiffableDataSourceSnapshot(list: old), DiffableDataSourceSnapshot(list: new))
        self.init(new.difference(from: old), old, new, removedAt: { $0.item }, insertedAt: { $0.item })!
    }

    /// The changes between two snapshots as those of one array of all items; nil where sections changed or an item went
    /// from one to another: what that is for one array, only the arrays can tell.
    ///
    /// - Complexity: O(*m* log *n*) for *m* changes among *n* items, and O(*s*) for *s* sections.
    init?<Section>(
        _ change: SnapshotDifference, from old: DiffableDataSourceSnapshot<Section, ChangeElement>,
        to new: DiffableDataSourceSnapshot<Section, ChangeElement>
    ) {
        guard change.keepsSections, change.movedItems.allSatisfy({ $0.from.section == $0.to.section }) else {
            return nil
        }
        let (starts, ends) = (old.sectionOffsets, new.sectionOffsets)
        self.init(
            change, old, new, removedAt: { starts[$0.section] + $0.item }, insertedAt: { ends[$0.section] + $0.item })
    }

    /// The changes between two snapshots as those of one section's items; nil where sections come, go or move.
    ///
    /// - Complexity: O(*m* log *n*) for *m* changes among *n* items.
    init?<Section>(
        _ change: SnapshotDifference, from old: DiffableDataSourceSnapshot<Section, ChangeElement>,
        to new: DiffableDataSourceSnapshot<Section, ChangeElement>, inSection section: Section
    ) {
        guard change.keepsSections, let index = new.indexOfSection(section) else { return nil }
        self.init(
            change, old, new, removedAt: { $0.section == index ? $0.item : nil },
            insertedAt: { $0.section == index ? $0.item : nil })
    }

    private init?<Section>(
        _ change: SnapshotDifference, _ old: DiffableDataSourceSnapshot<Section, ChangeElement>,
        _ new: DiffableDataSourceSnapshot<Section, ChangeElement>, removedAt: (ItemPath) -> Int?,
        insertedAt: (ItemPath) -> Int?
    ) {
        var changes: [Change] = []
        func remove(_ path: ItemPath, to target: Int? = nil) {
            guard let offset = removedAt(path), let element = old.itemIdentifier(at: path) else { return }
            changes.append(.remove(offset: offset, element: element, associatedWith: target))
        }
        func insert(_ path: ItemPath, from source: Int? = nil) {
            guard let offset = insertedAt(path), let element = new.itemIdentifier(at: path) else { return }
            changes.append(.insert(offset: offset, element: element, associatedWith: source))
        }
        for path in change.deletedItems { remove(path) }
        for path in change.insertedItems { insert(path) }
        for move in change.movedItems {
            remove(move.from, to: insertedAt(move.to))
            insert(move.to, from: removedAt(move.from))
        }
        self.init(changes)
    }
}

extension SnapshotDifference {
    /// Whether each section stands where it stood.
    fileprivate var keepsSections: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
    }
}

extension DiffableDataSourceSnapshot where SectionIdentifierType == Int {
    /// Makes a snapshot of a list, in one section.
    @usableFromInline
    init(list: [ItemIdentifierType]) { self.init(sections: [(0, list)]) }
}

extension DiffableDataSourceSnapshot {
    /// How many items stand before each section.
    fileprivate var sectionOffsets: [Int] {
        var offset = 0
        return (0..<numberOfSections).map { index in
            defer { offset += numberOfItems(inSectionAt: index) }
            return offset
        }
    }
}
