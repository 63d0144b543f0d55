import DiffableSnapshots

/// A visible item and what its row shows of the outline.
private struct Shown<Item: Equatable>: Equatable {
    var item: Item
    var level: Int
    var isExpanded: Bool
    var hasChildren: Bool
}

extension ModelOutline {
    /// What is wrong with the changes that `outline` says lead from `old` to it, in words; nil when nothing is.
    func faultInChanges(
        of outline: DiffableDataSourceSectionSnapshot<Item>, from old: DiffableDataSourceSectionSnapshot<Item>,
        _ oldModel: ModelOutline<Item>
    ) -> String? {
        func shown(_ model: ModelOutline<Item>) -> [Shown<Item>] {
            model.rows.filter(\.isVisible).map {
                Shown(item: $0.item, level: $0.level, isExpanded: $0.isExpanded, hasChildren: $0.numberOfChildren > 0)
            }
        }
        let (before, after) = (shown(oldModel), shown(self))
        let changes = outline.visibleChanges(from: old)
        var played = before.map(\.item)
        for hunk in changes.hunks.reversed() { played.replaceSubrange(hunk.old, with: after[hunk.new].map(\.item)) }
        if played != after.map(\.item) { return "the hunks \(changes.hunks) lead to \(played)" }
        let former = Dictionary(uniqueKeysWithValues: before.map { ($0.item, $0) })
        let changed = after.indices.filter { index in former[after[index].item].map { $0 != after[index] } == true }
        if changes.changedRows != changed { return "rows \(changes.changedRows) changed, not \(changed)" }
        let (oldInHunks, newInHunks) = (changes.hunks.flatMap(\.old), changes.hunks.flatMap(\.new))
        let arriving = Set(newInHunks.map { after[$0].item })
        let leaving = oldInHunks.filter { !arriving.contains(before[$0].item) }
        if changes.leaving.flatMap({ $0 }) != leaving { return "rows \(changes.leaving) leave, not \(leaving)" }
        if changes.hasMoves != (leaving.count < oldInHunks.count) { return "moves: \(changes.hasMoves)" }
        if !Set(newInHunks + changed).isSubset(of: changes.comparedRows.flatMap { $0 }) {
            return "\(changes) has a row outside"
        }
        let missing = Set(items).subtracting(oldModel.items)
        if Set(outline.itemsMissing(in: old)) != missing { return "\(outline.itemsMissing(in: old)) are missing" }
        return nil
    }
}
