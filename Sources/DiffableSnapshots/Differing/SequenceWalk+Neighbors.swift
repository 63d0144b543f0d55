// Looks at elements near the place where a walk is.
extension SequenceWalk {
    /// How many elements are equal from two places on.
    @inlinable @inline(__always)
    func forward(_ oldIndex: Int, _ newIndex: Int) -> Int {
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

    /// Whether two elements are equal. Where prefixes are known, they tell apart most of those that are not.
    @inlinable @inline(__always)
    func isSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
        // Plain values are compared as quickly as prefixes.
        if !_isPOD(Element.self), let oldPrefixes, let newPrefixes, oldPrefixes[oldIndex] != newPrefixes[newIndex] {
            return false
        }
        return old[oldIndex] == new[newIndex]
    }

    /// How far to step on either side so that the next elements are equal.
    ///
    /// - Parameters:
    ///   - step: The first step to try. Set to the one that was tried last.
    ///   - last: The last step to try.
    ///   - missed: For how many new elements before this one all steps from the same old one were tried. Of the pairs
    ///     that are in reach again none is compared twice.
    @inlinable @inline(__always)
    func nearby(
        _ position: Position, _ step: inout Int, through last: Int, _ missed: Int = 0
    ) -> (old: Int, new: Int)? {
        while step <= last {
            let isOld = position.old &+ step < oldEnd
            let isNew = position.new &+ step < newEnd
            if isOld, step > missed, isSame(position.old &+ step, position.new) { return (step, 0) }
            if isNew, missed == 0 || step == last, isSame(position.old, position.new &+ step) { return (0, step) }
            if isOld, isNew, isSame(position.old &+ step, position.new &+ step) { return (step, step) }
            step &+= 1
        }
        return nil
    }

    /// The same for steps farther than those that were tried, where hash values do not help and as long as there are
    /// comparisons left.
    @inlinable @inline(__always)
    mutating func farther(than tried: Int, _ position: Position) -> (old: Int, new: Int)? {
        if comparisons <= 0 || position.old >= oldEnd { return nil }
        let end = min(tried &+ 1 &+ comparisons / 3, max(oldEnd &- position.old, newEnd &- position.new))
        var step = tried &+ 1
        defer { comparisons &-= 3 &* (step &- tried) }
        return nearby(position, &step, through: end &- 1)
    }

    /// Takes the next two elements if they changed places, given that the second old one is the first new one.
    @inlinable @inline(__always)
    func takeSwapped(_ position: inout Position, _ body: (Int, Int, Int) -> Void) -> Bool {
        if position.new &+ 1 >= newEnd || !isSame(position.old, position.new &+ 1) { return false }
        body(position.old &+ 1, position.new, 1)
        body(position.old, position.new &+ 1, 1)
        position.advance((2, 2))
        position.matchedEnd = position.new
        return true
    }

    /// Takes the new elements at the start that are the last old ones in reverse. Lists are reversed more often than
    /// shuffled.
    @inlinable
    func takeReversed(_ position: inout Position, _ body: (Int, Int, Int) -> Void) {
        if oldEnd &- start < 2 || newEnd &- start < 2 { return }
        let count = EqualRun.reversed(
            old.baseAddress.unsafelyUnwrapped + (oldEnd &- 1), new.baseAddress.unsafelyUnwrapped + start,
            min(oldEnd &- start, newEnd &- start))
        if count < 2 { return }
        for offset in 0..<count { body(oldEnd &- 1 &- offset, start &+ offset, 1) }
        position.new &+= count
        position.matchedEnd = position.new
    }
}
