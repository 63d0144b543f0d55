import DiffablePipeline
import DiffableSnapshots

/// Random programs over a data source's state, which ordinary and section snapshots are applied to in turn.
enum StateChecks {
    static func run() async {
        let first = 1_000
        let name = "random applies of ordinary and section snapshots, 25 in a row, seeds from \(first)"
        await runPrograms(name, numberOfPrograms / 2) { number in
            var program = OutlineStateProgram(seed: UInt64(first + number))
            return program.fault().map { "seed \(first + number): \($0)" }
        }
    }
}
