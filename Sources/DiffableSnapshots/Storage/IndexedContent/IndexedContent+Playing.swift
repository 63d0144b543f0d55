extension IndexedContent {
    /// Follows a difference, so that this index becomes that of the new arrays.
    ///
    /// What stays keeps its handle and its identifier; only what the difference names is touched.
    ///
    /// - Parameters:
    ///   - difference: What leads from this content to the arrays.
    ///   - newSections: The sections after it.
    ///   - newItems: Their items, each of which stands there once.
    ///   - call: The call that a sentence about changed hash values names.
    /// - Complexity: O(*c* log *n*) for *c* items that come, go or move.
    func play(
        _ difference: SnapshotDifference, to newSections: [SectionID], _ newItems: [[ItemID]], _ call: StaticString
    ) {
        // Old index paths hold until the first change.
        let moving = difference.movedItems.map { structure.item(at: $0.from) }
        var leaving = difference.deletedItems.map { structure.item(at: $0) }
        let movingSections = difference.movedSections.map { structure.section(at: $0.from) }
        let leavingSections = difference.deletedSections.map { structure.section(at: $0) }
        let missing = structure.removeItems(moving + leaving)
        precondition(missing == nil, "a difference names an item twice")
        for section in leavingSections { leaving += structure.removeSection(section) }
        sectionTable.remove(leavingSections, call)
        itemTable.remove(leaving, call)
        for section in movingSections { structure.takeOutSection(section) }
        var sections = zip(difference.movedSections, movingSections).map { (index: $0.to, handle: $1) }
        for index in difference.insertedSections {
            sections.append((index, sectionTable.insert(newSections[index]).handle))
        }
        sections.sort { $0.index < $1.index }
        for (index, handle) in sections { structure.insertSection(handle, at: index) }
        let inserted = difference.insertedPaths(in: newItems)
        let handles = insertIntoTable(inserted.map { newItems[$0.section][$0.item] })
        let arriving = zip(inserted + difference.movedItems.map(\.to), handles + moving).sorted { $0.0 < $1.0 }
        var run: [Int32] = []
        for (index, (path, handle)) in arriving.enumerated() {
            run.append(handle)
            let end = ItemPath(section: path.section, item: path.item + 1)
            if index + 1 < arriving.count, arriving[index + 1].0 == end { continue }
            let start = ItemPath(section: path.section, item: end.item - run.count)
            structure.insertItems(run, at: start.item, inSection: structure.section(at: start.section))
            run.removeAll(keepingCapacity: true)
        }
    }
}

extension SnapshotDifference {
    /// Where items arrive that were not there before: those of inserted sections, too.
    fileprivate func insertedPaths<ItemID>(in newItems: [[ItemID]]) -> [ItemPath] {
        var paths = insertedItems
        if insertedSections.isEmpty { return paths }
        let moved = Set(movedItems.map(\.to))
        for section in insertedSections {
            paths += newItems[section].indices.lazy.map { ItemPath(section: section, item: $0) }
                .filter { !moved.contains($0) }
        }
        return paths
    }
}
