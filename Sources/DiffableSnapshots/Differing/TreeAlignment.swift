/// What two trees share as objects, and the leaves of each that the other does not have.
///
/// A node that both trees have is the same on both sides and is not entered, so the cost is that of the nodes that
/// differ: edits of a copy make as many of them as the paths they touch.
@usableFromInline
struct TreeAlignment {
    /// Elements that stand in a row on both sides.
    @usableFromInline
    struct SharedRun {
        @usableFromInline var oldStart: Int
        @usableFromInline var newStart: Int
        @usableFromInline var count: Int
    }

    private struct Place {
        var node: Unmanaged<OrderNode>
        var start: Int
        /// How many elements it holds, as its parent says: a node that both trees have is not looked at.
        var count: Int

        init(_ node: Unmanaged<OrderNode>, start: Int, count: Int) {
            self.node = node
            self.start = start
            self.count = count
        }
    }

    @usableFromInline var shared: [SharedRun] = []
    /// The handles in leaves that are not shared, in order, and where each run of such leaves starts.
    @usableFromInline var oldOpen = OpenHandles()
    @usableFromInline var newOpen = OpenHandles()

    /// Handles that stand side by side, stretch by stretch.
    @usableFromInline
    struct OpenHandles {
        @usableFromInline var handles: [Int32] = []
        /// The index in the tree at which a stretch starts, and where its handles start in `handles`.
        @usableFromInline var stretches: [(treeStart: Int, start: Int)] = []

        mutating func add(_ leaf: OrderNode, at treeStart: Int) {
            let end = stretches.last.map { $0.treeStart + handles.count - $0.start }
            if end != treeStart { stretches.append((treeStart, handles.count)) }
            handles.append(contentsOf: UnsafeBufferPointer(start: leaf.keys, count: leaf.entryCount))
        }
    }

    @usableFromInline
    init(old: OrderNode?, new: OrderNode?) {
        var oldPlaces = old.map { [Place(.passUnretained($0), start: 0, count: $0.elementCount)] } ?? []
        var newPlaces = new.map { [Place(.passUnretained($0), start: 0, count: $0.elementCount)] } ?? []
        var oldLevel = old?.level ?? 0
        var newLevel = new?.level ?? 0
        while true {
            while oldLevel > newLevel {
                oldPlaces = Self.children(of: oldPlaces)
                oldLevel -= 1
            }
            while newLevel > oldLevel {
                newPlaces = Self.children(of: newPlaces)
                newLevel -= 1
            }
            takeShared(&oldPlaces, &newPlaces)
            if oldLevel == 0 { break }
            oldPlaces = Self.children(of: oldPlaces)
            newPlaces = Self.children(of: newPlaces)
            oldLevel -= 1
            newLevel -= 1
        }
        for place in oldPlaces { place.node._withUnsafeGuaranteedRef { oldOpen.add($0, at: place.start) } }
        for place in newPlaces { place.node._withUnsafeGuaranteedRef { newOpen.add($0, at: place.start) } }
        shared.sort { $0.newStart < $1.newStart }
    }

    private static func children(of places: [Place]) -> [Place] {
        var result: [Place] = []
        result.reserveCapacity(places.count * 64)
        for place in places {
            VisitCounter.count()
            place.node._withUnsafeGuaranteedRef { node in
                for entry in 0..<node.entryCount {
                    let start = place.start + Int(node.starts[entry])
                    result.append(Place(node.node(entry), start: start, count: node.count(entry)))
                }
            }
        }
        return result
    }

    private mutating func addShared(_ old: Place, _ new: Place) {
        let count = old.count
        if let last = shared.last, last.oldStart + last.count == old.start, last.newStart + last.count == new.start {
            shared[shared.count - 1].count += count
        } else {
            shared.append(SharedRun(oldStart: old.start, newStart: new.start, count: count))
        }
    }

    /// Takes out of nodes of one level those that are on both sides.
    private mutating func takeShared(_ old: inout [Place], _ new: inout [Place]) {
        var head = 0
        while head < old.count, head < new.count, old[head].node.toOpaque() == new[head].node.toOpaque() {
            addShared(old[head], new[head])
            head += 1
        }
        var oldEnd = old.count
        var newEnd = new.count
        while oldEnd > head, newEnd > head, old[oldEnd - 1].node.toOpaque() == new[newEnd - 1].node.toOpaque() {
            oldEnd -= 1
            newEnd -= 1
            addShared(old[oldEnd], new[newEnd])
        }
        // Where both sides were edited in place, the nodes behind stand opposite each other again.
        var oldRest: [Place] = []
        var newRest: [Place] = []
        var (oldIndex, newIndex) = (head, head)
        while oldIndex < oldEnd || newIndex < newEnd {
            if oldIndex < oldEnd, newIndex < newEnd,
                old[oldIndex].node.toOpaque() == new[newIndex].node.toOpaque()
            {
                addShared(old[oldIndex], new[newIndex])
                oldIndex += 1
                newIndex += 1
            } else if oldIndex < oldEnd, newIndex + 1 < newEnd,
                old[oldIndex].node.toOpaque() == new[newIndex + 1].node.toOpaque()
            {
                newRest.append(new[newIndex])
                newIndex += 1
            } else if newIndex < newEnd, oldIndex + 1 < oldEnd,
                old[oldIndex + 1].node.toOpaque() == new[newIndex].node.toOpaque()
            {
                oldRest.append(old[oldIndex])
                oldIndex += 1
            } else {
                if oldIndex < oldEnd { oldRest.append(old[oldIndex]) }
                if newIndex < newEnd { newRest.append(new[newIndex]) }
                oldIndex = min(oldIndex + 1, oldEnd)
                newIndex = min(newIndex + 1, newEnd)
            }
        }
        takeMoved(&oldRest, &newRest)
        old = oldRest
        new = newRest
    }

    /// Takes out of nodes of one level those that are on both sides, wherever they stand.
    private mutating func takeMoved(_ old: inout [Place], _ new: inout [Place]) {
        if old.isEmpty || new.isEmpty { return }
        var isOldTaken = [Bool](repeating: false, count: old.count)
        var newRest: [Place] = []
        if old.count <= 8 {
            for place in new {
                if let match = old.firstIndex(where: { $0.node.toOpaque() == place.node.toOpaque() }) {
                    isOldTaken[match] = true
                    addShared(old[match], place)
                } else {
                    newRest.append(place)
                }
            }
        } else {
            var indexes: [UnsafeMutableRawPointer: Int] = [:]
            for index in old.indices { indexes[old[index].node.toOpaque()] = index }
            for place in new {
                if let match = indexes[place.node.toOpaque()] {
                    isOldTaken[match] = true
                    addShared(old[match], place)
                } else {
                    newRest.append(place)
                }
            }
        }
        if newRest.count == new.count { return }
        new = newRest
        old = old.indices.filter { !isOldTaken[$0] }.map { old[$0] }
    }
}
