import Foundation

/// What a collection view asks of the table that is built on it.
@MainActor package protocol TableSource: AnyObject {
    /// How misuse messages call the table and its rows.
    var nouns: MisuseNouns { get }

    /// Sets what only the table knows of a row on its cell, which is about to be shown or whose state changed.
    func prepare(_ cell: CollectionViewListCell, at indexPath: IndexPath)

    /// The height that the table gives a row; nil lets the viewer measure it.
    func height(ofRowAt indexPath: IndexPath) -> Double?

    /// The height that the table gives a header or footer; nil lets the viewer measure it.
    func height(ofSupplementary kind: String, inSection section: Int) -> Double?
}
