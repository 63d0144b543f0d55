import Testing

@testable import DiffableSnapshots

@Suite("IdentifierTable")
struct IdentifierTableTests {
    func agree<ID: TestIdentifier>(_ type: ID.Type, universe: Int, steps: Int) {
        var generator = SeededGenerator(seed: 7)
        var pairs = (0..<2).map { _ in (IdentifierTable<ID>(), [ID: Int32]()) }
        for step in 0..<steps {
            let index = Int.random(in: 0..<2, using: &generator)
            let identifier = ID(number: Int.random(in: 0..<universe, using: &generator))
            switch Int.random(in: 0..<20, using: &generator) {
            case 0..<(step % 1_000 < 600 ? 12 : 5):
                let (handle, isNew) = pairs[index].0.insert(identifier)
                #expect(isNew == (pairs[index].1[identifier] == nil))
                #expect(isNew || pairs[index].1[identifier] == handle)
                pairs[index].1[identifier] = handle
            case 19 where step % 3 == 0:
                pairs[index] = pairs[1 - index]
            default:
                #expect(pairs[index].0.remove(identifier) == pairs[index].1.removeValue(forKey: identifier))
            }
            #expect(pairs[index].0.count == pairs[index].1.count)
            if step % 50 == 0 {
                for (table, model) in pairs {
                    table.checkInvariants()
                    #expect(model.allSatisfy { table.handle(of: $0.key) == $0.value })
                }
            }
        }
    }

    @Test("agrees with a dictionary")
    func numbers() { agree(Int.self, universe: 700, steps: examples(4_000, of: 12_000)) }

    @Test("agrees with a dictionary over strings")
    func strings() { agree(String.self, universe: 200, steps: 4_000) }

    @Test("agrees with a dictionary when all hashes collide")
    func colliders() { agree(Collider.self, universe: 60, steps: 4_000) }

    @Test("agrees with a dictionary when raw hash values collide")
    func rawColliders() { agree(RawCollider.self, universe: 60, steps: 4_000) }

    @Test("Built at once, an identifier's handle is its index over all lists")
    func building() {
        var duplicate: (earlier: Int, later: Int)?
        let table = IdentifierTable(
            [Array(0..<1_000), [], Array(1_000..<1_001), Array(2_000..<5_000)], duplicate: &duplicate)
        #expect(duplicate == nil)
        table.checkInvariants()
        #expect(table.handle(of: 1_000) == 1_000 && table.handle(of: 2_000) == 1_001 && table.handle(of: 1_500) == nil)
    }

    @Test("Building finds the first identifier that stands twice")
    func duplicates() {
        var duplicate: (earlier: Int, later: Int)?
        _ = IdentifierTable([Array(0..<600), [900, 450, 3]], duplicate: &duplicate)
        #expect(duplicate?.earlier == 450 && duplicate?.later == 601)
        // Whichever half of the pages each of several pairs lies in.
        for first in 0..<16 {
            let repeated = [first, 100, 2, 7, first, 4]
            _ = IdentifierTable([Array(0..<900), repeated], duplicate: &duplicate)
            #expect(duplicate?.earlier == first && duplicate?.later == 900)
        }
    }

    @Test("Removing and inserting without end needs no more handles and slots")
    func endless() {
        var table = IdentifierTable<Int>()
        for number in 0..<1_000 { _ = table.insert(number) }
        for number in 1_000..<examples(20_000, of: 50_000) {
            table.remove(number - 1_000)
            _ = table.insert(number)
        }
        #expect(table.count == 1_000 && table.handleBound <= 1_001 && table.slots.pageCount <= 6)
        table.checkInvariants()
    }
}
