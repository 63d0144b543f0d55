import DiffableSnapshots

/// Checks of all pairs of small snapshots. Each gives the first fault, or `nil`, and how many pairs it saw.
enum ExhaustiveChecks {
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
        if count == 0 { return list.isEmpty ? [[]] : [] }
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

    private static func check(_ states: [[(section: Int, items: [Int])]]) -> (fault: String?, pairs: Int) {
        let sides = states.map { Side<Int>($0) }
        var pairs = 0
        for old in sides {
            for new in sides {
                pairs += 1
                if let fault = new.fault(from: old) { return (fault, pairs) }
            }
        }
        return (nil, pairs)
    }

    /// One of a pair: the snapshot and its model.
    struct Side<ID: TestIdentifier> {
        var snapshot = DiffableDataSourceSnapshot<ID, ID>()
        var model = ModelSnapshot<ID>()

        init(_ sections: [(section: Int, items: [Int])]) {
            for (section, items) in sections {
                let (section, items) = (ID(number: section), items.map { ID(number: $0) })
                snapshot.appendSections([section])
                snapshot.appendItems(items)
                model.sections.append(.init(identifier: section, items: items))
            }
        }

        /// What is wrong with the difference from `old`, or `nil`.
        func fault(from old: Side) -> String? {
            let difference = snapshot.difference(from: old.snapshot)
            if let fault = model.fault(in: difference, from: old.model) {
                return "from \(old.snapshot) to \(snapshot): \(fault)"
            }
            if old.snapshot.applying(difference, fillingFrom: snapshot)?.hasSameContent(as: snapshot) != true {
                return "from \(old.snapshot) to \(snapshot): not reproduced"
            }
            return nil
        }
    }
}
