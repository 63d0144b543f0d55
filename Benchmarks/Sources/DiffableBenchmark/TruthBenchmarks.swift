import DiffablePipeline
import DiffableSnapshots
import Foundation

/// Measures what a data source does besides planning: look-ups right after an apply, and taking in outside data.
struct TruthBenchmarks {
    var options: Options

    func run() -> [Row] {
        var rows: [Row] = []
        func measure(_ type: String, _ name: String, _ times: () -> [String: Double]) {
            guard options.includes(name) else { return }
            let row = Row(group: "truth", type: type, name: name, times: times())
            printRow(row)
            rows.append(row)
        }
        measure("UUID", "look-up right after an apply of 1,000,000 built anew, 1,000 changed", lookUps)
        for sections in [1, 100] {
            measure("Int", "append 10,000 from outside, \(sections == 1 ? "one section" : "100 sections")") {
                outsideData(sections: sections)
            }
        }
        return rows
    }

    /// The first look-up after an apply, and a later one, each for an identifier that was not looked for before.
    private func lookUps() -> [String: Double] {
        var maker = WorkloadMaker<UUID>()
        var list = maker.identifiers(1_000_000)
        var state = DataSourceState<Int, UUID>().applying(snapshot(list)).state
        var (first, later): ([Double], [Double]) = ([], [])
        let clock = ContinuousClock()
        for round in 0..<9 {
            list = maker.edited(list, edits: 1_000)
            state = state.applying(snapshot(list.map(\.detached))).state
            let keys = (0..<101).map { list[(round &* 7_919 &+ $0 &* 9_901) % list.count] }
            let start = clock.now
            blackHole(state.snapshot.itemPath(of: keys[0]))
            first.append((clock.now - start).seconds)
            for key in keys.dropFirst() {
                let start = clock.now
                blackHole(state.snapshot.itemPath(of: key))
                later.append((clock.now - start).seconds)
            }
        }
        return ["right after": first.sorted()[first.count / 2], "later": later.sorted()[later.count / 2]]
    }

    private func snapshot(_ list: [UUID]) -> DiffableDataSourceSnapshot<Int, UUID> {
        var snapshot = DiffableDataSourceSnapshot<Int, UUID>()
        snapshot.appendSections([0])
        snapshot.appendItems(list)
        return snapshot
    }

    private func outsideData(sections: Int) -> [String: Double] {
        let length = 10_000 / sections
        let lists = (0..<sections).map { section in (0..<length).map { section * length + $0 } }
        return medians(
            [
                Contestant("swift-diffable") {
                    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
                    snapshot.appendSections(Array(0..<sections))
                    for (section, list) in lists.enumerated() {
                        blackHole(try? snapshot.appendItems(list, toSection: section, duplicates: .keepFirst))
                    }
                    blackHole(snapshot)
                },
                Contestant("Set") {
                    var seen = Set<Int>(minimumCapacity: 10_000)
                    for list in lists { for item in list { seen.insert(item) } }
                    blackHole(seen)
                },
            ], budget: options.budget)
    }
}
