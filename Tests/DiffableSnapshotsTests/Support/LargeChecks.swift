import DiffableSnapshots

/// Checks of differences that are too large for the slow reference, by a quicker one.
enum LargeChecks {
    /// What is wrong with the difference of two lists of sections, or `nil`: it must reproduce, and its numbers must be
    /// those that cannot be undercut.
    static func fault<ID: TestIdentifier>(
        from old: DiffableDataSourceSnapshot<Int, ID>, to new: DiffableDataSourceSnapshot<Int, ID>
    ) -> String? {
        let difference = new.difference(from: old)
        guard let played = old.applying(difference, fillingFrom: new) else { return "it does not fit" }
        if !played.hasSameContent(as: new) { return "it does not reproduce" }
        var places: [ID: (section: Int, index: Int)] = [:]
        for section in old.sectionIdentifiers {
            for (index, item) in old.itemIdentifiers(inSection: section).enumerated() {
                places[item] = (section, index)
            }
        }
        var moves = 0
        for section in new.sectionIdentifiers {
            let survivors = new.itemIdentifiers(inSection: section).compactMap { places[$0] }
            let staying = survivors.filter { $0.section == section }.map(\.index)
            moves += survivors.count - patienceLength(staying)
        }
        if difference.movedItems.count != moves {
            return "\(difference.movedItems.count) moves where \(moves) do"
        }
        return nil
    }

    static func patienceLength(_ values: [Int]) -> Int {
        var tops: [Int] = []
        for value in values {
            var low = 0
            var high = tops.count
            while low < high {
                let middle = (low + high) / 2
                if tops[middle] < value { low = middle + 1 } else { high = middle }
            }
            if low == tops.count { tops.append(value) } else { tops[low] = value }
        }
        return tops.count
    }

    static func snapshot<ID: TestIdentifier>(_ sections: [(Int, [Int])], _ type: ID.Type)
        -> DiffableDataSourceSnapshot<Int, ID>
    {
        var snapshot = DiffableDataSourceSnapshot<Int, ID>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items.map { ID(number: $0) })
        }
        return snapshot
    }

    /// A list after one of many kinds of change.
    static func changed(_ list: [Int], kind: Int, with generator: inout SeededGenerator) -> [Int] {
        var list = list
        let count = list.count
        switch kind % 12 {
        case 0: list.reverse()
        case 1: list.shuffle(using: &generator)
        case 2: list = list.filter { _ in generator.next() % 10 == 0 }
        case 3: list = Array(list[(count / 2)...] + list[..<(count / 2)])
        case 4: list.insert(contentsOf: 100_000..<(100_000 + count / 3), at: count / 4)
        case 5:
            for _ in 0..<(count / 30 + 1) where !list.isEmpty {
                let item = list.remove(at: Int(generator.next() % UInt64(list.count)))
                if generator.next() % 2 == 0 { list.insert(item, at: Int(generator.next() % UInt64(list.count + 1))) }
                list.insert(200_000 + list.count, at: Int(generator.next() % UInt64(list.count + 1)))
                list = Array(Set(list).count == list.count ? list : list.dropLast(0))
            }
            var seen = Set<Int>()
            list = list.filter { seen.insert($0).inserted }
        case 6: list.sort { ($0 % 7, $0) < ($1 % 7, $1) }
        case 7: list = list.map { $0 + 1_000_000 }
        case 8:
            for start in stride(from: 0, to: max(0, count - 10), by: 10) {
                list[start..<(start + 10)].shuffle(using: &generator)
            }
        case 9:
            for _ in 0..<8 where list.count > 40 {
                let start = Int(generator.next() % UInt64(list.count - 30))
                let block = Array(list[start..<(start + 30)])
                list.removeSubrange(start..<(start + 30))
                list.insert(contentsOf: block, at: Int(generator.next() % UInt64(list.count + 1)))
            }
        case 10: list = (0..<(count / 2)).flatMap { [list[$0], list[count / 2 + $0]] }
        default: list.removeAll { $0 % 3 == 0 }
        }
        return list
    }

    /// Random pairs of large lists, built anew and edited from one another.
    static func random<ID: TestIdentifier>(_ type: ID.Type, count: Int, size: Int, seed: UInt64) -> String? {
        RunningProgram.named("LargeChecks.random(\(type).self, count: \(count), size: \(size), seed: \(seed))") {
            rounds(type, count: count, size: size, seed: seed)
        }
    }

    private static func rounds<ID: TestIdentifier>(
        _ type: ID.Type, count: Int, size: Int, seed: UInt64
    ) -> String? {
        for round in 0..<count {
            var generator = SeededGenerator(seed: seed &* 7_919 &+ UInt64(round))
            let size = Int.random(in: 0...size, using: &generator)
            let sectionCount = Int.random(in: 1...4, using: &generator)
            var items = Array(0..<size)
            var sections: [(Int, [Int])] = []
            for section in 0..<sectionCount {
                let length =
                    section == sectionCount - 1 ? items.count : Int.random(in: 0...items.count, using: &generator)
                sections.append((section, Array(items.prefix(length))))
                items.removeFirst(length)
            }
            var changed = sections
            for index in changed.indices {
                changed[index].1 = Self.changed(changed[index].1, kind: Int(generator.next() % 12), with: &generator)
            }
            var seen = Set<Int>()
            for index in changed.indices { changed[index].1.removeAll { !seen.insert($0).inserted } }
            if generator.next() % 2 == 0 { changed.shuffle(using: &generator) }
            if generator.next() % 4 == 0, sectionCount > 1 { changed[0].1 += changed.removeLast().1 }
            let old = snapshot(sections, type)
            let new = snapshot(changed, type)
            if let fault = fault(from: old, to: new) { return "round \(round), seed \(seed): \(fault)" }
            // The same again with an index on either side, and backwards.
            _ = old.indexOfItem(ID(number: 0))
            _ = new.indexOfItem(ID(number: 0))
            if let fault = fault(from: new, to: old) { return "round \(round), seed \(seed), back: \(fault)" }
            if let fault = edited(from: old, with: &generator) {
                return "round \(round), seed \(seed), edited: \(fault)"
            }
        }
        return nil
    }

    /// Two copies edited apart.
    private static func edited<ID: TestIdentifier>(
        from base: DiffableDataSourceSnapshot<Int, ID>, with generator: inout SeededGenerator
    ) -> String? {
        var copies = [base, base]
        for step in 0..<40 {
            let which = step % 2
            let items = copies[which].itemIdentifiers
            let fresh = ID(number: 500_000 + Int(generator.next() % 30))
            guard let anchor = items.randomElement(using: &generator), let item = items.randomElement(using: &generator)
            else { continue }
            switch generator.next() % 4 {
            case 0: copies[which].deleteItems([item])
            case 1 where anchor != fresh: copies[which].insertItems([fresh], afterItem: anchor)
            case 2 where anchor != item: copies[which].moveItem(item, beforeItem: anchor)
            default: copies[which].appendItems([item, fresh].filter { $0 != item || item != fresh })
            }
        }
        return fault(from: base, to: copies[0]) ?? fault(from: copies[0], to: copies[1])
            ?? fault(from: copies[1], to: base)
    }
}
