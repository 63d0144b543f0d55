import Testing

@testable import DiffablePipeline
@testable import DiffableSnapshots

@Suite("A state that takes a snapshot over without comparing")
struct ReloadingTests {
    @Test("stops the program at an item that one call was given twice")
    func itemGivenTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            // The public call stops a debug build at once.
            snapshot.storage.flat.appendItems([7, 8, 7], toSectionAt: 0)
            _ = DataSourceState<Int, Int>().reloading(snapshot)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("appendItems(_:toSection:): item 7 stands twice in the identifiers given"))
    }

    @Test("shows an item that two calls appended where the second put it")
    func itemAppendedAgain() {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([7, 8], toSection: 0)
        snapshot.appendItems([7], toSection: 1)
        let (state, difference) = DataSourceState().reloading(snapshot)
        #expect(state.snapshot.itemIdentifiers(inSection: 0) == [8] && state.snapshot.numberOfItems == 2)
        #expect(!difference.hasStructuralChanges)
    }
}
