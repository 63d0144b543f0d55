import Testing

@testable import DiffableSnapshots

@Suite("Hash prefixes that one snapshot hands to the next")
struct KeptPrefixesTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    static func snapshot(_ calls: [Int]...) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        for call in calls { snapshot.appendItems(call) }
        return snapshot
    }

    static func isReproducing(from old: Snapshot, to new: Snapshot) -> Bool {
        old.applying(new.difference(from: old), fillingFrom: new)?.hasSameContent(as: new) == true
    }

    /// What is wrong with the prefixes of a snapshot, or `nil`.
    static func fault(_ snapshot: Snapshot) -> String? {
        guard let prefixes = snapshot.storage.prefixes else { return "there are none" }
        let items = snapshot.storage.flat.items[0]
        if prefixes.count != items.count { return "\(prefixes.count) prefixes are kept for \(items.count) items" }
        for (index, item) in items.enumerated() where prefixes.memory[index] != IdentifierHash.prefix(of: item) {
            return "the prefix at \(index) is wrong"
        }
        return nil
    }

    @Test("are right, one for each item, however often a list is built anew")
    func chain() {
        for seed in 0..<4 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var list = Array(0..<5_000)
            var fresh = 1_000_000
            var shown = Self.snapshot(list)
            _ = shown.difference(from: Snapshot())
            #expect(Self.fault(shown) == nil)
            for step in 0..<20 {
                let start = Int(generator.next() % 4_000)
                let length = Int(generator.next() % 200)
                switch (seed + generator.next() % 5) % 5 {
                case 0: list.append(fresh)
                case 1: list = Array(list[start...] + list[..<start])
                case 2: list.insert(contentsOf: fresh..<(fresh + length), at: start)
                case 3 where list.count > 4_500: list.removeSubrange(start..<(start + length))
                default:
                    list.swapAt(start, start + length)
                    list[start + length / 2] = fresh
                }
                fresh += 1_000
                let next = Self.snapshot(list)
                if step % 5 == 0 {
                    #expect(Self.isReproducing(from: shown, to: next), "seed \(seed), step \(step)")
                } else {
                    _ = next.difference(from: shown)
                }
                #expect(Self.fault(next) == nil, "seed \(seed), step \(step)")
                shown = next
            }
        }
    }

    @Test("are made once: later lists hash what is new in them, and what is looked for where they part")
    func hashes() {
        func items(_ list: [Int]) -> [CountedIdentifier] { list.map { CountedIdentifier(number: $0, rawHash: $0) } }
        var list = Array(0..<6_000)
        var old = items(list)
        var prefixes = old.withUnsafeBufferPointer { HashPrefixes(of: $0) }
        for step in 0..<12 {
            list.insert(contentsOf: [10_000 + step, 20_000 + step], at: step * 250)
            list.swapAt(step, 5_000 + step)
            let new = items(list)
            // Without snapshots, which hash all there is in debug builds.
            let counts = CountedIdentifier.counting {
                old.withUnsafeBufferPointer { old in
                    new.withUnsafeBufferPointer { new in
                        MatchedSections.lend([old.count], [new.count], arePaired: true) { sections in
                            var matcher = ListMatcher(
                                old: old, new: new, sections: sections, isNewUnique: false, oldPrefixes: prefixes)
                            matcher.match()
                            #expect(matcher.isValid && matcher.newPrefixes != nil)
                            prefixes = matcher.newPrefixes ?? prefixes
                        }
                    }
                }
            }
            #expect(counts.hashes < 1_000 && counts.comparisons < 3 * list.count, "step \(step): \(counts)")
            old = new
        }
    }

    @Test("are not needed where neighbours changed places: comparing finds them", arguments: [20, 1_000, 6_000])
    func neighbours(count: Int) {
        let old = (0..<count).map { CountedIdentifier(number: $0, rawHash: $0) }
        var new = old
        for index in stride(from: 1, to: count - 1, by: 7) { new.swapAt(index, index + 1) }
        let counts = CountedIdentifier.counting {
            ListMatcher.withLists(old, new) { matcher in
                matcher.match()
                #expect(matcher.isValid && matcher.strays.isEmpty)
            }
        }
        #expect(counts.hashes == 0 && counts.comparisons < 3 * count, "\(counts)")
    }

    @Test("tell an item apart that is in the list already, wherever it stands")
    func duplicates() {
        let list = Array(0..<5_000)
        let first = Self.snapshot(list)
        _ = first.difference(from: Snapshot())
        let second = Self.snapshot(list + [6_000])
        _ = second.difference(from: first)
        for again in [0, 2_500, 4_999, 6_000] {
            let third = Self.snapshot(list + [6_000], [again])
            let expected = (list + [6_000]).filter { $0 != again } + [again]
            #expect(Self.isReproducing(from: second, to: third))
            #expect(third.itemIdentifiers == expected, "\(again)")
        }
    }
}
