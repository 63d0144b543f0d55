import Testing

@testable import DiffableSnapshots

@Suite("Nodes of which runs leave little")
struct SmallLeavesTests {
    /// How many nodes the items of a snapshot stand in.
    static func nodes(of snapshot: DiffableDataSourceSnapshot<Int, Int>) -> Int {
        let items = snapshot.storage.content.structure.items
        return items.links.count - items.freeSerials.count
    }

    @Test(
        "are joined, wherever the runs begin and end", arguments: [56, 111, 112, 113, 150, 224, 225, 336],
        [0, 1, 55, 111])
    func joined(width: Int, shift: Int) {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        // Leaves hold 112 items at first. Of each stretch one item stays.
        let all = 112 * examples(40, of: 150)
        snapshot.appendItems(Array(0..<all))
        var rest: [Int] = []
        for start in stride(from: shift, to: all - width, by: width) {
            snapshot.deleteItems(Array(start + 1..<start + width))
            rest.append(start)
        }
        snapshot.checkInvariants()
        #expect(snapshot.itemIdentifiers.filter { $0 >= shift }.starts(with: rest))
        let count = snapshot.numberOfItems
        #expect(Self.nodes(of: snapshot) <= 4 + count / 24, "\(count) items in \(Self.nodes(of: snapshot)) nodes")
    }
}
