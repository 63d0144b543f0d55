import DiffableSnapshots
import Testing

@Suite("A section snapshot, by random programs")
struct SectionSnapshotRandomTests {
    @Test("Random programs agree with the model, and copies keep what they were")
    func randomPrograms() {
        run(Int.self, numberOfRandomPrograms(60), seed: 0)
        run(String.self, numberOfRandomPrograms(15), seed: 1)
    }

    @Test("Random programs agree with the model when identifiers collide")
    func collidingIdentifiers() {
        run(Collider.self, numberOfRandomPrograms(15), seed: 2)
        run(RawCollider.self, numberOfRandomPrograms(15), seed: 3)
    }

    @Test("Outlines of hundreds of items in small nodes agree with the model")
    func largePrograms() {
        run(Int.self, min(6, numberOfRandomPrograms(1)), seed: 4, steps: 60, growth: 60, comparesEvery: 12)
    }

    private func run<Item: TestIdentifier>(
        _ type: Item.Type, _ count: Int, seed: UInt64, steps: Int = 14, growth: Int = 4, comparesEvery: Int = 5
    ) {
        for number in 0..<count {
            var program = OutlineProgram(seed: seed << 40 | UInt64(number))
            (program.steps, program.growth, program.comparesEvery) = (steps, growth, comparesEvery)
            guard let fault = RunningProgram.named("\(type), \(program)", { program.fault(type) }) else { continue }
            Issue.record("\(type), \(program): \(fault)")
            return
        }
    }
}
