import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Editing")
struct EditingTests {
    let source = OutlineTestSource()
    let view = makeList(ListSource([]))
    let viewer: RecordingViewer

    init() {
        source.accessories = [
            .delete(), .multiselect(), .checkmark(displayed: .whenNotEditing), .label(text: "1"),
        ]
        view.drive(by: source, outline: source)
        viewer = RecordingViewer(view)
        viewer.update()
    }

    private var kinds: [RowContent.Accessory.Kind] { viewer.visible[0].content.accessories.map(\.kind) }
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("shows and hides accessories, animated, without asking the provider")
    func accessories() throws {
        #expect(kinds == [.label("1"), .checkmark])
        let requests = source.requests
        view.isEditing = true
        let transaction = try #require(viewer.update())
        #expect(transaction.animation != nil)
        #expect(kinds == [.delete, .multiselect(isSelected: false), .label("1")])
        view.isEditing = false
        viewer.update()
        #expect(kinds == [.label("1"), .checkmark])
        #expect(source.requests == requests)
    }

    @Test("hides what is seen in a row that is in use only, which hosts are told of")
    func inUse() throws {
        source.accessories = [.detail(displayed: .whenInUse) {}]
        view.reloadFromDataSource()
        viewer.update()
        #expect(viewer.visible[0].content.accessories.map(\.isShownInUse) == [true])
        view.isEditing = true
        viewer.update()
        #expect(kinds == [])
    }

    @Test("is in the configuration state, of cells that come later too")
    func state() throws {
        var states: [Bool] = []
        let cell = try #require(view.cellForItem(at: path(1)))
        cell.configurationUpdateHandler = { _, state in states.append(state.isEditing) }
        view.isEditing = true
        viewer.update()
        #expect(states.last == true)
        #expect(cell.configurationState.isEditing)
        view.reloadFromDataSource()
        viewer.update()
        #expect(view.cellForItem(at: path(0))?.configurationState.isEditing == true)
    }

    @Test("shows and hides what stands beside headers too")
    func headers() throws {
        let list = DiffableList<Int, Int>(header: { "Section \($0.section)" }) { "\($0)" }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        list.show(snapshot)
        let kind = CollectionView.elementKindSectionHeader
        let header = try #require(
            list.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
                as? CollectionViewListCell)
        header.accessories = [.label(text: "at rest", displayed: .whenNotEditing), .delete()]
        func kinds() -> [RowContent.Accessory.Kind] {
            list.viewer.update()
            return list.viewer.rows.values.first { $0.content.style == .header }?.content.accessories.map(\.kind) ?? []
        }
        #expect(kinds() == [.label("at rest")])
        list.view.isEditing = true
        #expect(kinds() == [.delete])
        list.view.isEditing = false
        #expect(kinds() == [.label("at rest")])
    }

    @Test("of a row's text is for rows whose delegate allows it, and the delegate hears the new text")
    func texts() throws {
        let delegate = EditingDelegate()
        view.delegate = delegate
        view.reloadFromDataSource()
        viewer.update()
        #expect(viewer.visible.map(\.content.isTextEditable).prefix(2) == [true, false])
        let keys = viewer.rows.sorted { $0.value.position < $1.value.position }.map(\.key)
        #expect(viewer.window.editText(of: keys[0], to: "new"))
        #expect(!viewer.window.editText(of: keys[1], to: "new"))
        #expect(!viewer.window.editText(of: 99, to: "new"))
        #expect(delegate.texts == ["0: new"])
    }

    @Test("of a row's text by Return is told after the text, of an item that is still there")
    func returns() throws {
        let delegate = EditingDelegate()
        view.delegate = delegate
        view.reloadFromDataSource()
        viewer.update()
        let keys = viewer.rows.sorted { $0.value.position < $1.value.position }.map(\.key)
        #expect(viewer.window.editText(of: keys[0], to: "new", byReturn: true))
        #expect(!viewer.window.editText(of: keys[1], to: "new", byReturn: true))
        #expect(delegate.texts == ["0: new", "0: returned"])
    }

    @Test("of a row's text begins with what the delegate selects of it, counted as pages count")
    func selectedText() {
        let delegate = EditingDelegate()
        view.delegate = delegate
        view.reloadFromDataSource()
        viewer.update()
        #expect(viewer.visible.map(\.content.editingSelection).prefix(2) == [nil, nil])
        delegate.selection = { $0.startIndex..<$0.startIndex }
        view.reloadFromDataSource()
        viewer.update()
        #expect(viewer.visible.map(\.content.editingSelection).prefix(2) == [0..<0, nil])
        let text = "👩‍👩‍👧.png"
        delegate.selection = { _ in text.startIndex..<text.firstIndex(of: ".")! }
        #expect(view.editingSelection(in: text, ItemPath(section: 0, item: 0)) == 0..<8)
    }

    @Test("of a row's text is begun by the program, once, where the delegate allows it")
    func begunByProgram() throws {
        let delegate = EditingDelegate()
        view.delegate = delegate
        view.reloadFromDataSource()
        viewer.update()
        view.beginEditingText(ofItemAt: path(1))
        #expect(viewer.update() == nil)
        view.beginEditingText(ofItemAt: path(0))
        let transaction = try #require(viewer.update())
        let key = try #require(transaction.focus)
        #expect(transaction.opensText && viewer.rows[key]?.position == 0)
        view.isEditing = true
        #expect(viewer.update()?.opensText == false)
        view.beginEditingText(ofItemAt: path(0), text: "taken", problem: "“taken” already exists.")
        let problem = try #require(viewer.update())
        #expect(problem.openedText == "taken" && problem.openedProblem == "“taken” already exists.")
        // Elsewhere by then, the focus opens nothing.
        view.beginEditingText(ofItemAt: path(0))
        viewer.window.focus(key + 1)
        #expect(viewer.update()?.opensText != true)
    }

    @Test("of a row's text is known while a viewer is at it, wherever it goes, and both its ends are told once")
    func textInUse() throws {
        let list = DiffableList<Int, String> { $0 }
        let delegate = EditingDelegate()
        list.view.delegate = delegate
        var edited: [Bool] { (0...2).map { list.view.isEditingText(ofItemAt: path($0)) } }
        list.show(.of((0, ["a", "b", "c"])))
        let (first, second) = try (#require(list.viewer.key("a")), #require(list.viewer.key("b")))
        list.viewer.window.setTextEditing(of: first)
        #expect(edited == [true, false, false])
        list.show(.of((0, ["b", "c", "a"])))
        #expect(edited == [false, false, true] && delegate.texts == ["0: began"])
        // Another one's is edited instead, and then that of none, said twice.
        list.viewer.window.setTextEditing(of: second)
        list.viewer.window.setTextEditing(of: nil)
        list.viewer.window.setTextEditing(of: nil)
        #expect(edited == [false, false, false])
        #expect(delegate.texts == ["0: began", "2: ended", "0: began", "0: ended"])
        // An item that is deleted is told by the place that it had, once, when it is there no more.
        list.viewer.window.setTextEditing(of: second)
        list.show(.of((0, ["c", "a"])))
        list.viewer.window.setTextEditing(of: nil)
        #expect(edited == [false, false, false] && delegate.texts.suffix(2) == ["0: began", "0: ended"])
        #expect(delegate.texts.count == 6)
        // A list that is read anew has other rows.
        list.viewer.window.setTextEditing(of: first)
        list.dataSource.applySnapshotUsingReloadData(list.dataSource.snapshot())
        #expect(edited == [false, false, false] && delegate.texts.suffix(2) == ["1: began", "1: ended"])
        list.viewer.update()
        // A page that is loaded anew edits nothing, and neither does one that is gone.
        list.viewer.window.setTextEditing(of: list.viewer.key("a"))
        list.viewer.window.catchUp(from: list.viewer.window.version)
        #expect(edited == [false, true, false] && delegate.texts.last == "1: began")
        list.viewer.window.catchUp(from: 0)
        #expect(edited == [false, false, false] && delegate.texts.last == "1: ended")
        list.viewer.update()
        list.viewer.window.setTextEditing(of: list.viewer.key("a"))
        list.viewer.window.resetViewer()
        list.viewer.update()
        #expect(edited == [false, false, false] && delegate.texts.last == "1: ended")
        let third = try #require(list.viewer.key("c"))
        list.viewer.window.setTextEditing(of: third)
        list.viewer.window.close()
        #expect(edited == [false, false, false] && delegate.texts.last == "0: ended")
    }

    @Test("is kept from items that the delegate says can't be edited")
    func refused() throws {
        let delegate = EditingDelegate()
        view.delegate = delegate
        view.isEditing = true
        viewer.update()
        #expect(view.cellForItem(at: path(0))?.configurationState.isEditing == true)
        #expect(view.cellForItem(at: path(1))?.configurationState.isEditing == false)
        #expect(viewer.visible[1].content.accessories.map(\.kind) == [.label("1"), .checkmark])
    }

    @Test("allows selection only where that is said, and several by taps, which the mark shows")
    func selection() throws {
        view.selectItem(at: path(0), animated: false)
        view.isEditing = true
        viewer.update()
        #expect(view.indexPathsForSelectedItems == nil)
        #expect(!viewer.visible[0].content.isSelectable)
        viewer.window.tap(try #require(viewer.key("0")))
        #expect(view.indexPathsForSelectedItems == nil)
        view.allowsMultipleSelectionDuringEditing = true
        viewer.window.tap(try #require(viewer.key("0")))
        // A tap on the mark is one on the row.
        viewer.update()
        viewer.window.activateAccessory(try #require(viewer.key("2")), id: 1)
        #expect(view.indexPathsForSelectedItems == [path(0), path(2)])
        viewer.update()
        #expect(kinds.contains(.multiselect(isSelected: true)))
        view.isEditing = false
        #expect(view.indexPathsForSelectedItems == nil)
    }

    @Test("with single selection keeps the one that is selected")
    func singleSelection() {
        view.allowsSelectionDuringEditing = true
        view.selectItem(at: path(1), animated: false)
        view.isEditing = true
        #expect(view.indexPathsForSelectedItems == [path(1)])
        view.isEditing = false
        #expect(view.indexPathsForSelectedItems == [path(1)])
    }

    @Test("runs the handlers of delete and insert, and does nothing without one")
    func handlers() throws {
        var heard: [String] = []
        let cell = try #require(view.cellForItem(at: path(0)) as? CollectionViewListCell)
        cell.accessories = [.delete { heard.append("delete") }, .insert { heard.append("insert") }]
        view.isEditing = true
        viewer.update()
        let key = try #require(viewer.key("0"))
        viewer.window.activateAccessory(key, id: 0)
        viewer.window.activateAccessory(key, id: 1)
        viewer.window.activateAccessory(try #require(viewer.key("1")), id: 0)
        #expect(heard == ["delete", "insert"])
        #expect(viewer.visible[1].content.accessories.first?.isActionable == false)
        // Out of editing it isn't there to be pressed.
        view.isEditing = false
        viewer.window.activateAccessory(key, id: 0)
        #expect(heard == ["delete", "insert"])
    }
}

@MainActor private final class EditingDelegate: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 1
    }

    var texts: [String] = []
    var selection: (String) -> Range<String.Index> = { $0.startIndex..<$0.endIndex }

    func collectionView(
        _ collectionView: CollectionView, selectionInText text: String, whenEditingItemAt indexPath: IndexPath
    ) -> Range<String.Index> { selection(text) }

    func collectionView(_ collectionView: CollectionView, canEditTextOfItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 1
    }

    func collectionView(
        _ collectionView: CollectionView, didEditTextOfItemAt indexPath: IndexPath, to text: String
    ) {
        texts.append("\(indexPath.item): \(text)")
    }

    func collectionView(_ collectionView: CollectionView, didReturnFromTextOfItemAt indexPath: IndexPath) {
        texts.append("\(indexPath.item): returned")
    }

    func collectionView(_ collectionView: CollectionView, didBeginEditingTextOfItemAt indexPath: IndexPath) {
        texts.append("\(indexPath.item): began")
    }

    func collectionView(_ collectionView: CollectionView, didEndEditingTextOfItemAt indexPath: IndexPath) {
        texts.append("\(indexPath.item): ended")
    }
}
