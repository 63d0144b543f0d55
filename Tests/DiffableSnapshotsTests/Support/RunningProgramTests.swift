import Testing

@Suite("A random program that stops the process in its midst")
struct RunningProgramTests {
    @Test("is told by its line, which holds the seed")
    func told() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            RunningProgram.named("seed 1, one that ended") {}
            RunningProgram.named("seed 2, one that goes on") {
                RunningProgram.named("seed 3, one in its midst") {}
                preconditionFailure("an invariant is broken")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("an invariant is broken"))
        #expect(text.contains("random program: seed 2, one that goes on\n"))
        #expect(!text.contains("random program: seed 1") && !text.contains("random program: seed 3"))
    }
}
