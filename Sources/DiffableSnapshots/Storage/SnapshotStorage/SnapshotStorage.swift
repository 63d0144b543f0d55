/// The content of a snapshot in one of two forms, shared by its copies until one of them is edited.
///
/// A snapshot starts flat: arrays as they were appended. What needs an index makes one, at most once, which all copies
/// then share; an edit goes over to the indexed form for good. While storage is shared only its cached parts change,
/// each at most once from `nil` to an object, atomically.
@usableFromInline
final class SnapshotStorage<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: OnceCells,
    @unchecked Sendable
{
    // The stored properties are written to only while one snapshot alone refers to the storage; the cache is only
    // accessed by the atomic operations of `OnceCells`. So no two accesses can be in each other's way, and checking
    // that for each would take longer than most look-ups.
    @usableFromInline typealias Flat = FlatContent<SectionID, ItemID>
    @usableFromInline typealias Indexed = IndexedContent<SectionID, ItemID>

    /// The content in flat form.
    @exclusivity(unchecked) @usableFromInline var flat: Flat
    /// The content in indexed form; `nil` while it is flat.
    @exclusivity(unchecked) @usableFromInline var ownIndex: Indexed?

    /// What is in which cell.
    @usableFromInline
    enum Cell {
        /// The index of flat content.
        @inlinable static var index: Int { 0 }
        /// An object, once flat content is known to hold each item once.
        @inlinable static var proof: Int { 1 }
        /// The arrays of indexed content.
        @inlinable static var arrays: Int { 2 }
        /// The hash prefixes of the arrays, once a difference made them.
        @inlinable static var prefixes: Int { 3 }
    }

    /// Makes storage of content that nobody else has.
    @inlinable
    init(_ ownIndex: Indexed? = nil) {
        flat = Flat()
        self.ownIndex = ownIndex
    }

    @usableFromInline
    final class ArraysBox: Sendable {
        @usableFromInline let sections: [SectionID]
        @usableFromInline let items: [[ItemID]]

        @inlinable
        init(sections: [SectionID], items: [[ItemID]]) {
            self.sections = sections
            self.items = items
        }
    }
}

/// What stands for a proof, whatever was proved.
@usableFromInline
final class Proof: Sendable {
    @usableFromInline static let shared = Proof()

    private init() {}
}

extension SnapshotStorage {
    @inlinable var isIndexed: Bool { ownIndex != nil }

    /// The content with an index, whichever form it has. The index of flat content is made when it is first wanted.
    @inlinable
    var content: Indexed {
        if let present = presentIndex { return present }
        return makeIndex()
    }

    /// Makes the index of flat content, unless somebody else did meanwhile.
    @inlinable @discardableResult
    func makeIndex(progress: (_ share: Double) -> Void = { _ in }) -> Indexed {
        unsafeDowncast(publish(flat.indexed(progress: progress), at: Cell.index), to: Indexed.self)
    }

    /// The content with an index if there is one already.
    @inlinable
    var presentIndex: Indexed? { ownIndex ?? self[Cell.index].map { unsafeDowncast($0, to: Indexed.self) } }

    /// Finds out, once, whether the arrays of the flat form can answer what stands where. An item that one call was given
    /// twice stops the program.
    @inlinable
    func proveFlat() -> Bool {
        if isIndexed { return false }
        if self[Cell.proof] != nil { return true }
        proveUnique()?.destroy()
        return self[Cell.proof] != nil || content.itemTable.count == flat.itemCount
    }

    /// Whether the arrays of the flat form can answer how many items there are.
    ///
    /// Duplicates within a single call are misuse, and counting is no reason to look for them.
    @inlinable
    var isFlatAndCounted: Bool { !isIndexed && flat.isOneCall || proveFlat() }

    /// Whether each item is known to stand here once. When it is not, the content is flat.
    @inlinable
    var isKnownToBeUnique: Bool { self[Cell.proof] != nil || presentIndex != nil }

    @inlinable
    func prove() { _ = publish(Proof.shared, at: Cell.proof) }

    /// Whether somebody looked at flat content, so that edits should go on with the index.
    @inlinable
    var isFlatAndUnseen: Bool { !isIndexed && self[Cell.index] == nil && self[Cell.proof] == nil }

    /// The content as arrays, made when first wanted.
    @inlinable
    var arrays: (sections: [SectionID], items: [[ItemID]]) {
        if proveFlat() { return (flat.sections, flat.items) }
        if let box = self[Cell.arrays] {
            let box = unsafeDowncast(box, to: ArraysBox.self)
            return (box.sections, box.items)
        }
        let content = self.content
        let items = content.structure.sectionHandles.map { content.itemIdentifiers(inSection: $0) }
        let box = ArraysBox(sections: content.sectionIdentifiers, items: items)
        let published = unsafeDowncast(publish(box, at: Cell.arrays), to: ArraysBox.self)
        return (published.sections, published.items)
    }

    /// Goes over to the indexed form, to edit it. Only for storage that one snapshot alone refers to.
    @inlinable
    func becomeIndexed() -> Indexed {
        var content = ownIndex.take() ?? self.content
        clear()
        if !flat.sections.isEmpty { flat = Flat() }
        if !isKnownUniquelyReferenced(&content) { content = content.copy() }
        ownIndex = content
        return content
    }
}
