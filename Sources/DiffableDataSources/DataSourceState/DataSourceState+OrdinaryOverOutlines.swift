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
        var carried: [ItemIdentifierType: DiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
        let appearing = next.items(insertedBy: difference)
        for section in outlines.keys {
            var outline = outlines[section]!
            uncover(appearing, in: &outline, carried: &carried)
            leave(section, &outline, by: difference, for: next, carried: &carried)
            if next.contains(section: section) { state.outlines[section] = outline }
        }
        var result = next
        for (index, places) in next.arrivals(by: difference) {
            let section = next.sectionIdentifier(at: index)!
            var places = places
            if state.outlines[section] == nil {
                // A section without outline gets one only when an item arrives that hides others.
                let items = next.itemIdentifiers(inSection: section)
                guard items.contains(where: { (carried[$0]?.numberOfItems ?? 0) > 1 }) else { continue }
                places = Array(items.indices)
            }
            settle(places, inSectionAt: index, of: next, state: &state, carried: carried)
        }
        for (section, outline) in state.outlines {
            let changes = outline.visibleChanges(from: self.outline(for: section))
            if !result.shows(changes, of: outline, in: section) {
                result.appendItems(outline.visibleItems, toSection: section)
            }
            result.reconfigureItems(changes.itemsWithChangedRows())
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
        by difference: SnapshotDifference,
        for next: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        carried: inout [ItemIdentifierType: DiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) {
        let index = snapshot.indexOfSection(section)
        let paths = difference.deletedItems + difference.movedItems.map(\.from)
        // In order: of a parent and its child the parent is taken first, and leaves the child behind.
        for path in paths.filter({ $0.section == index }).sorted() {
            let item = snapshot.itemIdentifier(at: path)!
            let newSection = next.sectionIdentifier(containingItem: item)
            if newSection == section { continue }
            let taken = outline.take(out: item)
            if newSection != nil { carried[item] = taken }
        }
    }

    /// Brings items of an ordinary snapshot to their places in a section's outline, in order.
    private func settle(
        _ places: [Int], inSectionAt index: Int,
        of next: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, state: inout DataSourceState,
        carried: [ItemIdentifierType: DiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) {
        let section = next.sectionIdentifier(at: index)!
        var outline = state.outlines[section] ?? DiffableDataSourceSectionSnapshot()
        for place in places {
            let item = next.itemIdentifier(at: ItemPath(section: index, item: place))!
            let previous = place == 0 ? nil : next.itemIdentifier(at: ItemPath(section: index, item: place - 1))
            if outline.contains(item) {
                outline.move(item, behind: previous)
                continue
            }
            var arriving = DiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            arriving.append([item])
            outline.insert(carried[item] ?? arriving, behind: previous)
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

extension DiffableDataSourceSnapshot {
    /// For each section where items come or move, their places in order. Sections come in order too.
    fileprivate func arrivals(by difference: SnapshotDifference) -> [(section: Int, places: [Int])] {
        var result: [(section: Int, places: [Int])] = []
        for path in (difference.insertedItems + difference.movedItems.map(\.to)).sorted() {
            if result.last?.section != path.section { result.append((path.section, [])) }
            result[result.count - 1].places.append(path.item)
        }
        return result
    }

    /// Whether the runs that changed in an outline stand in this order in its section already.
    fileprivate func shows(
        _ changes: [DiffableDataSourceSectionSnapshot<ItemIdentifierType>.VisibleChange],
        of outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType
    ) -> Bool {
        let index = indexOfSection(section)!
        return changes.allSatisfy { change in
            guard let first = change.new.first, let start = outline.visibleIndex(of: first.item) else { return true }
            return change.new.enumerated().allSatisfy { offset, row in
                itemIdentifier(at: ItemPath(section: index, item: start + offset)) == row.item
            }
        }
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
