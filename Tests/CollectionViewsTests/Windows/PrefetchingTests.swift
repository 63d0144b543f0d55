import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Prefetching")
struct PrefetchingTests {
    private let list = DiffableList<Int, Int>(height: 200) { "\($0)" }
    private let source = Source()

    private final class Source: CollectionViewDataSourcePrefetching {
        var announced: [Int] = []
        var cancelled: [Int] = []

        func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            announced += indexPaths.map(\.item)
        }

        func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.item)
        }
    }

    init() {
        list.view.prefetchDataSource = source
        list.show(.of((0, Array(0..<100))))
    }

    @Test("Items one screen behind those that have cells are announced, once, and none that has a cell")
    func first() {
        #expect(list.view.cells.keys.map(\.item).max() == 7)
        #expect(source.announced == [8, 9, 10, 11])
        list.viewer.scroll(to: 20)
        list.viewer.update()
        list.view.layoutIfNeeded()
        #expect(source.announced == Array(8...12))
        #expect(source.cancelled.isEmpty)
    }

    @Test("Those that come near are not cancelled, those that are left behind are")
    func scrolling() {
        list.viewer.scroll(to: 200)
        list.viewer.update()
        #expect(source.announced == Array(8...15))
        #expect(source.cancelled.isEmpty)
        list.viewer.scroll(to: 2500)
        list.viewer.update()
        #expect(source.cancelled == Array(12...15))
        #expect(Set(source.announced).isSuperset(of: Array(42...45) + Array(58...61)))
    }

    @Test("What was announced goes along with updates, and is not announced again")
    func updates() {
        source.announced = []
        var next = list.dataSource.snapshot()
        next.moveItem(50, beforeItem: 0)
        next.deleteItems([9])
        list.show(next)
        // The row that was pushed out of those with cells.
        #expect(source.announced == [8] && source.cancelled.isEmpty)
    }

    @Test("Nothing is announced while it is switched off")
    func switchedOff() {
        list.view.isPrefetchingEnabled = false
        source.announced = []
        list.viewer.scroll(to: 1000)
        list.viewer.update()
        #expect(source.announced.isEmpty && source.cancelled.isEmpty)
    }

    @Test("Updates are uncommitted while their block runs, and at no other time")
    func uncommitted() {
        let source = ListSource([["a"]])
        let view = makeList(source)
        #expect(!view.hasUncommittedUpdates)
        var seen: [Bool] = []
        view.performBatchUpdates {
            source.sections[0].append("b")
            view.insertItems(at: [IndexPath(item: 1, section: 0)])
            seen.append(view.hasUncommittedUpdates)
        }
        #expect(seen == [true] && !view.hasUncommittedUpdates)
    }
}
