/// Finds what two sequences share by comparing, and hashes only a sample of the old one where they part.
///
/// Elements are unique on either side, so two equal ones always belong together: no choice needs to be taken back. The
/// walk goes through the new sequence with a guess which old element comes next, namely the one behind the last match.
/// Where the guess fails it looks whether two neighbours changed places, and a few places ahead on both sides; then for
/// the next of the new elements in a table of every 32nd old one. Where that finds little, it leaves longer and longer
/// stretches alone. Short lists have no sample: to hash what is left of them costs less. What the walk leaves without a
/// match is for others to find.
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

    /// How far ahead equal elements are looked for. In short lists that is less, for to hash what is left costs little.
    @inlinable static var neighbors: (sampled: Int, short: Int) { (8, 4) }
    @inlinable static var sampleStep: Int { 32 }
    /// The fewest elements on either side of which a sample is made.
    @inlinable static var leastSampled: Int { 128 }
    /// How many elements of a short list may be found nowhere near in a row. Other than plain values are compared as slowly
    /// as they are hashed.
    @inlinable static var mostMissed: Int { _isPOD(Element.self) ? 16 : 4 }
    @inlinable static var window: Int { 64 }

    /// Calls `body` with old start, new start and length of each run that is found, in new order.
    @inlinable
    mutating func forEachRun(_ body: (Int, Int, Int) -> Void) {
        let shorter = min(old.count, new.count)
        if shorter == 0 { return }
        let prefix = forward(0, 0, old.count, new.count)
        if prefix > 0 { body(0, 0, prefix) }
        if prefix == shorter { return }
        let suffix = backward(old.count, new.count, shorter - prefix)
        if prefix + suffix < shorter {
            walk(from: prefix, oldEnd: old.count - suffix, newEnd: new.count - suffix, body)
        }
        if suffix > 0 { body(old.count - suffix, new.count - suffix, suffix) }
    }

    /// How many elements are equal from two places on.
    @inlinable @inline(__always)
    func forward(_ oldIndex: Int, _ newIndex: Int, _ oldEnd: Int, _ newEnd: Int) -> Int {
        EqualRun.forward(
            old.baseAddress.unsafelyUnwrapped + oldIndex, new.baseAddress.unsafelyUnwrapped + newIndex,
            min(oldEnd &- oldIndex, newEnd &- newIndex))
    }

    /// How many of at most `count` elements before two places are equal.
    @inlinable @inline(__always)
    func backward(_ oldIndex: Int, _ newIndex: Int, _ count: Int) -> Int {
        EqualRun.backward(
            old.baseAddress.unsafelyUnwrapped + oldIndex, new.baseAddress.unsafelyUnwrapped + newIndex, count)
    }

    @inlinable
    mutating func walk(from start: Int, oldEnd: Int, newEnd: Int, _ body: (Int, Int, Int) -> Void) {
        var oldIndex = start
        var newIndex = start
        var unmatched = start
        var skip = 512
        defer { sample?.destroy() }
        let reversed = reversedRun(from: start, oldEnd: oldEnd, newEnd: newEnd)
        if reversed > 1 {
            for offset in 0..<reversed { body(oldEnd &- 1 &- offset, start &+ offset, 1) }
            newIndex &+= reversed
            unmatched = newIndex
        }
        let isSampling = isHashing && min(oldEnd, newEnd) &- start >= Self.leastSampled
        let neighbors = isSampling ? Self.neighbors.sampled : Self.neighbors.short
        var leastTried = min(256, max(Self.window, (newEnd &- start) / 16))
        var missed = 0
        let mostMissed = min(Self.mostMissed, (newEnd &- start) / 2)
        // 1 where the next elements were compared already.
        var equal = 0
        while newIndex < newEnd {
            if oldIndex < oldEnd {
                let length = equal &+ forward(oldIndex &+ equal, newIndex &+ equal, oldEnd, newEnd)
                equal = 0
                if length > 0 {
                    body(oldIndex, newIndex, length)
                    oldIndex &+= length
                    newIndex &+= length
                    unmatched = newIndex
                    missed = 0
                    if oldIndex == oldEnd || newIndex == newEnd { continue }
                }
                var step = 1
                if let steps = nearby(&step, below: neighbors &+ 1, oldIndex, newIndex, oldEnd, newEnd, missed) {
                    if steps == (1, 0), newIndex &+ 1 < newEnd, isSame(oldIndex, newIndex &+ 1) {
                        // The next two changed places.
                        body(oldIndex &+ 1, newIndex, 1)
                        body(oldIndex, newIndex &+ 1, 1)
                        oldIndex &+= 2
                        newIndex &+= 2
                        unmatched = newIndex
                        missed = 0
                        continue
                    }
                    oldIndex &+= steps.old
                    newIndex &+= steps.new
                    equal = 1
                    continue
                }
            }
            if !isSampling {
                missed &+= 1
                if isHashing, missed > mostMissed { return }
                newIndex &+= 1
                continue
            }
            if sample == nil { makeSample(from: start, to: oldEnd) }
            if comparisons > 0, oldIndex < oldEnd {
                var step = neighbors &+ 1
                let end = min(step &+ comparisons / 3, max(oldEnd &- oldIndex, newEnd &- newIndex))
                let steps = nearby(&step, below: end, oldIndex, newIndex, oldEnd, newEnd)
                comparisons &-= 3 &* (step &- neighbors)
                if let steps {
                    oldIndex &+= steps.old
                    newIndex &+= steps.new
                    equal = 1
                    continue
                }
            }
            if lookUps >= leastTried, found &* 2 < lookUps {
                // Scattered: looking on would cost more than it finds.
                newIndex &+= skip
                oldIndex &+= skip
                skip &*= 2
                leastTried = Self.window
                lookUps = 0
                found = 0
                continue
            }
            guard let (hit, probe) = probed(from: newIndex, newEnd, from: start) else {
                newIndex = min(newEnd, newIndex &+ Self.window)
                oldIndex &+= Self.window
                continue
            }
            let back = backward(hit, probe, min(hit &- start, probe &- unmatched))
            oldIndex = hit &- back
            newIndex = probe &- back
            let length = forward(oldIndex, newIndex, oldEnd, newEnd)
            found &+= length
            body(oldIndex, newIndex, length)
            oldIndex &+= length
            newIndex &+= length
            unmatched = newIndex
        }
    }

    /// Whether two elements are equal. Where prefixes are known, they tell apart most of those that are not.
    @inlinable @inline(__always)
    func isSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
        // Plain values are compared as quickly as prefixes.
        if !_isPOD(Element.self), let oldPrefixes, let newPrefixes, oldPrefixes[oldIndex] != newPrefixes[newIndex] {
            return false
        }
        return old[oldIndex] == new[newIndex]
    }

    /// How many new elements are the last old ones in reverse. Lists are reversed more often than shuffled.
    @inlinable
    func reversedRun(from start: Int, oldEnd: Int, newEnd: Int) -> Int {
        if oldEnd &- start < 2 || newEnd &- start < 2 { return 0 }
        return EqualRun.reversed(
            old.baseAddress.unsafelyUnwrapped + (oldEnd &- 1), new.baseAddress.unsafelyUnwrapped + start,
            min(oldEnd &- start, newEnd &- start))
    }

    /// The first of the next new elements that is in the sample, and where it is on the old side.
    @inlinable
    mutating func probed(from newIndex: Int, _ newEnd: Int, from start: Int) -> (old: Int, new: Int)? {
        for probe in newIndex..<min(newEnd, newIndex &+ Self.window) {
            lookUps &+= 1
            let hit = sampled(probe, from: start)
            if hit >= 0 { return (hit, probe) }
        }
        return nil
    }

    /// How far to step on either side so that the next elements are equal.
    ///
    /// - Parameters:
    ///   - step: The first step to try. Set to the one that was tried last.
    ///   - end: Steps below this are tried.
    ///   - missed: For how many new elements before this one all steps from the same old one were tried. Of the pairs
    ///     that are in reach again none is compared twice.
    @inlinable @inline(__always)
    func nearby(
        _ step: inout Int, below end: Int, _ oldIndex: Int, _ newIndex: Int, _ oldEnd: Int, _ newEnd: Int,
        _ missed: Int = 0
    ) -> (old: Int, new: Int)? {
        while step < end {
            let isOld = oldIndex &+ step < oldEnd
            let isNew = newIndex &+ step < newEnd
            if isOld, step > missed, isSame(oldIndex &+ step, newIndex) { return (step, 0) }
            if isNew, missed == 0 || step &+ 1 == end, isSame(oldIndex, newIndex &+ step) { return (0, step) }
            if isOld, isNew, isSame(oldIndex &+ step, newIndex &+ step) { return (step, step) }
            step &+= 1
        }
        return nil
    }

    @inlinable
    mutating func makeSample(from start: Int, to end: Int) {
        let count = (end &- start &+ Self.sampleStep &- 1) / Self.sampleStep
        let prefixes = HashPrefixes(count: count)
        let table = PrefixTable(bound: count, capacity: count, prefixes: prefixes)
        for number in (0..<count).reversed() {
            let index = start &+ number &* Self.sampleStep
            let prefix = oldPrefixes?[index] ?? IdentifierHash.prefix(of: old[index])
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
    func sampled(_ probe: Int, from start: Int) -> Int {
        let prefix = newPrefixes?[probe] ?? IdentifierHash.prefix(of: new[probe])
        let number = sample.unsafelyUnwrapped.index(of: prefix) {
            old[start &+ $0 &* Self.sampleStep] == new[probe]
        }
        return number < 0 ? -1 : start &+ number &* Self.sampleStep
    }
}
