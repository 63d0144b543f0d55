import DiffableSnapshots
import OrderedCollections

/// One measured line: a workload, what each contestant took, and how many moves came out.
struct Row {
    var group: String
    var type: String
    var name: String
    var isHeldOut = false
    var moves: Int?
    var times: [String: Double]

    func ratio(_ left: String, _ right: String) -> Double? {
        guard let left = times[left], let right = times[right], right > 0 else { return nil }
        return left / right
    }
}

/// Measures the difference of two snapshots beside what else there is.
struct DifferenceBenchmarks<ID: BenchmarkIdentifier> {
    var options: Options

    func run() -> [Row] {
        var maker = WorkloadMaker<ID>()
        var rows: [Row] = []
        func measure(_ workload: Workload<ID>) {
            guard options.includes(workload.name) else { return }
            let row = row(workload)
            printRow(row)
            rows.append(row)
        }
        for count in [10, 100, 1_000] { measure(maker.rows(count)) }
        measure(
            maker.differenceKit(
                "set-up 5,000", 5_000, delete: 2_000..<3_000, insert: 1_000, at: 3_000, shuffle: 0..<200))
        measure(
            maker.differenceKit(
                "set-up 100,000", 100_000, delete: 20_000..<30_000, insert: 10_000, at: 30_000, shuffle: 0..<2_000))
        for workload in maker.flat(100_000) { measure(workload) }
        measure(maker.sections())
        if options.includes("1,000,000 with 100 edits") {
            let base = maker.identifiers(1_000_000)
            measure(Workload("1,000,000 with 100 edits", base, maker.edited(base, edits: 100), isNearlyEqual: true))
        }
        return rows
    }

    func row(_ workload: Workload<ID>) -> Row {
        let old = workload.snapshot(isNew: false)
        let new = workload.snapshot(isNew: true)
        let difference = new.difference(from: old)
        precondition(
            old.applying(difference, fillingFrom: new)?.hasSameContent(as: new) == true, "a difference is wrong")
        let detached = workload.new.map { $0.map(\.detached) }
        var contestants = [
            Contestant("swift-diffable") { blackHole(new.difference(from: old)) },
            Contestant("rebuilt") { blackHole(workload.snapshot(isNew: true).difference(from: old)) },
            Contestant("==") { blackHole(workload.new == detached) },
            workload.hashing,
        ]
        let survivors = workload.survivors
        contestants.append(Contestant("LIS") { blackHole(CarefulDifference.longestIncreasing(survivors)) })
        if workload.old.count == 1 {
            let (a, b) = (workload.old[0], workload.new[0])
            contestants.append(Contestant("Dictionary + LIS") { blackHole(CarefulDifference.difference(a, b)) })
            contestants.append(
                Contestant("OrderedSet, both built") {
                    let (left, right) = (OrderedSet(a), OrderedSet(b))
                    blackHole(left == right)
                })
            if workload.isNearlyEqual {
                contestants.append(Contestant("stdlib") { blackHole(b.difference(from: a).inferringMoves()) })
            }
        }
        let times = medians(contestants, budget: options.budget)
        return Row(
            group: "difference", type: ID.title, name: workload.name, isHeldOut: workload.isHeldOut,
            moves: difference.movedItems.count, times: times)
    }
}

func printRow(_ row: Row) {
    let times = row.times.sorted { $0.value < $1.value }.map { "\($0.key) \(format($0.value))" }
    let moves = row.moves.map { ", \($0) moves" } ?? ""
    print("\(row.type) · \(row.name)\(row.isHeldOut ? " (held out)" : "")\(moves): \(times.joined(separator: " · "))")
}
