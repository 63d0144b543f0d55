import Testing

@testable import DiffableSnapshots

@Suite("Runs at the end of a PagedArray")
struct PagedArrayRunTests {
    @Test("Taken away they live no longer, unless in a copy", arguments: [1, 7, 127, 128, 129, 300, 999])
    func removed(length: Int) {
        let lives = Tracked.Lives()
        Tracked.$lives.withValue(lives) {
            var array = PagedArray<Tracked>()
            for number in 0..<1_000 { array.append(Tracked(number: number)) }
            var copy: PagedArray<Tracked>? = array
            array.removeLast(length)
            array.checkInvariants()
            #expect(array.count == 1_000 - length && lives.count == 1_000)
            #expect((0..<array.count).allSatisfy { array[$0].number == $0 } && copy?[999].number == 999)
            copy = nil
            #expect(lives.count == 1_000 - length)
            array.removeLast(array.count)
            #expect(lives.count == 0 && array.count == 0)
        }
    }
}
