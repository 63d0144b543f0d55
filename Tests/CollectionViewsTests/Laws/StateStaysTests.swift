import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("What survives random updates keeps its state")
struct StateStaysTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    @Test("Selection, focus and place, in a list of sections", arguments: seeds(3, of: 12))
    func sections(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let list = DiffableList<Int, Int>(height: 300) { "\($0)" }
        list.view.allowsMultipleSelection = true
        list.show(.filled(sections: 3, items: 40))
        var next = 10_000
        var state = keeper(of: list)
        for step in 0..<40 {
            disturb(list, &generator)
            state.remember()
            let old = list.dataSource.snapshot()
            let new = old.edited(by: &generator, next: &next, most: 8)
            let map = IndexMap(new.difference(from: old))
            let moved = { (item: Int) in
                guard let path = old.itemPath(of: item) else { return true }
                return map.takesOut(item: path) || map.takesOut(section: path.section)
            }
            list.dataSource.apply(
                Bool.random(using: &generator) ? new : new.detached,
                animatingDifferences: Bool.random(using: &generator))
            list.viewer.update()
            let faults = state.faults(moved: moved)
            #expect(faults.isEmpty, "seed \(seed), step \(step)")
        }
    }

    @Test("Expansion too, in an outline whose rows open, close, come and go", arguments: seeds(2, of: 12))
    func outlines(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let list = DiffableList<Int, Int>(height: 300) { "\($0)" }
        list.view.allowsMultipleSelection = true
        var outline = DiffableDataSourceSectionSnapshot<Int>()
        outline.append(Array(0..<20))
        for parent in 0..<20 { outline.append((1...6).map { parent * 10 + 100 + $0 }, to: parent) }
        outline.expand([2, 5, 11])
        list.dataSource.apply(outline, to: 0)
        list.viewer.update()
        var next = 10_000
        var state = keeper(of: list)
        for step in 0..<40 {
            disturb(list, &generator)
            state.remember()
            var new = list.dataSource.snapshot(for: 0)
            var toggled: Set<Int> = []
            let old = list.dataSource.snapshot()
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                guard let item = new.items.randomElement(using: &generator) else { break }
                switch Int.random(in: 0..<4, using: &generator) {
                case 0:
                    toggled.insert(item)
                    if new.isExpanded(item) { new.collapse([item]) } else { new.expand([item]) }
                case 1 where new.items.count > 60: new.delete([item])
                case 2: new.insert([next + 1], before: item)
                default: new.insert([next + 1, next + 2], after: item)
                }
                next += 2
            }
            list.dataSource.apply(new, to: 0, animatingDifferences: Bool.random(using: &generator))
            // What is made anew or looked at again survives as well, with what hangs below it.
            var marked = list.dataSource.snapshot()
            let items = marked.itemIdentifiers.filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
            if step % 2 == 0 { marked.reloadItems(items) } else { marked.reconfigureItems(items) }
            list.dataSource.apply(marked, animatingDifferences: Bool.random(using: &generator))
            list.viewer.update()
            let map = IndexMap(list.dataSource.snapshot().difference(from: old))
            let faults = state.faults(toggled: toggled) { item in
                old.itemPath(of: item).map { map.takesOut(item: $0) } ?? true
            }
            #expect(faults.isEmpty, "seed \(seed), step \(step)")
        }
    }

    private func keeper(of list: DiffableList<Int, Int>) -> StateStays<Int> {
        StateStays(
            list.view, list.viewer, identifier: { list.dataSource.itemIdentifier(for: $0) },
            path: { list.dataSource.indexPath(for: $0) },
            isExpanded: { item in
                list.dataSource.indexPath(for: item).flatMap { list.dataSource.outlinePosition(at: $0)?.isExpanded }
            })
    }

    /// A user scrolls, selects and puts the focus somewhere.
    private func disturb(_ list: DiffableList<Int, Int>, _ generator: inout SeededGenerator) {
        if Bool.random(using: &generator) {
            list.viewer.scroll(
                to: Double.random(in: 0...max(1, list.viewer.contentSize.height - 300), using: &generator))
            list.viewer.update()
        }
        for _ in 0..<2 {
            guard let item = list.dataSource.snapshot().itemIdentifiers.randomElement(using: &generator) else {
                continue
            }
            list.view.selectItem(at: list.dataSource.indexPath(for: item), animated: false)
        }
        if let row = list.viewer.rows.keys.sorted().randomElement(using: &generator) { list.viewer.window.focus(row) }
        list.viewer.update()
    }
}
