import DiffablePipeline
import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// Law 3: a strict view with the rules of hand-written batches accepts every difference.
///
/// A view counts, collides and ranges each batch that is asked of it by hand, and stops the program where one breaks a
/// rule; so each replay runs in a process of its own.
@Suite("Every difference is a legal batch of updates by hand")
struct LegalBatchTests {
    @Test("of random flat snapshots, with reloads and reconfigurations", arguments: seeds(2, of: 12))
    func flat(seed: Int) async {
        await #expect(processExitsWith: .success) { [seed] in
            await Replay.run(seed: UInt64(seed), sections: 1...1, outlines: false)
        }
    }

    @Test("of random sections", arguments: seeds(2, of: 12))
    func sectioned(seed: Int) async {
        await #expect(processExitsWith: .success) { [seed] in
            await Replay.run(seed: UInt64(seed), sections: 1...6, outlines: false)
        }
    }

    @Test("of random outlines among ordinary sections", arguments: seeds(2, of: 12))
    func outlines(seed: Int) async {
        await #expect(processExitsWith: .success) { [seed] in
            await Replay.run(seed: UInt64(seed), sections: 1...4, outlines: true)
        }
    }
}

/// Random states, each shown by a batch by hand that says what the difference says.
@MainActor private final class Replay {
    typealias State = DataSourceState<Int, Int>

    var generator: SeededGenerator
    var state = State()
    var next = 1_000
    let source = ListSource([])
    let view: CollectionView
    let viewer: RecordingViewer

    static func run(seed: UInt64, sections: ClosedRange<Int>, outlines: Bool) {
        let replay = Replay(seed: seed)
        replay.state = State(.filled(sections: sections.upperBound, items: 12))
        replay.source.sections = replay.texts(of: replay.state)
        replay.view.reloadData()
        replay.viewer.update()
        for step in 0..<60 {
            let (new, difference) = replay.change(keepsOneSection: sections.upperBound == 1, outlines: outlines)
            let name = "seed \(seed), step \(step): \(difference)"
            replay.show(new, difference)
            #expect(replay.viewer.texts == replay.source.sections.flatMap { $0 }, "\(name)")
        }
    }

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        view = makeList(source, rowHeight: 10)
        viewer = RecordingViewer(view, size: CGSize(width: 300, height: 4_000))
    }

    private func texts(of state: State) -> [[String]] {
        state.snapshot.sectionIdentifiers.map { state.snapshot.itemIdentifiers(inSection: $0).map { "\($0)" } }
    }

    /// The next state, by an ordinary snapshot, edited or built anew, or by a section snapshot.
    private func change(
        keepsOneSection: Bool, outlines: Bool
    ) -> (state: State, difference: SnapshotDifference) {
        if outlines, Bool.random(using: &generator),
            let section = state.snapshot.sectionIdentifiers.randomElement(using: &generator)
        {
            return state.applying(outline(for: section), to: section)
        }
        var snapshot = state.snapshot.edited(by: &generator, next: &next, most: 10)
        if keepsOneSection {
            let items = snapshot.itemIdentifiers
            var flat = DiffableDataSourceSnapshot<Int, Int>(sections: [(-1, items)])
            flat.reloadItems(snapshot.reloadedItemIdentifiers)
            flat.reconfigureItems(snapshot.reconfiguredItemIdentifiers)
            return state.applying(flat)
        }
        if let section = snapshot.sectionIdentifiers.randomElement(using: &generator),
            Int.random(in: 0..<6, using: &generator) == 0
        {
            snapshot.reloadSections([section])
        }
        return state.applying(Bool.random(using: &generator) ? snapshot : snapshot.detached)
    }

    private func outline(for section: Int) -> DiffableDataSourceSectionSnapshot<Int> {
        var outline = state.outline(for: section)
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            let item = outline.items.randomElement(using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                if let item { outline.expand([item]) }
            case 1:
                if let item { outline.collapse([item]) }
            case 2:
                if let item, outline.items.count > 3 { outline.delete([item]) }
            case 3:
                // From another section, or new.
                let foreign = state.snapshot.itemIdentifiers.filter { !outline.contains($0) }
                if let item, let other = foreign.randomElement(using: &generator) {
                    outline.insert([other], before: item)
                }
            default:
                next += 2
                outline.append([next - 1, next], to: item)
            }
        }
        return outline
    }

    /// Asks for the structure in one batch, and for what has a new face in a second one, at places of the new state.
    private func show(_ new: State, _ difference: SnapshotDifference) {
        state = new
        view.performBatchUpdates { [self] in
            source.sections = texts(of: new)
            view.deleteSections(IndexSet(difference.deletedSections))
            view.insertSections(IndexSet(difference.insertedSections))
            for move in difference.movedSections { view.moveSection(move.from, toSection: move.to) }
            view.deleteItems(at: difference.deletedItems.map { IndexPath($0) })
            view.insertItems(at: difference.insertedItems.map { IndexPath($0) })
            for move in difference.movedItems { view.moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
        }
        let reloaded = Set(difference.reloadedSections)
        view.performBatchUpdates { [self] in
            view.reloadSections(IndexSet(difference.reloadedSections))
            view.reloadItems(
                at: difference.reloadedItems.filter { !reloaded.contains($0.section) }.map { IndexPath($0) })
            view.reconfigureItems(
                at: difference.reconfiguredItems.filter { !reloaded.contains($0.section) }.map { IndexPath($0) })
        }
        viewer.update()
    }
}
