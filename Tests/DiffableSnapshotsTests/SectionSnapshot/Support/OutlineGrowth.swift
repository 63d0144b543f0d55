import DiffableSnapshots

#if DEBUG
/// Law 8 for outlines: how many nodes one call looks at, for the tests and for the long checks.
enum OutlineGrowth {
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    /// Outlines of about `count` items of very different shapes.
    static func shapes(_ count: Int) -> [(name: String, outline: Outline)] {
        var wide = Outline()
        wide.append([-1, -2])
        wide.append(Array(0..<count), to: -1)
        var flat = Outline()
        flat.append(Array(0..<count))
        var square = Outline()
        let side = Int(Double(count).squareRoot())
        square.append(Array(0..<side))
        for parent in 0..<side { square.append(Array(side * (parent + 1)..<side * (parent + 2)), to: parent) }
        square.expand(Array(0..<side))
        return [("wide", wide), ("flat", flat), ("square", square), ("deep", chain(count))]
    }

    /// Each item the only child of the one before.
    static func chain(_ count: Int) -> Outline {
        var chain = Outline()
        chain.append([0])
        for item in 1..<count { chain.append([item], to: item - 1) }
        return chain
    }

    /// The most nodes that any of the calls looks at.
    static func mostVisits(_ outline: inout Outline, at items: [Int]) -> (visits: Int, call: String) {
        let calls: [(String, (inout Outline, Int) -> Void)] = [
            ("index(of:)", { _ = $0.index(of: $1) }), ("visibleIndex(of:)", { _ = $0.visibleIndex(of: $1) }),
            ("level(of:)", { _ = $0.level(of: $1) }), ("isVisible", { _ = $0.isVisible($1) }),
            ("siblingIndex(of:)", { _ = $0.siblingIndex(of: $1) }),
            ("numberOfChildren(of:)", { _ = $0.numberOfChildren(of: $1) }),
            ("item(at:)", { outline, item in _ = outline.item(at: outline.numberOfItems / 2) }),
            ("visibleItem(at:)", { outline, item in _ = outline.visibleItem(at: outline.numberOfVisibleItems / 2) }),
            ("expand", { $0.expand([$1]) }), ("collapse", { $0.collapse([$1]) }),
            ("append", { $0.append([-10], to: $1) }), ("delete", { outline, _ in outline.delete([-10]) }),
            ("insert after", { $0.insert([-11], after: $1) }), ("insert before", { $0.insert([-12], before: $1) }),
            ("delete", { outline, _ in outline.delete([-11, -12]) }),
        ]
        var most = (visits: 0, call: "")
        for item in items {
            for (name, call) in calls {
                let visits = outline.countingVisits { call(&$0, item) }
                if visits > most.visits { most = (visits, "\(name) at \(item)") }
            }
        }
        return most
    }

    /// Says which call on an outline of `count` items, of whatever shape, looks at too many nodes.
    static func fault(_ count: Int) -> String? {
        for (name, outline) in shapes(count) {
            var outline = outline
            var items = [0, 1, count / 3, count / 2, count - 2, count - 1].filter { outline.contains($0) }
            if outline.contains(-1) { items.append(-1) }
            let most = mostVisits(&outline, at: items)
            if most.visits > bound(count) { return "\(name) of \(count): \(most.visits) nodes for \(most.call)" }
        }
        return nil
    }

    /// Nodes are 16 full at least. A call may look for a few places, up and down again, and write to some.
    private static func bound(_ count: Int) -> Int { 14 * Int((Double(count).logarithm(of: 16)).rounded(.up) + 1) }

    /// Says what costs too much when a parent with many children, among many other items, opens or closes.
    static func faultInExpansion(children: Int, others: Int) -> String? {
        var collapsed = Outline()
        collapsed.append(Array(0..<others))
        collapsed.append(Array(others..<others + children), to: others / 2)
        var expanded = collapsed
        let opening = expanded.countingVisits { $0.expand([others / 2]) }
        var closed = expanded
        let closing = closed.countingVisits { $0.collapse([others / 2]) }
        if max(opening, closing) > bound(children + others) { return "expand \(opening), collapse \(closing) nodes" }
        for (var new, old) in [(expanded, collapsed), (closed, expanded)] {
            var rows = 0
            let visits = new.countingVisits {
                let changes = $0.visibleChanges(from: old)
                rows = changes.comparedRows.reduce(0) { $0 + $1.count } + changes.hunks.reduce(0) { $0 + $1.old.count }
            }
            // The parent's row, its neighbours in the nodes that changed, and the children.
            if rows > children + 4 * 64 { return "\(rows) rows where \(children) come or go" }
            if visits > children / 16 + 10 * bound(children + others) { return "\(visits) nodes for \(rows) rows" }
        }
        return nil
    }
}

extension Double {
    fileprivate func logarithm(of base: Double) -> Double {
        var (levels, rest) = (0.0, self)
        while rest > 1 {
            rest /= base
            levels += 1
        }
        return levels
    }
}
#endif
