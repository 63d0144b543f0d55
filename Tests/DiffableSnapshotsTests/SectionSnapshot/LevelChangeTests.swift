import Testing

@testable import DiffableSnapshots

@Suite("Rows of an outline that show another level and nothing else")
struct LevelChangeTests {
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    /// A parent that shows many children, between two other items.
    static func outline(children: Int) -> Outline {
        var outline = Outline()
        outline.append([-1, -2, -3])
        outline.append(Array(0..<children), to: -2)
        outline.expand([-2])
        return outline
    }

    @Test("Children that stay when their parent goes have all changed, however many", arguments: [1, 63, 64, 1_000])
    func parentGoes(children: Int) {
        let old = Self.outline(children: children)
        var new = old
        new.deleteKeepingChildren(-2)
        let changes = new.visibleChanges(from: old)
        #expect(changes.hunks == [.init(old: 1..<2, new: 1..<1)])
        #expect(changes.changedRows == Array(1...children))
        let back = old.visibleChanges(from: new)
        #expect(back.hunks == [.init(old: 1..<1, new: 1..<2)])
        #expect(back.changedRows == Array(2..<children + 2))
    }

    @Test("So have those below them", arguments: [64, 700])
    func grandchildren(count: Int) {
        var old = Self.outline(children: 3)
        old.append(Array(1_000..<1_000 + count), to: 1)
        old.expand([1])
        var new = old
        new.deleteKeepingChildren(-2)
        #expect(new.visibleChanges(from: old).changedRows == Array(1..<count + 4))
        new.deleteKeepingChildren(1)
        // The first child and the last are one level up, those of the second one two.
        #expect(new.visibleChanges(from: old).changedRows == Array(1..<count + 3))
    }
}
