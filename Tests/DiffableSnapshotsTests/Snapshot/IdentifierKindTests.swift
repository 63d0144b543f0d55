import DiffableSnapshots
import Testing

@Suite("Identifiers of every kind")
struct IdentifierKindTests {
    /// Alternates, so that equal identifiers get unequal bytes in the same way each time.
    final class Turns: @unchecked Sendable {
        // Tests make their own and run the whole program in one task, so nothing else touches it.
        var count = 0
        @TaskLocal static var current = Turns()

        static func next() -> Int {
            current.count += 1
            return current.count % 7
        }
    }

    /// As large as a row of a table.
    struct Large: TestIdentifier {
        var padding = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        var number: Int
        init(number: Int) {
            self.number = number
            padding.7 = Turns.next()
        }
        static func == (left: Self, right: Self) -> Bool { left.number == right.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    enum Payload: TestIdentifier {
        case none
        case number(Int)
        case text(String, UInt8)
        case list([Int])
        init(number: Int) {
            switch number % 4 {
            case 0: self = number == 0 ? .none : .text("a text too long to be small: \(number)", UInt8(number & 255))
            case 1: self = .number(number)
            case 2: self = .list([number, number])
            default: self = .text("\(number)", 0)
            }
        }
    }

    final class Object: TestIdentifier {
        let number: Int
        init(number: Int) { self.number = number }
        static func == (left: Object, right: Object) -> Bool { left.number == right.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// A tuple with a gap between its parts.
    struct Pair: TestIdentifier {
        var parts: (UInt8, Int32)
        init(number: Int) { parts = (UInt8(number & 255), Int32(number)) }
        static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }
        func hash(into hasher: inout Hasher) { hasher.combine(parts.1) }
    }

    /// The same letters, composed or not.
    struct Letters: TestIdentifier {
        var text: String
        init(number: Int) { text = (Turns.next() < 3 ? "\u{E9}" : "e\u{301}") + "\(number)" }
    }

    @Test("agree with the model")
    func programs() {
        Turns.$current.withValue(Turns()) {
            runRandomPrograms(Large.self, count: examples(15, of: 40), seed: 21)
            runRandomPrograms(Payload.self, count: examples(15, of: 40), seed: 22)
            runRandomPrograms(Object.self, count: examples(15, of: 40), seed: 23)
            runRandomPrograms(Pair.self, count: examples(15, of: 40), seed: 24)
            runRandomPrograms(Letters.self, count: examples(15, of: 40), seed: 25)
            runRandomPrograms(Int?.self, count: examples(15, of: 40), seed: 26)
        }
    }

    @Test("have large differences that reproduce with the fewest moves")
    func large() {
        Turns.$current.withValue(Turns()) {
            #expect(LargeChecks.random(Large.self, count: examples(3, of: 8), size: 1_500, seed: 31) == nil)
            #expect(LargeChecks.random(Payload.self, count: examples(3, of: 8), size: 1_500, seed: 32) == nil)
            #expect(LargeChecks.random(Letters.self, count: examples(3, of: 8), size: 1_500, seed: 33) == nil)
            #expect(LargeChecks.random(Int?.self, count: examples(3, of: 8), size: 1_500, seed: 34) == nil)
        }
    }

    struct Nothing: Hashable, Sendable {}

    @Test("may have no size at all")
    func nothing() throws {
        var snapshot = DiffableDataSourceSnapshot<Nothing, Nothing>()
        snapshot.appendSections([Nothing()])
        let report = try snapshot.appendItems(Array(repeating: Nothing(), count: 130), duplicates: .keepLast)
        #expect(report.duplicates.count == 129 && snapshot.itemIdentifiers == [Nothing()])
        let base = snapshot
        snapshot.appendItems([Nothing()])
        #expect(snapshot.difference(from: base).isEmpty && snapshot.indexOfItem(Nothing()) == 0)
        snapshot.deleteItems([Nothing()])
        #expect(snapshot.difference(from: base).deletedItems == [ItemPath(section: 0, item: 0)])
        #expect(base.difference(from: snapshot).insertedItems == [ItemPath(section: 0, item: 0)])
    }

    @Test("that equal nothing, not even themselves, are new each time and corrupt nothing", arguments: [9, 40, 700])
    func notANumber(count: Int) throws {
        func snapshot(_ numbers: [Double]) -> DiffableDataSourceSnapshot<Int, Double> {
            var snapshot = DiffableDataSourceSnapshot<Int, Double>()
            snapshot.appendSections([0])
            snapshot.appendItems(numbers)
            return snapshot
        }
        var numbers = (0..<count).map { Double($0) }
        numbers[count / 2] = .nan
        numbers[count - 1] = .nan
        let old = snapshot(numbers)
        let new = snapshot(numbers.reversed())
        let difference = new.difference(from: old)
        #expect(difference.deletedItems.count == 2 && difference.insertedItems.count == 2)
        #expect(difference.movedItems.count == count - 3)
        #expect(old.applying(difference, fillingFrom: new)?.numberOfItems == count)
        #expect(old.indexOfItem(.nan) == nil && !old.contains(item: .nan))
        var edited = old
        edited.deleteItems([.nan, 1])
        edited.moveItem(2, beforeItem: 0)
        let report = try edited.appendItems([.nan, .nan, 2], duplicates: .keepFirst)
        #expect(report.duplicates.count == 1 && edited.numberOfItems == count + 1)
        let change = edited.difference(from: old)
        #expect(old.applying(change, fillingFrom: edited)?.numberOfItems == count + 1)
        edited.deleteSections([0])
        #expect(edited.numberOfItems == 0)
    }
}

extension Optional: TestIdentifier where Wrapped == Int {
    init(number: Int) { self = number == 0 ? nil : number }
}
