import Diffable
import Foundation
import Testing

@testable import ShoppingExample

/// What the guide promises beside what it tests itself.
@MainActor struct OrderTests {
    let tests = ShoppingTests()
    var screen: ShoppingScreen { tests.screen }

    private func drag(_ product: Product, onto other: Product) throws -> Bool {
        let view = screen.collectionView
        CollectionViewWindow(collectionView: view).resize(to: CGSize(width: 400, height: 600))
        let (from, to) = (screen.dataSource.indexPath(for: product)!, screen.dataSource.indexPath(for: other)!)
        guard view.beginInteractiveMovementForItem(at: from) else { return false }
        view.updateInteractiveMovementTargetPosition(try #require(view.layoutAttributesForItem(at: to)).center)
        view.endInteractiveMovement()
        return true
    }

    @Test("The list is in the order of a drag, also after a search, until that is undone and once it is redone")
    func order() throws {
        #expect(try drag(tests.apples, onto: tests.pears))
        let field = try #require(screen.controls.compactMap { $0 as? SearchField }.first)
        field.userDidChange("ea")
        field.userDidChange("")
        #expect(tests.shown == [tests.pears, tests.apples, tests.bagels])
        screen.undo()
        #expect(tests.shown == [tests.apples, tests.pears, tests.bagels])
        screen.redo()
        #expect(tests.shown == [tests.pears, tests.apples, tests.bagels])
    }

    @Test("A row can't be dragged while a search leaves rows out")
    func searching() throws {
        try #require(screen.controls.compactMap { $0 as? SearchField }.first).userDidChange("p")
        #expect(try !drag(tests.apples, onto: tests.pears))
    }

    @Test("A search that finds nothing says so, and no more once it is cleared")
    func nothing() throws {
        let field = try #require(screen.controls.compactMap { $0 as? SearchField }.first)
        field.userDidChange("cheese")
        #expect(screen.contentUnavailableConfiguration != nil)
        field.userDidChange("")
        #expect(screen.contentUnavailableConfiguration == nil)
    }

    @Test("A new aisle stands at its place, and goes with its last product; products are sorted within aisles")
    func aisles() {
        screen.list.remove(tests.bagels)
        #expect(screen.dataSource.snapshot().sectionIdentifiers == [.fruit])
        screen.list.add(Product(name: "Soap", emoji: "🧼"), to: .other)
        screen.list.add(tests.bagels, to: .bread)
        #expect(screen.dataSource.snapshot().sectionIdentifiers == [.fruit, .bread, .other])
        screen.list.sort { $0.name > $1.name }
        #expect(tests.shown.map(\.name) == ["Pears", "Apples", "Bagels", "Soap"])
    }

    @Test("A parent has a disclosure, its kinds have none, and one that is chosen is on the list")
    func kinds() throws {
        let kinds = try #require(screen.screen(at: "kinds") as? KindsScreen)
        let window = CollectionViewWindow(collectionView: kinds.collectionView)
        window.resize(to: CGSize(width: 400, height: 600))
        let rows = try #require(window.nextTransaction()).rows.compactMap(\.content)
        #expect(rows.map(\.text) == ["Apples", "Boskoop", "Fuji", "Pears"])
        #expect(rows.map { $0.accessories.isEmpty } == [false, true, true, false])
        kinds.collectionView(kinds.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
        #expect(tests.shown.map(\.name) == ["Apples", "Pears", "Boskoop", "Bagels"])
    }
}
