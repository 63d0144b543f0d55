/// The identifiers a snapshot marks for reload or reconfiguration, each list in the order of marking.
///
/// Most snapshots mark nothing, and all are copied often: so the lists are one object, which is made with the first mark
/// and copied when a copy of its snapshot marks more.
@usableFromInline
struct SnapshotMarks<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    @usableFromInline typealias Lists = MarkLists<SectionID, ItemID>

    @usableFromInline var box: Box?

    @inlinable
    init() {
        box = nil
    }

    @usableFromInline
    final class Box: @unchecked Sendable {
        // Written to only while one snapshot alone refers to it.
        @usableFromInline var lists: Lists

        @inlinable
        init(_ lists: Lists) { self.lists = lists }
    }

    @inlinable var isEmpty: Bool { box == nil }

    /// The lists. To write to them makes them one's own.
    @inlinable var lists: Lists {
        get { box?.lists ?? Lists() }
        _modify {
            if box == nil || !isKnownUniquelyReferenced(&box) { box = Box(lists) }
            yield &box.unsafelyUnwrapped.lists
        }
    }

    /// Keeps in mind that an item was added though it was there already, for the one who applies the snapshot.
    @inlinable
    mutating func note(addedAgain item: ItemID?) {
        if let item, lists.addedAgain.isEmpty { lists.addedAgain = [item] }
    }

    /// Forgets the marks of items, and of sections, that are gone.
    @inlinable
    mutating func remove(items: [ItemID], sections: [SectionID] = []) {
        if isEmpty { return }
        lists.reloadedItems.remove(items)
        lists.reconfiguredItems.remove(items)
        lists.reloadedSections.remove(sections)
        lists.reconfiguredSections.remove(sections)
    }
}

/// What is marked, and what a data source is to be told with it.
@usableFromInline
struct MarkLists<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    @usableFromInline var reloadedSections = MarkList<SectionID>()
    @usableFromInline var reconfiguredSections = MarkList<SectionID>()
    @usableFromInline var reloadedItems = MarkList<ItemID>()
    @usableFromInline var reconfiguredItems = MarkList<ItemID>()
    /// The first item that was added though it was there already; at most one.
    @usableFromInline var addedAgain: [ItemID] = []

    @inlinable init() {}
}

/// Identifiers in the order they were added, each once.
@usableFromInline
struct MarkList<ID: Hashable & Sendable>: Sendable {
    @usableFromInline var identifiers: [ID] = []
    @usableFromInline var members: Set<ID> = []

    @inlinable init() {}

    @inlinable
    mutating func add(_ identifier: ID) {
        if members.insert(identifier).inserted { identifiers.append(identifier) }
    }

    @inlinable
    func contains(_ identifier: ID) -> Bool { members.contains(identifier) }

    @inlinable
    mutating func remove(_ gone: [ID]) {
        for identifier in gone { members.remove(identifier) }
        if members.count < identifiers.count { identifiers.removeAll { !members.contains($0) } }
    }
}
