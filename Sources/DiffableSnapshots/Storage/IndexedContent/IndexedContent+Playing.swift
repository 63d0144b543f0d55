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
        let moving = structure.items(at: difference.movedItems.map(\.from))
        var leaving = structure.items(at: difference.deletedItems)
        let movingSections = structure.sections(at: difference.movedSections.map(\.from))
        let leavingSections = structure.sections(at: difference.deletedSections)
        structure.removeAllItems(moving + leaving)
        for section in leavingSections {
            structure.removeSection(section) { leaving.append($0) }
            sectionTable.remove(handle: section, call)
        }
        leaving.withUnsafeBufferPointer { itemTable.remove($0, call) }
        for section in movingSections { structure.takeOutSection(section) }
        var sections = zip(difference.movedSections, movingSections).map { (index: $0.to, handle: $1) }
        for index in difference.insertedSections {
            sections.append((index, sectionTable.insert(newSections[index]).handle))
        }
        sections.sort { $0.index < $1.index }
        for (index, handle) in sections { structure.putSection(handle, at: index) }
        let arriving = ArrivingItems(difference, newItems)
        let handles = insertIntoTable(arriving.inserted.map { newItems[$0.section][$0.item] })
        arriving.forEachRun(inserted: handles, moved: moving) { path, run in
            structure.insertItems(run, at: path)
        }
    }

    /// Gives handles to items that are new here.
    func insertIntoTable(_ identifiers: [ItemID]) -> [Int32] {
        var handles = [Int32](repeating: -1, count: identifiers.count)
        let twice = identifiers.withUnsafeBufferPointer { identifiers in
            handles.withUnsafeMutableBufferPointer { itemTable.insert(identifiers, handles: $0) }
        }
        precondition(twice == nil, "an item that is to be new stands in the snapshot twice")
        return handles
    }
}

/// The items that a difference puts into sections, by their new index paths.
private struct ArrivingItems {
    /// Where items arrive that were not there before, in order: those of inserted sections, too.
    var inserted: [ItemPath]
    var moved: [ItemPath]

    init<ItemID>(_ difference: SnapshotDifference, _ newItems: [[ItemID]]) {
        inserted = difference.insertedItems
        moved = difference.movedItems.map(\.to)
        if difference.insertedSections.isEmpty { return }
        for section in difference.insertedSections {
            let movedHere = Set(moved.lazy.filter { $0.section == section }.map(\.item))
            for item in newItems[section].indices where !movedHere.contains(item) {
                inserted.append(ItemPath(section: section, item: item))
            }
        }
        inserted.sort()
    }

    /// Calls `body` with the handles of items that arrive side by side and the path of the first one, in order.
    func forEachRun(
        inserted insertedHandles: [Int32], moved movedHandles: [Int32],
        _ body: (ItemPath, UnsafeBufferPointer<Int32>) -> Void
    ) {
        var (insertion, move) = (0, 0)
        var run: [Int32] = []
        var start = ItemPath(section: 0, item: 0)
        while insertion < inserted.count || move < moved.count {
            let isMove = insertion == inserted.count || move < moved.count && moved[move] < inserted[insertion]
            let path = isMove ? moved[move] : inserted[insertion]
            if run.isEmpty || path.section != start.section || path.item != start.item + run.count {
                run.withUnsafeBufferPointer { body(start, $0) }
                run.removeAll(keepingCapacity: true)
                start = path
            }
            run.append(isMove ? movedHandles[move] : insertedHandles[insertion])
            if isMove { move += 1 } else { insertion += 1 }
        }
        run.withUnsafeBufferPointer { body(start, $0) }
    }
}
