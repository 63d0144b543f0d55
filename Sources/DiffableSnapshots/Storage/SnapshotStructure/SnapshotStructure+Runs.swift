extension SnapshotStructure {
    /// Takes items out of their places, all that stand side by side at once.
    ///
    /// - Returns: The first one that has no place, if there is one: the ones before it are taken out.
    @usableFromInline
    func removeItems(_ handles: [Int32]) -> Int32? {
        // Sections hear of it when another one follows.
        var section: Int32 = -1
        var removed = 0
        defer { if removed > 0 { addItemCount(-removed, to: section) } }
        var done = 0
        while done < handles.count {
            if !items.contains(handles[done]) { return handles[done] }
            let path = items.path(of: handles[done])
            if path.owner != section {
                if removed > 0 { addItemCount(-removed, to: section) }
                (section, removed) = (path.owner, 0)
            }
            var length = 1
            if done + 1 < handles.count {
                let run = items.run(of: handles[done...], at: path, in: itemRoots[Int(section)].unsafelyUnwrapped)
                length = run.length
                items.removeRun(run.index..<run.index + length, from: &itemRoots[Int(section)], owner: section)
            } else {
                items.remove(handles[done], at: path, from: &itemRoots[Int(section)])
            }
            removed += length
            done += length
        }
        return nil
    }

    /// Takes the items at some places of a section out, and gives their handles.
    @usableFromInline
    func removeItems(in range: Range<Int>, ofSection section: Int32) -> [Int32] {
        if range.isEmpty { return [] }
        let handles = itemRoots[Int(section)].unsafelyUnwrapped.handles(in: range)
        items.removeRun(range, from: &itemRoots[Int(section)], owner: section)
        addItemCount(-range.count, to: section)
        return handles
    }
}
