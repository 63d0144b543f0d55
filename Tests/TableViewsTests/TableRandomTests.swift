import CollectionViews
import DiffableSnapshots
import Foundation
import Testing

@testable import TableViews

@MainActor
@Suite("Tables, at random")
struct TableRandomTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func random(_ generator: inout Generator) -> Snapshot {
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

    /// Law 3: what a difference says is a legal batch of a table; a move out of a section that moves or goes is one
    /// deletion and one insertion there.
    @Test("Differences are legal batches of hand-written updates", arguments: 0..<40)
    func replay(seed: Int) {
        var generator = Generator(state: UInt64(seed) &+ 99)
        var old = random(&generator)
        let source = TreeSource(lists(old))
        let table = makeTable(source, style: .grouped)
        let viewer = TableViewer(table, size: CGSize(width: 400, height: 2_000))
        for step in 0..<8 {
            let new = random(&generator)
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
            viewer.update()
            #expect(viewer.texts == lists(new).flatMap { $0 }, "seed \(seed), step \(step)")
            old = new
        }
    }

    /// Law 5: what survives keeps its selection and the focus.
    @Test("What survives an update stays selected and focused", arguments: 0..<40)
    func survivors(seed: Int) {
        var generator = Generator(state: UInt64(seed) &+ 7)
        let table = TableView()
        table.allowsMultipleSelection = true
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, indexPath, number in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = String(number)
            return cell
        }
        source.apply(random(&generator), animatingDifferences: false)
        let viewer = TableViewer(table, size: CGSize(width: 400, height: 2_000))
        for step in 0..<8 {
            let items = source.snapshot().itemIdentifiers
            let chosen = Set(items.filter { _ in Bool.random(using: &generator) })
            table.selectRow(at: nil, animated: false)
            for item in chosen { table.selectRow(at: source.indexPath(for: item), animated: false) }
            let focused = items.randomElement(using: &generator)
            if let focused { viewer.window.focus(viewer.key(String(focused))) }
            let next = random(&generator)
            source.apply(next)
            viewer.update()
            let survivors = chosen.intersection(next.itemIdentifiers)
            let selected = (table.indexPathsForSelectedRows ?? []).compactMap { source.itemIdentifier(for: $0) }
            #expect(Set(selected) == survivors, "seed \(seed), step \(step)")
            if let focused, next.indexOfItem(focused) != nil {
                let path = viewer.window.focusedIndexPath
                #expect(path.flatMap { source.itemIdentifier(for: $0) } == focused, "seed \(seed), step \(step)")
            }
        }
    }
}
