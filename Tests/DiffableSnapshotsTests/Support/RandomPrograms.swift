import Testing

/// How many random programs a test of the plain suite runs; `DIFFABLE_RANDOM_PROGRAMS` raises it.
func numberOfRandomPrograms(_ plain: Int) -> Int {
    guard let text = environment("DIFFABLE_RANDOM_PROGRAMS"), let wanted = Int(text) else { return plain }
    return max(plain, wanted)
}

/// How many examples a test tries: a few in the plain suite, all where `DIFFABLE_RANDOM_PROGRAMS` is set.
func examples(_ few: Int, of all: Int) -> Int { environment("DIFFABLE_RANDOM_PROGRAMS") == nil ? few : all }

/// Runs random programs, and on a fault shrinks the program and prints it on one line with its seed.
func runRandomPrograms<ID: TestIdentifier>(
    _ type: ID.Type, count: Int, universe: Int = 24, lengths: ClosedRange<Int> = 20...300, seed: UInt64 = 1
) {
    for number in 0..<count {
        let programSeed = seed &* 1_000_003 &+ UInt64(number)
        var generator = SeededGenerator(seed: programSeed)
        let bytes = generator.bytes(Int.random(in: lengths, using: &generator))
        let fault = RunningProgram.named(
            "seed \(programSeed), SnapshotProgram<\(ID.self)>.fault(in: \(bytes), universe: \(universe))"
        ) { SnapshotProgram<ID>.fault(in: bytes, universe: universe) }
        guard let fault else { continue }
        let short = shrink(bytes) { SnapshotProgram<ID>.fault(in: $0, universe: universe) != nil }
        Issue.record(
            """
            seed \(programSeed), \(ID.self), universe \(universe): \(fault)
            #expect(SnapshotProgram<\(ID.self)>.fault(in: \(short), universe: \(universe)) == nil)
            """)
        return
    }
}

/// Cuts pieces out of a failing program for as long as it still fails.
func shrink(_ bytes: [UInt8], fails: ([UInt8]) -> Bool) -> [UInt8] {
    var best = bytes
    var length = best.count / 2
    while length > 0 {
        var start = 0
        while start + length <= best.count {
            var shorter = best
            shorter.removeSubrange(start..<(start + length))
            if fails(shorter) { best = shorter } else { start += length }
        }
        length /= 2
    }
    return best
}
