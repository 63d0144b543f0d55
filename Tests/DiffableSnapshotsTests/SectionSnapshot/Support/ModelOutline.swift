import DiffableSnapshots

/// An outline as anyone would write it first: nested arrays, and nothing fast.
struct ModelOutline<Item: Hashable & Sendable>: Sendable {
    struct Node: Sendable {
        var item: Item
        var isExpanded = false
        var children: [Node] = []
    }

    /// What one item of the outline looks like from outside.
    struct Row: Equatable {
        var item: Item
        var level: Int
        var parent: Item?
        var isExpanded: Bool
        var isVisible: Bool
        var siblingIndex: Int
        var numberOfChildren: Int
    }

    var roots: [Node] = []

    var rows: [Row] {
        var rows: [Row] = []
        func add(_ nodes: [Node], level: Int, parent: Item?, isVisible: Bool) {
            for (index, node) in nodes.enumerated() {
                rows.append(
                    Row(
                        item: node.item, level: level, parent: parent, isExpanded: node.isExpanded,
                        isVisible: isVisible, siblingIndex: index, numberOfChildren: node.children.count))
                add(node.children, level: level + 1, parent: node.item, isVisible: isVisible && node.isExpanded)
            }
        }
        add(roots, level: 0, parent: nil, isVisible: true)
        return rows
    }

    var items: [Item] { rows.map(\.item) }

    mutating func append(_ nodes: [Node], to parent: Item?) {
        guard let parent else {
            roots += nodes
            return
        }
        change(parent) { $0.children += nodes }
    }

    mutating func insert(_ nodes: [Node], at item: Item, offset: Int) {
        changeSiblings(of: item) { siblings, index in
            siblings.insert(contentsOf: nodes, at: index + offset)
        }
    }

    mutating func delete(_ item: Item) {
        changeSiblings(of: item) { siblings, index in siblings.remove(at: index) }
    }

    mutating func deleteKeepingChildren(_ item: Item) {
        changeSiblings(of: item) { siblings, index in
            siblings.replaceSubrange(index...index, with: siblings[index].children)
        }
    }

    mutating func setExpanded(_ isExpanded: Bool, _ item: Item) {
        change(item) { $0.isExpanded = isExpanded }
    }

    mutating func replaceChildren(of item: Item, with nodes: [Node]) {
        change(item) { $0.children = nodes }
    }

    mutating func setChildren(of parent: Item?, to items: [Item]) {
        let current = parent.map { node($0).children } ?? roots
        let elsewhere = Set(self.items).subtracting(current.map(\.item))
        var children: [Node] = []
        for item in items where !elsewhere.contains(item) && !children.contains(where: { $0.item == item }) {
            children.append(current.first { $0.item == item } ?? Node(item: item))
        }
        guard let parent else {
            roots = children
            return
        }
        replaceChildren(of: parent, with: children)
    }

    func node(_ item: Item) -> Node {
        func find(_ nodes: [Node]) -> Node? {
            for node in nodes {
                if node.item == item { return node }
                if let found = find(node.children) { return found }
            }
            return nil
        }
        return find(roots)!
    }

    private mutating func change(_ item: Item, _ body: (inout Node) -> Void) {
        changeSiblings(of: item) { siblings, index in body(&siblings[index]) }
    }

    private mutating func changeSiblings(of item: Item, _ body: (inout [Node], Int) -> Void) {
        @discardableResult func search(_ nodes: inout [Node]) -> Bool {
            if let index = nodes.firstIndex(where: { $0.item == item }) {
                body(&nodes, index)
                return true
            }
            for index in nodes.indices where search(&nodes[index].children) { return true }
            return false
        }
        search(&roots)
    }
}

extension ModelOutline {
    /// The real outline, built by appending level by level.
    func outline(
        into empty: DiffableDataSourceSectionSnapshot<Item> = .init()
    ) -> DiffableDataSourceSectionSnapshot<Item> {
        var outline = empty
        func add(_ nodes: [Node], to parent: Item?) {
            outline.append(nodes.map(\.item), to: parent)
            for node in nodes {
                add(node.children, to: node.item)
                if node.isExpanded { outline.expand([node.item]) }
            }
        }
        add(roots, to: nil)
        return outline
    }

    /// What of `outline` differs from this model, in words; nil when nothing does.
    func disagreement(with outline: DiffableDataSourceSectionSnapshot<Item>) -> String? {
        outline.checkInvariants()
        let rows = rows
        if outline.items != rows.map(\.item) { return "items are \(outline.items), not \(rows.map(\.item))" }
        let visible = rows.filter(\.isVisible).map(\.item)
        if outline.visibleItems != visible { return "visible items are \(outline.visibleItems), not \(visible)" }
        if outline.rootItems != roots.map(\.item) { return "root items are \(outline.rootItems)" }
        if outline.expandedItems != rows.filter(\.isExpanded).map(\.item) {
            return "expanded: \(outline.expandedItems)"
        }
        if outline.numberOfItems != rows.count { return "there are \(outline.numberOfItems) items" }
        if outline.numberOfVisibleItems != visible.count { return "\(outline.numberOfVisibleItems) are visible" }
        if outline.numberOfChildren(of: nil) != roots.count { return "\(outline.numberOfChildren(of: nil)) roots" }
        var visibleIndex = 0
        for (index, row) in rows.enumerated() {
            let seen = Row(
                item: outline.item(at: index), level: outline.level(of: row.item), parent: outline.parent(of: row.item),
                isExpanded: outline.isExpanded(row.item), isVisible: outline.isVisible(row.item),
                siblingIndex: outline.siblingIndex(of: row.item),
                numberOfChildren: outline.numberOfChildren(of: row.item))
            if seen != row { return "\(seen) instead of \(row)" }
            if outline.index(of: row.item) != index { return "index of \(row.item): \(outline.index(of: row.item)!)" }
            if outline.hasChildren(row.item) != (row.numberOfChildren > 0) { return "\(row.item) has children or not" }
            let expected = row.isVisible ? visibleIndex : nil
            if outline.visibleIndex(of: row.item) != expected { return "visible index of \(row.item)" }
            if row.isVisible {
                if outline.visibleItem(at: visibleIndex) != row.item { return "visible item at \(visibleIndex)" }
                visibleIndex += 1
            }
        }
        return nil
    }
}
