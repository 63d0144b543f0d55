// Finds the way again by a sample of the old elements, where nothing near is equal.
extension SequenceWalk {
    @inlinable static var sampleStep: Int { 32 }
    /// How many new elements are looked for in the sample, one after the other.
    @inlinable static var window: Int { 64 }

    @inlinable
    mutating func makeSample() {
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
        sample = table
        leastLookUps = min(256, max(Self.window, (newEnd &- start) / 16))
    }

    /// The old place of a new element that is in the sample, or -1.
    @inlinable @inline(__always)
    func sampled(_ probe: Int) -> Int {
        let prefix = newPrefixes?[probe] ?? new.lend(probe) { $0.prefix() }
        let number = sample.unsafelyUnwrapped.index(of: prefix) {
            old[start &+ $0 &* Self.sampleStep] == new[probe]
        }
        return number < 0 ? -1 : start &+ number &* Self.sampleStep
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

    /// Leaves elements for others to find, where they are so scattered that the sample costs more than it finds.
    @inlinable
    mutating func leaveStretch(_ position: inout Position) {
        position.advance((stretch, stretch))
        stretch &*= 2
        leastLookUps = Self.window
        lookUps = 0
        found = 0
    }
}
