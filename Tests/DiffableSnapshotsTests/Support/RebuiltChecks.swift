import DiffableSnapshots

/// Checks of lists that are built anew again and again, each compared with the one before, as most programs do it.
///
/// What one difference found out the next one builds on: which items are unique, and what their hashes are.
enum RebuiltChecks {
    /// What is wrong in a chain of lists, or `nil`.
    static func fault<ID: TestIdentifier>(
        _ type: ID.Type, steps: Int, size: Int, seed: UInt64
    ) -> String? {
        RunningProgram.named("RebuiltChecks.fault(\(type).self, steps: \(steps), size: \(size), seed: \(seed))") {
            chain(type, steps: steps, size: size, seed: seed)
        }
    }

    private static func chain<ID: TestIdentifier>(
        _ type: ID.Type, steps: Int, size: Int, seed: UInt64
    ) -> String? {
        var generator = SeededGenerator(seed: seed)
        var list = Array(0..<Int.random(in: 0...size, using: &generator))
        var shown = LargeChecks.snapshot([(0, list)], type)
        for step in 0..<steps {
            var next = list
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                next = LargeChecks.changed(next, kind: Int(generator.next() % 12), with: &generator)
            }
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                next.append(Int.random(in: 300_000..<400_000, using: &generator))
            }
            var seen = Set<Int>()
            next = next.filter { seen.insert($0).inserted }
            let (snapshot, content) = rebuilt(next, type, with: &generator)
            let model = LargeChecks.snapshot([(0, content)], type)
            if let fault = LargeChecks.fault(from: shown, to: snapshot) {
                return "seed \(seed), step \(step): \(fault)"
            }
            if !snapshot.hasSameContent(as: model) { return "seed \(seed), step \(step): other content than the model" }
            if snapshot.difference(from: shown) != model.difference(from: shown) {
                return "seed \(seed), step \(step): the difference depends on how the snapshot was made"
            }
            if generator.next() % 5 == 0 { _ = snapshot.indexOfItem(ID(number: 0)) }
            snapshot.checkInvariants()
            shown = snapshot
            list = content
        }
        return nil
    }

    /// A snapshot of a list in one call or several, of which the later ones may name items again; and what it then
    /// holds.
    private static func rebuilt<ID: TestIdentifier>(
        _ list: [Int], _ type: ID.Type, with generator: inout SeededGenerator
    ) -> (DiffableDataSourceSnapshot<Int, ID>, [Int]) {
        var snapshot = DiffableDataSourceSnapshot<Int, ID>()
        snapshot.appendSections([0])
        if generator.next() % 2 == 0 {
            snapshot.appendItems(list.map { ID(number: $0) })
            return (snapshot, list)
        }
        let end = Int.random(in: 0...list.count, using: &generator)
        var again: [Int] = []
        if end > 0, generator.next() % 2 == 0 {
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let item = list[Int.random(in: 0..<end, using: &generator)]
                if !again.contains(item) { again.append(item) }
            }
        }
        let second = (list[end...] + again).shuffled(using: &generator)
        snapshot.appendItems(list[..<end].map { ID(number: $0) })
        snapshot.appendItems(second.map { ID(number: $0) })
        return (snapshot, list[..<end].filter { !again.contains($0) } + second)
    }
}
