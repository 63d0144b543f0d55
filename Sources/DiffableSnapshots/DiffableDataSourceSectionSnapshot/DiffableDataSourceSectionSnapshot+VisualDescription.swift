#if !hasFeature(Embedded)
extension DiffableDataSourceSectionSnapshot {
    /// The outline as text, for looking at while debugging.
    ///
    /// Each item stands on a line of its own, indented by its level: `+` marks an expanded one, `-` a collapsed one,
    /// and `*` a visible one.
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
        for node in storage.tree.nodes(in: 0..<storage.tree.count) {
            for _ in 0..<node.level { text += "  " }
            text += node.isExpanded ? "+" : "-"
            text += storage.tree.isVisible(node.handle) ? "*" : " "
            text += " \(storage.item(of: node.handle))\n"
        }
        return text + ">"
    }
}
#endif
