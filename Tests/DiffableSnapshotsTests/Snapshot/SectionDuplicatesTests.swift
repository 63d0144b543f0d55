import DiffableSnapshots
import Testing

@Suite("Sections from outside the program")
struct SectionDuplicatesTests {
    typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

    static func sample() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2], toSection: "A")
        return snapshot
    }

    @Test("Keeping the first leaves a section where it is, and takes the earliest of those given")
    func keepFirst() throws {
        var snapshot = Self.sample()
        let report = try snapshot.appendSections(["C", "A", "C", "D"], duplicates: .keepFirst)
        #expect(snapshot.sectionIdentifiers == ["A", "B", "C", "D"])
        #expect(
            report.duplicates == [
                .init(identifier: "A", first: .section(0), second: 1),
                .init(identifier: "C", first: .argument(0), second: 2),
            ])
        snapshot.appendItems([3])
        #expect(snapshot.itemIdentifiers(inSection: "D") == [3])
    }

    @Test("Keeping the last moves a section with its items, and takes the latest of those given")
    func keepLast() throws {
        var snapshot = Self.sample()
        let report = try snapshot.appendSections(["C", "A", "C", "C"], duplicates: .keepLast)
        #expect(snapshot.sectionIdentifiers == ["B", "A", "C"])
        #expect(snapshot.itemIdentifiers(inSection: "A") == [1, 2])
        #expect(report.duplicates.map(\.first) == [.section(0), .argument(0), .argument(2)])
    }

    @Test("Rejecting leaves the snapshot as it was, and the error lists the duplicates")
    func reject() throws {
        var snapshot = Self.sample()
        #expect {
            try snapshot.appendSections(["C", "B"], duplicates: .reject)
        } throws: { error in
            guard case .duplicateSections(let report)? = error as? SnapshotError<String, Int> else { return false }
            return report.duplicates.map(\.identifier) == ["B"]
        }
        #expect(snapshot.hasSameContent(as: Self.sample()))
        #expect(try snapshot.appendSections(["C", "D"], duplicates: .reject).isEmpty)
        #expect(snapshot.sectionIdentifiers == ["A", "B", "C", "D"])
    }
}
