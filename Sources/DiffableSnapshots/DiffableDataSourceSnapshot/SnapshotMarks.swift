/// The identifiers a snapshot marks for reload or reconfiguration, each list in the order of marking.
@usableFromInline
struct SnapshotMarks<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    @usableFromInline var reloadedSections = MarkList<SectionID>()
    @usableFromInline var reloadedItems = MarkList<ItemID>()
    @usableFromInline var reconfiguredItems = MarkList<ItemID>()

    @inlinable init() {}

    @inlinable
    var isEmpty: Bool {
        reloadedSections.identifiers.isEmpty && reloadedItems.identifiers.isEmpty
            && reconfiguredItems.identifiers.isEmpty
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
