import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Who may be a view's data source")
struct DataSourceOfViewTests {
    @Test("Setting the diffable data source that a view has already does nothing")
    func same() throws {
        let list = DiffableList<Int, Int> { "\($0)" }
        list.show(.of((0, [1, 2])))
        let cell = try #require(list.cell(0))
        list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false)
        list.viewer.update()
        list.view.dataSource = list.dataSource
        #expect(list.viewer.update() == nil)
        #expect(list.cell(0) === cell)
        #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        list.show(.of((0, [2])))
        #expect(list.viewer.texts == ["2"])
    }

    @Test("A second diffable data source stops the program, and says which one is there")
    func second() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let list = DiffableList<Int, Int> { "\($0)" }
            let other = CollectionViewDiffableDataSource<String, Int>(collectionView: list.view) { _, _, _ in nil }
            other.apply(.of(("a", [1])))
        }
        expect(
            result,
            says:
                "CollectionViewDiffableDataSource<String, Int>.init(collectionView:cellProvider:): the view is driven "
                + "by another diffable data source already, CollectionViewDiffableDataSource<Int, Int>",
            "keep that one and apply to it, or make another view")
    }

    @Test("Once the first one is gone, another may take the view over")
    func successor() {
        let view = CollectionView()
        let registration = CollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
        func make() -> CollectionViewDiffableDataSource<Int, Int> {
            CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
                view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
            }
        }
        var dataSource: CollectionViewDiffableDataSource<Int, Int>? = make()
        dataSource?.apply(.of((0, [1, 2])))
        dataSource = nil
        let other = make()
        other.apply(.of((0, [1])))
        #expect(view.numberOfItems(inSection: 0) == 1)
        #expect(dataSource == nil)
    }
}
