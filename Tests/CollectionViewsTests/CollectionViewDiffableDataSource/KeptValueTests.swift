import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// An identifier that is more than what is compared: equal ones may differ in their notes.
private struct Note: Hashable, Sendable {
    var id: Int
    var text: String

    static func == (left: Note, right: Note) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@MainActor @Suite("Identifiers that are equal without being the same: what is shown stays the value that was there")
struct KeptValueTests {
    private typealias List = DiffableList<Note, Note>
    private typealias Snapshot = List.Snapshot
    private let list = List { $0.text }

    private func notes(_ ids: [Int], _ text: String) -> [Note] { ids.map { Note(id: $0, text: "\(text) \($0)") } }

    /// The screen, the data source by place, its snapshot, and what the cells were made with all say the same.
    private func agree(_ texts: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        let places = texts.indices.map { IndexPath(item: $0, section: 0) }
        #expect(list.viewer.texts == texts, sourceLocation: sourceLocation)
        #expect(
            places.map { list.dataSource.itemIdentifier(for: $0)?.text } == texts, sourceLocation: sourceLocation)
        #expect(
            list.dataSource.snapshot().itemIdentifiers.map(\.text) == texts, sourceLocation: sourceLocation)
    }

    @Test("A snapshot built anew with the same items changes nothing")
    func same() {
        list.show(.of((Note(id: 0, text: "s"), notes([1, 2], "old"))))
        list.show(.of((Note(id: 0, text: "t"), notes([1, 2], "new"))))
        agree(["old 1", "old 2"])
        #expect(list.dataSource.sectionIdentifier(for: 0)?.text == "s")
    }

    @Test("A snapshot built anew brings values of new items only, and moved ones keep theirs")
    func built() {
        list.show(.of((Note(id: 0, text: "s"), notes([1, 2, 3, 4], "old"))))
        list.show(.of((Note(id: 0, text: "t"), notes([3, 9, 1, 4, 8], "new"))))
        agree(["old 3", "new 9", "old 1", "old 4", "new 8"])
        // Both are known by places once more, from there on.
        list.show(.of((Note(id: 0, text: "u"), notes([8, 9, 3], "third"))))
        agree(["new 8", "new 9", "old 3"])
    }

    @Test("An edited snapshot that takes an item out and puts an equal one in keeps the old value")
    func edited() {
        list.show(.of((Note(id: 0, text: "s"), notes([1, 2, 3], "old"))))
        var next = list.dataSource.snapshot()
        next.deleteItems(notes([2], "any"))
        next.insertItems(notes([2], "new"), beforeItem: Note(id: 1, text: ""))
        list.show(next)
        agree(["old 2", "old 1", "old 3"])
        // A handle that was free meanwhile is another's now.
        next = list.dataSource.snapshot()
        next.deleteItems(notes([1, 2], "any"))
        next.appendItems(notes([5, 2, 1], "new"))
        list.show(next)
        agree(["old 3", "new 5", "old 2", "old 1"])
    }

    @Test("A reload of the item hands the provider the old value too, as Apple's does")
    func reloaded() {
        list.show(.of((Note(id: 0, text: "s"), notes([1, 2], "old"))))
        var next = Snapshot.of((Note(id: 0, text: "s"), notes([1, 2], "new")))
        next.reloadItems(notes([1], "mark"))
        next.reconfigureItems(notes([2], "mark"))
        list.show(next)
        agree(["old 1", "old 2"])
        #expect(list.log.items.suffix(2).map(\.text).sorted() == ["old 1", "old 2"])
    }

    @Test("Applying by a reload of everything takes the new values, and every cell is made with them")
    func reloadData() {
        list.show(.of((Note(id: 0, text: "s"), notes([1, 2], "old"))))
        let next = Snapshot.of((Note(id: 0, text: "t"), notes([1, 2], "new")))
        list.dataSource.applySnapshotUsingReloadData(next)
        list.viewer.update()
        agree(["new 1", "new 2"])
        #expect(list.dataSource.sectionIdentifier(for: 0)?.text == "t")
    }

    @Test("In outlines the values that were there stay, whether they are visible or not")
    func outlines() {
        let section = Note(id: 0, text: "s")
        func outline(_ text: String, expanded: Bool) -> DiffableDataSourceSectionSnapshot<Note> {
            var outline = DiffableDataSourceSectionSnapshot<Note>()
            outline.append(notes([1, 5], text))
            outline.append(notes([2, 3], text), to: Note(id: 1, text: ""))
            if expanded { outline.expand(notes([1], text)) }
            return outline
        }
        list.dataSource.apply(outline("old", expanded: false), to: section)
        list.viewer.update()
        agree(["old 1", "old 5"])
        list.dataSource.apply(outline("new", expanded: true), to: section)
        list.viewer.update()
        agree(["old 1", "old 2", "old 3", "old 5"])
        #expect(list.dataSource.snapshot(for: section).items.map(\.text) == ["old 1", "old 2", "old 3", "old 5"])
    }

    @Test("After random updates the screen and the data source say the same", arguments: 0..<12)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        list.show(.of((Note(id: 0, text: "s"), notes(Array(0..<20), "0"))))
        for step in 1...25 {
            let before = Dictionary(
                uniqueKeysWithValues: list.dataSource.snapshot().itemIdentifiers.map { ($0.id, $0.text) })
            let ids = Array((0..<30).shuffled(using: &generator).prefix(Int.random(in: 0...20, using: &generator)))
            let isSorted = Bool.random(using: &generator)
            var next = Snapshot.of((Note(id: 0, text: "s\(step)"), []))
            if Bool.random(using: &generator) {
                next = list.dataSource.snapshot()
                next.deleteItems(next.itemIdentifiers.filter { !ids.contains($0.id) })
                next.deleteItems(notes(Array(ids.prefix(3)), "\(step)"))
                next.appendItems(notes(ids.filter { id in next.indexOfItem(Note(id: id, text: "")) == nil }, "\(step)"))
            } else {
                next.appendItems(notes(isSorted ? ids.sorted() : ids, "\(step)"))
            }
            list.show(next)
            let expected = next.itemIdentifiers.map { before[$0.id] ?? "\(step) \($0.id)" }
            #expect(list.viewer.texts == Array(expected.prefix(list.viewer.texts.count)), "seed \(seed), step \(step)")
            #expect(
                list.dataSource.snapshot().itemIdentifiers.map(\.text) == expected, "seed \(seed), step \(step)")
        }
    }
}
