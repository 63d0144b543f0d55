import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// Warnings go to standard error unless a host has a log of its own, so each test looks at a process of its own.
@Suite("Warnings of mistakes that don't stop the program")
struct WarningTests {
    typealias List = DiffableList<Int, Int>

    private func count(_ words: String, in result: ExitTest.Result?) -> Int {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).components(separatedBy: words).count - 1
    }

    @Test("An item that is appended to an edited snapshot though it is there is named, once for each data source")
    func appendedAgain() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let list = List { "\($0)" }
            list.show(.of((0, [1, 77]), (1, [])))
            for _ in 0..<3 {
                var next = list.dataSource.snapshot()
                next.appendItems([77], toSection: 1)
                list.show(next)
            }
            #expect(list.dataSource.snapshot().itemIdentifiers(inSection: 1) == [77])
        }
        let sentence =
            "CollectionViewDiffableDataSource.apply(_:): item 77 was added to the snapshot though it was there"
        #expect(count(sentence, in: result) == 1)
        expect(result, says: "move it with moveItem(_:beforeItem:) where that is meant")
    }

    @Test("So is one that is inserted, among others")
    func insertedAgain() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let list = List { "\($0)" }
            list.show(.of((0, [1, 2, 77])))
            var next = list.dataSource.snapshot()
            next.insertItems([9, 77], beforeItem: 1)
            list.show(next)
        }
        #expect(count("item 77 was added", in: result) == 1)
    }

    @Test("So is one that a new snapshot was given by two calls")
    func appendedTwiceToNew() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let list = List { "\($0)" }
            list.show(.of((0, [1, 2, 3])))
            list.show(.of((0, [77, 1]), (1, [2, 77])))
            #expect(list.dataSource.snapshot().itemIdentifiers == [1, 2, 77])
        }
        #expect(count("item 77 was added", in: result) == 1)
    }

    @Test("An unknown item that is expanded or collapsed is named, and what the data source gives back is clean")
    func unknownExpansion() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let list = List { "\($0)" }
            var outline = DiffableDataSourceSectionSnapshot<Int>()
            outline.append([1])
            outline.expand([1, 77])
            list.dataSource.apply(outline, to: 0)
            #expect(list.dataSource.snapshot(for: 0).itemExpandedInVain == nil)
            let other = List { "\($0)" }
            outline = DiffableDataSourceSectionSnapshot()
            outline.collapse([78])
            other.dataSource.apply(outline, to: 0)
        }
        #expect(count("apply(_:to:): item 77 was to be expanded or collapsed", in: result) == 1)
        #expect(count("item 78 was to be", in: result) == 1)
    }

    @Test("Nothing is said of snapshots that are in order, nor of what moves by name, goes and comes again")
    func nothing() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let list = List { "\($0)" }
            list.show(.of((0, [76, 77])))
            var next = list.dataSource.snapshot()
            next.moveItem(76, afterItem: 77)
            list.show(next)
            next.deleteItems([76])
            next.appendItems([76])
            next.replaceItems(in: 0, with: [76, 77])
            list.show(next)
            var outline = list.dataSource.snapshot(for: 0)
            outline.append([5], to: 77)
            outline.expand([77])
            list.dataSource.apply(outline, to: 0)
        }
        #expect(count("item", in: result) == 0)
    }
}
