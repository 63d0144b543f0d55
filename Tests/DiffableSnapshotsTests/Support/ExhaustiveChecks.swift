import DiffableSnapshots

/// Checks of all pairs of small snapshots. Each gives the first fault, or `nil`, and how many pairs it saw.
enum ExhaustiveChecks {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    /// All arrangements of up to `length` of as many identifiers.
    static func arrangements(upTo length: Int) -> [[Int]] {
        var result: [[Int]] = []
        func extend(_ list: [Int]) {
            result.append(list)
            for next in 0..<length where !list.contains(next) { extend(list + [next]) }
        }
        extend([])
        return result
    }

    /// All ways to cut a list into sections.
    static func cuts(_ list: [Int], into count: Int) -> [[[Int]]] {
        if count == 1 { return [[list]] }
        return (0...list.count).flatMap { end in
            cuts(Array(list[end...]), into: count - 1).map { [Array(list[..<end])] + $0 }
        }
    }

    /// All pairs of lists in one section.
    static func lists(upTo length: Int) -> (fault: String?, pairs: Int) {
        check(arrangements(upTo: length).map { [(0, $0)] })
    }

    /// All pairs of lists cut into sections, whose order alternates so that sections move as well.
    static func sections(_ count: Int, itemsUpTo length: Int) -> (fault: String?, pairs: Int) {
        var states: [[(Int, [Int])]] = []
        for (number, list) in arrangements(upTo: length).enumerated() {
            for cut in cuts(list, into: count) {
                let order = number % 3 == 0 ? Array((0..<count).reversed()) : Array(0..<count)
                states.append(zip(order, cut).map { ($0, $1) })
            }
        }
        return check(states)
    }

    static func check(_ states: [[(section: Int, items: [Int])]]) -> (fault: String?, pairs: Int) {
        let snapshots = states.map { state in
            var snapshot = Snapshot()
            for (section, items) in state {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            return snapshot
        }
        let models = states.map { state in
            var model = ModelSnapshot<Int>()
            model.sections = state.map { .init(identifier: $0.section, items: $0.items) }
            return model
        }
        var pairs = 0
        for (old, oldModel) in zip(snapshots, models) {
            for (new, newModel) in zip(snapshots, models) {
                pairs += 1
                let difference = new.difference(from: old)
                if let fault = newModel.fault(in: difference, from: oldModel) {
                    return ("from \(old) to \(new): \(fault)", pairs)
                }
                if old.applying(difference, fillingFrom: new)?.hasSameContent(as: new) != true {
                    return ("from \(old) to \(new): not reproduced", pairs)
                }
            }
        }
        return (nil, pairs)
    }
}
