/// The identifiers a snapshot marks for reload or reconfiguration, each list in the order of marking.
///
/// Most snapshots mark nothing, and all are copied often: so the lists are one object, which is made with the first mark
/// and copied when a copy of its snapshot marks more.
@usableFromInline
struct SnapshotMarks<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    @usableFromInline var lists: Lists?

    @inlinable
    init() {
        lists = nil
    }

    @usableFromInline
    final class Lists: @unchecked Sendable {
        // The lists are written to only while one snapshot alone refers to them.
        @usableFromInline var reloadedSections = MarkList<SectionID>()
        @usableFromInline var reconfiguredSections = MarkList<SectionID>()
        @usableFromInline var reloadedItems = MarkList<ItemID>()
        @usableFromInline var reconfiguredItems = MarkList<ItemID>()
        /// The first item that was added though it was there already; at most one.
        @usableFromInline var addedAgain: [ItemID] = []

        @inlinable init() {}

        @inlinable
        init(_ other: Lists) {
            reloadedSections = other.reloadedSections
            reconfiguredSections = other.reconfiguredSections
            reloadedItems = other.reloadedItems
            reconfiguredItems = other.reconfiguredItems
            addedAgain = other.addedAgain
        }
    }

    @inlinable var isEmpty: Bool { lists == nil }
    @inlinable var reloadedSections: MarkList<SectionID> { lists?.reloadedSections ?? MarkList() }
    @inlinable var reconfiguredSections: MarkList<SectionID> { lists?.reconfiguredSections ?? MarkList() }
    @inlinable var reloadedItems: MarkList<ItemID> { lists?.reloadedItems ?? MarkList() }
    @inlinable var reconfiguredItems: MarkList<ItemID> { lists?.reconfiguredItems ?? MarkList() }

    /// Keeps in mind that an item was added though it was there already, for the one who applies the snapshot.
    @inlinable
    mutating func note(addedAgain item: ItemID?) {
        guard let item, lists?.addedAgain.isEmpty != false else { return }
        ownLists().addedAgain = [item]
    }

    /// Forgets the marks of items, and of sections, that are gone.
    @inlinable
    mutating func remove(items: [ItemID], sections: [SectionID] = []) {
        guard let marked = lists else { return }
        let isAnyMarked =
            items.contains { marked.reloadedItems.contains($0) || marked.reconfiguredItems.contains($0) }
            || sections.contains { marked.reloadedSections.contains($0) || marked.reconfiguredSections.contains($0) }
        if !isAnyMarked { return }
        let own = ownLists()
        own.reloadedItems.remove(items)
        own.reconfiguredItems.remove(items)
        own.reloadedSections.remove(sections)
        own.reconfiguredSections.remove(sections)
    }

    /// The lists, to add to them. There must be something to add.
    @inlinable
    mutating func ownLists() -> Lists {
        if lists == nil {
            lists = Lists()
        } else if !isKnownUniquelyReferenced(&lists) {
            lists = Lists(lists.unsafelyUnwrapped)
        }
        return lists.unsafelyUnwrapped
    }
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
