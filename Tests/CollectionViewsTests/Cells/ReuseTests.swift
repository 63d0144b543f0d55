import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Cells")
struct ReuseTests {
    let source = ListSource([(0..<200).map { "Item \($0)" }])

    @Test("exist only for what windows show, and are used again")
    func reuse() {
        let view = makeList(source)
        #expect(view.visibleCells.isEmpty)
        let viewer = RecordingViewer(view)
        viewer.update()
        #expect(view.cells.count == 24)
        viewer.scroll(to: 5000)
        viewer.update()
        viewer.scroll(to: 0)
        viewer.update()
        #expect(view.cells.count == 24)
        #expect(view.visibleCells.contains { ($0 as? TestCell)?.reuseCount == 1 })
        viewer.window.close()
        #expect(view.visibleCells.isEmpty)
        #expect(view.indexPathsForVisibleItems.isEmpty)
    }

    @Test("of one item are one for all windows, and go with the last")
    func sharing() throws {
        let view = makeList(source)
        let first = RecordingViewer(view)
        first.update()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let second = RecordingViewer(view, size: CGSize(width: 200, height: 100))
        second.update()
        #expect(source.configured.count == 24)
        first.window.close()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect(view.cells.count == 4)
        second.window.close()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }

    @Test("of a window that is dropped without a word are let go")
    func droppedWindow() {
        let view = makeList(source)
        var viewer: RecordingViewer? = RecordingViewer(view)
        viewer?.update()
        #expect(!view.visibleCells.isEmpty)
        viewer = nil
        #expect(view.visibleCells.isEmpty)
    }

    @Test("keep their object through moves, and tell their new paths")
    func moving() throws {
        let view = makeList(source)
        let viewer = RecordingViewer(view)
        viewer.update()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
        source.sections[0].insert(source.sections[0].remove(at: 5), at: 1)
        view.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 1, section: 0))
        #expect(view.indexPath(for: cell) == IndexPath(item: 1, section: 0))
        viewer.update()
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(source.configured.count == 24)
    }

    @Test("are kept by a reconfiguration and replaced by a reload")
    func reconfigureAndReload() throws {
        let view = makeList(source)
        let viewer = RecordingViewer(view)
        viewer.update()
        let path = IndexPath(item: 2, section: 0)
        let cell = try #require(view.cellForItem(at: path) as? TestCell)
        let key = try #require(viewer.key("Item 2"))
        source.styles["Item 2"] = "reconfigured"
        view.reconfigureItems(at: [path, IndexPath(item: 150, section: 0)])
        #expect(source.configured.suffix(1) == ["Item 2"])
        let transaction = try #require(viewer.update())
        #expect(transaction.rows.map(\.key) == [key])
        #expect(viewer.rows[key]?.content.secondaryText == "reconfigured")
        #expect(view.cellForItem(at: path) === cell)
        #expect(cell.reuseCount == 0)

        source.styles["Item 2"] = "reloaded"
        view.reloadItems(at: [path])
        viewer.update()
        #expect(viewer.rows[key]?.content.secondaryText == "reloaded")
    }

    @Test("changed by the program are shown without asking the data source")
    func direct() throws {
        let view = makeList(source)
        let viewer = RecordingViewer(view)
        viewer.update()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        var content = ListContentConfiguration.cell()
        content.text = "Changed"
        cell.contentConfiguration = content
        #expect(viewer.requests == 2)
        let transaction = try #require(viewer.update())
        #expect(transaction.rows.count == 1)
        #expect(viewer.texts.first == "Changed")
    }

    @Test("are announced to the delegate when they come and when they go")
    func delegate() {
        let view = makeList(source)
        let delegate = RecordingDelegate()
        view.delegate = delegate
        let viewer = RecordingViewer(view)
        viewer.update()
        #expect(delegate.displayed.count == 24)
        source.sections[0].removeFirst()
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        #expect(delegate.ended == [IndexPath(item: 0, section: 0)])
        viewer.update()
        #expect(delegate.displayed.last == IndexPath(item: 23, section: 0))
        viewer.window.close()
        #expect(delegate.ended.count == delegate.displayed.count)
    }

    @Test("of a class come by their reuse identifier")
    func classic() throws {
        let classic = ClassicSource()
        let view = CollectionView()
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = classic
        let viewer = RecordingViewer(view)
        viewer.update()
        #expect(viewer.texts.prefix(2) == ["Row 0", "Row 1"])
        #expect(view.visibleCells.first?.reuseIdentifier == "cell")
    }

    @Test("follow their state through the update handler")
    func state() throws {
        let view = makeList(source)
        let viewer = RecordingViewer(view)
        viewer.update()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        cell.configurationUpdateHandler = { cell, state in
            var background = BackgroundConfiguration.listCell()
            if state.isSelected { background.backgroundColor = .tintColor }
            cell.backgroundConfiguration = background
        }
        viewer.update()
        #expect(viewer.visible.first?.content.background == nil)
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false)
        viewer.update()
        #expect(viewer.visible.first?.content.background == .tintColor)
        #expect(viewer.visible.first?.content.isSelected == true)
    }

    /// What its states say of it beside what a view knows.
    private final class Letter: CollectionViewListCell {
        var isArchived = false { didSet { setNeedsUpdateConfiguration() } }

        override var configurationState: CellConfigurationState {
            var state = super.configurationState
            state[.isArchived] = isArchived
            return state
        }

        override func updateConfiguration(using state: CellConfigurationState) {
            var content = ListContentConfiguration.cell()
            content.text = state[.isArchived] as? Bool == true ? "archived" : "new"
            contentConfiguration = content
        }
    }

    @Test("follow states of the app's own, under its own keys")
    func ownState() throws {
        let view = CollectionView()
        let row = CollectionView.CellRegistration<Letter, Int> { _, _, _ in }
        let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        dataSource.apply(.of((0, [1])))
        let viewer = RecordingViewer(view)
        viewer.update()
        #expect(viewer.texts == ["new"])
        let letter = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Letter)
        letter.isArchived = true
        viewer.update()
        #expect(viewer.texts == ["archived"])
        #expect(letter.configurationState[.isArchived] as? Bool == true)
    }

    @Test("exist at once when layout is asked for")
    func layoutIfNeeded() {
        let view = makeList(source)
        let viewer = RecordingViewer(view)
        #expect(view.visibleCells.isEmpty)
        view.layoutIfNeeded()
        #expect(view.cells.count == 24)
        #expect(viewer.update()?.rows.count == 24)
    }
}

@MainActor private final class ClassicSource: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        var content = ListContentConfiguration.cell()
        content.text = "Row \(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }
}

extension ConfigurationStateCustomKey {
    fileprivate static let isArchived = ConfigurationStateCustomKey("isArchived")
}
