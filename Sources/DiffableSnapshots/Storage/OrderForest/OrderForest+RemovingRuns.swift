extension OrderForest {
    /// How many of the handles stand in a tree one behind the other, as they are given, and where the first one does.
    ///
    /// - Parameter path: The way to the first one.
    func run(
        of handles: UnsafeBufferPointer<Int32>, at path: OrderPath, in root: OrderNode
    ) -> (index: Int, length: Int) {
        let index = place(of: handles[0], at: path, in: .passUnretained(root)).index
        var length = 0
        while length < handles.count, index + length < root.elementCount {
            let (leaf, entry) = leafAndEntry(at: index + length, in: .passUnretained(root))
            let (matches, isAtEnd) = leaf._withUnsafeGuaranteedRef { leaf in
                let limit = min(handles.count - length, leaf.entryCount - entry)
                var matches = 0
                while matches < limit, leaf.keys[entry + matches] == handles[length + matches] { matches += 1 }
                return (matches, entry + matches == leaf.entryCount)
            }
            length += matches
            if !isAtEnd { break }
        }
        return (index, length)
    }

    /// Copies the handles at a range of indexes of a tree.
    func copyHandles(in range: Range<Int>, of root: OrderNode, to handles: UnsafeMutableBufferPointer<Int32>) {
        var done = 0
        while done < range.count {
            let (leaf, entry) = leafAndEntry(at: range.lowerBound + done, in: .passUnretained(root))
            done += leaf._withUnsafeGuaranteedRef { leaf in
                let length = min(range.count - done, leaf.entryCount - entry)
                (handles.baseAddress.unsafelyUnwrapped + done).initialize(from: leaf.keys + entry, count: length)
                return length
            }
        }
    }

    /// Takes the handles at a range of indexes out of a tree of this forest, which must not be weighted. Nodes of which
    /// nothing is left go whole.
    ///
    /// - Complexity: O(*m* + log *n*) for *m* handles, of which nodes are only looked at, and not copied.
    package mutating func removeRun(_ range: Range<Int>, from root: inout OrderNode?, owner: Int32) {
        precondition(!isWeighted, "the weight of a run is not known")
        if range.isEmpty { return }
        var tree = root.take()!
        if range.count == tree.elementCount {
            removeAll(beneath: tree) { _ in }
            return
        }
        removeRun(range, beneath: &tree)
        root = withoutSpareRoots(tree, owner: owner)
    }

    /// Some handles, but not all, beneath a node.
    private mutating func removeRun(_ range: Range<Int>, beneath node: inout OrderNode) {
        VisitCounter.count()
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
        if node.isLeaf {
            setPlaces(of: UnsafeBufferPointer(start: node.keys + range.lowerBound, count: range.count)) { _ in .none }
            node.closeGap(range)
            return
        }
        let (first, last) = (node.entry(at: range.lowerBound), node.entry(at: range.upperBound - 1))
        var whole = first..<last + 1
        // From the end on, so that what stands before keeps its place.
        if removePart(range, beneath: last, of: node) { whole = first..<last }
        if first < last, removePart(range, beneath: first, of: node) { whole = first + 1..<whole.upperBound }
        if !whole.isEmpty {
            for entry in whole { removeAll(beneath: node.nodes[entry]) { _ in } }
            (node.nodes + whole.lowerBound).deinitialize(count: whole.count)
            node.closeGap(whole)
            setLinks(of: node, from: whole.lowerBound)
        }
        // What is left of the first one and the last one stands side by side now.
        if whole.upperBound <= last { tidyChild(at: whole.lowerBound, of: node) }
        if first < whole.lowerBound { tidyChild(at: first, of: node) }
    }

    /// Takes handles out beneath an entry unless it is beneath none or nothing else.
    ///
    /// - Returns: Whether it did so.
    private mutating func removePart(_ range: Range<Int>, beneath entry: Int, of node: OrderNode) -> Bool {
        let start = Int(node.starts[entry])
        let count = node.count(entry)
        let part = max(0, range.lowerBound - start)..<min(count, range.upperBound - start)
        if part.count == count { return false }
        removeRun(part, beneath: &node.nodes[entry])
        node.shiftStarts(behind: entry, by: -part.count)
        return true
    }
}

extension OrderNode {
    /// Takes entries out whose nodes, in a branch, are uninitialized. What stands behind starts that much earlier.
    func closeGap(_ gap: Range<Int>) {
        let rest = entryCount - gap.upperBound
        (keys + gap.lowerBound).update(from: keys + gap.upperBound, count: rest)
        (keys + (gap.lowerBound + rest)).update(repeating: Self.noKey, count: gap.count)
        if isLeaf {
            elementCount -= gap.count
        } else {
            let end = rest == 0 ? elementCount : Int(starts[gap.upperBound])
            let taken = Int32(truncatingIfNeeded: end) - starts[gap.lowerBound]
            for entry in 0..<rest { starts[gap.lowerBound + entry] = starts[gap.upperBound + entry] - taken }
            (nodes + gap.lowerBound).moveInitialize(from: nodes + gap.upperBound, count: rest)
            elementCount -= Int(taken)
        }
        entryCount -= gap.count
        clearUnusedStarts()
    }
}
