import DiffableSnapshots

/// All pairs of small snapshots, of which those that differ in the names of their identifiers alone are checked once.
///
/// A difference speaks of places only. When every identifier is renamed in both snapshots, one to one, the same places
/// still hold the same or different identifiers; so what is right for a pair is right for the renamed one, and all that
/// is checked of a difference holds of both or of neither. Any pair can be renamed so that the old snapshot counts its
/// items and its sections from 0 in their order, and the new one counts on wherever it first meets one that is new.
/// Those are the pairs made here. How many pairs each stands for follows from how many identifiers it has, and the sum
/// must be the number of all pairs, which is worked out otherwise.
///
/// The argument holds for code that looks at identifiers with `==`. Hashes are not the same after renaming: therefore
/// ``ExhaustiveChecks`` goes through smaller snapshots without it.
struct PairsUpToRenaming: Sendable {
    /// How many sections a snapshot has at the most, and out of how many both pick theirs.
    var sections: Int
    var sectionNames: Int
    /// How many items a snapshot has at the most, and out of how many both pick theirs.
    var items: Int
    var itemNames: Int

    struct Result: Sendable {
        var fault: String?
        var pairs = 0
        /// How many pairs there would be without renaming.
        var covered = 0
    }

    /// The number of all pairs.
    var expected: Int {
        var states = 0
        for sections in 0...sections {
            for items in 0...items {
                let cuts = ExhaustiveChecks.cuts(Array(0..<items), into: sections).count
                states += waysToName(sections, from: sectionNames) * waysToName(items, from: itemNames) * cuts
            }
        }
        return states * states
    }

    /// Checks all pairs, in a few tasks at once.
    func check<ID: TestIdentifier>(_ type: ID.Type) async -> Result {
        var families: [Family] = []
        for oldSections in 0...sections {
            for oldItems in 0...(oldSections == 0 ? 0 : items) {
                for newItems in arrangements(upTo: items, after: oldItems, names: itemNames) {
                    families.append(Family(oldSections: oldSections, oldItems: oldItems, newItems: newItems))
                }
            }
        }
        let (shared, workers) = (families, 4)
        return await withTaskGroup(of: Result.self) { group in
            for worker in 0..<workers {
                group.addTask {
                    var result = Result()
                    for number in stride(from: worker, to: shared.count, by: workers) where result.fault == nil {
                        if Task.isCancelled { break }
                        check(shared[number], type, &result)
                    }
                    return result
                }
            }
            var sum = Result()
            for await result in group {
                sum.pairs += result.pairs
                sum.covered += result.covered
                sum.fault = sum.fault ?? result.fault
                if sum.fault != nil { group.cancelAll() }
            }
            return sum
        }
    }

    /// The pairs that have these numbers of old sections and items, and these new items.
    private struct Family: Sendable {
        var oldSections: Int
        var oldItems: Int
        var newItems: [Int]
    }

    private func check<ID: TestIdentifier>(_ family: Family, _ type: ID.Type, _ result: inout Result) {
        let olds = ExhaustiveChecks.cuts(Array(0..<family.oldItems), into: family.oldSections).map { cut in
            ExhaustiveChecks.Side<ID>(zip(0..., cut).map { ($0, $1) })
        }
        let distinctItems = max(family.oldItems, 1 + (family.newItems.max() ?? -1))
        for order in arrangements(upTo: sections, after: family.oldSections, names: sectionNames) {
            let distinctSections = max(family.oldSections, 1 + (order.max() ?? -1))
            let covered = waysToName(distinctSections, from: sectionNames) * waysToName(distinctItems, from: itemNames)
            for cut in ExhaustiveChecks.cuts(family.newItems, into: order.count) {
                let new = ExhaustiveChecks.Side<ID>(zip(order, cut).map { ($0, $1) })
                for old in olds {
                    result.pairs += 1
                    result.covered += covered
                    if let fault = new.fault(from: old) {
                        result.fault = fault
                        return
                    }
                }
            }
        }
    }

    /// All arrangements of `0..<old` and of new numbers, which count on from `old` as they come.
    private func arrangements(upTo length: Int, after old: Int, names: Int) -> [[Int]] {
        var result: [[Int]] = []
        func extend(_ list: [Int], next: Int) {
            result.append(list)
            if list.count == length { return }
            for number in 0..<old where !list.contains(number) { extend(list + [number], next: next) }
            if next < names { extend(list + [next], next: next + 1) }
        }
        extend([], next: old)
        return result
    }

    private func waysToName(_ count: Int, from names: Int) -> Int {
        (0..<count).reduce(1) { $0 * (names - $1) }
    }
}
