import CollectionViews
import Foundation
import Screens

extension Screen {
    /// What the list of all pages shows of the screen; nil while it has no rows. The view is loaded, yet never appears.
    func preview(
        _ makeWindow: (CollectionView) -> any ViewerWindow, files: ServedFiles, width: Int = PagePreviews.width
    ) -> PagePreview? {
        loadViewIfNeeded()
        let window = makeWindow(collectionView)
        defer { window.close() }
        return preview(in: window, files: files, width: width)
    }

    /// The same by a window that knows of what comes later.
    func preview(in window: any ViewerWindow, files: ServedFiles, width: Int = PagePreviews.width) -> PagePreview? {
        window.resetViewer()
        window.resize(
            to: CGSize(width: width, height: PagePreviews.height), textScale: 1, idiom: .mac, displayScale: 1)
        guard var transaction = window.nextTransaction(), !transaction.rows.isEmpty else { return nil }
        let isPlain = transaction.isPlainList
        transaction.removeRowsBelow(PagePreviews.lowest)
        var json = JSONWriter(files: files)
        transaction.write(to: &json)
        return PagePreview(
            rows: json.textForDocument, isPlain: isPlain, isTree: transaction.role == .tree,
            indexTitles: transaction.indexTitles)
    }

    /// Waits for the first rows of what is being read, such as a file, because they say what they stand on. A document
    /// that has to be waited for longer comes without.
    func waitForRows() async {
        loadViewIfNeeded()
        for _ in 0..<20 where listRestoration?.isLoading() == true && !hasRows {
            try? await Task.sleep(for: .milliseconds(5))
        }
    }

    private var hasRows: Bool {
        (0..<collectionView.numberOfSections).contains { collectionView.numberOfItems(inSection: $0) > 0 }
    }
}

extension WindowTransaction {
    /// Leaves out what begins so far down that no card shows it.
    fileprivate mutating func removeRowsBelow(_ lowest: CGFloat) {
        let tops = Dictionary(uniqueKeysWithValues: lanes.map { ($0.id, $0.frame.minY) })
        rows.removeAll { $0.frame.minY + ($0.lane.flatMap { tops[$0] } ?? 0) >= lowest }
    }
}

extension JSONWriter {
    /// What was written, as it may stand in a document: nothing in it ends the element that it stands in.
    var textForDocument: String {
        String(decoding: bytes, as: UTF8.self).split(separator: "<", omittingEmptySubsequences: false)
            .joined(separator: "\\u003c")
    }
}
