/// How misuse messages call a view and its items.
package struct MisuseNouns: Sendable {
    package var view: String
    package var item: String

    package init(view: String, item: String) {
        self.view = view
        self.item = item
    }

    package static let collectionView = MisuseNouns(view: "CollectionView", item: "item")
}
