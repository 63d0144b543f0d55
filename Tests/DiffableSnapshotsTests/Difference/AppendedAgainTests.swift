import DiffableSnapshots
import Testing

@Suite("Items that were appended again before anybody looked")
struct AppendedAgainTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    static let size = 40_000

    /// Two sections, filled by some calls.
    static func snapshot(_ calls: (section: Int, items: [Int])...) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0, 1])
        for call in calls { snapshot.appendItems(call.items, toSection: call.section) }
        return snapshot
    }

    /// All items but that one is at another place.
    static func list(moving item: Int, to place: Int) -> [Int] {
        var list = Array(0..<size)
        list.remove(at: item)
        list.insert(item, at: place)
        return list
    }

    @Test("are where the last call put them, also when an earlier one had moved them already", arguments: [0, 1])
    func movedTwice(section: Int) {
        let base = Self.snapshot((0, Array(0..<Self.size)), (1, [-1]))
        let new = Self.snapshot((0, Self.list(moving: 100, to: 25_000)), (1, [-1]), (section, [100]))
        let difference = new.difference(from: base)
        let target = section == 0 ? ItemPath(section: 0, item: Self.size - 1) : ItemPath(section: 1, item: 1)
        #expect(difference.movedItems == [.init(from: ItemPath(section: 0, item: 100), to: target)])
        #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
        #expect(base.applying(difference, fillingFrom: new)?.hasSameContent(as: new) == true)
        #expect(new.indexOfItem(100) == (section == 0 ? Self.size - 1 : Self.size))
    }

    @Test("have moved, when the earlier call had left them where they were", arguments: [0, 1])
    func movedOnce(section: Int) {
        let base = Self.snapshot((0, Array(0..<Self.size)), (1, [-1]))
        let new = Self.snapshot((0, Array(0..<Self.size)), (1, [-1]), (section, [100, 20_000]))
        let difference = new.difference(from: base)
        #expect(difference.movedItems.map(\.from.item) == [100, 20_000])
        #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
        #expect(base.applying(difference, fillingFrom: new)?.hasSameContent(as: new) == true)
    }

    @Test("have moved, however many new ones come with them in a short list", arguments: [10, 20, 100, 500])
    func behindNewOnes(size: Int) {
        for fresh in 0..<9 {
            let base = Self.snapshot((0, Array(0..<size)))
            let new = Self.snapshot((0, Array(0..<size)), (0, Array(size..<size + fresh) + [5]))
            let difference = new.difference(from: base)
            let target = ItemPath(section: 0, item: size + fresh - 1)
            #expect(difference.movedItems == [.init(from: ItemPath(section: 0, item: 5), to: target)])
            #expect(difference.deletedItems.isEmpty && difference.insertedItems.count == fresh)
            #expect(base.applying(difference, fillingFrom: new)?.hasSameContent(as: new) == true)
        }
    }

    @Test("have moved in the only section too", arguments: [10, 20, 100, 500])
    func inTheOnlySection(size: Int) {
        for fresh in 0..<9 {
            var (base, new) = (Snapshot(), Snapshot())
            base.appendSections([0])
            base.appendItems(Array(0..<size))
            new.appendSections([0])
            new.appendItems(Array(0..<size))
            new.appendItems(Array(size..<size + fresh) + [5])
            let difference = new.difference(from: base)
            #expect(difference.movedItems.map(\.from.item) == [5] && difference.insertedItems.count == fresh)
            #expect(base.applying(difference, fillingFrom: new)?.hasSameContent(as: new) == true)
        }
    }
}
