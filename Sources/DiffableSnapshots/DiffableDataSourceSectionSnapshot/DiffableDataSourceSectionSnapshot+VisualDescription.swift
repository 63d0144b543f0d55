#if !hasFeature(Embedded)
extension DiffableDataSourceSectionSnapshot {
    /// The outline as text, for looking at while debugging.
    ///
    /// Each item stands on a line of its own, indented by its level: `+` marks an expanded one, `-` a collapsed one,
    /// and `*` a visible one. Apple has it since iOS 14.
    ///
    /// ```
    /// <DiffableDataSourceSectionSnapshot: 3 items
    /// -* Bread
    /// +* Fruit
    ///   -* Apple
    /// >
    /// ```
    public func visualDescription() -> String {
        var text = "<DiffableDataSourceSectionSnapshot: \(numberOfItems) items\n"
        storage.tree.forEach(in: 0..<storage.tree.count) { handle, level in
            for _ in 0..<level { text += "  " }
            text += storage.tree.isExpanded(handle) ? "+" : "-"
            text += storage.tree.isVisible(handle) ? "*" : " "
            text += " \(storage.item(of: handle))\n"
        }
        return text + ">"
    }
}
#endif
