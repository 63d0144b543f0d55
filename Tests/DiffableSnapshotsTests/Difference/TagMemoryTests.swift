import Testing

@testable import DiffableSnapshots

@Suite("Memory that hash tags keep")
struct TagMemoryTests {
    @Test("Lists that become ever shorter don't keep the tags of those they came from", arguments: [2, 3, 5])
    func shorterAndShorter(parts: Int) {
        var list = Array(0..<60_000)
        var shown = TagRopeTests.snapshot(list)
        #expect(shown.itemIdentifiers.count == list.count)
        #expect(TagRopeTests.fault(shown) == nil)
        while list.count > 5_000 {
            // Something of the beginning and something of the end goes.
            let rest = list.count / parts
            list = parts == 2 ? Array(list.prefix(rest)) : Array(list[rest / 2..<list.count - rest / 2])
            let next = TagRopeTests.snapshot(list)
            #expect(TagRopeTests.isReproducing(from: shown, to: next))
            #expect(TagRopeTests.fault(next) == nil)
            shown = next
        }
    }
}
