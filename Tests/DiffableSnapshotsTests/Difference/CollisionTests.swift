import Testing

@testable import DiffableSnapshots

@Suite("Hash values that collide on purpose")
struct CollisionTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, CountedIdentifier>

    static func snapshot(_ numbers: [Int], rawHash: (Int) -> Int) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        var flat = snapshot.storage.flat
        // Not by `appendItems`, which looks for duplicates in debug builds.
        flat.appendItems(numbers.map { CountedIdentifier(number: $0, rawHash: rawHash($0)) }, toSectionAt: 0)
        snapshot.storage.flat = flat
        return snapshot
    }

    /// Comparisons of the first difference from a verified snapshot to a rebuilt one, and of the same once more, when
    /// the rebuilt one is known to be unique.
    static func comparisons(
        _ old: [Int], _ new: [Int], rawHash: (Int) -> Int = { _ in 0 }
    ) -> (rebuilt: Int, again: Int) {
        let base = snapshot(old, rawHash: rawHash)
        base.storage.prove()
        let target = snapshot(new, rawHash: rawHash)
        var difference = SnapshotDifference()
        let rebuilt = CountedIdentifier.counting { difference = target.difference(from: base) }.comparisons
        #expect(LiarChecks.isReproducing(difference, from: old, to: new))
        let again = CountedIdentifier.counting { #expect(target.difference(from: base) == difference) }.comparisons
        return (rebuilt, again)
    }

    @Test(
        "Structured hash values spread over the slots as others do",
        arguments: [0, 1, 4, 8, 16, 24, 31, 32, 40, 47])
    func structured(shift: Int) {
        let count = 1 << 14
        let shapes: [(Int) -> Int] = [
            { $0 << shift }, { ~($0 << shift) }, { ($0 << shift) &+ ($0 << 3) }, { ($0 << shift) &* 3 },
            { Int(truncatingIfNeeded: UInt(bitPattern: $0 << 49).byteSwapped) }, { -$0 << shift },
        ]
        for shape in shapes {
            let prefixes = HashPrefixes(count: count)
            for number in 0..<count {
                prefixes.memory[number] = IdentifierHash.prefix(
                    of: CountedIdentifier(number: number, rawHash: shape(number)))
            }
            let table = PrefixTable(bound: count, capacity: count, prefixes: prefixes)
            defer { table.destroy() }
            table.insert(0..<count)
            var visits = 0
            for slot in 0..<(1 << Int(table.slotBits)) {
                var index = Int(table.first(inSlot: slot))
                var length = 0
                while index != 0 {
                    length += 1
                    index = Int(table.followers[index - 1])
                }
                visits += length * (length + 1) / 2
            }
            // At most one index for each slot on the average: chance makes 1.5 visits for each of them.
            #expect(visits < count * 2, "\(visits) visits")
            #expect(Set((0..<count).map { prefixes.memory[$0] }).count > count - 64)
        }
    }

    @Test("Counting hash values, and multiples of powers of two, cost a few comparisons for each item")
    func structuredDifferences() {
        for shift in [0, 12, 32, 40] {
            let old = Array(0..<2_000)
            var generator = SeededGenerator(seed: UInt64(shift))
            let new = (old[500...] + Array(5_000..<5_500)).shuffled(using: &generator)
            let counts = Self.comparisons(old, new, rawHash: { $0 << shift })
            #expect(counts.rebuilt < 8 * 2_000 && counts.again < 8 * 2_000, "\(counts)")
        }
    }

    @Test("With one hash value for all, what only moved or left costs time in proportion to the list")
    func linear() {
        for count in [250, 500, 1_000, 2_000] {
            let old = Array(0..<count)
            let cases: [(String, [Int], Int)] = [
                ("unchanged", old, 2),
                ("one left", Array(old[..<(count / 2)] + old[(count / 2 + 1)...]), 4),
                ("reversed", old.reversed(), 8),
                ("halves swapped", Array(old[(count / 2)...] + old[..<(count / 2)]), 30),
                ("three parts", Array(old[(count / 3)...] + old[..<(count / 3)].reversed()), 30),
                ("each tenth kept", old.filter { $0 % 10 == 0 }, 40),
                ("each third gone", old.filter { $0 % 3 != 0 }, 40),
                ("neighbours swapped", old.map { $0 ^ 1 }.filter { $0 < count }, 40),
            ]
            for (name, new, factor) in cases {
                let counts = Self.comparisons(old, new)
                #expect(counts.rebuilt <= factor * count, "\(name), \(count): \(counts)")
                #expect(counts.again <= factor * count, "\(name), \(count): \(counts)")
            }
        }
    }

    @Test("With one hash value for all, block moves cost a pass for each block")
    func blocks() {
        for count in [500, 1_000, 2_000] {
            var generator = SeededGenerator(seed: 9)
            var blocks = stride(from: 0, to: count, by: count / 10).map { Array($0..<($0 + count / 10)) }
            blocks.shuffle(using: &generator)
            let counts = Self.comparisons(Array(0..<count), blocks.flatMap { $0 })
            #expect(counts.rebuilt <= 40 * count && counts.again <= 40 * count, "\(count): \(counts)")
        }
    }

    @Test("With one hash value for all, edits cost their square once items are known to be unique")
    func edits() {
        for count in [500, 1_000, 2_000] {
            for edits in [4, 16] {
                var generator = SeededGenerator(seed: UInt64(count + edits))
                var new = Array(0..<count)
                for edit in 0..<edits {
                    new.remove(at: Int(generator.next() % UInt64(new.count)))
                    new.insert(count + edit, at: Int(generator.next() % UInt64(new.count)))
                }
                let counts = Self.comparisons(Array(0..<count), new)
                // What is inserted has to be told apart from each item the first time: nothing but `==` can do it.
                #expect(counts.rebuilt <= 40 * count + 4 * edits * count, "\(count), \(edits): \(counts)")
                #expect(counts.again <= 40 * count + 4 * edits * edits, "\(count), \(edits): \(counts)")
            }
        }
    }

    @Test("Blocks that come and go are found among items of one hash value")
    func blockEdits() {
        for count in [500, 1_000, 2_000] {
            let old = Array(0..<count)
            var new = old
            new.removeSubrange((count / 2)..<(count / 2 + 40))
            new.insert(contentsOf: count..<(count + 30), at: count / 4)
            let counts = Self.comparisons(old, new)
            #expect(counts.again <= 40 * count, "\(count): \(counts)")
        }
    }

    @Test("Many sections of one length cost a few comparisons and hashes for each item")
    func sections() {
        for count in [100, 200, 400] {
            func snapshot(_ order: [Int]) -> Snapshot {
                var snapshot = Snapshot()
                snapshot.appendSections(order)
                var flat = snapshot.storage.flat
                for (index, section) in order.enumerated() {
                    flat.appendItems(
                        (0..<5).map { CountedIdentifier(number: section * 5 + $0, rawHash: section * 5 + $0) },
                        toSectionAt: index)
                }
                snapshot.storage.flat = flat
                return snapshot
            }
            let base = snapshot(Array(0..<count))
            _ = base.difference(from: Snapshot())
            var generator = SeededGenerator(seed: UInt64(count))
            for order in [Array((0..<count).reversed()), (0..<count).shuffled(using: &generator)] {
                let counts = CountedIdentifier.counting { _ = snapshot(order).difference(from: base) }
                #expect(counts.comparisons <= 30 * count * 5 && counts.hashes <= 6 * count * 5, "\(count)")
            }
        }
    }
}
