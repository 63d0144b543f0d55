import DiffableSnapshots
import Foundation

/// Measures copying, editing and planning a large snapshot, and building.
struct CycleBenchmarks {
    var options: Options

    func run() -> [Row] {
        var rows: [Row] = []
        for count in options.isQuick ? [100_000, 1_000_000] : [100_000, 1_000_000, 10_000_000] {
            let name = "copy, delete, insert, difference at \(grouped(count))"
            guard options.includes(name) else { continue }
            var maker = WorkloadMaker<UUID>()
            let items = maker.identifiers(count)
            let fresh = maker.identifiers(1_000)
            let copy = items.map(\.detached)
            var base = DiffableDataSourceSnapshot<Int, UUID>()
            base.appendSections([0])
            base.appendItems(items)
            base.moveItem(items[0], afterItem: items[1])
            var round = 0
            var times = medians(
                [
                    Contestant("swift-diffable") {
                        round += 1
                        var edited = base
                        edited.deleteItems([items[(round &* 7_919) % count]])
                        edited.insertItems([fresh[round % 1_000]], beforeItem: items[(round &* 104_729 + 1) % count])
                        blackHole(edited.difference(from: base))
                    },
                    Contestant("==") { blackHole(items == copy) },
                ], budget: options.budget)
            if times["=="] == nil { times["=="] = 0 }
            let row = Row(group: "cycle", type: "UUID", name: name, times: times)
            printRow(row)
            rows.append(row)
        }
        if options.includes("build 10,000") { rows.append(building()) }
        if options.includes("rebuilt, unchanged 100,000") { rows.append(rebuilding()) }
        return rows
    }

    func building() -> Row {
        let numbers = Array(0..<10_000)
        let times = medians(
            [
                Contestant("swift-diffable") {
                    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
                    snapshot.appendSections([0])
                    snapshot.appendItems(numbers)
                    blackHole(snapshot)
                },
                Contestant("Set") { blackHole(Set(numbers)) },
            ], budget: options.budget)
        let row = Row(group: "cycle", type: "Int", name: "build 10,000", times: times)
        printRow(row)
        return row
    }

    func rebuilding() -> Row {
        var maker = WorkloadMaker<UUID>()
        let items = maker.identifiers(100_000)
        let others = items.map(\.detached)
        let workload = Workload("", items, items)
        let base = workload.snapshot(isNew: false)
        _ = base.difference(from: DiffableDataSourceSnapshot())
        let times = medians(
            [
                Contestant("swift-diffable") { blackHole(workload.snapshot(isNew: true).difference(from: base)) },
                Contestant("==") { blackHole(items == others) },
            ], budget: options.budget)
        let row = Row(group: "cycle", type: "UUID", name: "rebuilt, unchanged 100,000", moves: 0, times: times)
        printRow(row)
        return row
    }
}
