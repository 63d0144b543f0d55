import DiffableSnapshots

/// Names one supplementary view by its kind and by what it belongs to.
struct SupplementaryPath: Hashable, Sendable {
    var kind: String
    var section: Int
    /// The item that the view is anchored to; nil for a header, a footer or a decoration of the section.
    var item: Int?
    /// Whether the layout itself makes the view, not the data source.
    var isDecoration = false

    /// The path after an update; nil if the view's section or item is deleted.
    func mapped(item map: (ItemPath) -> ItemPath?, section: (Int) -> Int?) -> SupplementaryPath? {
        var path = self
        if let item {
            guard let new = map(ItemPath(section: self.section, item: item)) else { return nil }
            path.section = new.section
            path.item = new.item
            return path
        }
        guard let new = section(self.section) else { return nil }
        path.section = new
        return path
    }
}
