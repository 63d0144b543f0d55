// Finds the way again by a sample of the old elements, where nothing near is equal.
extension SequenceWalk {
    /// Elements of the old sequence, or of a longer one that it is part of, in a table by their numbers.
    @usableFromInline
    struct Sample {
        @usableFromInline let table: PrefixTable
        /// Where the one numbered 0 stands in the old sequence, and how many places behind it the next.
        @usableFromInline let start: Int
        @usableFromInline let step: Int

        @inlinable
        init(table: PrefixTable, start: Int, step: Int) {
            self.table = table
            self.start = start
            self.step = step
        }
    }

    @inlinable static var sampleStep: Int { 32 }
    /// How many new elements are looked for in the sample, one after the other.
    @inlinable static var window: Int { 64 }

    /// Makes a sample of every 32nd old element, unless all are in a table.
    @inlinable
    mutating func makeSample() {
        // Where hash values collide on purpose, the table of all has long chains, and a sample can leave them out.
        if let all, !isCrowded(all) {
            sample = all
            leastLookUps = enoughLookUps
            return
        }
        let count = (oldEnd &- start &+ Self.sampleStep &- 1) / Self.sampleStep
        let prefixes = HashPrefixes(count: count)
        let table = PrefixTable(bound: count, capacity: count, prefixes: prefixes)
        for number in (0..<count).reversed() {
            let index = start &+ number &* Self.sampleStep
            let prefix = oldPrefixes?[index] ?? old.lend(index) { $0.prefix() }
            prefixes.memory[number] = prefix
            // A sample may leave some out: with hash values that collide on purpose its chains stay short.
            if table.isCrowded(prefix) {
                comparisons = 8 &* (old.count &+ new.count)
            } else {
                table.insert(number)
            }
        }
        sample = Sample(table: table, start: start, step: Self.sampleStep)
        leastLookUps = min(256, max(enoughLookUps, (newEnd &- start) / 16))
    }

    /// Whether elements of a table of all have the hash value of many others.
    @inlinable
    func isCrowded(_ all: Sample) -> Bool {
        stride(from: start, to: oldEnd, by: Self.sampleStep).contains {
            all.table.isCrowded(all.table.prefixes.memory[$0 &- all.start])
        }
    }

    /// The old place of a new element that is in the sample, or -1.
    @inlinable @inline(__always)
    func sampled(_ probe: Int) -> Int {
        // A copy of the table would count references.
        let (first, step) = (sample.unsafelyUnwrapped.start, sample.unsafelyUnwrapped.step)
        let prefix = newPrefixes?[probe] ?? new.lend(probe) { $0.prefix() }
        let elements = old.baseAddress.unsafelyUnwrapped + first
        let number = sample.unsafelyUnwrapped.table.index(of: prefix) { elements[$0 &* step] == new[probe] }
        let place = first &+ number &* step
        return number >= 0 && place >= start && place < oldEnd ? place : -1
    }

    /// The first of the next new elements that is in the sample, and where it is on the old side.
    @inlinable
    mutating func probed(from newIndex: Int) -> (old: Int, new: Int)? {
        for probe in newIndex..<min(newEnd, newIndex &+ Self.window) {
            lookUps &+= 1
            let hit = sampled(probe)
            if hit >= 0 { return (hit, probe) }
        }
        return nil
    }

    /// Takes the run around the next new element that is in the sample, or goes on behind those that are not.
    @inlinable @inline(__always)
    mutating func takeSampled(_ position: inout Position, _ body: (Int, Int, Int) -> Void) {
        guard let hit = probed(from: position.new) else {
            position.old &+= Self.window
            position.new = min(newEnd, position.new &+ Self.window)
            return
        }
        let back = backward(hit.old, hit.new, min(hit.old &- start, hit.new &- position.matchedEnd))
        (position.old, position.new) = (hit.old &- back, hit.new &- back)
        let length = forward(position.old, position.new)
        found &+= length
        position.take(length, body)
    }

    /// Whether all old elements are in the sample: one look-up finds a run that takes many in a sample of every 32nd.
    @inlinable var isWhole: Bool { sample?.step == 1 }

    /// How many look-ups tell whether elements are scattered.
    @inlinable var enoughLookUps: Int { isWhole ? 16 : Self.window }

    /// Whether the elements are so scattered that to look them up one by one costs more than it saves.
    @inlinable var isScattered: Bool { isWhole ? found < lookUps &* 4 : found &* 2 < lookUps }

    /// Leaves elements for others to find.
    @inlinable
    mutating func leaveStretch(_ position: inout Position) {
        position.advance((stretch, stretch))
        stretch &*= 2
        leastLookUps = enoughLookUps
        lookUps = 0
        found = 0
    }
}
