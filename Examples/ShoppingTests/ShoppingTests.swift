import Diffable
import Foundation
import Testing

@testable import ShoppingExample

@MainActor struct ShoppingTests {
    let apples = Product(name: "Apples", emoji: "🍎")
    let pears = Product(name: "Pears", emoji: "🍐")
    let bagels = Product(name: "Bagels", emoji: "🥯")
    let screen: ShoppingScreen

    init() { screen = ShoppingScreen(list: ShoppingList([.fruit: [apples, pears], .bread: [bagels]])) }

    var shown: [Product] { screen.dataSource.snapshot().itemIdentifiers }

    @Test("What was bought during a search is gone after it, until that is undone")
    func search() throws {
        let field = try #require(screen.controls.compactMap { $0 as? SearchField }.first)
        field.userDidChange("ea")
        #expect(shown == [pears])
        screen.list.remove(pears)
        field.userDidChange("")
        #expect(shown == [apples, bagels])
        screen.undoButton.userDidPress()
        #expect(shown == [apples, pears, bagels])
    }

    @Test("Rows say what products are called")
    func rows() {
        let window = CollectionViewWindow(collectionView: screen.collectionView)
        window.resize(to: CGSize(width: 400, height: 600))
        let texts = window.nextTransaction()?.rows.compactMap { $0.content?.text }
        #expect(texts?.contains("Apples") == true)
    }
}
