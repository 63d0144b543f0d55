/// What two trees share as objects, and the leaves of each that the other does not have.
///
/// A node that both trees have is the same on both sides and is not entered, so the cost is that of the nodes that
/// differ: edits of a copy make as many of them as the paths they touch.
@usableFromInline
struct TreeAlignment {
    /// A node, and which entries of the whole tree are beneath it.
    private struct NodeSpan<Entry: OrderEntry> {
        var node: Unmanaged<OrderNode<Entry>>
        var start: Int
        /// How many entries it holds, as its parent says: a node that both trees have is not looked at.
        var count: Int
    }

    @usableFromInline let oldSection: Int
    @usableFromInline let newSection: Int
    /// What both trees have, in new order.
    @usableFromInline var shared: [MatchedBlock] = []
    /// The handles in leaves that are not shared, in order.
    @usableFromInline var oldUnmatched = UnmatchedHandles()
    @usableFromInline var newUnmatched = UnmatchedHandles()

    @usableFromInline
    struct UnmatchedHandles {
        @usableFromInline var handles: [Int32] = []
        /// The index in the tree of each.
        @usableFromInline var indexes: [Int32] = []

        mutating func add(_ leaf: OrderNode<some OrderEntry>, at start: Int) {
            for entry in leaf.entries { handles.append(entry.handle) }
            indexes += Int32(start)..<Int32(start + leaf.entries.count)
        }

        /// The handle at an index of the tree, which must be one of these.
        @usableFromInline
        func handle(at index: Int) -> Int32 {
            handles[indexes.indices.partitionPoint(where: { Int(indexes[$0]) < index })]
        }
    }

    /// Aligns two trees: of all sections, of the items of two sections, or of two outlines.
    init<Entry>(
        old: OrderNode<Entry>?, _ oldSection: Int = 0, new: OrderNode<Entry>?, _ newSection: Int = 0
    ) {
        self.oldSection = oldSection
        self.newSection = newSection
        var oldSpans = old.map { [NodeSpan(node: .passUnretained($0), start: 0, count: $0.count)] } ?? []
        var newSpans = new.map { [NodeSpan(node: .passUnretained($0), start: 0, count: $0.count)] } ?? []
        let (oldTop, newTop) = (old?.level ?? 0, new?.level ?? 0)
        for level in (0...max(oldTop, newTop)).reversed() {
            if level < oldTop { oldSpans = Self.children(of: oldSpans) }
            if level < newTop { newSpans = Self.children(of: newSpans) }
            if level <= min(oldTop, newTop) { takeShared(&oldSpans, &newSpans) }
        }
        for span in oldSpans { span.node._withUnsafeGuaranteedRef { oldUnmatched.add($0, at: span.start) } }
        for span in newSpans { span.node._withUnsafeGuaranteedRef { newUnmatched.add($0, at: span.start) } }
        shared.sort { $0.newStart < $1.newStart }
    }

    private static func children<Entry>(of spans: [NodeSpan<Entry>]) -> [NodeSpan<Entry>] {
        var result: [NodeSpan<Entry>] = []
        result.reserveCapacity(spans.count * 64)
        for span in spans {
            VisitCounter.count()
            span.node._withUnsafeGuaranteedRef { node in
                var start = span.start
                for (slot, sum) in node.sums.enumerated() {
                    result.append(NodeSpan(node: node.node(slot), start: start, count: Int(sum.count)))
                    start += Int(sum.count)
                }
            }
        }
        return result
    }

    private mutating func addShared<Entry>(_ old: NodeSpan<Entry>, _ new: NodeSpan<Entry>) {
        shared.add(
            MatchedBlock(
                oldSection: oldSection, oldStart: old.start, newSection: newSection, newStart: new.start,
                count: old.count))
    }

    /// Takes out of nodes of one level those that are on both sides.
    private mutating func takeShared<Entry>(_ old: inout [NodeSpan<Entry>], _ new: inout [NodeSpan<Entry>]) {
        // Most stand opposite each other, or were pushed on by one that was split or joined.
        var oldRest: [Int] = []
        var newRest: [NodeSpan<Entry>] = []
        var (oldIndex, newIndex) = (0, 0)
        func isSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
            oldIndex < old.count && newIndex < new.count
                && old[oldIndex].node.toOpaque() == new[newIndex].node.toOpaque()
        }
        while oldIndex < old.count || newIndex < new.count {
            if isSame(oldIndex, newIndex) {
                addShared(old[oldIndex], new[newIndex])
                oldIndex += 1
                newIndex += 1
                continue
            }
            let isInserted = isSame(oldIndex, newIndex + 1)
            let isRemoved = !isInserted && isSame(oldIndex + 1, newIndex)
            if !isInserted, oldIndex < old.count {
                oldRest.append(oldIndex)
                oldIndex += 1
            }
            if !isRemoved, newIndex < new.count {
                newRest.append(new[newIndex])
                newIndex += 1
            }
        }
        // The others may stand anywhere.
        var indexes: [UnsafeMutableRawPointer: Int] = [:]
        if !newRest.isEmpty { for index in oldRest { indexes[old[index].node.toOpaque()] = index } }
        var taken: Set<Int> = []
        newRest.removeAll { span in
            guard let match = indexes[span.node.toOpaque()] else { return false }
            addShared(old[match], span)
            taken.insert(match)
            return true
        }
        old = oldRest.filter { !taken.contains($0) }.map { old[$0] }
        new = newRest
    }
}

extension TreeAlignment {
    /// The ranges of both trees between what they share, where that stands in the same order in both.
    func gaps(oldCount: Int, newCount: Int) -> [(old: Range<Int>, new: Range<Int>)] {
        var gaps: [(old: Range<Int>, new: Range<Int>)] = []
        var start = (old: 0, new: 0)
        func add(old: Int, new: Int) {
            if start.old < old || start.new < new { gaps.append((start.old..<old, start.new..<new)) }
        }
        for block in shared {
            add(old: Int(block.oldStart), new: Int(block.newStart))
            start = (Int(block.oldStart + block.count), Int(block.newStart + block.count))
        }
        add(old: oldCount, new: newCount)
        return gaps
    }
}
