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
        let table = IdentifierTable([Array(0..<1_000), [], Array(1_000..<1_001), Array(2_000..<5_000)])!
        table.checkInvariants()
        #expect(table.handle(of: 1_000) == 1_000 && table.handle(of: 2_000) == 1_001 && table.handle(of: 1_500) == nil)
    }

    @Test("Building finds out whether an identifier stands twice, whichever")
    func duplicates() {
        #expect(IdentifierTable([Array(0..<600), [900, 450]]) == nil)
        for first in 0..<16 {
            #expect(IdentifierTable([Array(0..<900), [900, first]]) == nil)
            #expect(IdentifierTable([Array(0..<900) + [first]]) == nil)
        }
        // Farther from each other than those that are added at once.
        let many = Array(0..<IdentifierTable<Int>.mostAtOnce + 10)
        #expect(IdentifierTable([many])?.count == many.count)
        #expect(IdentifierTable([many + [7]]) == nil)
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
