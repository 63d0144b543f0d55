import Testing

/// Drags in outlines at random: before, after and into rows, by pointer and keyboard, of one row and of several, vetoed
/// and cancelled, with updates, other visitors' drops, undo and redo in between; each compared with plain lists.
@MainActor
@Suite("Random drags in outlines")
struct OutlineRandomDragTests {
    @Test("Every drag in an outline ends where the plain model says, whatever arrives meanwhile")
    func drags() {
        let length = 20
        // A hundred take a second or two, so there are a tenth as many as of drags in lists.
        for seed in 0..<UInt64(max(3, RandomDragTests.count / length / (RandomDragTests.isLong ? 10 : 2))) {
            let program = OutlineDragProgram(seed: seed)
            for step in 0..<length where !program.step() {
                Issue.record("seed \(seed), drag \(step): \(program.fault ?? "")")
                break
            }
        }
    }
}
