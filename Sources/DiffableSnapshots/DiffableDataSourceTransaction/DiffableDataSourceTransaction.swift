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
    public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What is shown after it.
    public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What turns the items shown before into those shown after it, section by section in one array. An item that moves
    /// is removed and inserted, each change being associated with the other.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// One transaction for each section that changed, the last section first. Sections that are gone come at the end.
    public let sectionTransactions: [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// Works out what changed between two states.
    ///
    /// - Complexity: O(*n*) for *n* items, as long as hash values differ.
    package init(
        from initial: DataSourceState<SectionIdentifierType, ItemIdentifierType>,
        to final: DataSourceState<SectionIdentifierType, ItemIdentifierType>
    ) {
        initialSnapshot = initial.snapshot
        finalSnapshot = final.snapshot
        difference = CollectionDifference(
            from: initial.snapshot.itemIdentifiers, to: final.snapshot.itemIdentifiers)
        sectionTransactions = final.sectionsChanged(from: initial).map { section in
            DiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: initial.outline(for: section),
                finalSnapshot: final.outline(for: section))
        }
    }
}

extension DataSourceState {
    /// The sections whose items, levels or expansion differ from those of an older state: those that are still there,
    /// the last one first, then those that are gone, again the last one first.
    fileprivate func sectionsChanged(from old: DataSourceState) -> [SectionIdentifierType] {
        let difference = snapshot.difference(from: old.snapshot)
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
