import DiffableSnapshots

/// What one step changed in a data source, as a value that can be undone, put together, sent and kept.
///
/// A ``SnapshotDifference`` speaks of indexes: it is what a view needs at the moment of an update, and nothing without
/// the two snapshots it comes from. A changeset carries what it needs: the identifiers of what comes, goes and moves,
/// each with its list (a section, or the children of a parent), its index there and both neighbours, before and after;
/// and which items were expanded or collapsed. Its size is that of the change, however long the list is.
///
/// ```swift
/// var before = DiffableDataSourceSnapshot<String, Int>()
/// before.appendSections(["fruit"])
/// before.appendItems([1, 2, 3])
/// var after = before
/// after.moveItem(3, beforeItem: 1)
/// after.deleteItems([2])
///
/// let changeset = Changeset(from: before, to: after)
/// var list = DataSourceState(before)
/// try changeset.apply(to: &list)
/// assert(list.snapshot.itemIdentifiers == [3, 1])
/// try changeset.inverted().apply(to: &list)
/// assert(list.snapshot.itemIdentifiers == [1, 2, 3])
/// ```
///
/// Two changesets that follow each other compose to one, and a changeset composed with its inverse is empty.
///
/// A changeset fits the state it was made from. To another one, into which somebody else has brought changes, it can be
/// rebased: what is still possible is done, the rest is told.
///
/// ```swift
/// var before = DiffableDataSourceSnapshot<String, Int>()
/// before.appendSections(["fruit"])
/// before.appendItems([1, 2, 3])
/// var after = before
/// after.deleteItems([2, 3])
/// let undo = Changeset(from: before, to: after).inverted()
///
/// var meanwhile = after
/// meanwhile.insertItems([7, 3], afterItem: 1)
/// let (changeset, conflicts) = undo.rebased(onto: DataSourceState(meanwhile))
/// assert(changeset.insertedItemIdentifiers == [2] && conflicts == [.item(3, .alreadyPresent)])
/// ```
///
/// Changesets are `Codable` where their identifiers are. What comes from outside the program is checked: reading it
/// throws where it contradicts itself, applying it throws where it does not fit, and neither ever stops the program.
public struct Changeset<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Hashable, Sendable {
    typealias Sections = PlacementChanges<SectionIdentifierType, SectionContainer>
    typealias Items = PlacementChanges<
        ItemIdentifierType, ItemContainer<SectionIdentifierType, ItemIdentifierType>
    >

    /// The state of a data source with these identifiers.
    public typealias State = DataSourceState<SectionIdentifierType, ItemIdentifierType>

    /// Why something of a changeset with these identifiers can't be done.
    public typealias Conflict = ChangesetConflict<SectionIdentifierType, ItemIdentifierType>

    /// Sections; their flag says whether they have an outline.
    var sections = Sections()
    /// Items; their flag says whether they are expanded.
    var items = Items()

    /// Makes a changeset that changes nothing.
    public init() {}

    /// Whether nothing changes.
    public var isEmpty: Bool { sections.isEmpty && items.isEmpty }

    /// What undoes this changeset.
    public func inverted() -> Self {
        var result = Self()
        result.sections = sections.inverted
        result.items = items.inverted
        return result
    }

    /// This changeset and then another one, as one. What both undo of each other is left out.
    ///
    /// - Parameter next: A changeset of the state that this one leads to.
    /// - Throws: What of both contradicts each other, where `next` is seen to start from another state.
    /// - Complexity: O(*k* log *k*) for *k* changes in both.
    public func composed(with next: Self) throws(Conflict) -> Self {
        if isEmpty { return next }
        if next.isEmpty { return self }
        var result = Self()
        do {
            result.sections = try sections.composed(with: next.sections)
        } catch {
            throw .section(error.identifier, error.reason)
        }
        do {
            result.items = try items.composed(with: next.items)
        } catch {
            throw .item(error.identifier, error.reason)
        }
        return result
    }
}

extension Changeset {
    /// The sections that are deleted.
    public var deletedSectionIdentifiers: [SectionIdentifierType] { sections.deleted }
    /// The sections that are inserted.
    public var insertedSectionIdentifiers: [SectionIdentifierType] { sections.inserted }
    /// The sections that come to another place.
    public var movedSectionIdentifiers: [SectionIdentifierType] { sections.moved }
    /// The items that are deleted, hidden ones too.
    public var deletedItemIdentifiers: [ItemIdentifierType] { items.deleted }
    /// The items that are inserted, hidden ones too.
    public var insertedItemIdentifiers: [ItemIdentifierType] { items.inserted }
    /// The items that come to another place, with all that is below them: those are not named.
    public var movedItemIdentifiers: [ItemIdentifierType] { items.moved }
    /// The items that stay and are expanded.
    public var expandedItemIdentifiers: [ItemIdentifierType] { items.flagged }
    /// The items that stay and are collapsed.
    public var collapsedItemIdentifiers: [ItemIdentifierType] { items.unflagged }
}

extension PlacementChanges {
    fileprivate var deleted: [Identifier] { changes.filter { $0.to == nil }.map { $0.identifier } }
    fileprivate var inserted: [Identifier] { changes.filter { $0.from == nil }.map { $0.identifier } }
    fileprivate var moved: [Identifier] { changes.filter { $0.from != nil && $0.to != nil }.map { $0.identifier } }
}

#if !hasFeature(Embedded)
extension Changeset: Codable where SectionIdentifierType: Codable, ItemIdentifierType: Codable {
    private enum CodingKeys: String, CodingKey {
        case sections, items
    }

    /// Reads a changeset.
    ///
    /// - Throws: A `DecodingError` where it contradicts itself: an identifier that is named twice, two at one place.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        sections = try container.decode(Sections.self, forKey: .sections)
        items = try container.decode(Items.self, forKey: .items)
    }

    /// Writes the changeset.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(sections, forKey: .sections)
        try container.encode(items, forKey: .items)
    }
}
#endif
