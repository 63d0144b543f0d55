import Testing

@testable import DiffableSnapshots

@Suite("Identifiers that are equal and yet hash differently")
struct HashLawTests {
    @Test("are found by hand and corrupt nothing")
    func found() {
        var snapshot = DiffableDataSourceSnapshot<Int, Liar>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<50).map { Liar(number: $0, hash: $0) })
        #expect(snapshot.inconsistentIdentifiers() == nil)
        snapshot.appendItems([Liar(number: 7, hash: 1_000)])
        let pair = snapshot.inconsistentIdentifiers()
        #expect(pair?.0.number == 7 && pair?.1.number == 7 && pair?.0.hash != pair?.1.hash)
        _ = snapshot.indexOfItem(Liar(number: 3, hash: 3))
        snapshot.deleteItems([Liar(number: 3, hash: 3)])
        snapshot.checkInvariants()
        #expect(snapshot.numberOfItems == 50)
    }

    @Test("are found by hand in two snapshots at once, wherever they stand")
    func foundInTwo() {
        let old = (0..<2_000).map { Liar(number: $0, hash: $0) }
        var moved = Array(old[1_000...] + old[..<1_000])
        moved[1_700].hash = 5_000
        #expect(LiarChecks.snapshot([moved]).inconsistentIdentifiers(comparedWith: LiarChecks.snapshot([old])) != nil)
        let alike = LiarChecks.snapshot([old.reversed()])
        #expect(LiarChecks.snapshot([old]).inconsistentIdentifiers(comparedWith: alike) == nil)
    }

    @Test("are found without comparing each with each where one of the two has no counterpart")
    func foundQuickly() {
        let count = 2_000
        var generator = SeededGenerator(seed: 5)
        let old = (0..<count).shuffled(using: &generator)
        for place in [0, count / 2, count - 1] {
            let new = (0..<count).shuffled(using: &generator)
            let target = CollisionTests.snapshot(new) { $0 == new[place] ? 1_000_000 : $0 }
            let base = CollisionTests.snapshot(old) { $0 }
            let counts = CountedIdentifier.counting {
                let pair = target.inconsistentIdentifiers(comparedWith: base)
                #expect(pair?.0.number == new[place] && pair?.1.number == new[place])
            }
            #expect(counts.comparisons < 60 * count, "\(counts.comparisons)")
        }
    }

    #if DEBUG
    @Test("stop a debug build where they stand at the same place, whatever else changed")
    func stop() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let old = LiarChecks.snapshot([[Liar(number: 1, hash: 1), Liar(number: 2, hash: 2)]])
            let new = LiarChecks.snapshot([[Liar(number: 1, hash: 1), Liar(number: 2, hash: 9)]])
            _ = new.difference(from: old)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("difference(from:): the identifiers") && text.contains("are equal but hash differently"))
        #expect(text.contains("hash: 2)") && text.contains("hash: 9)") && text.contains("feed to hash(into:)"))
    }

    @Test("stop a debug build where they stand in a block that moved")
    func stopInBlock() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let list = (0..<400).map { Liar(number: $0, hash: $0) }
            var moved = Array(list[200...] + list[..<200])
            moved[77].hash = 1_000
            _ = LiarChecks.snapshot([moved]).difference(from: LiarChecks.snapshot([list]))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("number: 277, hash: 277") && text.contains("number: 277, hash: 1000"))
    }
    #endif

    @Test("never leave a difference that does not reproduce, which random lists show")
    func reproduced() {
        for seed in 0..<200 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let sections = 1 + Int(seed % 3)
            let old = LiarChecks.lists(sections: sections, size: seed % 2 == 0 ? 10 : 90, with: &generator)
            let new = LiarChecks.lists(sections: sections, size: seed % 2 == 0 ? 10 : 90, with: &generator)
            // Without the snapshots, which would stop a debug build.
            let difference = difference(from: old, to: new, isNewUnique: seed % 4 < 2)
            #expect(LiarChecks.played(difference, on: old, to: new) == new, "seed \(seed)")
        }
    }

    func difference(from old: [[Liar]], to new: [[Liar]], isNewUnique: Bool) -> SnapshotDifference {
        MatchedSections.lend(old.map { $0.count }, new.map { $0.count }, arePaired: true) { sections in
            old.concatenated().withUnsafeBufferPointer { oldItems in
                new.concatenated().withUnsafeBufferPointer { newItems in
                    var matcher = ListMatcher(
                        old: oldItems, new: newItems, sections: sections, isNewUnique: isNewUnique)
                    matcher.match()
                    var result = SnapshotDifference()
                    if matcher.isValid, sections.list(matcher.blocks, into: &result) { return result }
                    matcher.keepFirstMatches()
                    #expect(sections.list(matcher.blocks, into: &result))
                    return result
                }
            }
        }
    }
}
