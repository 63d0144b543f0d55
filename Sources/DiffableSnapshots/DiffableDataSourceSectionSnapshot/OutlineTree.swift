typealias OutlineHandle = UInt32

/// A node on its way into an outline: its handle, its level among the inserted ones, and its expansion.
struct OutlineNode {
    var handle: OutlineHandle
    var level: Int
    var isExpanded: Bool
}

/// Where nodes are inserted.
enum OutlinePlace {
    /// Behind the existing children; nil stands for the roots.
    case endOfChildren(OutlineHandle?)
    case before(OutlineHandle)
    case after(OutlineHandle)
}

/// The order, the levels and the expansion of an outline's handles.
struct OutlineTree: Sendable {
    private struct Entry {
        var handle: OutlineHandle
        var level: Int
    }
    private var entries: [Entry] = []
    private var expanded: Set<OutlineHandle> = []

    var count: Int { entries.count }

    func index(of handle: OutlineHandle) -> Int { entries.firstIndex { $0.handle == handle }! }
    func handle(at index: Int) -> OutlineHandle { entries[index].handle }
    func level(of handle: OutlineHandle) -> Int { entries[index(of: handle)].level }
    func isExpanded(_ handle: OutlineHandle) -> Bool { expanded.contains(handle) }
    mutating func setExpanded(_ isExpanded: Bool, _ handle: OutlineHandle) {
        if isExpanded { expanded.insert(handle) } else { expanded.remove(handle) }
    }

    func parent(of handle: OutlineHandle) -> OutlineHandle? {
        let index = index(of: handle)
        return entries[..<index].last { $0.level < entries[index].level }?.handle
    }

    func subtree(of handle: OutlineHandle) -> Range<Int> {
        let index = index(of: handle)
        let end = entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? count
        return index..<end
    }

    func hasChildren(_ handle: OutlineHandle) -> Bool { subtree(of: handle).count > 1 }

    private var visible: [OutlineHandle] {
        var result: [OutlineHandle] = []
        var hiddenBelow = Int.max
        for entry in entries where entry.level <= hiddenBelow {
            result.append(entry.handle)
            hiddenBelow = isExpanded(entry.handle) ? .max : entry.level
        }
        return result
    }

    var visibleCount: Int { visible.count }
    func isVisible(_ handle: OutlineHandle) -> Bool { visible.contains(handle) }
    func visibleIndex(of handle: OutlineHandle) -> Int? { visible.firstIndex(of: handle) }
    func handle(atVisible index: Int) -> OutlineHandle { visible[index] }

    func forEach(in range: Range<Int>, _ body: (OutlineHandle, Int) -> Void) {
        for entry in entries[range] { body(entry.handle, entry.level) }
    }
    func forEachVisible(_ body: (OutlineHandle) -> Void) { for handle in visible { body(handle) } }
    func forEachChild(of parent: OutlineHandle?, _ body: (OutlineHandle) -> Void) {
        let range = parent.map { subtree(of: $0).dropFirst() } ?? 0..<count
        let level = parent.map { self.level(of: $0) + 1 } ?? 0
        for entry in entries[range] where entry.level == level { body(entry.handle) }
    }

    mutating func insert(_ nodes: [OutlineNode], at place: OutlinePlace) {
        let index: Int
        let level: Int
        switch place {
        case .endOfChildren(nil): (index, level) = (count, 0)
        case .endOfChildren(let parent?): (index, level) = (subtree(of: parent).upperBound, self.level(of: parent) + 1)
        case .before(let handle): (index, level) = (self.index(of: handle), self.level(of: handle))
        case .after(let handle): (index, level) = (subtree(of: handle).upperBound, self.level(of: handle))
        }
        entries.insert(contentsOf: nodes.map { Entry(handle: $0.handle, level: level + $0.level) }, at: index)
        for node in nodes where node.isExpanded { expanded.insert(node.handle) }
    }

    mutating func removeSubtree(of handle: OutlineHandle) -> [OutlineHandle] { remove(subtree(of: handle)) }
    mutating func removeDescendants(of handle: OutlineHandle) -> [OutlineHandle] {
        remove(subtree(of: handle).dropFirst())
    }
    private mutating func remove(_ range: Range<Int>) -> [OutlineHandle] {
        let handles = entries[range].map(\.handle)
        entries.removeSubrange(range)
        expanded.subtract(handles)
        return handles
    }
}
