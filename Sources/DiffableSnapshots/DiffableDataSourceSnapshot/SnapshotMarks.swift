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
        @usableFromInline var reloadedItems = MarkList<ItemID>()
        @usableFromInline var reconfiguredItems = MarkList<ItemID>()

        @inlinable init() {}

        @inlinable
        init(_ other: Lists) {
            reloadedSections = other.reloadedSections
            reloadedItems = other.reloadedItems
            reconfiguredItems = other.reconfiguredItems
        }
    }

    @inlinable var isEmpty: Bool { lists == nil }
    @inlinable var reloadedSections: MarkList<SectionID> { lists?.reloadedSections ?? MarkList() }
    @inlinable var reloadedItems: MarkList<ItemID> { lists?.reloadedItems ?? MarkList() }
    @inlinable var reconfiguredItems: MarkList<ItemID> { lists?.reconfiguredItems ?? MarkList() }

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
}
