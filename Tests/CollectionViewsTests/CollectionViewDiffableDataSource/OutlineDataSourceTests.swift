import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor
@Suite("The diffable data source with outlines")
struct OutlineDataSourceTests {
    typealias Outline = DiffableDataSourceSectionSnapshot<String>

    let view: CollectionView
    let dataSource: CollectionViewDiffableDataSource<String, String>
    let viewer: RecordingViewer
    let log = Log()

    /// What handlers and the cell provider were called with.
    final class Log {
        var lines: [String] = []
    }

    init() {
        view = CollectionView(
            collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
        let log = log
        let registration = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, item in
            log.lines.append("cell \(item)")
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = item.first!.isUppercase ? [.outlineDisclosure(options: .init(style: .cell))] : []
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        viewer = RecordingViewer(view)
        var outline = Outline()
        outline.append(["Fruit", "Bread"])
        outline.append(["apple", "Pear"], to: "Fruit")
        outline.append(["stalk"], to: "Pear")
        show(outline)
        viewer.update()
        log.lines = []
    }

    func show(_ outline: Outline, in section: String = "food") { dataSource.apply(outline, to: section) }

    func cell(_ item: String) -> CollectionViewListCell? {
        dataSource.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? CollectionViewListCell }
    }

    /// Taps the disclosure of a row.
    func tap(_ item: String) {
        viewer.window.activateAccessory(viewer.key(item)!, id: 0)
        viewer.update()
    }

    @Test("A user opens and closes a row by its disclosure")
    func gesture() {
        #expect(viewer.texts == ["Fruit", "Bread"])
        tap("Fruit")
        #expect(viewer.texts == ["Fruit", "apple", "Pear", "Bread"])
        #expect(dataSource.snapshot(for: "food").isExpanded("Fruit"))
        tap("Pear")
        tap("Fruit")
        #expect(viewer.texts == ["Fruit", "Bread"])
        #expect(dataSource.snapshot(for: "food").isExpanded("Pear"))
        tap("Fruit")
        #expect(viewer.texts == ["Fruit", "apple", "Pear", "stalk", "Bread"])
    }

    @Test("On expanding the handlers run in Apple's order, and see the old state")
    func expansionHandlers() {
        let (log, dataSource) = (log, dataSource)
        func note(_ text: String) {
            log.lines.append("\(text) \(dataSource.snapshot().numberOfItems)")
        }
        dataSource.sectionSnapshotHandlers.shouldExpandItem = { item in
            note("should \(item)")
            return true
        }
        dataSource.sectionSnapshotHandlers.willExpandItem = { note("will \($0)") }
        dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
            note("children of \(item) \(children.items) at \(children.level(of: "apple"))")
            var more = children
            more.append(["plum"])
            return more
        }
        dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in
            Issue.record("It collapses."); return true
        }
        tap("Fruit")
        #expect(
            log.lines.prefix(3) == [
                "should Fruit 2", "will Fruit 2", "children of Fruit [\"apple\", \"Pear\", \"stalk\"] at 0 2",
            ])
        #expect(viewer.texts == ["Fruit", "apple", "Pear", "plum", "Bread"])
    }

    @Test("On collapsing the handlers run in Apple's order, and see the old state")
    func collapseHandlers() {
        tap("Fruit")
        let (log, dataSource) = (log, dataSource)
        log.lines = []
        dataSource.sectionSnapshotHandlers.shouldCollapseItem = { item in
            log.lines.append("should \(item) \(dataSource.snapshot(for: "food").isExpanded(item))")
            return true
        }
        dataSource.sectionSnapshotHandlers.willCollapseItem = { item in
            log.lines.append("will \(item) \(dataSource.snapshot(for: "food").isExpanded(item))")
        }
        dataSource.sectionSnapshotHandlers.willExpandItem = { _ in Issue.record("It expands.") }
        tap("Fruit")
        #expect(log.lines.prefix(2) == ["should Fruit true", "will Fruit true"])
        #expect(viewer.texts == ["Fruit", "Bread"])
    }

    @Test("A handler that says no stops the gesture before anything is told")
    func refusal() {
        let log = log
        dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
        dataSource.sectionSnapshotHandlers.willExpandItem = { log.lines.append("will \($0)") }
        tap("Fruit")
        #expect(viewer.texts == ["Fruit", "Bread"] && log.lines.isEmpty)
    }

    @Test("The handlers are for gestures: an applied section snapshot doesn't consult them")
    func programmatic() {
        let log = log
        dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in
            log.lines.append("should")
            return false
        }
        var outline = dataSource.snapshot(for: "food")
        outline.expand(["Fruit"])
        show(outline)
        viewer.update()
        #expect(viewer.texts == ["Fruit", "apple", "Pear", "Bread"])
        #expect(!log.lines.contains("should"))
    }

    @Test("A row without children can be opened by its disclosure, and its children come then")
    func lazyChildren() {
        dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
            guard item == "Bread" else { return children }
            var loaded = children
            loaded.append(["rye"])
            return loaded
        }
        tap("Bread")
        #expect(viewer.texts == ["Fruit", "Bread", "rye"])
    }

    @Test("List cells get their item's level after the registration's handler, and know whether they are expanded")
    func cells() {
        tap("Fruit")
        tap("Pear")
        #expect(cell("stalk")?.indentationLevel == 2 && cell("apple")?.indentationLevel == 1)
        #expect(cell("Pear")?.configurationState.isExpanded == true)
        #expect(cell("Bread")?.configurationState.isExpanded == false)
        let row = viewer.visible[1]
        #expect(row.numbers == RowNumbers(siblingPosition: 0, siblingCount: 2) && row.content.isExpanded == nil)
    }

    @Test("A parent whose first child comes, or whose last one goes, has its row made up anew")
    func disclosure() {
        var outline = dataSource.snapshot(for: "food")
        outline.append(["rye"], to: "Bread")
        show(outline)
        #expect(log.lines == ["cell Bread"])
        outline.delete(["rye"])
        show(outline)
        #expect(log.lines == ["cell Bread", "cell Bread"])
    }

    @Test("Applying the snapshot that the data source gives keeps the outline")
    func roundTrip() {
        tap("Fruit")
        dataSource.apply(dataSource.snapshot())
        var snapshot = dataSource.snapshot()
        #expect(snapshot.itemIdentifiers == ["Fruit", "apple", "Pear", "Bread"])
        snapshot.reconfigureItems(["Fruit"])
        dataSource.apply(snapshot)
        #expect(dataSource.snapshot(for: "food").items == ["Fruit", "apple", "Pear", "stalk", "Bread"])
    }

    @Test("A handler may apply a section snapshot of its own; the gesture comes after it")
    func applyInsideHandler() {
        let dataSource = dataSource
        dataSource.sectionSnapshotHandlers.willExpandItem = { _ in
            var outline = dataSource.snapshot(for: "food")
            outline.append(["Milk"])
            dataSource.apply(outline, to: "food")
        }
        tap("Fruit")
        #expect(viewer.texts == ["Fruit", "apple", "Pear", "Bread", "Milk"])
    }

    @Test("A section filled by an ordinary snapshot has nothing to open")
    func flatSection() {
        var snapshot = dataSource.snapshot()
        snapshot.appendSections(["flat"])
        snapshot.appendItems(["Tea"])
        dataSource.apply(snapshot)
        viewer.update()
        tap("Tea")
        #expect(viewer.texts == ["Fruit", "Bread", "Tea"])
        #expect(dataSource.snapshot(for: "flat").rootItems == ["Tea"])
    }

    @Test("An outline applied from elsewhere, and awaited, is shown when the call returns")
    func fromElsewhere() async {
        var outline = Outline()
        outline.append(["Tea"])
        let (dataSource, drinks) = (dataSource, outline)
        await Task.detached { await dataSource.apply(drinks, to: "drinks") }.value
        #expect(dataSource.snapshot().sectionIdentifiers == ["food", "drinks"])
        await dataSource.apply(drinks, to: "more", animatingDifferences: false)
        #expect(dataSource.snapshot().itemIdentifiers(inSection: "drinks").isEmpty)
    }

    @Test("A cell that stood deep in an outline stands at the first level when a flat section uses it again")
    func reuse() {
        tap("Fruit")
        tap("Pear")
        var snapshot = DiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["flat"])
        snapshot.appendItems(["a", "b", "c", "d", "e", "f", "g"])
        dataSource.apply(snapshot)
        viewer.update()
        #expect(view.visibleCells.count == 7)
        for case let cell as CollectionViewListCell in view.visibleCells {
            #expect(cell.indentationLevel == 0 && !cell.configurationState.isExpanded)
        }
    }
}
