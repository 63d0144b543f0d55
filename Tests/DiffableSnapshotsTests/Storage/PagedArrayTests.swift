import Testing

@testable import DiffableSnapshots

@Suite("PagedArray")
struct PagedArrayTests {
    @Test("Random writes, appends, removals and copies agree with an array", arguments: 1...examples(1, of: 4))
    func agrees(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var pairs = (0..<3).map { _ in (PagedArray<String>(), [String]()) }
        for step in 0..<4_000 {
            let index = Int.random(in: 0..<3, using: &generator)
            switch Int.random(in: 0..<12, using: &generator) {
            case 0..<5:
                for number in 0..<Int.random(in: 1...20, using: &generator) {
                    pairs[index].0.append("\(step) \(number)")
                    pairs[index].1.append("\(step) \(number)")
                }
            case 5..<8:
                for _
                    in 0..<min(
                        pairs[index].1.count, Int.random(in: 1...(step % 100 == 0 ? 2_000 : 12), using: &generator))
                {
                    #expect(pairs[index].0.removeLast() == pairs[index].1.removeLast())
                }
            case 8..<11 where !pairs[index].1.isEmpty:
                let place = Int.random(in: pairs[index].1.indices, using: &generator)
                pairs[index].0[place] = "\(step)"
                pairs[index].1[place] = "\(step)"
            default:
                pairs[index] = pairs[Int.random(in: 0..<3, using: &generator)]
            }
            #expect(pairs[index].0.count == pairs[index].1.count)
            if step % 16 == 0 {
                for pair in pairs {
                    pair.0.checkInvariants()
                    #expect(pair.1.indices.allSatisfy { pair.0[$0] == pair.1[$0] })
                }
            }
        }
    }

    @Test(
        "Any count can be built at once, grown by one and shrunk to nothing",
        arguments: [0, 1, 63, 64, 127, 128, 129, 8_192, 8_193, 20_000])
    func counts(count: Int) {
        let numbers = Array(0..<count)
        var paged = PagedArray(numbers)
        paged.checkInvariants()
        #expect(numbers.allSatisfy { paged[$0] == $0 })
        paged.append(count)
        paged.checkInvariants()
        #expect(paged[count] == count)
        while paged.count > 0 { #expect(paged.removeLast() == paged.count) }
        paged.checkInvariants()
    }

    @Test("Copies in which everything was replaced let go of the old elements")
    func lifetimes() {
        let lives = Tracked.Lives()
        Tracked.$lives.withValue(lives) {
            var first = PagedArray<Tracked>()
            for number in 0..<1_000 { first.append(Tracked(number: number)) }
            let second = first
            for number in 0..<1_000 { first[number] = Tracked(number: -number) }
            #expect(lives.count == 2_000)
            _ = second[5]
            for _ in 0..<900 { first.removeLast() }
            #expect(lives.count == 1_100)
        }
        #expect(lives.count == 0)
    }
}
