import DiffableSnapshots
import Foundation

/// Measures single edits and look-ups, beside one look-up in a dictionary of the same size.
struct EditBenchmarks<ID: BenchmarkIdentifier> {
    var options: Options

    func run() -> [Row] {
        var rows: [Row] = []
        for count in options.isQuick ? [10_000, 100_000] : [10_000, 100_000, 1_000_000, 10_000_000] {
            let name = "one call at \(count.formatted(.number.locale(Locale(identifier: "en_US"))))"
            guard options.includes(name) else { continue }
            // A dictionary of 10,000,000 strings would not say more than one of UUIDs.
            if ID.self == String.self, count > 1_000_000 { continue }
            let row = Row(group: "edits", type: ID.title, name: name, times: times(count))
            printRow(row)
            rows.append(row)
        }
        return rows
    }

    func times(_ count: Int) -> [String: Double] {
        var maker = WorkloadMaker<ID>()
        let items = maker.identifiers(count)
        let calls = 2_000
        let fresh = maker.identifiers(calls)
        var generator = SeededGenerator(seed: 5)
        let places = (0..<calls).map { _ in Int.random(in: 0..<count, using: &generator) }
        let picked = Array(Set(places)).shuffled(using: &generator).map { items[$0] }
        let half = picked.count / 2
        var dictionary = [ID: Int](minimumCapacity: count)
        for (index, item) in items.enumerated() { dictionary[item] = index }
        var snapshot = DiffableDataSourceSnapshot<Int, ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        _ = snapshot.indexOfItem(items[0])
        snapshot.moveItem(items[0], afterItem: items[1])
        let contestants = [
            Contestant("Dictionary look-up") { for item in picked { blackHole(dictionary[item]) } },
            Contestant("indexOfItem") { for item in picked { blackHole(snapshot.indexOfItem(item)) } },
            Contestant("item at a place") {
                for place in places { blackHole(snapshot.itemIdentifier(atIndex: place)) }
            },
            Contestant("move") {
                for index in 0..<half { snapshot.moveItem(picked[index], beforeItem: picked[half + index]) }
            },
        ]
        var result = medians(contestants, budget: options.budget)
        for key in result.keys {
            result[key]! /= Double(key == "move" ? half : key == "item at a place" ? calls : picked.count)
        }
        // Deletions and insertions undo each other, so that every round meets the same snapshot.
        var deleting: [Double] = []
        var inserting: [Double] = []
        for _ in 0..<9 {
            let clock = ContinuousClock()
            let start = clock.now
            for item in fresh { snapshot.insertItems([item], beforeItem: picked[inserting.count]) }
            let middle = clock.now
            for item in fresh { snapshot.deleteItems([item]) }
            inserting.append((middle - start).seconds / Double(calls))
            deleting.append((clock.now - middle).seconds / Double(calls))
        }
        for index in 0..<9 {
            let clock = ContinuousClock()
            let start = clock.now
            for place in 0..<200 {
                snapshot.insertItems([fresh[place]], afterItem: picked[(index * 200 + place) % picked.count])
            }
            inserting.append((clock.now - start).seconds / 200)
            snapshot.deleteItems(Array(fresh[..<200]))
        }
        result["insert"] = inserting.sorted()[inserting.count / 2]
        result["delete"] = deleting.sorted()[deleting.count / 2]
        return result
    }
}

/// Measures copying, editing and planning a large snapshot, and building.
struct CycleBenchmarks {
    var options: Options

    func run() -> [Row] {
        var rows: [Row] = []
        for count in options.isQuick ? [100_000, 1_000_000] : [100_000, 1_000_000, 10_000_000] {
            let name =
                "copy, delete, insert, difference at \(count.formatted(.number.locale(Locale(identifier: "en_US"))))"
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
