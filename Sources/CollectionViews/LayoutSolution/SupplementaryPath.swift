import DiffableSnapshots

/// Names one supplementary view: the kind that the layout gave it, and what it belongs to.
struct SupplementaryPath: Hashable, Sendable {
    var kind: String
    var section: Int
    /// The item that it is anchored to; nil for a header, a footer or a decoration of the section.
    var item: Int?
    /// Whether the layout itself makes the view, not the data source.
    var isDecoration = false

    /// Where an update takes the view, along with what it belongs to; nil when that is gone.
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
