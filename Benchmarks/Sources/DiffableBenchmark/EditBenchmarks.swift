import DiffableSnapshots
import Foundation

/// Measures single edits and look-ups, beside one look-up in a dictionary of the same size.
struct EditBenchmarks<ID: BenchmarkIdentifier> {
    var options: Options

    func run() -> [Row] {
        var rows: [Row] = []
        for count in options.isQuick ? [10_000, 100_000] : [10_000, 100_000, 1_000_000, 10_000_000] {
            let name = "one call at \(grouped(count))"
            guard options.includes(name) else { continue }
            let row = Row(group: "edits", type: ID.title, name: name, times: times(count))
            printRow(row)
            rows.append(row)
        }
        return rows
    }

    func times(_ count: Int) -> [String: Double] {
        var maker = WorkloadMaker<ID>()
        let items = maker.identifiers(count)
        var dictionary = [ID: Int](minimumCapacity: count)
        for (index, item) in items.enumerated() { dictionary[item] = index }
        var snapshot = DiffableDataSourceSnapshot<Int, ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        _ = snapshot.indexOfItem(items[0])
        snapshot.moveItem(items[0], afterItem: items[1])

        var generator = SeededGenerator(seed: 5)
        let keys = items.shuffled(using: &generator)
        let places = (0..<count).shuffled(using: &generator)
        // All walk through the same keys; each starts elsewhere, lest one meets what another brought into the caches.
        func walk(_ number: Int) -> KeyWalk<ID> { KeyWalk(keys, from: number * count / 4) }
        let (looking, finding, moving) = (walk(0), walk(1), walk(2))
        let placing = KeyWalk(places, from: 0)
        let calls = min(count, 100_000)
        let contestants = [
            Contestant("Dictionary look-up") { for item in looking.next(calls) { blackHole(dictionary[item]) } },
            Contestant("indexOfItem") { for item in finding.next(calls) { blackHole(snapshot.indexOfItem(item)) } },
            Contestant("item at a place") {
                for place in placing.next(calls) { blackHole(snapshot.itemIdentifier(atIndex: place)) }
            },
            Contestant("move") {
                let (moved, anchors) = moving.next(calls).halves
                for (item, anchor) in zip(moved, anchors) { snapshot.moveItem(item, beforeItem: anchor) }
            },
        ]
        var result = medians(contestants, budget: options.budget)
        for key in result.keys { result[key]! /= Double(key == "move" ? calls / 2 : calls) }

        // What is deleted stays away; as many new ones come before items that stay, so that the size remains.
        let rounds = 5
        let edits = min(count / 2 / rounds, 20_000)
        let fresh = maker.identifiers(rounds * edits)
        let (deleted, anchors) = keys[...].halves
        var (deleting, inserting): ([Double], [Double]) = ([], [])
        let clock = ContinuousClock()
        for round in 0..<rounds {
            let edited = round * edits..<(round + 1) * edits
            let start = clock.now
            for place in edited { snapshot.deleteItems([deleted[place]]) }
            let middle = clock.now
            for place in edited { snapshot.insertItems([fresh[place]], beforeItem: anchors[keys.count / 2 + place]) }
            deleting.append((middle - start).seconds / Double(edits))
            inserting.append((clock.now - middle).seconds / Double(edits))
        }
        result["delete"] = deleting.sorted()[rounds / 2]
        result["insert"] = inserting.sorted()[rounds / 2]
        return result
    }
}
