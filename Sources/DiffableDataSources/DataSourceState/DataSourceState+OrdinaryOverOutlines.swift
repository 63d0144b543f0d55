import DiffableSnapshots

extension DataSourceState {
    /// Carries an ordinary snapshot over into the outlines of its sections, and gives back what is then visible.
    ///
    /// Items that are still there keep their place in the outline, vanished ones are dropped, and new ones come behind
    /// the visible item that precedes them, at that item's level. A section that is gone takes its outline along. An
    /// item that stands in another order moves, with what is below it, behind the item that precedes it now.
    func reconciled(
        _ next: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, state: inout DataSourceState
    ) -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        if outlines.isEmpty { return next }
        state.outlines = outlines.filter { next.contains(section: $0.key) }
        let difference = next.removingMarks().difference(from: snapshot)
        if !difference.hasStructuralChanges { return next }
        let moved = Set(difference.movedItems.map { next.itemIdentifier(at: $0.to)! })
        var carried: [ItemIdentifierType: DiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
        let appearing = next.items(insertedBy: difference)
        for section in outlines.keys {
            var outline = outlines[section]!
            uncover(appearing, in: &outline, carried: &carried)
            leave(section, &outline, for: next, carried: &carried)
            if next.contains(section: section) { state.outlines[section] = outline }
        }
        var result = next
        for section in next.sectionIdentifiers {
            let items = next.itemIdentifiers(inSection: section)
            let brings = items.contains { (carried[$0]?.numberOfItems ?? 0) > 1 }
            guard state.outlines[section] != nil || brings else { continue }
            settle(items, in: section, moved: moved, state: &state, carried: carried)
            let outline = state.outlines[section]!
            result.arrange(outline.visibleItems, in: section)
            result.reconfigureItems(outline.visibleChanges(from: self.outline(for: section)).itemsWithChangedRows())
        }
        return result
    }

    /// Takes items out that an ordinary snapshot shows and the outline hid.
    private func uncover(
        _ appearing: [ItemIdentifierType], in outline: inout DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        carried: inout [ItemIdentifierType: DiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) {
        // Descendants first: what shows on its own must not go along with what is above it.
        let hidden = appearing.compactMap { item in outline.index(of: item).map { (item: item, index: $0) } }
        for (item, _) in hidden.sorted(by: { $0.index > $1.index }) { carried[item] = outline.take(out: item) }
    }

    /// Drops what has vanished from a section's outline, and sets aside what goes to another section.
    private func leave(
        _ section: SectionIdentifierType, _ outline: inout DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        for next: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        carried: inout [ItemIdentifierType: DiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) {
        for item in outline.visibleItems {
            let newSection = next.sectionIdentifier(containingItem: item)
            if newSection == section { continue }
            let taken = outline.take(out: item)
            if newSection != nil { carried[item] = taken }
        }
    }

    /// Brings the visible items of a section's outline to what an ordinary snapshot says.
    private func settle(
        _ items: [ItemIdentifierType], in section: SectionIdentifierType, moved: Set<ItemIdentifierType>,
        state: inout DataSourceState,
        carried: [ItemIdentifierType: DiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) {
        var outline = state.outlines[section] ?? DiffableDataSourceSectionSnapshot()
        var previous: ItemIdentifierType?
        for item in items {
            defer { previous = item }
            if outline.contains(item) {
                if moved.contains(item) { outline.move(item, behind: previous) }
                continue
            }
            var arriving = DiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            arriving.append([item])
            if let known = carried[item] { arriving = known }
            outline.insert(arriving, behind: previous)
        }
        state.outlines[section] = outline
    }
}

extension DiffableDataSourceSnapshot {
    /// The items that a difference brings in, those of new sections too.
    fileprivate func items(insertedBy difference: SnapshotDifference) -> [ItemIdentifierType] {
        difference.insertedItems.map { itemIdentifier(at: $0)! }
            + difference.insertedSections.flatMap { itemIdentifiers(inSection: sectionIdentifier(at: $0)!) }
    }
}

extension DiffableDataSourceSectionSnapshot {
    /// Inserts behind an item, at its level, or before all others.
    mutating func insert(_ arriving: DiffableDataSourceSectionSnapshot, behind previous: ItemIdentifierType?) {
        if let previous {
            insert(arriving, after: previous)
        } else if isEmpty {
            self = arriving
        } else {
            insert(arriving, before: item(at: 0))
        }
    }

    /// Moves an item with what is below it behind another one, at that one's level, or before all others. Behind its
    /// own parent it stays a child and becomes the first.
    mutating func move(_ item: ItemIdentifierType, behind previous: ItemIdentifierType?) {
        if let previous, isDescendant(previous, of: item) {
            // What stood below now precedes: only the item itself moves.
            let single = snapshot(of: item, includingParent: true).withoutDescendants(of: item)
            deleteKeepingChildren(item)
            insert(single, after: previous)
            return
        }
        let staysWithParent = previous != nil && parent(of: item) == previous
        let whole = snapshot(of: item, includingParent: true)
        delete([item])
        if staysWithParent, let previous {
            if hasChildren(previous) {
                insert(whole, before: self.item(at: index(of: previous)! + 1))
            } else {
                append([item], to: previous)
                replace(childrenOf: item, using: whole.snapshot(of: item))
                if whole.isExpanded(item) { expand([item]) }
            }
        } else {
            insert(whole, behind: previous)
        }
    }

    private func isDescendant(_ item: ItemIdentifierType, of ancestor: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var parent = parent(of: item)
        while let current = parent {
            if current == ancestor { return true }
            parent = self.parent(of: current)
        }
        return false
    }

    private func withoutDescendants(of item: ItemIdentifierType) -> DiffableDataSourceSectionSnapshot {
        var copy = self
        copy.replace(childrenOf: item, using: DiffableDataSourceSectionSnapshot())
        return copy
    }
}
