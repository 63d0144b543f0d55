import Testing

@testable import DiffableSnapshots

@Suite("Hash prefixes that are known when lists are compared")
struct KnownPrefixesTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, CountedIdentifier>

    static func snapshot(_ lists: [[Int]]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(Array(lists.indices))
        for (section, list) in lists.enumerated() {
            let items = list.map { CountedIdentifier(number: $0, rawHash: $0.hashValue) }
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test("lead to the blocks that moved within a section, whichever it is", arguments: [0, 1, 2])
    func everySection(section: Int) {
        let size = 8_192
        var lists = (0..<3).map { Array($0 * size..<($0 + 1) * size) }
        let old = Self.snapshot(lists)
        #expect(old.itemIdentifiers.count == 3 * size && old.storage.prefixes != nil)
        lists[section] = Array(lists[section][(size / 2)...] + lists[section][..<(size / 2)])
        let new = Self.snapshot(lists)
        var difference = SnapshotDifference()
        let counts = CountedIdentifier.counting { difference = new.difference(from: old) }
        #expect(difference.movedItems.count == size / 2 && difference.deletedItems.isEmpty)
        #expect(counts.comparisons < size / 4, "\(counts.comparisons) comparisons")
    }
}
