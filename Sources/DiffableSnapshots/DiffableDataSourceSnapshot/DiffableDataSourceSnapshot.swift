/// What a list shows at one moment: sections in order, and in each its items in order, all by their identifiers.
///
/// Build one, fill it, and hand it to a data source, which works out what changed:
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["fruit"])
/// snapshot.appendItems([1, 2, 3])
/// snapshot.moveItem(3, beforeItem: 1)
/// assert(snapshot.itemIdentifiers == [3, 1, 2])
/// ```
///
/// An item stands in a snapshot once, whatever its section: adding it again moves it. Sections and items live in
/// separate namespaces, so one value may be both. A snapshot is a value: a copy can be edited without its original
/// taking notice, on any thread.
///
/// Misuse stops the program with a sentence that names the call, the identifier and the cure: an unknown section or
/// item where one must exist, and the same identifier twice within one argument. For identifiers that come from outside
/// the program there is ``appendItems(_:toSection:duplicates:)``, which never stops it.
///
/// To find an identifier costs one hash and one comparison, as long as hash values differ. Identifiers that share one
/// are compared with each other, so an index of *n* whose hash values are all the same takes O(*n*²).
public struct DiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    @usableFromInline var storage: SnapshotStorage<SectionIdentifierType, ItemIdentifierType>
    @usableFromInline var marks = SnapshotMarks<SectionIdentifierType, ItemIdentifierType>()

    /// Makes a snapshot without sections and items.
    @inlinable
    public init() {
        storage = SnapshotStorage()
    }

    /// Makes an empty snapshot that has an index from the start, with small nodes. For tests of deep trees.
    package init(leafCapacity: Int, branchCapacity: Int) {
        storage = SnapshotStorage(IndexedContent(leafCapacity: leafCapacity, branchCapacity: branchCapacity))
    }
}

extension DiffableDataSourceSnapshot {
    /// The content to be edited: in indexed form, and in storage of this snapshot's own.
    @inlinable
    mutating func edit() -> IndexedContent<SectionIdentifierType, ItemIdentifierType> {
        if isKnownUniquelyReferenced(&storage) { return storage.becomeIndexed() }
        let content = storage.content.copy()
        storage = SnapshotStorage(content)
        return content
    }
}
