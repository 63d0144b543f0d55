import DiffableSnapshots

/// An outline's items in order, each with its list and its place there.
struct OutlineListing<Item: Hashable & Sendable> {
    private(set) var items: [Item] = []
    private(set) var isExpanded: [Bool] = []
    /// The index of each item's parent, or -1.
    private(set) var parents: [Int] = []
    private var siblingIndexes: [Int] = []
    private var previous: [Int] = []
    private var next: [Int] = []

    init(_ outline: DiffableDataSourceSectionSnapshot<Item>) {
        let count = outline.numberOfItems
        items = outline.items
        isExpanded.reserveCapacity(count)
        parents.reserveCapacity(count)
        siblingIndexes.reserveCapacity(count)
        previous.reserveCapacity(count)
        next = Array(repeating: -1, count: count)
        // The last item of each level on the way to the current one.
        var path: [Int] = []
        outline.forEachNode { index, level, isExpanded in
            self.isExpanded.append(isExpanded)
            let sibling = level < path.count ? path[level] : -1
            path.removeLast(path.count - level)
            parents.append(level == 0 ? -1 : path[level - 1])
            previous.append(sibling)
            siblingIndexes.append(sibling < 0 ? 0 : siblingIndexes[sibling] + 1)
            if sibling >= 0 { next[sibling] = index }
            path.append(index)
        }
    }

    var count: Int { items.count }

    /// The parent of an item; nil for a root.
    func parent(at index: Int) -> Item? { parents[index] < 0 ? nil : items[parents[index]] }

    /// Where an item stands.
    func place<Section>(
        at index: Int, inSection section: Section
    ) -> PlacementChanges<Item, ItemContainer<Section, Item>>.Place {
        .init(
            container: parent(at: index).map { .parent($0) } ?? .section(section), index: siblingIndexes[index],
            previous: previous[index] < 0 ? nil : items[previous[index]],
            next: next[index] < 0 ? nil : items[next[index]], isFlagged: isExpanded[index])
    }

    /// Whether an item is the same, in the same list and expanded alike, as one of another listing.
    func isSame(_ index: Int, as other: Self, _ otherIndex: Int) -> Bool {
        items[index] == other.items[otherIndex] && isExpanded[index] == other.isExpanded[otherIndex]
            && parent(at: index) == other.parent(at: otherIndex)
    }
}
