import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("What closed windows and views that are gone leave behind")
struct LeakTests {
    private nonisolated static let isLong = ProcessInfo.processInfo.environment["LEAK_VISITS"] != nil

    /// References to all that one list and its viewer are made of.
    private struct Traces {
        weak var view: CollectionView?
        weak var window: CollectionViewWindow?
        weak var dataSource: CollectionViewDiffableDataSource<Int, Int>?
        weak var shownCell: CollectionReusableView?
        weak var unusedCell: CollectionReusableView?
        weak var header: CollectionReusableView?
        weak var pool: ReusePool?

        var isAnythingLeft: Bool {
            view != nil || window != nil || dataSource != nil || shownCell != nil || unusedCell != nil || header != nil
                || pool != nil
        }
    }

    /// A list is made, looked at, scrolled, changed and left.
    private static func visit(closes: Bool) -> Traces {
        let list = DiffableList<Int, Int>(height: 200, header: { "\($0)" }) { "\($0)" }
        list.show(.of((0, Array(0..<40)), (1, Array(40..<60))))
        var traces = Traces()
        traces.unusedCell = list.cell(0)
        traces.pool = list.cell(0)?.pool
        list.viewer.scroll(to: 1200)
        list.viewer.update()
        var next = list.dataSource.snapshot()
        next.reloadItems([25])
        next.deleteItems([26])
        list.show(next)
        traces.view = list.view
        traces.window = list.viewer.window
        traces.dataSource = list.dataSource
        traces.shownCell = list.view.visibleCells.first
        traces.header = list.view.supplementaries.first?.value.view
        if closes { list.viewer.window.close() }
        return traces
    }

    @Test("A view that is gone takes its cells along, those in use and those put aside", arguments: [false, true])
    func oneVisit(closes: Bool) {
        #expect(!Self.visit(closes: closes).isAnythingLeft)
    }

    @Test("A cell outlives the registration that made it, while it is shown")
    func registrationGone() {
        let list = DiffableList<Int, Int> { "\($0)" }
        list.show(.of((0, [1])))
        let cell = list.cell(0)
        list.view.register(TestCell.self, forCellWithReuseIdentifier: "row")
        list.view.register(nil, forCellWithReuseIdentifier: "row")
        list.show(.of((0, [])))
        #expect(cell?.shown == nil)
    }

    @Test("Five hundred closed windows of one view leave as much memory in use as a few", .enabled(if: isLong))
    func windows() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let list = DiffableList<Int, Int>(height: 100) { "\($0)" }
            list.show(.of((0, Array(0..<40))))
            @MainActor func visit() {
                let viewer = RecordingViewer(list.view, size: CGSize(width: 300, height: 200))
                viewer.update()
                viewer.scroll(to: 900)
                viewer.update()
                viewer.window.close()
            }
            for _ in 0..<200 { visit() }
            let before = Memory.resident
            for _ in 0..<500 { visit() }
            let growth = Memory.resident - before
            // A leak of one cell in each visit would come to 2.5 MB.
            #expect(growth < 2 << 20, "\(growth) bytes more after 500 windows")
            #expect(list.view.windows.count == 1)
        }
    }

    @Test("Lists that were looked at leave nothing in memory, however many", .enabled(if: isLong))
    func lists() async {
        await #expect(processExitsWith: .success) { @MainActor in
            for _ in 0..<100 { _ = Self.visit(closes: true) }
            let before = Memory.resident
            let visits = ProcessInfo.processInfo.environment["LEAK_VISITS"].flatMap(Int.init) ?? 300
            for index in 0..<visits { #expect(!Self.visit(closes: index.isMultiple(of: 2)).isAnythingLeft) }
            let growth = Memory.resident - before
            #expect(growth < max(2 << 20, visits * 4 << 10), "\(growth) bytes more after \(visits) lists")
        }
    }

    @Test("Many applies to many rows leave as much memory in use as a few, with a history too")
    func applies() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let plain = DiffableList<Int, Int>(height: 400) { "\($0)" }
            let growth = Self.growth(of: plain, reversesEach: Self.isLong ? 250 : 20)
            // One state of the list takes more than a megabyte.
            #expect(growth < Self.most, "\(growth) bytes more")
            let recorded = DiffableList<Int, Int>(height: 400) { "\($0)" }
            recorded.dataSource.history.levelsOfUndo = 100
            let recordedGrowth = Self.growth(of: recorded, reversesEach: nil)
            #expect(recordedGrowth < Self.most, "\(recordedGrowth) bytes more, recorded")
        }
    }

    private nonisolated static let most = isLong ? 8 << 20 : 4 << 20

    private static func growth(of list: DiffableList<Int, Int>, reversesEach interval: Int?) -> Int {
        let count = isLong ? 100_000 : 25_000
        var snapshot = DiffableDataSourceSnapshot<Int, Int>.of((0, Array(0..<count)))
        func apply(_ number: Int) {
            if let interval, number % interval == 1 {
                // Built anew, with nothing in common with what is shown but its items.
                snapshot = .of((0, snapshot.itemIdentifiers.reversed()))
            } else {
                snapshot.deleteItems([snapshot.itemIdentifier(atIndex: number)!])
                snapshot.appendItems([count + number])
                snapshot.reconfigureItems([count + number])
            }
            list.show(snapshot)
            snapshot = list.dataSource.snapshot()
        }
        let applies = ProcessInfo.processInfo.environment["LEAK_VISITS"].flatMap(Int.init) ?? 60
        // Enough to fill a history of 100.
        for number in 0..<110 { apply(number) }
        let before = Memory.resident
        for number in 110..<110 + applies { apply(number) }
        return Memory.resident - before
    }
}

/// How much memory this process holds.
enum Memory {
    /// In bytes; 0 where the system doesn't tell.
    static var resident: Int {
        guard let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " "),
            fields.count > 1, let pages = Int(fields[1])
        else { return 0 }
        return pages * 4096
    }
}
