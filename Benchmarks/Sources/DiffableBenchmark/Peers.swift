import DiffableSnapshots
import OrderedCollections

/// What a careful author writes: the common ends first, a dictionary for the rest, patience for the moves.
enum CarefulDifference {
    static func difference<ID: Hashable>(_ old: [ID], _ new: [ID]) -> (
        deleted: [Int], inserted: [Int], moved: [(Int, Int)]
    ) {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var oldEnd = old.count
        var newEnd = new.count
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        var places = [ID: Int](minimumCapacity: oldEnd - start)
        for index in start..<oldEnd { places[old[index]] = index }
        var inserted: [Int] = []
        var pairs: [(Int, Int)] = []
        for index in start..<newEnd {
            if let place = places.removeValue(forKey: new[index]) {
                pairs.append((place, index))
            } else {
                inserted.append(index)
            }
        }
        let deleted = places.values.sorted()
        return (deleted, inserted, moves(pairs))
    }

    /// Pairs of old and new index outside a longest increasing subsequence.
    static func moves(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        var tops: [Int] = []
        var previous = [Int](repeating: -1, count: pairs.count)
        for (position, pair) in pairs.enumerated() {
            var low = 0
            var high = tops.count
            while low < high {
                let middle = (low + high) / 2
                if pairs[tops[middle]].0 < pair.0 { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[position] = tops[low - 1] }
            if low == tops.count { tops.append(position) } else { tops[low] = position }
        }
        var stays = [Bool](repeating: false, count: pairs.count)
        var position = tops.last ?? -1
        while position >= 0 {
            stays[position] = true
            position = previous[position]
        }
        return pairs.indices.filter { !stays[$0] }.map { pairs[$0] }
    }

    /// Only patience, as a floor.
    static func longestIncreasing(_ values: [Int]) -> Int { values.count - moves(values.map { ($0, 0) }).count }
}

extension Workload {
    /// A snapshot of the state before or after.
    func snapshot(isNew: Bool) -> DiffableDataSourceSnapshot<Int, ID> {
        var snapshot = DiffableDataSourceSnapshot<Int, ID>()
        let sections = isNew ? newSections : oldSections
        snapshot.appendSections(sections)
        for (section, items) in zip(sections, isNew ? new : old) { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    /// The old places of the survivors in new order.
    var survivors: [Int] {
        var places: [ID: Int] = [:]
        for (place, item) in old.joined().enumerated() { places[item] = place }
        return new.joined().compactMap { places[$0] }
    }

    var hashing: Contestant {
        Contestant("hash once") { [old, new] in
            var sum = 0
            for list in old { for item in list { sum &+= item.hashValue } }
            for list in new { for item in list { sum &+= item.hashValue } }
            blackHole(sum)
        }
    }
}
