/// Finds what two sequences share by comparing, and hashes only a sample of the old one where they part.
///
/// Elements are unique on either side, so two equal ones always belong together: no choice needs to be taken back. The
/// walk goes through the new sequence with a guess which old element comes next, namely the one behind the last match.
/// Where the guess fails it looks a few places ahead on both sides; then for the next of the new elements in a table
/// of every 32nd old one. Where that finds little, it leaves longer and longer stretches alone. Short lists have no
/// sample: to hash what is left of them costs less. What the walk leaves without a match is for others to find.
///
/// Hash values that collide make the table useless. The walk then looks as far ahead as it has a number of comparisons
/// left that is proportional to the two lengths, which finds every gap between blocks that kept their order.
@usableFromInline
struct SequenceWalk<Element: Hashable & Sendable> {
    @usableFromInline let old: UnsafeBufferPointer<Element>
    @usableFromInline let new: UnsafeBufferPointer<Element>
    /// Whether elements are hashed that are not near. If not, all are compared with those near them.
    @usableFromInline let isHashing: Bool
    /// The hash prefixes of the elements of either side, where they are known.
    @usableFromInline let oldPrefixes: UnsafePointer<UInt32>?
    @usableFromInline let newPrefixes: UnsafePointer<UInt32>?
    /// Every 32nd old element, by its number among them.
    @usableFromInline var sample: PrefixTable?
    @usableFromInline var lookUps = 0
    @usableFromInline var found = 0
    /// How many more comparisons may be spent where hash values do not help.
    @usableFromInline var comparisons = 0

    @inlinable
    init(
        old: UnsafeBufferPointer<Element>, new: UnsafeBufferPointer<Element>, isHashing: Bool = true,
        oldPrefixes: UnsafePointer<UInt32>? = nil, newPrefixes: UnsafePointer<UInt32>? = nil
    ) {
        self.old = old
        self.new = new
        self.isHashing = isHashing
        self.oldPrefixes = oldPrefixes
        self.newPrefixes = newPrefixes
    }

    @inlinable static var neighbors: Int { 4 }
    @inlinable static var sampleStep: Int { 32 }
    /// The fewest elements on either side of which a sample is made.
    @inlinable static var leastSampled: Int { 128 }
    /// How many elements of a short list may be found nowhere near in a row.
    @inlinable static var mostMissed: Int { 16 }
    @inlinable static var window: Int { 64 }

    /// Calls `body` with old start, new start and length of each run that is found, in new order.
    @inlinable
    mutating func forEachRun(_ body: (Int, Int, Int) -> Void) {
        guard let oldBase = old.baseAddress, let newBase = new.baseAddress, old.count > 0, new.count > 0 else { return }
        let shorter = min(old.count, new.count)
        let prefix = EqualRun.forward(oldBase, newBase, shorter)
        if prefix > 0 { body(0, 0, prefix) }
        if prefix == shorter { return }
        let suffix = EqualRun.backward(oldBase + old.count, newBase + new.count, shorter - prefix)
        if prefix + suffix < shorter {
            walk(oldBase, newBase, from: prefix, oldEnd: old.count - suffix, newEnd: new.count - suffix, body)
        }
        if suffix > 0 { body(old.count - suffix, new.count - suffix, suffix) }
    }

    @inlinable
    mutating func walk(
        _ oldBase: UnsafePointer<Element>, _ newBase: UnsafePointer<Element>, from start: Int, oldEnd: Int, newEnd: Int,
        _ body: (Int, Int, Int) -> Void
    ) {
        var oldIndex = start
        var newIndex = start
        var unmatched = start
        var skip = 512
        defer { sample?.destroy() }
        if oldEnd &- start > 1, newEnd &- start > 1 {
            // Lists are reversed more often than shuffled.
            let length = EqualRun.reversed(
                oldBase + (oldEnd &- 1), newBase + start, min(oldEnd &- start, newEnd &- start))
            if length > 1 {
                for offset in 0..<length { body(oldEnd &- 1 &- offset, start &+ offset, 1) }
                newIndex &+= length
                unmatched = newIndex
            }
        }
        let isSampling = isHashing && min(oldEnd, newEnd) &- start >= Self.leastSampled
        var leastTried = min(256, max(Self.window, (newEnd &- start) / 16))
        var missed = 0
        while newIndex < newEnd {
            if oldIndex < oldEnd {
                let length = EqualRun.forward(
                    oldBase + oldIndex, newBase + newIndex, min(oldEnd &- oldIndex, newEnd &- newIndex))
                if length > 0 {
                    body(oldIndex, newIndex, length)
                    oldIndex &+= length
                    newIndex &+= length
                    unmatched = newIndex
                    missed = 0
                    continue
                }
                if let step = nearby(oldBase, newBase, oldIndex, newIndex, oldEnd, newEnd) {
                    oldIndex &+= step.old
                    newIndex &+= step.new
                    continue
                }
            }
            if !isSampling {
                missed &+= 1
                if isHashing, missed > Self.mostMissed { return }
                newIndex &+= 1
                continue
            }
            if sample == nil { makeSample(oldBase, from: start, to: oldEnd) }
            if comparisons > 0,
                let step = far(oldBase, newBase, oldIndex, newIndex, oldEnd, newEnd)
            {
                oldIndex &+= step.old
                newIndex &+= step.new
                continue
            }
            if lookUps > leastTried, found &* 2 < lookUps {
                // Scattered: looking on would cost more than it finds.
                newIndex &+= skip
                oldIndex &+= skip
                skip &*= 2
                leastTried = Self.window
                lookUps = 0
                found = 0
                continue
            }
            let limit = min(newEnd, newIndex &+ Self.window)
            var probe = newIndex
            var hit = -1
            while probe < limit {
                lookUps &+= 1
                hit = sampled(probe, newBase, oldBase, from: start)
                if hit >= 0 { break }
                probe &+= 1
            }
            if hit < 0 {
                newIndex = limit
                oldIndex &+= Self.window
                continue
            }
            let back = EqualRun.backward(oldBase + hit, newBase + probe, min(hit &- start, probe &- unmatched))
            oldIndex = hit &- back
            newIndex = probe &- back
            let length = EqualRun.forward(
                oldBase + oldIndex, newBase + newIndex, min(oldEnd &- oldIndex, newEnd &- newIndex))
            found &+= length
            body(oldIndex, newIndex, length)
            oldIndex &+= length
            newIndex &+= length
            unmatched = newIndex
        }
    }

    /// How far to step on either side so that the next elements are equal, if that is but a few places.
    @inlinable @inline(__always)
    func nearby(
        _ oldBase: UnsafePointer<Element>, _ newBase: UnsafePointer<Element>, _ oldIndex: Int, _ newIndex: Int,
        _ oldEnd: Int, _ newEnd: Int
    ) -> (old: Int, new: Int)? {
        var step = 1
        while step <= Self.neighbors {
            if oldIndex &+ step < oldEnd, oldBase[oldIndex &+ step] == newBase[newIndex] { return (step, 0) }
            if newIndex &+ step < newEnd {
                if newBase[newIndex &+ step] == oldBase[oldIndex] { return (0, step) }
                if oldIndex &+ step < oldEnd, oldBase[oldIndex &+ step] == newBase[newIndex &+ step] {
                    return (step, step)
                }
            }
            step &+= 1
        }
        return nil
    }

    /// The same as far as the comparisons last, which it counts.
    @inlinable
    mutating func far(
        _ oldBase: UnsafePointer<Element>, _ newBase: UnsafePointer<Element>, _ oldIndex: Int, _ newIndex: Int,
        _ oldEnd: Int, _ newEnd: Int
    ) -> (old: Int, new: Int)? {
        if oldIndex >= oldEnd { return nil }
        var step = Self.neighbors &+ 1
        while comparisons > 0 {
            let isOld = oldIndex &+ step < oldEnd
            let isNew = newIndex &+ step < newEnd
            if !isOld, !isNew { return nil }
            comparisons &-= 3
            if isOld, oldBase[oldIndex &+ step] == newBase[newIndex] { return (step, 0) }
            if isNew, newBase[newIndex &+ step] == oldBase[oldIndex] { return (0, step) }
            if isOld, isNew, oldBase[oldIndex &+ step] == newBase[newIndex &+ step] { return (step, step) }
            step &+= 1
        }
        return nil
    }

    @inlinable
    mutating func makeSample(_ oldBase: UnsafePointer<Element>, from start: Int, to end: Int) {
        let count = (end &- start &+ Self.sampleStep &- 1) / Self.sampleStep
        let prefixes = HashPrefixes(count: count)
        let table = PrefixTable(bound: count, capacity: count, prefixes: prefixes)
        for number in (0..<count).reversed() {
            let index = start &+ number &* Self.sampleStep
            let prefix = oldPrefixes?[index] ?? HashPrefixes.prefix(of: oldBase[index])
            prefixes.memory[number] = prefix
            // A sample may leave some out: with hash values that collide on purpose its chains stay short.
            if table.isCrowded(prefix) {
                comparisons = 8 &* (old.count &+ new.count)
            } else {
                table.insert(number)
            }
        }
        sample = table
    }

    /// The old place of a new element that is in the sample, or -1.
    @inlinable
    func sampled(
        _ probe: Int, _ newBase: UnsafePointer<Element>, _ oldBase: UnsafePointer<Element>, from start: Int
    ) -> Int {
        let prefix = newPrefixes?[probe] ?? HashPrefixes.prefix(of: newBase[probe])
        let number = sample.unsafelyUnwrapped.index(of: prefix) {
            oldBase[start &+ $0 &* Self.sampleStep] == newBase[probe]
        }
        return number < 0 ? -1 : start &+ number &* Self.sampleStep
    }
}
