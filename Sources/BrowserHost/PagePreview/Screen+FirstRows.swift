import CollectionViews
import Foundation
import Screens

extension Screen {
    /// The first rows, as JSON of a transaction that shows them from nothing: what the list of all pages draws. Nil while
    /// there are none. The view is loaded, yet never appears.
    func firstRows(_ makeWindow: (CollectionView) -> any ViewerWindow) -> String? {
        loadViewIfNeeded()
        let window = makeWindow(collectionView)
        defer { window.close() }
        window.resetViewer()
        window.resize(to: CGSize(width: PagePreviews.width, height: PagePreviews.height))
        guard let transaction = window.nextTransaction(), !transaction.rows.isEmpty else { return nil }
        var json = JSONWriter()
        transaction.write(to: &json)
        // Nothing in it ends the element that it stands in, or is taken for a place of the document's template.
        return String(decoding: json.bytes, as: UTF8.self).split(separator: "<", omittingEmptySubsequences: false)
            .joined(separator: "\\u003c").split(separator: "{{", omittingEmptySubsequences: false)
            .joined(separator: "{\\u007b")
    }
}
