/// An outline as it is mostly written by hand: dictionaries for the tree, and the visible rows made anew after each
/// change.
struct FlatteningOutline {
    private var roots: [Int] = []
    private var children: [Int: [Int]] = [:]
    private var parents: [Int: Int] = [:]
    private var expanded: Set<Int> = []
    private(set) var rows: [Int] = []

    init(_ shape: OutlineShape) {
        for (parent, items) in shape.groups { add(items, to: parent) }
        expanded = Set(shape.expanded)
        let parent = parents[shape.middle]
        let index = siblings(of: shape.middle).firstIndex(of: shape.middle)! + 1
        place(OutlineShape.smallParent, under: parent, at: index)
        place(OutlineShape.largeParent, under: parent, at: index)
        add(OutlineShape.largeChildren, to: OutlineShape.largeParent)
        add(OutlineShape.smallChildren, to: OutlineShape.smallParent)
        flatten()
    }

    private mutating func add(_ items: [Int], to parent: Int?) {
        guard let parent else {
            roots += items
            return
        }
        children[parent, default: []] += items
        for item in items { parents[item] = parent }
    }

    private mutating func place(_ item: Int, under parent: Int?, at index: Int) {
        guard let parent else {
            roots.insert(item, at: index)
            return
        }
        children[parent]!.insert(item, at: index)
        parents[item] = parent
    }

    private func siblings(of item: Int) -> [Int] { parents[item].map { children[$0]! } ?? roots }

    private mutating func flatten() {
        rows.removeAll(keepingCapacity: true)
        var open = [roots[...]]
        while let item = open[open.count - 1].popFirst() ?? nextLevel(&open) {
            rows.append(item)
            if expanded.contains(item), let below = children[item] { open.append(below[...]) }
        }
    }

    /// The next item of the nearest level that has one.
    private func nextLevel(_ open: inout [ArraySlice<Int>]) -> Int? {
        while open.count > 1 {
            open.removeLast()
            if let item = open[open.count - 1].popFirst() { return item }
        }
        return nil
    }

    mutating func expand(_ item: Int) {
        expanded.insert(item)
        flatten()
    }

    mutating func collapse(_ item: Int) {
        expanded.remove(item)
        flatten()
    }

    mutating func insert(_ item: Int, after sibling: Int) {
        place(item, under: parents[sibling], at: siblings(of: sibling).firstIndex(of: sibling)! + 1)
        flatten()
    }

    /// Deletes an item without children.
    mutating func delete(_ item: Int) {
        if let parent = parents.removeValue(forKey: item) {
            children[parent]!.remove(at: children[parent]!.firstIndex(of: item)!)
        } else {
            roots.remove(at: roots.firstIndex(of: item)!)
        }
        flatten()
    }

    func visibleIndex(of item: Int) -> Int? { rows.firstIndex(of: item) }
    func parent(of item: Int) -> Int? { parents[item] }

    func level(of item: Int) -> Int {
        var (level, item) = (0, item)
        while let parent = parents[item] { (level, item) = (level + 1, parent) }
        return level
    }
}
