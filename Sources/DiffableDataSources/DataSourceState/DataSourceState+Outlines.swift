import DiffableSnapshots

extension DataSourceState {
    /// A section as an outline: the one that was applied, hidden items included; without one, the section's items as
    /// root items; without the section, nothing.
    ///
    /// - Complexity: O(1) for a section that an outline was applied to.
    public func outline(
        for section: SectionIdentifierType
    ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var outline = DiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if snapshot.contains(section: section) { outline.append(snapshot.itemIdentifiers(inSection: section)) }
        return outline
    }

    /// The state after an outline was applied to a section, and what of the visible items changed on the way.
    ///
    /// A section that doesn't exist is made at the end. Items that stood in other sections move into this one. A
    /// row whose level, expansion or having of children changed is reconfigured.
    ///
    /// - Parameters:
    ///   - outline: What the section holds from now on.
    ///   - section: The section.
    /// - Complexity: About that of the visible change for an outline made from the section's own; otherwise O(*n*).
    public func applying(
        _ outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType
    ) -> (state: DataSourceState, difference: SnapshotDifference) {
        var state = self
        var next = snapshot
        if !next.contains(section: section) { next.appendSections([section]) }
        let old = self.outline(for: section)
        state.outlines[section] = outline
        // Without another section there is nowhere to come from.
        let isAlone = outlines.allSatisfy { $0.key == section } && next.numberOfItems == old.numberOfVisibleItems
        let arriving = isAlone ? [] : outline.itemsMissing(in: old)
        for other in outlines.keys where other != section {
            for item in arriving where state.outlines[other]!.contains(item) {
                state.outlines[other]!.take(out: item)
            }
        }
        // What is hidden from now on leaves the rows of whatever section it stood in.
        next.deleteItems(arriving.filter { next.contains(item: $0) && !outline.isVisible($0) })
        let changes = outline.visibleChanges(from: old)
        next.play(changes, in: section)
        next.reconfigureItems(changes.itemsWithChangedRows())
        let difference = next.difference(from: snapshot)
        state.snapshot = next.removingMarks()
        return (state, difference)
    }
}

extension DiffableDataSourceSectionSnapshot {
    /// Takes an item that was shown elsewhere out of this outline. Its visible children stay and take its place; what
    /// it hid goes with it.
    ///
    /// - Returns: The item with what it hid.
    @discardableResult
    mutating func take(out item: ItemIdentifierType) -> DiffableDataSourceSectionSnapshot {
        if isExpanded(item) {
            var single = DiffableDataSourceSectionSnapshot()
            single.append([item])
            single.expand([item])
            deleteKeepingChildren(item)
            return single
        }
        let whole = snapshot(of: item, includingParent: true)
        delete([item])
        return whole
    }
}

extension DiffableDataSourceSnapshot {
    /// Lets a section's items follow the changes of its outline.
    mutating func play(
        _ changes: [DiffableDataSourceSectionSnapshot<ItemIdentifierType>.VisibleChange],
        in section: SectionIdentifierType
    ) {
        let cores = changes.map { (change: $0, core: $0.core) }
        var arrived = Set<ItemIdentifierType>()
        if cores.contains(where: { !$0.core.old.isEmpty }) {
            for (change, core) in cores { for row in change.new[core.new] { arrived.insert(row.item) } }
        }
        for (change, core) in cores where !core.old.isEmpty {
            let items = change.old[core.old].map { $0.item }
            deleteItems(arrived.isEmpty ? items : items.filter { !arrived.contains($0) })
        }
        // From the last one on, so that the item behind each run is in its place.
        for (change, core) in cores.reversed() where !core.new.isEmpty {
            let items = change.new[core.new].map { $0.item }
            if core.new.upperBound < change.new.count {
                insertItems(items, beforeItem: change.new[core.new.upperBound].item)
            } else if let next = change.next {
                insertItems(items, beforeItem: next)
            } else {
                appendItems(items, toSection: section)
            }
        }
    }
}

extension Array {
    /// The items whose row shows another level, expansion, or disclosure than before.
    func itemsWithChangedRows<Item>() -> [Item]
    where Element == DiffableDataSourceSectionSnapshot<Item>.VisibleChange {
        let cores = map { (change: $0, core: $0.core) }
        var moved: [Item: DiffableDataSourceSectionSnapshot<Item>.Row] = [:]
        if cores.contains(where: { !$0.core.new.isEmpty }) {
            for (change, core) in cores { for row in change.old[core.old] { moved[row.item] = row } }
        }
        var items: [Item] = []
        for (change, core) in cores {
            for index in 0..<core.new.lowerBound where change.new[index].differs(from: change.old[index]) {
                items.append(change.new[index].item)
            }
            if !moved.isEmpty {
                for row in change.new[core.new] where moved[row.item].map({ row.differs(from: $0) }) == true {
                    items.append(row.item)
                }
            }
            for (index, row) in change.new[core.new.upperBound...].enumerated()
            where row.differs(from: change.old[core.old.upperBound + index]) {
                items.append(row.item)
            }
        }
        return items
    }
}
