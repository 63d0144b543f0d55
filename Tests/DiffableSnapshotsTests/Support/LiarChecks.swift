import DiffableSnapshots

/// Equal to another one of its number, and yet hashing differently.
struct Liar: Hashable, Sendable {
    var number: Int
    var hash: Int
    static func == (left: Liar, right: Liar) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Checks with identifiers that break the law of `Hashable`: nothing is right then, but nothing must be corrupted.
enum LiarChecks {
    /// Sections of items of which some are equal and hash differently.
    static func lists(sections: Int, size: Int, with generator: inout SeededGenerator) -> [[Liar]] {
        var seen = Set<[Int]>()
        return (0..<sections).map { _ in
            (0..<Int.random(in: 0...size, using: &generator)).compactMap { _ in
                let number = Int.random(in: 0..<size, using: &generator)
                let hash = number * 10 + Int.random(in: 0..<2, using: &generator)
                return seen.insert([number, hash]).inserted ? Liar(number: number, hash: hash) : nil
            }
        }
    }

    /// What an array makes of a difference: nothing is hashed on the way. `nil` when it does not fit.
    static func played(_ difference: SnapshotDifference, on old: [[Liar]], to new: [[Liar]]) -> [[Liar]]? {
        var left = old.map { $0.map(Optional.some) }
        var result = new.map { [Liar?](repeating: nil, count: $0.count) }
        func take(_ path: ItemPath) -> Liar? {
            guard left.indices.contains(path.section), left[path.section].indices.contains(path.item) else {
                return nil
            }
            defer { left[path.section][path.item] = nil }
            return left[path.section][path.item]
        }
        func put(_ item: Liar, _ path: ItemPath) -> Bool {
            guard result.indices.contains(path.section), result[path.section].indices.contains(path.item),
                result[path.section][path.item] == nil
            else { return false }
            result[path.section][path.item] = item
            return true
        }
        for path in difference.deletedItems where take(path) == nil { return nil }
        for move in difference.movedItems {
            guard let item = take(move.from), put(item, move.to) else { return nil }
        }
        for path in difference.insertedItems {
            guard new.indices.contains(path.section), new[path.section].indices.contains(path.item),
                put(new[path.section][path.item], path)
            else { return nil }
        }
        for section in new.indices {
            var staying = left[section].compactMap { $0 }[...]
            for item in result[section].indices where result[section][item] == nil {
                guard let next = staying.popFirst() else { return nil }
                result[section][item] = next
            }
            if !staying.isEmpty { return nil }
        }
        return result.map { $0.compactMap { $0 } }
    }

    /// Whether a difference turns one list of numbers into another.
    static func isReproducing(_ difference: SnapshotDifference, from old: [Int], to new: [Int]) -> Bool {
        let lists = [old, new].map { [$0.map { Liar(number: $0, hash: $0) }] }
        return played(difference, on: lists[0], to: lists[1]) == lists[1]
    }

    static func snapshot(_ lists: [[Liar]]) -> DiffableDataSourceSnapshot<Int, Liar> {
        var snapshot = DiffableDataSourceSnapshot<Int, Liar>()
        snapshot.appendSections(Array(lists.indices))
        for (section, items) in lists.enumerated() { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    /// What is wrong in a chain of snapshots, or `nil`. Only without debug checks, which stop at such identifiers.
    static func fault(sections: Int, size: Int, seed: UInt64) -> String? {
        var generator = SeededGenerator(seed: seed)
        var shown = snapshot(lists(sections: sections, size: size, with: &generator))
        for step in 0..<6 {
            let next = snapshot(lists(sections: sections, size: size, with: &generator))
            if generator.next() % 3 == 0 { _ = shown.indexOfItem(Liar(number: 1, hash: 1)) }
            let difference = next.difference(from: shown)
            let old = (0..<sections).map { shown.itemIdentifiers(inSection: $0) }
            let new = (0..<sections).map { next.itemIdentifiers(inSection: $0) }
            guard let result = played(difference, on: old, to: new) else {
                return "seed \(seed), step \(step): the difference does not fit"
            }
            if result != new { return "seed \(seed), step \(step): the difference does not reproduce" }
            shown = next
        }
        return nil
    }
}
