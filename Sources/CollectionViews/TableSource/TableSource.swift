import Foundation

/// What a table that shows itself through a collection view answers it.
@MainActor package protocol TableSource: AnyObject {
    /// What the view's sentences call the table.
    var words: ViewWords { get }

    /// A cell is about to be shown, or its state changed: sets what only the table knows of its row.
    func prepare(_ cell: CollectionViewListCell, at indexPath: IndexPath)

    /// The height of a row that the table knows; nil lets the viewer measure it.
    func height(ofRowAt indexPath: IndexPath) -> Double?

    /// The height of a header or footer that the table knows; nil lets the viewer measure it.
    func height(ofSupplementary kind: String, inSection section: Int) -> Double?
}

/// How sentences about misuse speak of a view and what it shows.
package struct ViewWords: Sendable {
    package var view: String
    package var item: String

    package init(view: String, item: String) {
        self.view = view
        self.item = item
    }

    package static let collectionView = ViewWords(view: "CollectionView", item: "item")
}
