import Testing

@testable import DiffableSnapshots

@Suite("A table that becomes larger or smaller, a few slots at each edit")
struct ResizingTests {
    /// Grows and shrinks a table beside a dictionary, and copies that go their own way.
    ///
    /// - Returns: Whether slots were on the move after any edit.
    func agree<ID: TestIdentifier>(
        _ type: ID.Type, universe: Int, steps: Int, checkEvery: Int
    ) -> (growing: Bool, shrinking: Bool) {
        var generator = SeededGenerator(seed: 21)
        var pairs = (0..<2).map { _ in (table: IdentifierTable<ID>(), model: [ID: Int32]()) }
        var sawMoves = (growing: false, shrinking: false)
        for step in 0..<steps {
            let which = step % 5 == 0 ? 1 : 0
            let isGrowing = step % (steps / 2) < steps / 6
            let identifier = ID(number: Int.random(in: 0..<universe, using: &generator))
            if Int.random(in: 0..<10, using: &generator) < (isGrowing ? 9 : 1) {
                pairs[which].model[identifier] = pairs[which].table.insert(identifier).handle
            } else {
                let handle = pairs[which].model.removeValue(forKey: identifier)
                #expect(pairs[which].table.remove(identifier) == handle)
            }
            let table = pairs[which].table
            if !table.outgoing.isEmpty {
                if table.slotBits > table.outgoing.slotBits {
                    sawMoves.growing = true
                } else {
                    sawMoves.shrinking = true
                }
            }
            if step % checkEvery == 0 {
                for (table, model) in pairs {
                    table.checkInvariants()
                    #expect(table.count == model.count)
                    #expect(model.allSatisfy { table.handle(of: $0.key) == $0.value })
                }
                pairs[1] = pairs[0]
            }
        }
        return sawMoves
    }

    @Test("agrees with a dictionary")
    func numbers() { #expect(agree(Int.self, universe: 6_000, steps: 48_000, checkEvery: 331) == (true, true)) }

    @Test("agrees with a dictionary when many hash values are equal, and slots are probed around the end")
    func crowded() { #expect(agree(Crowded.self, universe: 2_000, steps: 12_000, checkEvery: 113).growing) }

    @Test("One more item in a copy moves few slots, also where the table is full")
    func copies() {
        for count in [12_287, 12_288, 12_289, 49_152] {
            let base = ShrinkingTests.snapshot(count).storage.indexed.itemTable
            var copy = base
            _ = copy.insert(count)
            copy.checkInvariants()
            var unshared = 0
            let kept = copy.outgoing.isEmpty ? copy.slots : copy.outgoing.slots
            kept.forEachUnsharedRange(with: base.slots) { unshared += $0.count }
            #expect(unshared <= 2 * PagedArray<UInt64>.leafCapacity, "\(count): \(unshared) slots")
            let moved = copy.outgoing.isEmpty ? 0 : copy.outgoing.movedCount
            #expect(moved <= 256, "\(count): \(moved) slots")
        }
    }

    @Test("A run moves as many slots as it has identifiers, times a constant, and the table agrees with a dictionary")
    func runs() {
        var generator = SeededGenerator(seed: 22)
        var table = ShrinkingTests.snapshot(12_280).storage.indexed.itemTable
        var next = 12_280
        for round in 0..<60 {
            let length = Int.random(in: 8..<40, using: &generator)
            #expect(IdentifierTableRunTests.insert(Array(next..<next + length), into: &table) == nil)
            if round == 1 { #expect(table.slotBits == 15 && !table.outgoing.isEmpty) }
            IdentifierTableRunTests.remove(Array(next..<next + length / 2), from: &table)
            table.checkInvariants()
            #expect((next..<next + length).allSatisfy { (table.handle(of: $0) != nil) == ($0 >= next + length / 2) })
            next += length
        }
        #expect(table.outgoing.isEmpty)
    }
}

/// Half of all have one hash value, which leads to one of the last slots.
struct Crowded: TestIdentifier, CustomStringConvertible {
    var number: Int

    init(number: Int) { self.number = number }

    var description: String { "\(number)" }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }

    func _rawHashValue(seed: Int) -> Int { number < 1_000 ? Self.crowdedHash : number.hashValue }

    static let crowdedHash = (0...).first { IdentifierHash.tag(hashValue: $0) &>> 22 == 1_023 }!
}
