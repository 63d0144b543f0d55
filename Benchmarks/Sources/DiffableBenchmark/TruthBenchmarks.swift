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
    ///
    /// Planning has driven the look-up's own code out of the processor's caches. In every second round one of another
    /// list fetches it back: what "right after" costs more than "later" is then due to the new index. "Right after,
    /// code not at hand" is what the other rounds take.
    private func lookUps() -> [String: Double] {
        var maker = WorkloadMaker<UUID>()
        var list = maker.identifiers(1_000_000)
        var state = DataSourceState<Int, UUID>().applying(snapshot(list)).state
        let others = maker.identifiers(100)
        let other = DataSourceState<Int, UUID>().applying(snapshot(others)).state
        let clock = ContinuousClock()
        func time(_ key: UUID, in state: DataSourceState<Int, UUID>) -> Double {
            let start = clock.now
            blackHole(state.snapshot.itemPath(of: key))
            return (clock.now - start).seconds
        }
        var (first, firstOfAll, later): ([Double], [Double], [Double]) = ([], [], [])
        for round in 0..<18 {
            list = maker.edited(list, edits: 1_000)
            state = state.applying(snapshot(list.map(\.detached))).state
            let keys = (0..<101).map { list[(round &* 7_919 &+ $0 &* 9_901) % list.count] }
            if round % 2 == 0 {
                firstOfAll.append(time(keys[0], in: state))
            } else {
                blackHole(time(others[50], in: other))
                first.append(time(keys[0], in: state))
            }
            for key in keys.dropFirst() { later.append(time(key, in: state)) }
        }
        func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
        return [
            "right after": median(first), "right after, code not at hand": median(firstOfAll), "later": median(later),
        ]
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
