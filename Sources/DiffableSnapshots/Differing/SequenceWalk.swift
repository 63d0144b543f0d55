/// Finds what two sequences share by comparing, and hashes only a sample of the old one where they part.
///
/// Elements are unique on either side, so two equal ones always belong together: no choice needs to be taken back. The
/// walk goes through the new sequence with a guess which old element comes next, namely the one behind the last match.
/// Where the guess fails it looks whether two neighbours changed places, and a few places ahead on both sides; then for
/// the next of the new elements in a table of every 32nd old one, or of all where there is one. Where that finds little,
/// it leaves longer and longer stretches alone. Short lists have no sample: to hash what is left of them costs less.
/// What the walk leaves without a match is for others to find.
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
    /// What the common start and the common end leave on either side. The walk goes through these.
    @usableFromInline var start = 0
    @usableFromInline var oldEnd = 0
    @usableFromInline var newEnd = 0

    /// All old elements, if they were put into a table.
    @usableFromInline let all: Sample?
    /// Those of the old elements that are looked up.
    @usableFromInline var sample: Sample?
    /// How often the sample was asked lately, and how many elements were matched by what it answered.
    @usableFromInline var lookUps = 0
    @usableFromInline var found = 0
    /// How often it is asked at least before a stretch is left alone, and how long the next such stretch is.
    @usableFromInline var leastLookUps = 0
    @usableFromInline var stretch = 512
    /// How many more comparisons may be spent where hash values do not help.
    @usableFromInline var comparisons = 0

    @inlinable
    init(
        old: UnsafeBufferPointer<Element>, new: UnsafeBufferPointer<Element>, isHashing: Bool = true,
        oldPrefixes: UnsafePointer<UInt32>? = nil, newPrefixes: UnsafePointer<UInt32>? = nil, all: Sample? = nil
    ) {
        self.old = old
        self.new = new
        self.isHashing = isHashing
        self.oldPrefixes = oldPrefixes
        self.newPrefixes = newPrefixes
        self.all = all
    }

    /// How far ahead equal elements are looked for. In short lists that is less, for to hash what is left costs little.
    @inlinable static var reach: (sampled: Int, short: Int) { (8, 4) }
    /// The fewest elements on either side of which a sample is made.
    @inlinable static var leastSampled: Int { 128 }
    /// How many elements of a short list may be found nowhere near in a row. Other than plain values are compared as slowly
    /// as they are hashed.
    @inlinable static var mostMissed: Int { _isPOD(Element.self) ? 16 : 4 }

    /// Calls `body` with old start, new start and length of each run that is found, in new order.
    @inlinable
    mutating func forEachRun(_ body: (Int, Int, Int) -> Void) {
        let shorter = min(old.count, new.count)
        if shorter == 0 { return }
        (oldEnd, newEnd) = (old.count, new.count)
        start = forward(0, 0)
        if start > 0 { body(0, 0, start) }
        if start == shorter { return }
        let suffix = backward(oldEnd, newEnd, shorter - start)
        (oldEnd, newEnd) = (oldEnd - suffix, newEnd - suffix)
        if start + suffix < shorter { walk(body) }
        if suffix > 0 { body(oldEnd, newEnd, suffix) }
    }

    @inlinable
    mutating func walk(_ body: (Int, Int, Int) -> Void) {
        defer { if all == nil || sample?.step != 1 { sample?.table.destroy() } }
        var position = Position(old: start, new: start, matchedEnd: start)
        takeReversed(&position, body)
        let isSampling = isHashing && min(oldEnd, newEnd) &- start >= Self.leastSampled
        // Of a list that has more than tripled, most is new and will be hashed in any case.
        if isSampling, newEnd &- start > 3 &* (oldEnd &- start) { return }
        let reach = isSampling ? Self.reach.sampled : Self.reach.short
        let mostMissed = min(Self.mostMissed, (newEnd &- start) / 2)
        var missed = 0
        // How many of the next elements are known to be equal: 1 or none.
        var equal = 0
        while position.new < newEnd {
            if position.old < oldEnd {
                let length = equal &+ forward(position.old &+ equal, position.new &+ equal)
                equal = 0
                if length > 0 {
                    position.take(length, body)
                    missed = 0
                    if position.old == oldEnd || position.new == newEnd { continue }
                }
                var step = 1
                if let steps = nearby(position, &step, through: reach, missed) {
                    if steps == (1, 0), takeSwapped(&position, body) {
                        missed = 0
                    } else {
                        position.advance(steps)
                        equal = 1
                    }
                    continue
                }
            }
            if !isSampling {
                missed &+= 1
                if isHashing, missed > mostMissed { return }
                position.new &+= 1
                continue
            }
            if sample == nil { makeSample() }
            if let steps = farther(than: reach, position) {
                position.advance(steps)
                equal = 1
            } else if lookUps >= leastLookUps, isScattered {
                leaveStretch(&position)
            } else {
                takeSampled(&position, body)
            }
        }
    }

    /// Where the walk is on either side, and where the last run ended on the new one.
    @usableFromInline
    struct Position {
        @usableFromInline var old: Int
        @usableFromInline var new: Int
        @usableFromInline var matchedEnd: Int

        @inlinable
        init(old: Int, new: Int, matchedEnd: Int) {
            self.old = old
            self.new = new
            self.matchedEnd = matchedEnd
        }

        /// Tells of a run that begins here, and goes behind it.
        @inlinable @inline(__always)
        mutating func take(_ length: Int, _ body: (Int, Int, Int) -> Void) {
            body(old, new, length)
            advance((length, length))
            matchedEnd = new
        }

        @inlinable @inline(__always)
        mutating func advance(_ steps: (old: Int, new: Int)) {
            old &+= steps.old
            new &+= steps.new
        }
    }
}
