import Testing

@testable import DiffableSnapshots

@Suite("Many identifiers at once in an IdentifierTable")
struct IdentifierTableBulkTests {
    /// Adds many at once, and gives the index of an identifier that is among them for the second time.
    static func insert<ID: TestIdentifier>(_ identifiers: [ID], into table: inout IdentifierTable<ID>) -> Int? {
        let hashed = table.hashed(identifiers)
        var handles = table.find(identifiers, hashed)
        return table.insert(identifiers, hashed, handles: &handles)
    }

    static func remove<ID: TestIdentifier>(_ identifiers: [ID], from table: inout IdentifierTable<ID>) {
        table.remove(identifiers.map { table.handle(of: $0)! }, "remove")
    }

    func agree<ID: TestIdentifier>(_ type: ID.Type, universe: Int, steps: Int) {
        var generator = SeededGenerator(seed: 9)
        var pairs = (0..<2).map { _ in (IdentifierTable<ID>(), [ID: Int32]()) }
        for step in 0..<steps {
            let index = Int.random(in: 0..<2, using: &generator)
            let numbers = (0..<universe).shuffled(using: &generator)
            let identifiers = numbers.prefix(Int.random(in: 1...universe, using: &generator)).map { ID(number: $0) }
            if step % 3 < 2 {
                #expect(Self.insert(identifiers, into: &pairs[index].0) == nil)
                for identifier in identifiers {
                    let handle = pairs[index].0.handle(of: identifier)
                    #expect(handle != nil)
                    #expect(pairs[index].1[identifier] == nil || pairs[index].1[identifier] == handle)
                    pairs[index].1[identifier] = handle
                }
            } else {
                let known = identifiers.filter { pairs[index].1[$0] != nil }
                if known.isEmpty { continue }
                Self.remove(known, from: &pairs[index].0)
                for identifier in known { pairs[index].1[identifier] = nil }
            }
            for (table, model) in pairs {
                table.checkInvariants()
                #expect(table.count == model.count)
                #expect(model.allSatisfy { table.handle(of: $0.key) == $0.value })
                // In any order: pages are left and come to again.
                for pairs in [Array(model), model.sorted { $0.value < $1.value }] {
                    #expect(table.identifiers(of: pairs.map(\.value)) == pairs.map(\.key))
                }
            }
            if step % 7 == 0 { pairs[index] = pairs[1 - index] }
        }
    }

    @Test("agree with a dictionary")
    func numbers() { agree(Int.self, universe: 900, steps: 60) }

    @Test("agree with a dictionary over strings")
    func strings() { agree(String.self, universe: 100, steps: 60) }

    @Test("agree with a dictionary when raw hash values collide")
    func rawColliders() { agree(RawCollider.self, universe: 40, steps: 60) }

    @Test("name the one that is there for the second time")
    func twice() {
        var table = IdentifierTable<Int>()
        #expect(Self.insert(Array(0..<500) + [300], into: &table) == 500)
    }

    @Test("come and go without end, and need no more handles and slots")
    func endless() {
        var table = IdentifierTable<Int>()
        for round in 0..<50 {
            #expect(Self.insert(Array(round * 1_000..<(round + 1) * 1_000), into: &table) == nil)
            if round > 0 { Self.remove(Array((round - 1) * 1_000..<round * 1_000), from: &table) }
        }
        #expect(table.count == 1_000 && table.handleBound <= 2_000 && table.slots.pageCount <= 20)
        table.checkInvariants()
    }
}
