import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews
@testable import TableViews

@MainActor
@Suite("Tables, at random")
struct TableRandomTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    /// All where `DIFFABLE_RANDOM_PROGRAMS` is set.
    private nonisolated static let seeds =
        0..<(ProcessInfo.processInfo.environment["DIFFABLE_RANDOM_PROGRAMS"] == nil ? 8 : 20)

    private func random(_ generator: inout SeededGenerator) -> Snapshot {
        var snapshot = Snapshot()
        let sections = Array(0..<5).shuffled(using: &generator).prefix(.random(in: 0...5, using: &generator))
        snapshot.appendSections(Array(sections))
        for item in (0..<14).shuffled(using: &generator).prefix(.random(in: 0...14, using: &generator)) {
            guard let section = sections.randomElement(using: &generator) else { break }
            snapshot.appendItems([item], toSection: section)
        }
        return snapshot
    }

    private func lists(_ snapshot: Snapshot) -> [[String]] {
        snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0).map(String.init) }
    }

    /// Marks a few rows, and now and then a section, to be made anew or looked at again.
    private func mark(_ snapshot: inout Snapshot, _ generator: inout SeededGenerator) {
        let items = snapshot.itemIdentifiers.shuffled(using: &generator)
        snapshot.reloadItems(Array(items.prefix(.random(in: 0...3, using: &generator))))
        snapshot.reconfigureItems(Array(items.suffix(.random(in: 0...3, using: &generator))))
        if let section = snapshot.sectionIdentifiers.randomElement(using: &generator),
            Int.random(in: 0..<4, using: &generator) == 0
        {
            snapshot.reloadSections([section])
        }
    }

    /// Law 3: what a difference says is a legal batch of a table; a move out of a section that moves or goes is one
    /// deletion and one insertion there. What has a new face comes in a batch of its own, at the new places.
    @Test("Differences are legal batches of hand-written updates", arguments: 0..<40)
    func replay(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 99)
        var old = random(&generator)
        let source = TreeSource(lists(old))
        let table = makeTable(source, style: .grouped)
        let viewer = TableViewer(table, size: CGSize(width: 400, height: 2_000))
        for step in 0..<8 {
            var new = random(&generator)
            mark(&new, &generator)
            let difference = new.difference(from: old)
            let leaving = Set(difference.deletedSections + difference.movedSections.map(\.from))
            let arriving = Set(difference.insertedSections)
            table.performBatchUpdates {
                source.sections = lists(new)
                table.deleteSections(IndexSet(difference.deletedSections), with: .fade)
                table.insertSections(IndexSet(difference.insertedSections), with: .top)
                for move in difference.movedSections { table.moveSection(move.from, toSection: move.to) }
                table.deleteRows(at: difference.deletedItems.map { IndexPath($0) }, with: .left)
                table.insertRows(at: difference.insertedItems.map { IndexPath($0) }, with: .right)
                for move in difference.movedItems {
                    if !leaving.contains(move.from.section) {
                        table.moveRow(at: IndexPath(move.from), to: IndexPath(move.to))
                        continue
                    }
                    if !difference.deletedSections.contains(move.from.section) {
                        table.deleteRows(at: [IndexPath(move.from)], with: .left)
                    }
                    if !arriving.contains(move.to.section) {
                        table.insertRows(at: [IndexPath(move.to)], with: .right)
                    }
                }
            }
            let reloaded = Set(difference.reloadedSections)
            table.performBatchUpdates {
                table.reloadSections(IndexSet(difference.reloadedSections), with: .middle)
                table.reloadRows(
                    at: difference.reloadedItems.filter { !reloaded.contains($0.section) }.map { IndexPath($0) },
                    with: .bottom)
                table.reconfigureRows(
                    at: difference.reconfiguredItems.filter { !reloaded.contains($0.section) }.map { IndexPath($0) })
            }
            viewer.update()
            #expect(viewer.texts == lists(new).flatMap { $0 }, "seed \(seed), step \(step)")
            old = new
        }
    }

    /// Law 5: what survives keeps its selection, the focus and its place on the screen.
    @Test("What survives an update keeps its state", arguments: Self.seeds)
    func survivors(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 7)
        let table = TableView(style: .grouped)
        table.allowsMultipleSelection = true
        table.rowHeight = 40
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, indexPath, number in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = String(number)
            return cell
        }
        source.apply(long(&generator), animatingDifferences: false)
        let viewer = RecordingViewer(table.engine, size: CGSize(width: 400, height: 200))
        viewer.update()
        var state = StateStays(
            table.engine, viewer, identifier: { source.itemIdentifier(for: $0) },
            path: { source.indexPath(for: $0) })
        for step in 0..<20 {
            if let row = source.snapshot().itemIdentifiers.randomElement(using: &generator) {
                table.scrollToRow(at: source.indexPath(for: row)!, at: .top, animated: false)
                viewer.update()
            }
            table.selectRow(at: nil, animated: false)
            for item in source.snapshot().itemIdentifiers where Bool.random(using: &generator) {
                table.selectRow(at: source.indexPath(for: item), animated: false)
            }
            if let row = viewer.rows.keys.sorted().randomElement(using: &generator) { viewer.window.focus(row) }
            viewer.update()
            state.remember()
            let old = source.snapshot()
            var new = long(&generator)
            // What is made anew or looked at again survives as well.
            let items = new.itemIdentifiers.filter { _ in Int.random(in: 0..<6, using: &generator) == 0 }
            if step % 3 == 1 { new.reloadItems(items) } else { new.reconfigureItems(items) }
            let map = IndexMap(new.difference(from: old))
            source.apply(new, animatingDifferences: Bool.random(using: &generator))
            viewer.update()
            let faults = state.faults { item in
                guard let path = old.itemPath(of: item) else { return true }
                return map.takesOut(item: path) || map.takesOut(section: path.section)
            }
            #expect(faults.isEmpty, "seed \(seed), step \(step): \(faults)")
        }
    }

    /// More rows than a window shows, most of them in the order of their numbers.
    private func long(_ generator: inout some RandomNumberGenerator) -> Snapshot {
        var snapshot = Snapshot()
        for section in 0..<4 where section == 0 || Int.random(in: 0..<5, using: &generator) > 0 {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<30).map { section * 30 + $0 }.filter { _ in Bool.random(using: &generator) })
        }
        let items = snapshot.itemIdentifiers
        if items.count > 2, let last = items.last { snapshot.moveItem(last, afterItem: items[0]) }
        return snapshot
    }
}
