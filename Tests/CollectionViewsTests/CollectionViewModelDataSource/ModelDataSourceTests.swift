import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

private struct Shelf: Identifiable, Equatable, Sendable {
    var id: Int
    var title: String
}

private struct Book: Identifiable, Equatable, Sendable {
    var id: Int
    var title: String
}

@MainActor @Suite("The data source of models")
struct ModelDataSourceTests {
    private typealias Models = ModelSnapshot<Shelf, Book>

    private let view: CollectionView
    private let dataSource: CollectionViewModelDataSource<Shelf, Book>
    private let viewer: RecordingViewer
    private let log = Log()

    private final class Log {
        var books: [String] = []
        var headers: [Int] = []
    }

    init() {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.rowHeight = 50
        configuration.headerMode = .supplementary
        view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
        let log = log
        let row = CollectionView.CellRegistration<TestCell, Book> { cell, _, book in
            log.books.append(book.title)
            var content = cell.defaultContentConfiguration()
            content.text = book.title
            cell.contentConfiguration = content
        }
        let dataSource = CollectionViewModelDataSource<Shelf, Book>(collectionView: view) { view, indexPath, book in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: book)
        }
        let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { [weak dataSource] cell, _, indexPath in
            log.headers.append(indexPath.section)
            var content = ListContentConfiguration.groupedHeader()
            content.text = dataSource?.sectionModel(at: indexPath.section)?.title
            cell.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        self.dataSource = dataSource
        viewer = RecordingViewer(view)
    }

    private func show(_ models: Models) {
        log.books = []
        log.headers = []
        dataSource.apply(models)
        viewer.update()
    }

    private let start = Models(sections: [
        (Shelf(id: 1, title: "Poems"), [Book(id: 1, title: "A"), Book(id: 2, title: "B")]),
        (Shelf(id: 2, title: "Plays"), [Book(id: 3, title: "C")]),
    ])

    @Test("A model whose content changed is found by comparison, and its row alone is reconfigured in its cell")
    func content() {
        show(start)
        #expect(viewer.texts == ["Poems", "A", "B", "Plays", "C"])
        let cells = view.visibleCells
        var next = start
        next.update(Book(id: 2, title: "B, revised"))
        show(next)
        #expect(log.books == ["B, revised"] && log.headers.isEmpty)
        #expect(viewer.texts == ["Poems", "A", "B, revised", "Plays", "C"])
        #expect(zip(cells, view.visibleCells).allSatisfy { $0 === $1 })
    }

    @Test("Built anew with other content and another order, it moves and says so")
    func together() {
        show(start)
        show(
            Models(sections: [
                (Shelf(id: 2, title: "Plays"), [Book(id: 3, title: "C"), Book(id: 1, title: "A, moved")]),
                (Shelf(id: 1, title: "Poems"), [Book(id: 4, title: "New"), Book(id: 2, title: "B")]),
            ]))
        #expect(viewer.texts == ["Plays", "C", "A, moved", "Poems", "New", "B"])
        #expect(log.books.sorted() == ["A, moved", "New"])
        #expect(log.headers.isEmpty)
    }

    @Test("A header whose content changed is updated in its place, and no row of its section is touched")
    func header() throws {
        show(start)
        let kind = CollectionView.elementKindSectionHeader
        let path = IndexPath(item: 0, section: 1)
        let header = try #require(view.supplementaryView(forElementKind: kind, at: path))
        let cell = view.cellForItem(at: path)
        var next = start
        next.update(Shelf(id: 2, title: "Tragedies"))
        show(next)
        #expect(log.headers == [1] && log.books.isEmpty)
        #expect(viewer.texts == ["Poems", "A", "B", "Tragedies", "C"])
        #expect(view.supplementaryView(forElementKind: kind, at: path) === header)
        #expect(view.cellForItem(at: path) === cell)
    }

    @Test("What is equal changes nothing, and no viewer hears of it")
    func equal() {
        show(start)
        log.books = []
        dataSource.apply(start)
        #expect(viewer.update() == nil && log.books.isEmpty)
    }

    @Test("Models are found by identifier and by place, and those of what is gone are not")
    func lookUps() {
        show(start)
        #expect(dataSource.model(for: 3)?.title == "C")
        #expect(dataSource.model(at: IndexPath(item: 1, section: 0))?.title == "B")
        #expect(dataSource.model(at: IndexPath(item: 9, section: 0)) == nil)
        #expect(dataSource.sectionModel(at: 1)?.title == "Plays")
        var next = dataSource.models()
        next.deleteSections([1])
        show(next)
        #expect(dataSource.model(for: 1) == nil)
        #expect(dataSource.models().items(inSection: 2).map(\.title) == ["C"])
    }

    @Test("What is undone comes back with its model, and a renamed one with its former name")
    func undoing() {
        show(start)
        let history = dataSource.history
        var next = dataSource.models()
        next.deleteItems([2])
        next.deleteSections([2])
        show(next)
        next.update(Book(id: 1, title: "A2"))
        show(next)
        #expect(viewer.texts == ["Poems", "A2"])
        history.undo()
        viewer.update()
        #expect(viewer.texts == ["Poems", "A"])
        history.undo()
        viewer.update()
        #expect(viewer.texts == ["Poems", "A", "B", "Plays", "C"])
        #expect(dataSource.model(for: 3)?.title == "C" && dataSource.sectionModel(at: 1)?.title == "Plays")
        #expect(dataSource.models().items(inSection: 1).map(\.title) == ["A", "B"])
        history.redo()
        viewer.update()
        #expect(viewer.texts == ["Poems", "A"] && dataSource.model(for: 2) == nil)
        history.redo()
        viewer.update()
        #expect(viewer.texts == ["Poems", "A2"] && !history.canRedo)
    }

    @Test("Undoing leaves alone what was renamed once more since, and takes an insertion's model away")
    func undoingAfterOthers() {
        show(start)
        let history = dataSource.history
        var next = dataSource.models()
        next.update(Book(id: 1, title: "A2"))
        next.appendItems([Book(id: 9, title: "New")], toSection: 1)
        show(next)
        history.disableUndoRegistration()
        next.update(Book(id: 1, title: "A3"))
        show(next)
        history.enableUndoRegistration()
        history.undo()
        viewer.update()
        #expect(viewer.texts == ["Poems", "A3", "B", "Plays", "C"] && dataSource.model(for: 9) == nil)
    }

    @Test("The models follow an order that a user made by dragging")
    func dragged() {
        show(start)
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { _ in }
        dataSource.collectionView(
            view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
        #expect(dataSource.models().items(inSection: 1).map(\.title) == ["B", "A"])
    }

    @Test("A provider that looks while the change is under way sees models and structure of one state")
    func oneStep() {
        show(start)
        var next = start
        next.update(Book(id: 1, title: "A2"))
        next.moveItem(1, afterItem: 3)
        show(next)
        #expect(log.books == ["A2"])
        #expect(viewer.texts == ["Poems", "B", "Plays", "C", "A2"])
    }

    @Test("Applied from elsewhere, the last one named is shown, with its content")
    func elsewhere() async {
        let dataSource = dataSource
        let models = start
        await Task.detached {
            for number in 1...20 {
                var next = models
                next.update(Book(id: 1, title: "A\(number)"))
                if number < 20 { dataSource.apply(next, completion: nil) } else { await dataSource.apply(next) }
            }
        }.value
        viewer.update()
        #expect(viewer.texts.prefix(2) == ["Poems", "A20"])
    }

    @Test("Identifiers without models stop the program")
    func noModel() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = CollectionView()
            let dataSource = CollectionViewModelDataSource<Shelf, Book>(collectionView: view) { _, _, _ in nil }
            dataSource.apply(DiffableDataSourceSnapshot(sections: [(1, [5])]))
            RecordingViewer(view).update()
        }
        expect(result, says: "CollectionViewModelDataSource: there is no model for item 5", "apply a ModelSnapshot")
    }
}
