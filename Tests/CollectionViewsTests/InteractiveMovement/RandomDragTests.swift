import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// Random drags with random updates, undo, redo and cancelled drags in between, checked against plain arrays.
@MainActor
@Suite("Random drags")
struct RandomDragTests {
    static let rowHeight = 50.0
    /// Many more with the environment variable `RANDOM_DRAGS`, such as 100000.
    static let isLong = ProcessInfo.processInfo.environment["RANDOM_DRAGS"] != nil
    static let count = ProcessInfo.processInfo.environment["RANDOM_DRAGS"].flatMap(Int.init) ?? 120

    /// Where an item ends that is let go at a height, worked out row by row.
    private func dropped(_ item: Int, at middle: Double, in sections: [[Int]]) -> [[Int]] {
        let height = Self.rowHeight
        let origin = sections.firstIndex { $0.contains(item) }!
        var rest = sections.map { $0.filter { $0 != item } }
        let top = middle - height / 2
        var y = 0.0
        var target = 0
        for section in rest.indices {
            if section == 0 || y < top + (section <= origin ? 0.01 : -0.01) { target = section }
            y += Double(rest[section].count) * height
        }
        y = Double(rest[..<target].map(\.count).reduce(0, +)) * height
        let index = rest[target].indices.first { y + (Double($0) + 0.5) * height >= top } ?? rest[target].count
        rest[target].insert(item, at: index)
        return rest
    }

    @Test("Every drop ends where the plain model says, and the app's own store follows each transaction")
    func drops() {
        var random = SeededGenerator(seed: 71)
        var bench = RandomDragBench()
        for step in 0..<Self.count {
            if step % 50 == 0 {
                bench = RandomDragBench()
                bench.next = 24
                bench.dataSource.apply(.filled(sections: 4, items: 6))
                bench.startHistory()
                bench.viewer.update()
            }
            bench.store = bench.dataSource.snapshot().itemIdentifiers
            let items = bench.store
            guard let item = items.randomElement(using: &random), let key = bench.viewer.key(String(item)) else {
                bench.viewer.update()
                continue
            }
            bench.viewer.window.beginMovement(of: key)
            if bench.viewer.window.movement == nil {
                // The row that the viewer shows was deleted; undo brought its item back as another row.
                #expect(bench.viewer.window.item(of: key) == nil, "seed 71, step \(step): \(item) is not lifted")
                bench.viewer.update()
                continue
            }
            var expected = bench.sections
            var isAlive = true
            var height: Double?
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                switch Int.random(in: 0..<5, using: &random) {
                case 4:
                    guard bench.turnBack(by: &random) else { break }
                    expected = bench.sections
                    isAlive = isAlive && bench.store.contains(item)
                    height = nil
                case 0:
                    let before = bench.shape
                    let edited = bench.dataSource.snapshot().edited(by: &random, next: &bench.next)
                    bench.dataSource.apply(edited)
                    bench.note(before)
                    bench.store = edited.itemIdentifiers
                    expected = edited.sectionIdentifiers.map { edited.itemIdentifiers(inSection: $0) }
                    isAlive = isAlive && edited.contains(item: item)
                    height = nil
                case 1: bench.viewer.update()
                default:
                    height = Double.random(in: -100...2000, using: &random).rounded()
                    bench.viewer.window.updateMovement(to: CGPoint(x: 10, y: height!))
                }
                // Whatever happens meanwhile, the data is what the updates alone have made of it.
                #expect(bench.sections == expected, "seed 71, step \(step)")
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                bench.viewer.window.cancelMovement()
                #expect(bench.sections == expected, "seed 71, step \(step): cancelled")
                continue
            }
            let before = bench.shape
            bench.viewer.window.endMovement()
            bench.note(before)
            let without = { (sections: [[Int]]) in sections.map { $0.filter { $0 != item } } }
            if isAlive, let height {
                #expect(
                    bench.sections == dropped(item, at: height, in: expected),
                    "seed 71, step \(step): \(item) at \(height)")
            } else if isAlive {
                #expect(without(bench.sections) == without(expected), "seed 71, step \(step): \(item)")
                #expect(bench.sections.joined().count { $0 == item } == 1)
            } else {
                #expect(bench.sections == expected, "seed 71, step \(step): \(item) is gone")
            }
            #expect(bench.store == bench.dataSource.snapshot().itemIdentifiers, "seed 71, step \(step): store")
            bench.viewer.update()
            // What is dropped out of sight is scrolled to.
            let texts = bench.viewer.texts
            let rest = bench.sections.joined().map(String.init).drop { $0 != texts.first }
            #expect(texts == Array(rest.prefix(texts.count)), "seed 71, step \(step): shown")
        }
    }

    @Test("Drags in outlines never lose, double or tear apart anything, whatever arrives meanwhile")
    func outlines() {
        var random = SeededGenerator(seed: 72)
        var bench = RandomDragBench()
        for step in 0..<max(80, Self.count / 4) {
            if step % 40 == 0 {
                bench = RandomDragBench()
                bench.next = 30
                bench.view.animationClock = ManualClock()
                var outline = DiffableDataSourceSectionSnapshot<Int>()
                for item in 1...20 {
                    let parent = item > 4 ? outline.items.randomElement(using: &random) : nil
                    outline.append([item], to: parent)
                }
                outline.expand(outline.items.filter { _ in Bool.random(using: &random) })
                bench.dataSource.apply(outline, to: 0)
                var snapshot = bench.dataSource.snapshot()
                snapshot.appendSections([1])
                snapshot.appendItems([21, 22, 23])
                bench.dataSource.apply(snapshot)
                bench.startHistory()
                bench.viewer.update()
            }
            let rows = bench.dataSource.snapshot().itemIdentifiers
            guard let item = rows.randomElement(using: &random), let key = bench.viewer.key(String(item)) else {
                bench.viewer.update()
                continue
            }
            bench.viewer.window.beginMovement(of: key)
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let before = bench.shape
                switch Int.random(in: 0..<9, using: &random) {
                case 8: _ = bench.turnBack(by: &random)
                case 0:
                    var outline = bench.dataSource.snapshot(for: 0)
                    bench.next += 1
                    outline.append([bench.next], to: outline.items.randomElement(using: &random))
                    if let one = outline.items.randomElement(using: &random), one != item, outline.numberOfItems > 12 {
                        outline.deleteKeepingChildren(one)
                    }
                    bench.dataSource.apply(outline, to: 0)
                    bench.note(before)
                case 1:
                    var outline = bench.dataSource.snapshot(for: 0)
                    guard let one = outline.items.randomElement(using: &random) else { break }
                    if outline.isExpanded(one) { outline.collapse([one]) } else { outline.expand([one]) }
                    bench.dataSource.apply(outline, to: 0)
                    bench.note(before)
                case 2: (bench.view.animationClock as? ManualClock)?.finish()
                case 3: bench.viewer.window.stepMovement(by: Bool.random(using: &random) ? 1 : -1)
                case 4: bench.viewer.window.indentMovement(by: Bool.random(using: &random) ? 1 : -1)
                default:
                    bench.viewer.window.updateMovement(
                        to: CGPoint(
                            x: Double.random(in: 0...400, using: &random),
                            y: Double.random(in: -50...1300, using: &random)))
                }
                bench.viewer.update()
            }
            let before = [bench.dataSource.snapshot(for: 0), bench.dataSource.snapshot(for: 1)]
            let all = Set(before.flatMap(\.items))
            let subtree = before.first { $0.contains(item) }?.snapshot(of: item).items
            if Int.random(in: 0..<5, using: &random) == 0 {
                bench.viewer.window.cancelMovement()
            } else {
                let before = bench.shape
                bench.viewer.window.endMovement()
                bench.note(before)
            }
            bench.viewer.update()
            let outlines = [bench.dataSource.snapshot(for: 0), bench.dataSource.snapshot(for: 1)]
            let now = outlines.flatMap(\.items)
            #expect(Set(now) == all && now.count == all.count, "seed 72, step \(step)")
            if all.contains(item), let home = outlines.first(where: { $0.contains(item) }) {
                #expect(home.snapshot(of: item).items == subtree, "seed 72, step \(step): below \(item)")
            }
            for (section, outline) in outlines.enumerated() {
                #expect(bench[section] == outline.visibleItems, "seed 72, step \(step)")
            }
        }
    }
}
