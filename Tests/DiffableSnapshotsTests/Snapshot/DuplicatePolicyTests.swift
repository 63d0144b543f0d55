import DiffableSnapshots
import Testing

@Suite("Items from outside the program")
struct DuplicatePolicyTests {
    typealias Snapshot = DiffableDataSourceSnapshot<String, Int>
    typealias Report = DuplicateReport<Int>

    static func sample() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2, 3], toSection: "A")
        return snapshot
    }

    @Test("Keeping the first leaves what is there in its place")
    func keepFirst() throws {
        var snapshot = Self.sample()
        let report = try snapshot.appendItems([4, 2, 5, 4], toSection: "B", duplicates: .keepFirst)
        #expect(snapshot.itemIdentifiers(inSection: "A") == [1, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 5])
        #expect(
            report.duplicates == [
                .init(identifier: 2, first: .snapshot(ItemPath(section: 0, item: 1)), second: 1),
                .init(identifier: 4, first: .argument(0), second: 3),
            ])
    }

    @Test("The report names the section that holds a duplicate already, which has no part in comparing reports")
    func sectionNames() throws {
        for policy in [DuplicatePolicy.keepFirst, .keepLast] {
            var snapshot = Self.sample()
            try snapshot.appendItems([7], toSection: "B", duplicates: policy)
            let report = try snapshot.appendItems([7, 4, 2, 4, 3], toSection: "B", duplicates: policy)
            #expect(report.duplicates.map(\.sectionName) == ["B", "A", nil, "A"])
            #expect(
                report.duplicates[1] == .init(identifier: 2, first: .snapshot(ItemPath(section: 0, item: 1)), second: 2)
            )
            #expect(Set(report.duplicates).count == 4)
        }
    }

    @Test("Pages of one feed lead to what a single call leads to, whatever stands between them")
    func pages() throws {
        for policy in [DuplicatePolicy.keepFirst, .keepLast] {
            var paged = Self.sample()
            var looked = Self.sample()
            for page in [[10, 11, 12], [13, 14], [], [11, 15, 15, 2], [16, 17], [17]] {
                let report = try paged.appendItems(page, toSection: "B", duplicates: policy)
                // One that is looked at has an index, and is asked item by item.
                #expect(looked.indexOfItem(1) == 0)
                #expect(try looked.appendItems(page, toSection: "B", duplicates: policy) == report)
                if page == [13, 14] {
                    paged.appendItems([20], toSection: "A")
                    looked.appendItems([20], toSection: "A")
                }
            }
            #expect(paged.hasSameContent(as: looked) && paged.numberOfItems == 12)
            paged.checkInvariants()
        }
    }

    @Test("Keeping the last moves what is there")
    func keepLast() throws {
        var snapshot = Self.sample()
        let report = try snapshot.appendItems([4, 2, 5, 4, 2], toSection: "B", duplicates: .keepLast)
        #expect(snapshot.itemIdentifiers(inSection: "A") == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "B") == [5, 4, 2])
        #expect(report.duplicates.map(\.second) == [1, 3, 4])
        #expect(report.duplicates.last?.first == .argument(1))
    }

    @Test("Rejecting leaves the snapshot as it was, and the error lists the duplicates")
    func reject() {
        var snapshot = Self.sample()
        #expect {
            try snapshot.appendItems([4, 2], toSection: "B", duplicates: .reject)
        } throws: { error in
            guard case .duplicates(let report)? = error as? SnapshotError<String, Int> else { return false }
            return report.duplicates.map(\.identifier) == [2]
        }
        #expect(snapshot.hasSameContent(as: Self.sample()))
    }

    @Test("An unknown section or none at all is an error, not a trap")
    func sections() {
        var snapshot = Self.sample()
        #expect(throws: SnapshotError<String, Int>.unknownSection("X")) {
            try snapshot.appendItems([4], toSection: "X", duplicates: .keepFirst)
        }
        var empty = Snapshot()
        #expect(throws: SnapshotError<String, Int>.noSections) {
            try empty.appendItems([4], duplicates: .keepLast)
        }
    }
}
