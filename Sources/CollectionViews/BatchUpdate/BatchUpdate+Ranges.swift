import DiffableSnapshots

extension BatchUpdate {
    /// Stops the program when a request names an index path that doesn't exist: before the update for deletions,
    /// reloads and sources of moves, after it for insertions and targets.
    func checkRanges(before: [Int], after: [Int]) {
        let old =
            sections.deleted.map { ($0, "deleted") } + sections.reloaded.map { ($0, "reloaded") }
            + sections.moved.map { ($0.from, "moved") }
        for (section, verb) in old where !before.indices.contains(section) {
            fatalError(
                "\(nouns.view).\(call): section \(section) is to be \(verb), but there were only \(before.count) "
                    + "sections before the update; name a place of the state before it.")
        }
        let new = sections.inserted.map { ($0, "inserted") } + sections.moved.map { ($0.to, "moved to") }
        for (section, verb) in new where !after.indices.contains(section) {
            fatalError(
                "\(nouns.view).\(call): section \(section) is to be \(verb), but there are only \(after.count) "
                    + "sections after the update; name a place of the state after it.")
        }
        let oldItems =
            items.deleted.map { ($0, "deleted") } + items.reloaded.map { ($0, "reloaded") }
            + items.reconfigured.map { ($0, "reconfigured") } + items.moved.map { ($0.from, "moved") }
        for (path, verb) in oldItems { check(path, verb, in: before, "were", "before") }
        let newItems = items.inserted.map { ($0, "inserted") } + items.moved.map { ($0.to, "moved to") }
        for (path, verb) in newItems { check(path, verb, in: after, "are", "after") }
    }

    private func check(_ path: ItemPath, _ verb: String, in counts: [Int], _ were: String, _ when: String) {
        guard counts.indices.contains(path.section) else {
            fatalError(
                "\(nouns.view).\(call): \(nouns.item) \(path) is to be \(verb), but there \(were) only \(counts.count) "
                    + "sections \(when) the update; name a place of the state \(when) it.")
        }
        guard path.item < counts[path.section] else {
            fatalError(
                "\(nouns.view).\(call): \(nouns.item) \(path) is to be \(verb), but section \(path.section) holds only "
                    + "\(counts[path.section]) \(nouns.item)s \(when) the update; name a place of the state \(when) it."
            )
        }
    }
}
