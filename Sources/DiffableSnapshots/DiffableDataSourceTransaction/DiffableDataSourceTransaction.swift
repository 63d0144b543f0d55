/// What one step changed in a data source: what it held before, what it holds after it, and the way from one to the
/// other.
///
/// Reordering handlers get one for each drop. ``difference`` fits an app's own array of the items, moves and all:
///
/// ```swift
/// var backingStore = ["a", "b", "c"]
/// var initial = DiffableDataSourceSnapshot<Int, String>()
/// initial.appendSections([0])
/// initial.appendItems(backingStore)
/// var final = initial
/// final.moveItem("c", beforeItem: "a")
/// let transaction = DiffableDataSourceTransaction(from: DataSourceState(initial), to: DataSourceState(final))
/// backingStore = backingStore.applying(transaction.difference)!
/// assert(backingStore == ["c", "a", "b"])
/// ```
///
/// An app that keeps an array for each section takes ``sectionTransactions`` instead, whose final snapshots hold the
/// items of the sections that changed. An item that leaves the end of one section for the start of the next changes
/// nothing in the order of all items: ``difference`` is empty then, and those of both sections are not.
public struct DiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// What was shown before.
    public var initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        initial.snapshot
    }

    /// What is shown after it.
    public var finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { final.snapshot }

    /// What turns the items shown before into those shown after it, section by section in one array. An item that moves
    /// is removed and inserted, each change being associated with the other.
    ///
    /// - Complexity: O(*m*) for *m* changes, as long as no item left its section; O(*n*) for *n* items otherwise.
    public var difference: CollectionDifference<ItemIdentifierType> {
        if let known = CollectionDifference(change, from: initial.snapshot, to: final.snapshot) { return known }
        return CollectionDifference(from: initialSnapshot.itemIdentifiers, to: finalSnapshot.itemIdentifiers)
    }

    /// One transaction for each section that changed, the last section first. Sections that are gone come at the end.
    public let sectionTransactions: [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// The items that a user dragged, in order, each with its old and its new place; what hangs below them goes along
    /// unnamed. An addition to Apple's, for apps that keep a tree.
    public let moves: [DiffableDataSourceMove<SectionIdentifierType, ItemIdentifierType>]

    private let initial: DataSourceState<SectionIdentifierType, ItemIdentifierType>
    private let final: DataSourceState<SectionIdentifierType, ItemIdentifierType>
    private let change: SnapshotDifference

    /// Works out what changed between two states.
    ///
    /// - Parameters:
    ///   - initial: The state before.
    ///   - final: The state after it.
    ///   - roots: The items that were dragged.
    /// - Complexity: That of the difference between both states; less where one was made from the other.
    package init(
        from initial: DataSourceState<SectionIdentifierType, ItemIdentifierType>,
        to final: DataSourceState<SectionIdentifierType, ItemIdentifierType>, moving roots: [ItemIdentifierType] = []
    ) {
        moves = roots.compactMap { item in
            guard let old = initial.place(of: item), let new = final.place(of: item) else { return nil }
            return DiffableDataSourceMove(item: item, initialPlace: old, finalPlace: new)
        }
        let change = final.snapshot.difference(from: initial.snapshot)
        self.initial = initial
        self.final = final
        self.change = change
        sectionTransactions = final.sectionsChanged(from: initial, by: change).map { section in
            DiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initial: initial, final: final, change: change)
        }
    }
}

extension DataSourceState {
    /// The sections whose items, levels or expansion differ from those of an older state: those that are still there,
    /// the last one first, then those that are gone, again the last one first.
    fileprivate func sectionsChanged(
        from old: DataSourceState, by difference: SnapshotDifference
    ) -> [SectionIdentifierType] {
        var touchedOld = Set(difference.deletedSections)
        var touchedNew = Set(difference.insertedSections)
        for path in difference.deletedItems { touchedOld.insert(path.section) }
        for path in difference.insertedItems { touchedNew.insert(path.section) }
        for move in difference.movedItems {
            touchedOld.insert(move.from.section)
            touchedNew.insert(move.to.section)
        }
        var changed = Set(touchedOld.compactMap { old.snapshot.sectionIdentifier(at: $0) })
        changed.formUnion(touchedNew.compactMap { snapshot.sectionIdentifier(at: $0) })
        for section in Set(outlines.keys).union(old.outlines.keys) {
            if outline(for: section).hasSameContent(as: old.outline(for: section)) {
                changed.remove(section)
            } else {
                changed.insert(section)
            }
        }
        let gone = old.snapshot.sectionIdentifiers.reversed().filter {
            changed.contains($0) && !snapshot.contains(section: $0)
        }
        return snapshot.sectionIdentifiers.reversed().filter(changed.contains) + gone
    }
}
