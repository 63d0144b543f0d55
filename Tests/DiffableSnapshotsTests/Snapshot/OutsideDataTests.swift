import DiffableSnapshots
import Testing

@Suite("Items from outside the program, by random lists")
struct OutsideDataTests {
    @Test(
        "Whatever stands in them how often, what stays and what is reported agree with the model",
        arguments: [DuplicatePolicy.keepFirst, .keepLast, .reject], [3, 12, 90])
    func agree(policy: DuplicatePolicy, universe: Int) {
        for seed in 0..<UInt64(examples(20, of: 60)) {
            let program = "fault(\(policy), \(universe), \(seed))"
            if let fault = RunningProgram.named(program, { fault(policy, universe, seed) }) {
                Issue.record("\(policy), universe \(universe), seed \(seed): \(fault)")
                return
            }
        }
    }

    private func fault(_ policy: DuplicatePolicy, _ universe: Int, _ seed: UInt64) -> String? {
        var generator = SeededGenerator(seed: seed)
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1, 2])
        var model = ModelOfOutsideData(sections: [[], [], []])
        for step in 0..<8 {
            let numbers = (0..<Int.random(in: 0...universe, using: &generator)).map { _ in
                Int.random(in: 0..<universe, using: &generator)
            }
            let section = Int.random(in: 0..<3, using: &generator)
            let before = snapshot
            let expected = model.append(numbers, toSection: section, policy)
            let found: DuplicateReport<String>
            var isThrown = false
            do {
                found = try snapshot.appendItems(
                    numbers.map { String(number: $0) }, toSection: section, duplicates: policy)
            } catch {
                guard case .duplicates(let report) = error else { return "step \(step), \(numbers): \(error)" }
                if !snapshot.hasSameContent(as: before) { return "step \(step), \(numbers): changed and thrown" }
                found = report
                isThrown = true
            }
            if isThrown != (policy == .reject && !expected.isEmpty) {
                return "step \(step), \(numbers): thrown wrongly"
            }
            let isAlike = found.duplicates.elementsEqual(expected) {
                $0.identifier == String(number: $1.number) && $0.second == $1.second
                    && $0.first == $1.first
            }
            if !isAlike { return "step \(step), \(numbers): reported \(found.duplicates), not \(expected)" }
            for (section, list) in model.sections.enumerated()
            where snapshot.itemIdentifiers(inSection: section) != list.map({ String(number: $0) }) {
                return "step \(step), \(numbers): section \(section) isn't \(list)"
            }
        }
        return nil
    }

    @Test("An identifier that comes four times makes three duplicates, and stays at the place the policy says")
    func fourTimes() throws {
        for (policy, places, rest) in [
            (DuplicatePolicy.keepFirst, [0, 0, 0], ["a", "b", "c"]), (.keepLast, [0, 1, 3], ["b", "c", "a"]),
        ] {
            var snapshot = DiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            let report = try snapshot.appendItems(["a", "a", "b", "a", "c", "a"], duplicates: policy)
            #expect(snapshot.itemIdentifiers == rest)
            #expect(report.duplicates.map(\.second) == [1, 3, 5])
            #expect(report.duplicates.map(\.first) == places.map { .argument($0) })
        }
    }
}
