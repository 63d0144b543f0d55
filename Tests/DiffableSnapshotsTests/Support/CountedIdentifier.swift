/// Counts how often its instances are compared and hashed, and has whatever raw hash value a test chooses.
struct CountedIdentifier: Hashable, Sendable, CustomStringConvertible {
    var number: Int
    var rawHash: Int

    /// What happened in one test.
    final class Counts: @unchecked Sendable {
        // Tests make their own and run in one task, so nothing else touches it.
        var comparisons = 0
        var hashes = 0
    }
    @TaskLocal static var counts = Counts()

    static func == (left: Self, right: Self) -> Bool {
        counts.comparisons += 1
        return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
        Self.counts.hashes += 1
        hasher.combine(rawHash)
    }

    func _rawHashValue(seed: Int) -> Int {
        Self.counts.hashes += 1
        return rawHash
    }

    var description: String { "#\(number)" }

    /// How many comparisons and hashes a body takes.
    static func counting(_ body: () -> Void) -> Counts {
        let counts = Counts()
        $counts.withValue(counts) { body() }
        return counts
    }
}
