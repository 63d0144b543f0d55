import DiffableSnapshots

extension DataSourceState {
    private typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    private typealias Outline = DiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What is on its way to its new place, by the item on top.
    private typealias Carried = [ItemIdentifierType: Outline]

    /// Carries an ordinary snapshot over into the outlines of its sections, and gives back what is then visible.
    ///
    /// Items that are still there keep their place in the outline, vanished ones are dropped, and new ones come behind
    /// the visible item that precedes them, at that item's level. A section that is gone takes its outline along.
    ///
    /// An item that stands in another place moves there with all that is below it, whether that shows or not: expanding
    /// a parent does not change what moving it means. It stays with its own parent where its new place allows that, so
    /// a parent that moves together with its rows is the same tree at its new place; otherwise it comes to the level of
    /// the item that precedes it. What is below a parent and named elsewhere goes where it is named. Of a parent that
    /// is gone, the children that are named take its place.
    func reconciled(
        _ next: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, state: inout DataSourceState
    ) -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        if outlines.isEmpty { return next }
        state.outlines = outlines.filter { next.contains(section: $0.key) }
        let difference = next.removingMarks().difference(from: snapshot)
        if !difference.hasStructuralChanges { return next }
        var carried: Carried = [:]
        // What moves to a new section showed before.
        let appearing = next.items(insertedBy: difference).filter { !snapshot.contains(item: $0) }
        for section in outlines.keys {
            var outline = outlines[section]!
            uncover(appearing, in: &outline, carried: &carried)
            leave(section, &outline, by: difference, for: next, carried: &carried)
            if next.contains(section: section) { state.outlines[section] = outline }
        }
        for (index, places) in next.arrivals(by: difference) {
            let arriving = arrivals(at: places, inSectionAt: index, of: next, state: &state, carried: carried)
            if let arriving { settle(arriving, inSectionAt: index, of: next, state: &state, carried: carried) }
        }
        return visible(next, in: state.outlines)
    }

    /// An ordinary snapshot with the rows that outlines show.
    private func visible(
        _ next: Snapshot, in outlines: [SectionIdentifierType: Outline]
    ) -> Snapshot {
        var result = next
        for (section, outline) in outlines {
            let changes = outline.visibleChanges(from: self.outline(for: section))
            if !result.shows(changes, of: outline, in: section) {
                result.appendItems(outline.visibleItems, toSection: section)
            }
            result.reconfigureItems(outline.visibleItems(atEach: changes.changedRows))
        }
        // Where a child followed its parent out of a section in which it is still named.
        for (section, outline) in outlines
        where result.numberOfItems(inSection: section) != outline.numberOfVisibleItems {
            result.appendItems(outline.visibleItems, toSection: section)
        }
        return result
    }

    /// The places of a section whose items come into its outline; nil where it needs none. A section without outline
    /// gets one only when an item arrives that hides others.
    private func arrivals(
        at places: [Int], inSectionAt index: Int, of next: Snapshot, state: inout DataSourceState, carried: Carried
    ) -> [Int]? {
        let section = next.sectionIdentifier(at: index)!
        if state.outlines[section] != nil { return places }
        let items = next.itemIdentifiers(inSection: section)
        guard items.contains(where: { (carried[$0]?.numberOfItems ?? 0) > 1 }) else { return nil }
        var flat = Outline()
        let isNew = !snapshot.contains(section: section)
        if !isNew {
            let old = snapshot.itemIdentifiers(inSection: section)
            flat.append(old.filter { next.sectionIdentifier(containingItem: $0) == section })
        }
        state.outlines[section] = flat
        return isNew ? Array(items.indices) : places
    }

    /// Takes items out that an ordinary snapshot shows and the outline hid.
    private func uncover(
        _ appearing: [ItemIdentifierType], in outline: inout Outline, carried: inout Carried
    ) {
        // Descendants first: what shows on its own must not go along with what is above it.
        let hidden = appearing.compactMap { item in outline.index(of: item).map { (item: item, index: $0) } }
        for (item, _) in hidden.sorted(by: { $0.index > $1.index }) {
            var whole = outline.takeWhole(item)
            // What is below it was hidden and is not named: it stays hidden.
            whole.collapse([item])
            carried[item] = whole
        }
    }

    /// Drops what has vanished from a section's outline, and sets aside what goes to another section.
    private func leave(
        _ section: SectionIdentifierType, _ outline: inout Outline,
        by difference: SnapshotDifference, for next: Snapshot, carried: inout Carried
    ) {
        let index = snapshot.indexOfSection(section)
        let paths = difference.deletedItems + difference.movedItems.map(\.from)
        let old = outline
        // In order: a parent is taken before its children, and takes along those that don't go elsewhere.
        for path in paths.filter({ $0.section == index }).sorted() {
            let item = snapshot.itemIdentifier(at: path)!
            let newSection = next.sectionIdentifier(containingItem: item)
            if outline.contains(item) {
                if newSection == section { continue }
                guard newSection != nil else {
                    outline.take(out: item)
                    continue
                }
                let whole = outline.takeWhole(item)
                carried[item] = whole.dropping { snapshot.contains(item: $0) && !next.contains(item: $0) }
            } else if let newSection,
                let carrier = old.ancestor(of: item, where: { carried[$0]?.contains(item) == true }),
                // Before its parent it can't stay below it, in the parent's new section neither.
                newSection != next.sectionIdentifier(containingItem: carrier)
                    || next.itemPath(of: item)! < next.itemPath(of: carrier)!
            {
                carried[item] = carried[carrier]!.takeWhole(item)
            }
        }
    }

    /// Brings items of an ordinary snapshot to their places in a section's outline, in order.
    private func settle(
        _ places: [Int], inSectionAt index: Int, of next: Snapshot, state: inout DataSourceState, carried: Carried
    ) {
        let section = next.sectionIdentifier(at: index)!
        var outline = state.outlines[section] ?? Outline()
        for place in places {
            let item = next.itemIdentifier(at: ItemPath(section: index, item: place))!
            // What followed its parent to another section is named here still, and precedes nothing.
            let previous = (0..<place).reversed().lazy
                .map { next.itemIdentifier(at: ItemPath(section: index, item: $0))! }
                .first { outline.contains($0) }
            if outline.contains(item) {
                outline.move(item, behind: previous)
                continue
            }
            var arriving = Outline()
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

    /// Whether what was looked at for the changes of an outline stands in this order in its section already.
    fileprivate func shows(
        _ changes: VisibleChanges, of outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        in section: SectionIdentifierType
    ) -> Bool {
        let index = indexOfSection(section)!
        return changes.comparedRows.allSatisfy { rows in
            zip(rows, outline.visibleItems(in: rows)).allSatisfy { place, item in
                itemIdentifier(at: ItemPath(section: index, item: place)) == item
            }
        }
    }
}
