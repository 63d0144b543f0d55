import DiffableSnapshots

/// Changesets that follow each other, to be played forwards and backwards.
///
/// Places are counted from 0, before the first changeset, to ``count``, behind the last one. From any place to any
/// other one changeset leads, which a data source shows in one step:
///
/// ```swift
/// var list = DiffableDataSourceSnapshot<Int, String>()
/// list.appendSections([0])
/// list.appendItems(["c", "a", "b"])
/// var recording = ChangesetRecording<Int, String>()
/// for (item, other) in [("a", "c"), ("b", "c")] {
///     let before = list
///     list.moveItem(item, beforeItem: other)
///     recording.append(Changeset(from: before, to: list))
/// }
/// try recording.changeset(from: 2, to: 0).apply(to: &list)
/// assert(list.itemIdentifiers == ["c", "a", "b"])
/// ```
public struct ChangesetRecording<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Hashable, Sendable {
    /// A changeset of this recording.
    public typealias Change = Changeset<SectionIdentifierType, ItemIdentifierType>

    /// The changesets in order.
    public private(set) var changesets: [Change] = []

    /// Makes a recording without changesets.
    public init() {}

    /// How many changesets there are.
    public var count: Int { changesets.count }

    /// Whether there are no changesets.
    public var isEmpty: Bool { changesets.isEmpty }

    /// Adds what came next.
    public mutating func append(_ changeset: Change) { changesets.append(changeset) }

    /// Forgets what lies behind a place, so that something else can follow there. A place out of range stops the
    /// program.
    public mutating func truncate(to count: Int) {
        check(count, "truncate(to:)")
        changesets.removeLast(changesets.count - count)
    }

    /// What leads from one place to another, before it or behind it.
    ///
    /// - Parameters:
    ///   - start: The place to start from. One out of range stops the program.
    ///   - end: The place to come to. One out of range stops the program.
    /// - Throws: Where changesets that were read from outside do not follow each other.
    /// - Complexity: O(*c* · *k* log *k*) for *c* changesets between both places with *k* changes in all.
    public func changeset(from start: Int, to end: Int) throws(Change.Conflict) -> Change {
        check(start, "changeset(from:to:)")
        check(end, "changeset(from:to:)")
        var result = Change()
        for changeset in changesets[min(start, end)..<max(start, end)] {
            result = try result.composed(with: changeset)
        }
        return start <= end ? result : result.inverted()
    }

    private func check(_ place: Int, _ call: StaticString) {
        if place < 0 || place > count {
            Misuse.stop(call, "place", place, "is out of range", cure: "pass one from 0 to count")
        }
    }
}

#if !hasFeature(Embedded)
extension ChangesetRecording: Codable where SectionIdentifierType: Codable, ItemIdentifierType: Codable {}
#endif
