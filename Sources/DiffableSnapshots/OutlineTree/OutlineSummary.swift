@usableFromInline typealias OutlineHandle = Int32

/// One item's place in the order of an outline.
///
/// Level and hiddenness are kept as steps from the entry before, so that a subtree that moves to another level, or a
/// parent that is expanded, changes two entries and not all that lie between them.
struct OutlineEntry {
    var handle: OutlineHandle
    /// How many levels deeper than the entry before.
    var levelStep: Int32
    /// How many more collapsed ancestors than the entry before.
    var hiddenStep: Int32
    /// What the item's record says too: so an entry that changes is all that there is to a row that changes.
    var isExpanded: Bool
}

/// What a run of steps adds up to: how far it leads, how low it gets on the way, and how often it is that low.
struct OutlineSteps: Equatable {
    /// Above every height that a run of entries reaches.
    private static let unreached: Int32 = 1 << 30

    var sum: Int32 = 0
    var lowest: Int32 = unreached
    var lowestCount: Int32 = 0

    init() {}

    @inline(__always)
    init(_ step: Int32) {
        sum = step
        lowest = step
        lowestCount = 1
    }

    /// Takes on the steps that follow.
    @inline(__always)
    mutating func append(_ next: OutlineSteps) {
        let low = sum &+ next.lowest
        if low < lowest {
            lowest = low
            lowestCount = next.lowestCount
        } else if low == lowest {
            lowestCount &+= next.lowestCount
        }
        sum &+= next.sum
    }
}

/// What the outline knows of a run of entries without looking at them.
struct OutlineSummary: Equatable {
    var count: Int32 = 0
    var level = OutlineSteps()
    var hidden = OutlineSteps()

    init() {}

    @inline(__always)
    init(_ entry: OutlineEntry) {
        count = 1
        level = OutlineSteps(entry.levelStep)
        hidden = OutlineSteps(entry.hiddenStep)
    }

    @inline(__always)
    mutating func append(_ next: OutlineSummary) {
        count &+= next.count
        level.append(next.level)
        hidden.append(next.hidden)
    }
}
