@usableFromInline typealias OutlineHandle = Int32

/// One item's place in the order of an outline.
///
/// Level and hiddenness are kept as steps from the entry before, so that a subtree that moves to another level, or a
/// parent that is expanded, changes two or three entries and not all that lie between them.
struct OutlineEntry: OrderEntry {
    var handle: OutlineHandle
    /// How many levels deeper than the entry before.
    var levelStep: Int32
    /// How many more collapsed ancestors than the entry before.
    var hiddenStep: Int32
    /// What the item's record says too: so an entry that changes is all that there is to a row that changes.
    var isExpanded: Bool

    @inline(__always) var sum: OutlineSummary { OutlineSummary(self) }

    /// Lets the entry, and with it all behind, be deeper and have more collapsed ancestors.
    mutating func shift(level: Int32, hidden: Int32) {
        levelStep += level
        hiddenStep += hidden
    }
}

/// What a run of steps adds up to: how far it leads, how low it gets on the way, and how often it is that low.
struct OutlineSteps: Equatable {
    var sum: Int32
    var lowest: Int32
    var lowestCount: Int32
}

/// What the outline knows of a run of entries without looking at them.
///
/// Level and hiddenness are added up side by side, so that neither waits for the other.
struct OutlineSummary: OrderSum {
    /// Above every height that a run of entries reaches.
    private static var unreached: SIMD2<Int32> { SIMD2(repeating: 1 << 30) }

    var count: Int32 = 0
    private var sums = SIMD2<Int32>(repeating: 0)
    private var lowest = Self.unreached
    private var lowestCounts = SIMD2<Int32>(repeating: 0)

    init() {}

    @inline(__always)
    init(_ entry: OutlineEntry) {
        count = 1
        sums = SIMD2(entry.levelStep, entry.hiddenStep)
        lowest = sums
        lowestCounts = SIMD2(repeating: 1)
    }

    /// The steps from level to level.
    @inline(__always)
    var level: OutlineSteps { OutlineSteps(sum: sums.x, lowest: lowest.x, lowestCount: lowestCounts.x) }

    /// The steps in the number of collapsed ancestors.
    @inline(__always)
    var hidden: OutlineSteps { OutlineSteps(sum: sums.y, lowest: lowest.y, lowestCount: lowestCounts.y) }

    /// Takes on what follows.
    @inline(__always)
    mutating func append(_ next: OutlineSummary) {
        count &+= next.count
        let low = sums &+ next.lowest
        lowestCounts.replace(with: 0, where: low .< lowest)
        lowestCounts &+= next.lowestCounts.replacing(with: 0, where: low .> lowest)
        lowest = pointwiseMin(low, lowest)
        sums &+= next.sums
    }
}
