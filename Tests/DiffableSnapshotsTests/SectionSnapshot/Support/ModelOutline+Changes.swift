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
        func shown(_ rows: [DiffableDataSourceSectionSnapshot<Item>.Row]) -> [Shown<Item>] {
            rows.map {
                Shown(item: $0.item, level: $0.level, isExpanded: $0.isExpanded, hasChildren: $0.hasChildren)
            }
        }
        var (before, after) = (shown(oldModel)[...], shown(self)[...])
        for change in outline.visibleChanges(from: old) {
            let (removed, inserted) = (shown(change.old), shown(change.new))
            // Up to the run both are the same.
            while before.prefix(removed.count) != removed[...] || after.prefix(inserted.count) != inserted[...] {
                guard let first = before.first, first == after.first else { return "run \(change) not found" }
                before.removeFirst()
                after.removeFirst()
            }
            before.removeFirst(removed.count)
            after.removeFirst(inserted.count)
            if change.next != after.first?.item { return "next of \(change) is not \(String(describing: after.first))" }
        }
        if before != after { return "\(before) and \(after) lie outside of the runs" }
        let missing = Set(items).subtracting(oldModel.items)
        if Set(outline.itemsMissing(in: old)) != missing { return "\(outline.itemsMissing(in: old)) are missing" }
        return nil
    }
}
