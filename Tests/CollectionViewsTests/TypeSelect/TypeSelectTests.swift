import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Letters typed")
struct TypeSelectTests {
    let view: CollectionView
    let source: SnapshotSource
    let viewer: RecordingViewer

    init() {
        view = makeList(ListSource([]))
        source = SnapshotSource(view)
        viewer = RecordingViewer(view)
    }

    /// Rows from 1 on, in two sections, with texts for all of them.
    private func show(_ count: Int) {
        var snapshot = SnapshotSource.Snapshot()
        snapshot.appendSections([-1, -2, -3])
        snapshot.appendItems(Array(1...count / 2), toSection: -1)
        snapshot.appendItems(Array(count / 2 + 1...count), toSection: -3)
        source.reload(snapshot)
        view.typeSelectStringProvider = { [source] indexPath in
            source.snapshot.itemIdentifier(at: ItemPath(indexPath)!).map { "row \($0)" }
        }
        viewer.update()
    }

    private func found() async -> Int? {
        while viewer.window.isSearching { await Task.yield() }
        guard let path = viewer.window.focusedIndexPath else { return nil }
        return source.snapshot.itemIdentifier(at: ItemPath(path)!)
    }

    @Test("find a row far out of the window, scroll to it and put the focus on it")
    func far() async throws {
        show(5000)
        viewer.window.typeSelect("ROW 4321", from: viewer.key("1"), includesStart: false)
        #expect(await found() == 4321)
        let transaction = try #require(viewer.update())
        #expect(transaction.focus == viewer.key("4321"))
        #expect(transaction.focus != nil)
        #expect(viewer.texts.contains("4321"))
    }

    @Test("go on behind the row they began at, and at the first after the last")
    func wraps() async {
        show(3000)
        viewer.window.typeSelect("row 1", from: viewer.key("1"), includesStart: true)
        #expect(await found() == 1)
        viewer.window.typeSelect("row 1", from: viewer.key("1"), includesStart: false)
        #expect(await found() == 10)
        viewer.update()
        viewer.window.typeSelect("row 3000", from: viewer.key("10"), includesStart: false)
        #expect(await found() == 3000)
        viewer.update()
        viewer.window.typeSelect("row 2", from: viewer.key("3000"), includesStart: false)
        #expect(await found() == 2)
        viewer.update()
        viewer.window.typeSelect("row 2999", from: viewer.key("2"), includesStart: false)
        #expect(await found() == 2999)
    }

    @Test("that begin no row leave the focus where it is")
    func nothing() async throws {
        show(3000)
        viewer.window.focus(try #require(viewer.key("3")))
        viewer.window.typeSelect("column", from: viewer.key("3"), includesStart: false)
        #expect(await found() == 3)
        viewer.window.typeSelect("", from: viewer.key("3"), includesStart: false)
        #expect(!viewer.window.isSearching)
        #expect(viewer.update() == nil)
    }

    @Test("let everything else have its turn during a search through many rows")
    func bounded() async {
        show(200_000)
        var asked = 0
        let provider = view.typeSelectStringProvider!
        view.typeSelectStringProvider = { indexPath in
            asked += 1
            return provider(indexPath)
        }
        viewer.window.typeSelect("row 200000", from: nil, includesStart: true)
        #expect(asked == TypeSelectSearch.rowsPerStep)
        // What asks for the main actor now gets it before the search is over.
        let askedMeanwhile = await Task { asked }.value
        #expect(askedMeanwhile <= 4 * TypeSelectSearch.rowsPerStep)
        // The next letter ends the search.
        viewer.window.typeSelect("row 7", from: nil, includesStart: true)
        #expect(await found() == 7)
        let after = asked
        await Task.yield()
        #expect(asked == after)
    }

    @Test("find the last of a hundred thousand rows")
    func last() async {
        show(100_000)
        viewer.window.typeSelect("row 100000", from: nil, includesStart: true)
        #expect(await found() == 100_000)
    }

    @Test("go on through rows that change meanwhile")
    func changes() async {
        show(8000)
        viewer.window.typeSelect("row 7999", from: nil, includesStart: true)
        var snapshot = source.snapshot
        snapshot.deleteItems(Array(900...1100))
        snapshot.moveItem(7999, beforeItem: 3000)
        source.apply(snapshot)
        #expect(viewer.window.isSearching)
        #expect(await found() == 7999)
    }

    @Test("end their search when the focus goes elsewhere")
    func ended() throws {
        show(8000)
        viewer.window.typeSelect("row 7999", from: nil, includesStart: true)
        viewer.window.focus(try #require(viewer.key("2")))
        #expect(!viewer.window.isSearching)
    }

    @Test("without a provider find what cells show")
    func cells() async {
        show(3000)
        view.typeSelectStringProvider = nil
        viewer.window.typeSelect("12", from: viewer.key("3"), includesStart: false)
        #expect(await found() == 12)
        viewer.window.typeSelect("2500", from: viewer.key("3"), includesStart: false)
        #expect(await found() == 12)
    }

    @Test(
        "don't mind case and diacritics",
        arguments: [
            ("ele", "Éléphant", true), ("É", "elephant", true), ("el", "E\u{301}l", true), ("stra", "STRASSE", true),
            ("日", "日本", true), ("أ", "أحمد", true), ("ab", "a", false), ("ab", "áb", true), ("b", "ab", false),
            ("e", "", false), ("🍎", "🍎 apple", true), ("elep", "ele", false), ("a b", "A B", true),
        ])
    func folding(typed: String, text: String, begins: Bool) throws {
        #expect(try #require(TypeSelectPrefix(typed)).begins(text) == begins)
    }
}
